# Words of the browser client. What the terminal says as well stands in the shared files.

## Everywhere

web-skip = To the content
web-about = About
web-settings = Settings
web-close = Close
web-cancel = Never mind
web-yes = Yes
web-no = No
web-loading = Loading …
web-home = To the start page
web-retry = Try again
web-link = Link
web-copy = Copy
web-copied = Copied
web-send = Send
web-default-name = Guest
web-waiting = One moment …

## Start

web-hero = Four rulebooks, one table.
web-hero-help = Play alone, at one screen, over the network or beside bots. Nothing to install, no account, and every rule is a click away.
web-continue = Your matches
web-running = running
web-finished = finished
web-forget = Take { $title } off this list
web-choose = Choose a game
web-quick = Play now
web-set-up = Set up
web-game-under-falling-skies = A mothership comes down on the city. Place your dice well: each one works in your base, and each one lets the ships above it fall. Alone, about 30 minutes.
web-game-dawn-of-the-zeds = Farmingdale lies at the end of four roads, and the dead walk on all of them. Hold the town until help comes. Alone or together, two hours.
web-game-wildlands = Five fighters hidden in ruins, five crystal shards to gather, and anybody may interrupt anybody. Two to four players, 45 minutes.
web-game-under-our-sun = A long walk through a burnt land, day by day: water, food, camps, enemies, and perhaps a traitor among you. Alone or together, an evening.

## Set-up

web-presets = How do you want to play?
web-presets-help = Ready-made choices; every single option can be changed below.
web-players = Players
web-your-name = Your name
web-how-many = How many seats?
web-seat-me = me
web-seat-link = whoever gets the link
web-seats-help = Several seats for yourself make a hot-seat game: the screen is handed round. Links to open seats are shown once the match has begun.
web-seats-need = For { $seats } seats choose { $option }: { $value } (under Options).
web-reaction = Time to react
web-reaction-help = Some games ask everybody whether they react. Should silence count as no after a while?
web-reaction-seconds =
    { $seconds ->
        [0] no limit
        [60] one minute
        [300] five minutes
       *[other] { $seconds } seconds
    }
web-options = Options
web-begin = Begin

## Joining

web-invited = You are invited to { $title }
web-sit-down = Take the seat
web-only-watch = Only watch

## The table

web-table = The table
web-board = The board
web-panels = Panels
web-tab-log = Log
web-tab-rules = Rules
web-tab-seats = Players
web-tab-chat = Chat
web-tab-history = History
web-log = What has happened
web-earlier = Earlier lines
web-undo = Undo
web-undo-help = Take your last answer back (U)
web-ask-hint = Hint
web-hint-help = What would a good player do? (H)
web-hint = A good player would: { $act }
web-thoughts = Chance of winning, as the champion sees it
web-thought-visits = Tried { $visits } times in thought
web-thinking = Thinking …
web-why = Why not?
web-why-help = Then click anything on the board to learn why it cannot be chosen (W)
web-why-now = Click anything on the board to learn why it cannot be chosen.
web-possible = That is possible.
web-unfold = All { $count } answers
web-fold = Fewer answers
web-which = Which of these?
web-odds-certain = This would happen
web-odds = Then luck decides
web-odds-open = Many outcomes; none is likelier than { $share }.
web-odds-sampled = Then luck decides (estimated)
web-clock =
    { $seconds ->
        [one] One second left; then silence counts
       *[other] { $seconds } seconds left; then silence counts
    }
web-consent-waiting = You have asked to take something back. Waiting for { $names } to agree.
web-consent-refused = { $name } would rather not take that back. It stays as it is.
web-consent =
    { $count ->
        [one] Somebody would like to take the last answer back. Do you agree?
       *[other] Somebody would like to take the last { $count } steps back. Do you agree?
    }
web-connection-lost = The connection to the server is lost. Trying again …
web-first-time = New here
web-got-it = Got it
web-ready = I am { $seat }
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-rules-of = The rules of { $title }
web-search-rules = Search the rules
web-all-rules = All { $count } rules
web-rules-language = Rules are restated in our own words, in English.
web-history = History of the match
web-first = To the beginning
web-back = One step back
web-forward = One step forward
web-entry = { $entry } of { $count }
web-now = Back to now
web-looking-back = You are looking at an earlier moment. The match waits.

## Players

web-you = you
web-host = host
web-to-answer = to answer
web-lobby = Waiting for players
web-lobby-help = Send each of them a link; whoever opens it first has the seat.
web-seat-open = waiting for somebody with the link
web-here = here
web-away = away
web-orders = Standing orders
web-take-back = Play it myself again
web-hand-to-bot = Let a bot play this seat
web-watching =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-watch-link = Link for those who only watch

## The end

web-again = Play again
web-watch = Watch it again
web-luck = Check the luck
web-luck-help = Before the first move everybody saw the fingerprint of the seed. Now the seed is open, and anyone can compute all luck of this match from it.
web-seed = Seed
web-commitment = Fingerprint

## Replays

web-replay = { $title }: a match to watch
web-to-end = To the end
web-play = Play
web-pause = Pause
web-viewer = Whose eyes?
web-viewer-all = everything is seen

## Settings

