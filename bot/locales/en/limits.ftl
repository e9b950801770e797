# What keeps pests away: limits on what one person may set off, blocks, and where games may be played.

## Limits

many-clicks = That was fast: more than { $count } clicks within { $seconds } seconds. I ignore the rest. Nothing is lost: go on in a few seconds.
refuse-many-calls = Your challenges and invitations that <@{ $person }> hasn’t answered yet: { $count }. Once one of them is answered you can send another.
refuse-paused = You can challenge or invite <@{ $person }> again <t:{ $until }:R>. There is a day’s pause after a no, and after you withdraw a challenge or invitation. <@{ $person }> can still challenge you in the meantime.
refuse-many-hosted = Your tables that are still waiting for players: { $count }. Begin, withdraw or leave one of them before you open another.
refuse-many-seats = You are already at { $count } tables. Finish or leave one of them before you take another seat.
refuse-many-posts = You have caused a lot of new messages in this channel within a minute. Try again <t:{ $until }:R>. You can still make moves.

## Blocks

button-block = Block
button-block-yes = Yes, block
button-block-no = No
command-block = Block somebody: no challenges, no invitations, no shared tables
    .name = block
command-block-user = Who you block; you can unblock them in your settings
    .name = user
block-sure =
    Decline this challenge and block { $who }? Then neither of you can challenge or invite the other, or join a table where the other plays. Running games go on.
    { $who } isn’t told, and you can unblock them at any time: { $settings }.
block-kept = Nothing was changed.
block-done =
    You have blocked { $who }: neither of you can challenge or invite the other now, or join a table where the other plays. Challenges and invitations between you that had no answer yet are cancelled. Running games go on.
    { $who } isn’t told. You can unblock them at any time: { $settings }.
blocks-title = ### People you have blocked
blocks-none = You haven’t blocked anybody. To block somebody, use { $block } or the button “{ button-block }” on a challenge.
blocks-lift = Unblock …

refuse-block-oneself = You can’t block yourself.
refuse-block-bot = Bots don’t play, so there is nothing to block.
refuse-block-yours = You have blocked <@{ $person }>. If you want to play together, unblock them in your settings first.
refuse-block-sits-here = <@{ $person }> is at this table, and you have blocked them. If you want to play together, unblock them in your settings first.
refuse-not-callable = You can’t challenge or invite <@{ $person }> at the moment.
refuse-not-together = You can’t take a seat at this table at the moment.
rematch-without = Not invited: { $who }. Their seats are free.

## Where games may be played

refuse-channel = In this server games are played in { $channels }. Please go there.
refuse-hidden = <@{ $person }> can’t see this channel and couldn’t answer here. Choose a channel that both of you can see.
refuse-rights-lost = Nothing was changed: I don’t have these permissions in the table’s channel: { $rights }. Ask a moderator for them, then press the button again.
