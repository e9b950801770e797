# «Піратська бухта»: що сказано про відповідь поруч із поясненням. Коротко: це стоїть у меню.

## шанси й що там можна зробити

piratebay-remark-merchant = шанс узяти { $odds } %
piratebay-remark-home = поруч ваш острівець
piratebay-remark-mends = ваш якір: знову обидві щогли
piratebay-remark-load = завантажити: { $n }
piratebay-remark-explore = дослідити: { $n }
