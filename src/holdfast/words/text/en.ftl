# Words that every game and every shell shares.

list = { $first } and { $last }

## Refusals of the engine itself

no-game-over = The game is over.
no-luck-first = First the dice or cards must fall.
no-not-your-turn = It is not your turn to answer.
no-such-thing = There is no such thing here.
no-not-now = That cannot be done at this moment.
no-luck-now = Nothing is left to chance at this moment.
no-such-luck = Chance cannot turn out that way.

## Names of players

seat-name = Player { $number }
# A seat among the arguments of a text; shells that know a player's name say that instead.
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-5 = Player 5
seat-6 = Player 6
seat-7 = Player 7
seat-8 = Player 8
seat-person = a person
seat-bot = bot ({ $level })

## The menu

menu-title = Which game?
menu-line = { $title }, { $seats } ({ $stage })
menu-seats =
    { $least ->
        [1] { $most ->
            [1] for one player
           *[other] for one to { $most } players
        }
       *[other] for { $least } to { $most } players
    }
menu-ask = Number or name (Enter for 1, q to leave):
menu-preset = How hard? Ready-made choices:
menu-preset-ask = Number (Enter for 1):
menu-seats-ask = How many players ({ $least } to { $most }, Enter for { $least })?
menu-bots = Which of them are bots? Levels: { $levels }.
menu-bots-ask = For example 2={ $level } or 2={ $level },3={ $level } (Enter for none):
menu-wrong = { $words } is not one of the choices.

option-pack = Content pack
option-pack-help = The cards, boards and figures to play with.
option-pack-built-in = the one that comes with the game
stage-draft = being written
stage-playable = playable
stage-complete = complete

## Play

play-begins = { $title }: type a number, a place, a piece, or help.
play-luck = Fingerprint of the luck: { $commitment }. The seed is shown when the game is over.
play-loaded = Loaded { $file } at entry { $entries }.
play-bot = { $seat } ({ $level }): { $act }
play-waiting = Waiting for { $seats }.
play-prompt = >
play-prompt-seat = { $seat } >
play-eof = End of input: the game stops here.
play-eof-kept = End of input: the game stops here. It is kept in { $file }; holdfast play --continue goes on with it.
play-not-understood = { $words } is none of the answers. Type a number from 1 to { $count }, or help.
play-several = { $words } can mean several answers: { $numbers }.
play-refused = Not possible: { $reason } [{ $rule }]
play-fault = Holdfast made a mistake: { $error }. The game stands as before; save it and report it.
play-not-now = Not now: the game is over.
play-back = Enter shows the board again.
play-retaken =
    { $count ->
        [one] Once luck was seen and taken back in this game.
       *[other] { $count } times luck was seen and taken back in this game.
    }

preview-won = wins the game
preview-lost = loses the game

undo-done =
    { $count ->
        [one] One answer taken back.
       *[other] { $count } entries taken back.
    }
undo-retaken = Taken back beyond a roll or a secret: the same luck will come again, and the game is marked.
undo-nothing = There is nothing to take back.
undo-barrier = That cannot be taken back: since then luck, a secret or another player has spoken.

hand-over = Hand the screen to { $seat }. Nobody else should look.
hand-over-ask = { $seat }: press Enter when you are ready.

why-usage = Ask about an answer or a place: why 3, or why B4.
why-possible = Possible: { $act }
why-not = { $act }: { $reason } [{ $rule }]
why-unknown = Nothing here is called { $words }.
why-elsewhere = At this question nothing can be done with { $words }.
why-more =
    { $count ->
        [one] One more answer is refused for other reasons; ask more narrowly.
       *[other] { $count } more answers are refused; ask more narrowly.
    }

try-usage = Which answer? try 3 shows what it would do.
try-nothing = Nothing would happen at once.
try-title = { $act } would bring:
try-secret = Looking ahead is not possible in a game with secrets.
hint-best = The { $level } would answer { $number }: { $act }
hint-line = { $number }: { $percent } % to win, tried { $visits ->
    [one] once
   *[other] { $visits } times
}: { $act }

rules-none = No rule speaks of { $words }.
rules-now = The rule that applies now:
rules-more = { $shown } of { $count } shown; search more narrowly.
rules-usage = rules WORD searches all { $count } rules, rules ID shows one.
rules-ruling = Ruling { $id }: { $ruling }