web-set-language = Language
web-set-language-en = English
web-set-language-de = Deutsch
web-set-theme = Colours
web-set-theme-auto = like my system
web-set-theme-light = light
web-set-theme-dark = dark
web-set-motion = Motion
web-set-motion-auto = like my system
web-set-motion-full = moving
web-set-motion-none = still
web-set-size = Text
web-set-size-small = small
web-set-size-normal = normal
web-set-size-large = large
web-set-sound = Sound
web-set-sound-on = on
web-set-sound-off = off
web-set-again = Show the cards for newcomers again
web-set-again-done = They will be shown again.
web-set-keys = Keys at the table: the number of an answer; U undo, H hint, W why not, Esc to leave a menu.

## About

web-about-title = About Holdfast
web-about-text = Holdfast plays four board games by their rulebooks. Each rule has an id, a place in the code and a test; whatever is refused names its rule.
web-about-luck = Luck can be checked: its seed is fixed before the first move and opened after the last.
web-provenance = Where the content comes from
web-provenance-help = Every card and every number says where it was found, and how far that can be trusted. What nobody has published we designed ourselves, and say so ("own").
web-source = Source
web-confidence = Confidence
web-confidence-very-high = very high
web-confidence-high = high
web-confidence-medium = medium
web-confidence-low = low
web-confidence-own = own
web-entries = Entries
web-licences = Licences
web-credit-icons = icons, by Lorc, Delapouite and contributors
web-credit-fonts = typefaces
web-credit-code = the browser client is built with it
web-credit-words = texts in several languages
web-trademarks = Names of games belong to their owners. Holdfast is a project of its own and contains no pictures or texts of theirs.

## Trouble

web-server-away = No connection to the server. Lessons, rules and this page work without it; matches go on when it is back.
web-server-gone = The server does not answer.
web-server-failed = The server could not do that.
web-not-found = That does not exist.
web-trouble-not-found = There is nothing here
web-trouble-not-found-help = The address may be mistyped, or the page has moved.
web-trouble-no-match = There is no such match
web-trouble-no-match-help = It may have been removed, or the link is not complete.
web-trouble-not-allowed = This table is private
web-trouble-not-allowed-help = Only those who sit at it can see it. Open it on the device where you took your seat, or ask for a link.
web-trouble-server-gone = The server does not answer
web-trouble-server-gone-help = It may be restarting. This page goes on by itself as soon as it is back.
web-trouble-seat-taken = This seat is taken
web-trouble-seat-taken-help = Somebody was faster. Ask for another link, or watch.
web-trouble-failed = That did not work
web-trouble-failed-help = The server could not answer. Trying again may help.
web-trouble-not-over = This match cannot be watched yet
web-trouble-not-over-help = Replays open when the match is over.

## Under Falling Skies

web-ufs-sky = The sky
web-ufs-base = The base
web-ufs-column = column { $column }
web-ufs-tunnel = tunnel { $space }
web-ufs-space = space { $space }
web-ufs-modifier = modifier { $modifier }
web-ufs-cost = costs { $cost }
web-ufs-excavator = the excavator is here
web-ufs-unexcavated = not excavated
web-ufs-no-dice = All dice are placed.

## Wildlands

web-wl-choices = Factions and colours
web-wl-hand = Cards in hand
web-wl-deck = Draw pile
web-wl-collected = Shards collected
web-wl-trophies = Enemies defeated
web-wl-space = space { $number }
web-wl-cover = cover
web-wl-height = height { $level }
web-wl-shard = shard ({ $colour })
web-wl-figure = { $character }, health { $left } of { $health }
web-wl-hidden = { $character }, not yet on the board, health { $left } of { $health }
web-wl-defeated = { $character }, defeated
web-wl-points = { $score } of 5 points

## Dawn of the Zeds

web-dz-start = Start
web-dz-round = Round
web-dz-ammo = Ammo
web-dz-actions = Actions
web-dz-cards-left = Event cards left
web-dz-bag = Zeds in the bag
web-dz-event = The event card
web-dz-all-paths = every path
web-dz-location-twice = location, twice
web-dz-reserve = in reserve
web-dz-waiting = Not in play yet:
web-dz-cemetery = In the cemetery:
web-dz-zed = Zed of strength { $strength }
web-dz-unit = { $unit }, strength { $strength }
web-dz-no-entry = no entry

## Under our Sun

web-uos-unknown = unexplored
web-uos-move = movement { $cost }
web-uos-water = water
web-uos-dry = dry water source
web-uos-fire = campfire
web-uos-camp = camp
web-uos-body = { $enemy } (defeated)
web-uos-people = The characters
web-uos-build = { $hp } HP, carries { $water } water
web-uos-skill = { $skill }: { $text }
web-uos-lies = Here: { $things }
web-uos-strikes = strikes with { $dice }
web-uos-sells = has { $things }
web-uos-survivor = Your card: Survivor
web-uos-traitor = Your card: Son of Liberty
web-uos-injured = injured
web-uos-infected = infected
web-uos-hidden = unseen
web-uos-fallen =
    { $phases ->
        [one] fallen, to be revived at once
       *[other] fallen, { $phases } phases left
    }
web-uos-hp = Health
web-uos-ap = Action points
web-uos-reserve = Water
web-uos-karma = Karma dice
web-uos-fitness-tired = tired
web-uos-fitness-ok = well
web-uos-fitness-fit = fit
web-uos-worn = worn

## Lessons

web-learn = Learn
web-lesson = Lesson
web-lesson-title = { $title }: a lesson
web-lesson-step = { $step } of { $count }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-leave = Leave
web-lesson-your-turn = Your turn: choose on the board or below.
web-lesson-happened = What just happened
web-lesson-try = That would be allowed, too. For this lesson, try: { $act }
