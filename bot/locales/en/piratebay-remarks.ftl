# Pirate Bay: what is said of an answer beside its note. Short: it stands in a menu.

## odds, and what could be done there

piratebay-remark-merchant = chance to take her { $odds } %
piratebay-remark-home = beside your islet
piratebay-remark-mends = your anchor: both masts again
piratebay-remark-load = to load: { $n }
piratebay-remark-explore = to explore: { $n }
