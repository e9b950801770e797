# Age of Sail: what is said of an answer beside its note. Short: it stands in a menu.

## odds, and whose cannons fire on the way

ageofsail-remark-forts =
    under fire from { $owner }’s fort: up to { $n ->
        [one] { $n } shot
       *[other] { $n } shots
    }
ageofsail-remark-abeam =
    abeam { $target }: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, { $odds } %
ageofsail-remark-abeam-cannon =
    abeam { $owner }’s cannon: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, { $odds } %
ageofsail-remark-fight = wins at { $odds } %
ageofsail-remark-odds = hits by number of shots, in %: { $odds }
ageofsail-remark-hit = hits at { $odds } %
ageofsail-remark-back =
    up to { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    } back, { $odds } %
ageofsail-remark-back-turns = may turn to bear
ageofsail-remark-back-none = can’t answer
