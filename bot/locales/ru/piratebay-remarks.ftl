# «Пиратская бухта»: что сказано об ответе рядом с пояснением. Коротко: это стоит в меню.

## шансы и что там можно сделать

piratebay-remark-merchant = шанс взять { $odds } %
piratebay-remark-home = рядом ваш островок
piratebay-remark-mends = ваш якорь: снова обе мачты
piratebay-remark-load = погрузить: { $n }
piratebay-remark-explore = исследовать: { $n }
