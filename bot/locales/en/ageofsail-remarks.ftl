# Age of Sail: what is said of an answer beside its note. Short: it stands in a menu.

## odds, and whose cannons fire on the way

ageofsail-remark-forts =
    { $owner }’s fort may fire: { $n ->
        [one] { $n } salvo
       *[other] { $n } salvos
    }
ageofsail-remark-abeam-cannon =
    abeam { $owner }’s cannon: { $shots ->
        [one] { $shots } shot
       *[other] { $shots } shots
    }, { $odds } %
ageofsail-remark-storm = chance to win { $odds } %