save-usage = Where to? save FILE.
save-done = Saved in { $file }.
save-failed = Could not save: { $error }
save-overwrite = { $file } is there already. Write over it? (y/n)
save-kept = Nothing was written.
save-offer = Save this game before leaving? File name, or Enter for no:
log-empty = Nothing has happened yet.
log-round = ({ $number })
quit-done = Goodbye.
quit-kept = Goodbye. The game is kept in { $file }; holdfast play --continue goes on with it.
keep-failed = The running game cannot be kept: { $error }. Use save FILE.

over-title = Game over
over-won = Won!
over-lost = Lost.
over-winners = Won by { $winners }.
over-seed = Seed of the luck: { $seed }
over-save = save FILE keeps the game, undo takes the last answer back, quit leaves.
over-replay = To watch it again: holdfast replay { $file }

## Commands of the terminal

command-help = help
command-why = why
command-try = try
command-hint = hint
command-undo = undo
command-rules = rules
command-save = save
command-log = log
command-board = board
command-seat = seat
command-quit = quit

help-title = What can be typed
help-answer = 3, or a place such as B4
help-answer-does = give that answer
help-why = why 3, why B4
help-why-does = why something is not possible, with the rule
help-try = try 3
help-try-does = what an answer would bring, without giving it
help-hint = hint
help-hint-does = what a good player would answer, and how likely it wins
help-undo = undo
help-undo-does = take the last answer back
help-rules = rules, rules WORD
help-rules-does = the rule that applies now; a search in all rules
help-log = log, log 20
help-log-does = what has happened so far
help-save = save FILE
help-save-does = keep the game in a file
help-board = board
help-board-does = draw the board and the answers again
help-seat = seat 2
help-seat-does = answer as another player, where several are asked
help-quit = quit
help-quit-does = leave; holdfast play --continue goes on later
help-signs = What the signs mean
help-kept = After every answer the game is kept in { $file }.

seat-usage = seat NUMBER, one of { $seats }.

## Watching a record

replay-title = { $title }: entry { $entry } of { $count }
replay-start = the beginning
replay-answer = { $seat }: { $act }
replay-luck = Luck: { $outcome }
replay-keys = Enter next, b back, a number to go there, e end, q leave
replay-verified = { $file }: { $count } entries replay as recorded. { $ending }
replay-unfinished = The game was not finished.
replay-seed-good = All luck follows from the seed in the record.
replay-seed-none = The record holds no seed: its luck cannot be checked.
replay-migrated = It was played with rules version { $old } and is carried over to version { $new }.
replay-luck-moved = { $count ->
    [one] One entry of luck stands elsewhere than where it was drawn, because the rules have changed since. It was checked for the place that the record gives.
   *[other] { $count } entries of luck stand elsewhere than where they were drawn, because the rules have changed since. They were checked for the places that the record gives.
}

## Plain board for games without a drawing of their own

board-secret = ?
board-hidden = { $count } hidden

## What the table says over the network

table-stale = Too late: the game has moved on.
table-not-your-seat = That seat is not yours to play.
table-no-such-answer = That is not an answer in this game.
table-no-such-order = There is no standing order { $order }.
table-no-such-level = There is no bot of level { $level }.
table-no-such-invite = This link has been used already, or was replaced by a newer one.
table-not-open = That seat is taken.
table-broken = The server made a mistake; the game stands as before.
table-old-rules = This match was played with other rules or content and cannot be opened here: { $detail }
table-no-such-match = There is no such match.
table-no-spectators = This match is played without spectators.
table-wrong-key = This key does not open a seat of the match.
table-full = The server has as many matches as it can take.
table-not-over = That can be seen once the match is over.
table-no-such-entry = The match has no such entry.
table-no-such-step = The lesson has no such step.
table-no-lesson = This game has no lesson.
table-not-yours = Only a spectator or the owner of a seat may look through it.
table-busy = The server is thinking about too many things at once; try again in a moment.
table-too-fast = Too many requests; wait a moment.
table-bad-message = The server did not understand that.
table-no-hello = The server heard nothing from you.
table-too-slow = Your connection could not keep up.
table-stopping = The server is restarting; the game goes on in a moment.
table-host-only = Only the host of the match may do that.
table-no-hint = There is no hint for this.
undo-over = The game is over and its luck is revealed: nothing can be taken back.
undo-pending = Somebody has already asked to take something back.
undo-gone = Nobody asks for that any more.
undo-not-asked = Your consent is not needed.
account-exists = That name is taken.
account-wrong = Name or password is wrong.
account-none = Nobody is logged in.
account-off = This server has no accounts.
table-no-such-game = There is no such game here.
table-bad-options = These options do not fit: { $detail }
table-bad-record = This file cannot be played on: { $detail }
table-wrong-origin = The server takes no requests from that page.
