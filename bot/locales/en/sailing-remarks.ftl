# Games that sail: what is said of an answer beside its note. Short: it stands in a menu.

## odds

sailing-remark-abeam =
    abeam { $target }: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, { $odds } %
sailing-remark-fight = chance to win { $odds } %
sailing-remark-odds = chance to hit (by number of shots): { $odds } %
sailing-remark-hit = chance to hit { $odds } %
sailing-remark-back =
    may answer: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, { $odds } %
sailing-remark-back-turns = may turn to bear
sailing-remark-back-none = can’t answer
