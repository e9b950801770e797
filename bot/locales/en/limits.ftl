# What keeps pests away: limits on what one person may set off, blocks, and where games may be played.

## Limits

many-clicks = That was fast: more than { $count } clicks within { $seconds } seconds. I ignore those beyond that. Nothing is lost: go on in a few seconds.
refuse-many-calls = Challenges and invitations of yours to <@{ $person }> that still wait for an answer: { $count }. As soon as one of them is answered you can make another.
refuse-paused = You can challenge or invite <@{ $person }> again <t:{ $until }:R>. After a no there is a pause of a day, and so there is when you have withdrawn a challenge or invitation yourself. Meanwhile <@{ $person }> can still challenge you.
refuse-many-hosted = Tables of yours that wait for players: { $count }. Begin, withdraw or leave one of them, then you can open another.
refuse-many-seats = You sit at { $count } tables already. Finish or leave one of them, then you can take another seat.
refuse-many-posts = You have set off a lot of new messages in this channel within a minute. Try again <t:{ $until }:R>; moves go on as ever.

## Blocks

button-block = Block
button-block-yes = Yes, block
button-block-no = No
command-block = Have nothing to do with somebody: no challenges, no invitations, no shared tables
    .name = block
command-block-user = Whom you block; your settings let you lift it
    .name = user
block-sure =
    Decline this challenge and block { $who }? Then neither of you can challenge or invite the other, or join a table where the other sits. Games that run go on.
    { $who } isn’t told, and you can lift the block at any time: { $settings }.
block-kept = Nothing was changed.
block-done =
    You have blocked { $who }: neither of you can challenge or invite the other now, or join a table where the other sits. Challenges and invitations between you that waited for an answer have come to nothing; games that run go on.
    { $who } isn’t told. You can lift the block at any time: { $settings }.
blocks-title = ### Whom you have blocked
blocks-none = You have blocked nobody. { $block } does it, and so does the button “{ button-block }” on a challenge.
blocks-lift = Lift the block of …

refuse-block-oneself = You can’t block yourself.
refuse-block-bot = Bots don’t play, so there is nothing to block.
refuse-block-yours = You have blocked <@{ $person }>. If you want to play together, lift the block in your settings first.
refuse-block-sits-here = <@{ $person }>, whom you have blocked, sits at this table. If you want to play together, lift the block in your settings first.
refuse-not-callable = You can’t challenge or invite <@{ $person }> at present.
refuse-not-together = You can’t take a seat at this table at present.
rematch-without = Not invited: { $who }. Their seats are free.

## Where games may be played

command-server-channels = Name the channels where games may be played; none named: everywhere
    .name = channels
command-server-channels-channel = The channel to put on the list or take off it; else you only see the list
    .name = channel
server-channels-everywhere = Games may be played in all channels of this server.
server-channels-named = Games may be played in { $channels }, and in the threads there. Games that already run elsewhere go on.
button-server-everywhere = Everywhere again
refuse-channel = In this server games are played in { $channels }. Go there for it.
refuse-hidden = <@{ $person }> can’t see this channel and couldn’t answer here. Choose a channel that both of you see.
refuse-rights-lost = I lack rights in the channel of this table: { $rights }. So nothing was changed. Ask a moderator to grant them, then press the button again.
