# Dawn of the Zeds auf Deutsch. Ein Zed heißt nach den Stärken seiner beiden Seiten, etwa 5-3.

## Orte

path-forest = Wald
path-mountain = Berg
path-highway = Highway
path-suburb = Vorstadt

space-forest-start = Wald-Start
space-forest-6 = Wald 6
space-forest-5 = Wald 5
space-st-thomas = St. Thomas
space-farm = Die Farm
space-forest-2 = Wald 2
space-forest-1 = Wald 1
space-mall-district = Mall District
space-mountain-start = Berg-Start
space-mountain-6 = Berg 6
space-leftys-pass = Lefty's Pass
space-lucky-strike-mine = Lucky-Strike-Mine
space-mountain-3 = Berg 3
space-campground = Campingplatz
space-mountain-1 = Berg 1
space-east-side = East Side
space-highway-start = Highway-Start
space-highway-6 = Highway 6
space-ingeburg = Ingeburg
space-highway-4 = Highway 4
space-nuclear-plant = Atomkraftwerk
space-highway-2 = Highway 2
space-highway-1 = Highway 1
space-downtown = Downtown
space-suburb-start = Vorstadt-Start
space-suburb-6 = Vorstadt 6
space-east-irek = East Irek
space-university = Farmingdale University
space-beauxville = Beauxville
space-suburb-2 = Vorstadt 2
space-suspension-bridge = Hängebrücke
space-suburbia = Suburbia
space-town-center = Stadtzentrum

## Einheiten und ihre Fähigkeiten

unit-piazza = Captain Piazza
unit-hernandez = Bürgermeister Hernandez
unit-schmidt = Deputy Schmidt
unit-hunt = Sheriff Hunt
unit-johnson = Mr. Johnson
unit-furies = Trupp der Farmingdale Furies
unit-veterans = Veteranentrupp
unit-salvation-troops = Heilstrupp
unit-civilian-1 = Zivilistengruppe 1 (4/2)
unit-civilian-2 = Zivilistengruppe 2 (3/1)
unit-civilian-3 = Zivilistengruppe 3 (3/1)
unit-civilian-4 = Zivilistengruppe 4 (2/1)
unit-civilian-5 = Zivilistengruppe 5 (2/1)
unit-civilian-6 = Zivilistengruppe 6 (2/1)
unit-civilian-7 = Zivilistengruppe 7 (2/1)

ability-elite-sniper = Elite-Scharfschützin
ability-outpost = Feldposten
ability-do-it-myself = Ich mach das selbst!
ability-keys-to-the-town = Schlüssel zur Stadt
ability-traffic-control = Verkehrsleitung
ability-my-fortress = Meine Festung
ability-motivational-speech = Motivierende Ansprache
ability-determination = Entschlossenheit
ability-eagle-scout = Pfadfinder
ability-tough = Hartnäckig
ability-martial-arts = Kampfkünste
ability-born-leader = Geborener Anführer
ability-long-range = Langstrecken-Fernkampf
ability-stockpile = Vorräte
ability-scavenger = Sammler
ability-sharp-eye = Scharfes Auge
ability-traps = Fallen
ability-full-magazine = Volles Magazin
ability-hold-the-line = Die Stellung halten

# Eine Einheit mit ihrem Kürzel auf dem gezeichneten Plan, ein Zed auf der reduzierten Seite mit dem Zeichen dafür.
unit-coded = { $name } ({ $code })
zed-reduced = { $zed }*

marker-well-armed = Gut bewaffnet
marker-civil-leader = Anführer der Zivilisten

## Karten

card-keep-fit = Auf den Beinen bleiben
card-hunting-lodge = Die Jagdhütte
card-well-armed = Aus dem Waffenschrank
card-night-assault-mountain = Nächtlicher Überfall am Berg
card-night-assault-suburb = Nächtlicher Überfall in der Vorstadt
card-night-assault-forest = Nächtlicher Überfall im Wald
card-night-assault-highway = Nächtlicher Überfall am Highway
card-under-our-feet = Unter unseren Füßen
card-spreading = Es breitet sich aus
card-kidding-me = Das soll wohl ein Witz sein
card-hero-arrives = Ein Held trifft ein
card-mine-explosion = Explosion in der Mine
card-tough-zeds = Dickes Fell
card-what-smell = Was riecht hier so?
card-brains-1 = Gehirne!
card-nightfall = Einbruch der Nacht
card-hate-that = Ich hasse es, wenn sie das tun
card-keep-calm = Ruhe bewahren
card-brains-2 = Mehr Gehirne!
card-finale-a = Finale: die Kavallerie
card-finale-b = Finale: das letzte Gefecht

story-killer-excavator = Killerbagger
story-lake-zeds = Zeds aus dem See
story-civil-leader = Einer geht voran
story-adrenaline = Adrenalin
story-organiser = Das Organisationstalent
story-living-dead = Die lebenden Toten
story-iron-will = Eiserner Wille
story-bad-ammo = Schlechte Munition

## Fragen

ask-deal-civilians = Die Zivilisten werden auf die Dörfer verteilt.
ask-draw-event = Die nächste Ereigniskarte wird gezogen.
ask-draw-zed = Ein Zed wird aus dem Beutel gezogen.
ask-draw-story = Eine Storykarte wird gezogen.
ask-draw-hero = Ein Held wird gezogen.
ask-roll-melee = Nahkampf auf { $space }: Es kämpft { $unit }.
ask-roll-shot = { $unit }: Fernkampf auf { $space }.
ask-ward-off = { $unit }: Hartnäckig, ein Wurf für jeden Treffer.
ask-tough-zed = Der hartnäckige Zed würfelt gegen den Treffer.
ask-saving-roll = Der letzte Treffer: Rettungswurf für { $unit }.
ask-search = { $unit } sucht auf { $space }.
ask-traps = Die Fallen auf { $space } schnappen zu.

ask-choose-hero = Wer ist dein persönlicher Held?
ask-choose-hero-others = Ein persönlicher Held wird gewählt.
ask-take-over = Dein Held ist tot. Wen übernimmst du?
ask-take-over-others = Jemand übernimmt einen anderen Helden.
ask-before-phase = { $card }: Vor der Zeds-Phase eine Storykarte spielen?
ask-before-phase-others = Das Team kann eine Storykarte spielen.
ask-activate-path = { $card }: Welcher Weg wird als nächster aktiviert?
ask-activate-path-others = Der nächste Weg wird gewählt.
ask-choose-location = Welcher Weg ist der Handlungsort?
ask-choose-location-others = Der Handlungsort wird gewählt.
ask-other-start = Für Zed { $zed } ist kein Platz. Welches Start-Feld nimmt ihn auf?
ask-other-start-others = Für einen Zed wird ein Start-Feld gewählt.
ask-choose-start = Auf welchem Start-Feld erscheint der neue Zed?
ask-choose-start-others = Für einen neuen Zed wird ein Start-Feld gewählt.
ask-choose-fewest = Noch zu legende Zeds: { $count }. Welcher der leersten Wege ist der nächste?
ask-choose-fewest-others = Für einen neuen Zed wird ein Weg gewählt.
ask-choose-mob = Noch zu bewegende Zeds: { $count }. Welche der stärksten gehen jetzt?
ask-choose-mob-others = Die Zeds, die sich bewegen, werden gewählt.
ask-zed-goes-on = Auf { $space } ist nur für einen Zed Platz. Welcher geht?
ask-zed-goes-on-others = Der Zed, der weitergeht, wird gewählt.
ask-stay-nearer = Die Zeds verlassen { $space } und finden nicht beide Platz. Welcher bleibt näher?
ask-stay-nearer-others = Der Zed, der näher bleibt, wird gewählt.
ask-choose-defender = Die Zeds greifen { $space } an. Wer verteidigt?
ask-choose-defender-others = Ein Verteidiger wird gewählt.
ask-choose-attacker = Auf { $space } stehen Zeds. Wer kämpft gegen sie?
ask-choose-attacker-others = Ein Angreifer wird gewählt.
ask-withdraw = Zeds betreten { $space }. Wer zieht sich zurück, statt zu kämpfen?
ask-withdraw-others = Einheiten können sich zurückziehen.
ask-set-traps = Zeds betreten { $space }. Die Fallen versuchen?
ask-set-traps-others = Fallen können versucht werden.
ask-stop-retreat = Auf { $space } ist Platz für eine Einheit. Wer bleibt dort?
ask-stop-retreat-others = Die Einheit, die bleibt, wird gewählt.
ask-hit-zed = Zu verteilende Treffer auf { $space }: { $hits }. Welcher Zed bekommt den nächsten?
ask-hit-zed-others = Treffer werden verteilt.
ask-before-melee = { $unit } kämpft auf { $space }. Vorher eine Storykarte spielen?
ask-before-melee-others = Das Team kann eine Storykarte spielen.
ask-after-melee = { $unit } hat auf { $space } mit { $sum } verloren. Das Ergebnis wenden?
ask-after-melee-others = Das Team kann das Ergebnis wenden.
ask-reroll = { $unit } hat auf { $space } { $sum } gewürfelt. Neu würfeln?
ask-reroll-others = Der Wurf kann wiederholt werden.
ask-outpost = { $unit } hat geschossen. Ein Feld zurückweichen?
ask-outpost-others = Eine Einheit kann zurückweichen.
ask-choose-die = { $unit } sucht auf { $space }. Welcher Würfel zählt?
ask-choose-die-others = Ein Würfel wird gewählt.
ask-action-phase = Aktionsphase, Aktionsleiste { $actions }. Was nun?
ask-action-phase-others = Die Aktionsphase läuft.
ask-choose-action = Was tut { $unit }?
ask-choose-action-others = Eine Aktion wird gewählt.
ask-choose-target = { $unit } schießt. Auf welches Feld?
ask-choose-target-others = Ein Ziel wird gewählt.
ask-further-action = Welche Aktion ersetzt die Munition für { $unit }?
ask-further-action-others = Eine weitere Aktion wird bezahlt.
ask-choose-served = { $ability }: für wen?
ask-choose-served-others = Eine Einheit wird gewählt.
ask-consent = Spieler { $player } möchte { $unit } einsetzen. Einverstanden?
ask-consent-others = Jemand wird um Zustimmung gebeten.
ask-hero-arrives = { $unit } trifft ein. Wo?
ask-hero-arrives-others = Ein Held trifft ein.
ask-call-reserve = Wer kommt aus der Reserve?
ask-call-reserve-others = Eine Einheit kommt aus der Reserve.
ask-give-marker = Wer bekommt den Marker „{ $marker }“?
ask-give-marker-others = Ein Marker wird vergeben.
ask-choose-champion = Welcher Held bewahrt in dieser Runde die Ruhe?
ask-choose-champion-others = Ein Held wird gewählt.
ask-choose-victim = Wer wird von unten angegriffen?
ask-choose-victim-others = Ein Opfer wird gewählt.
ask-choose-smell = Bei wem taucht ein Zed auf?
ask-choose-smell-others = Eine Einheit wird gewählt.
ask-toughen-zed = Welcher der stärksten Zeds wird hartnäckig?
ask-toughen-zed-others = Ein Zed wird gewählt.

## Antworten

act-use-track = Aktion der Leiste: { $unit }
act-use-player-action = Spieleraktion: { $unit }
act-use-additional = Zusätzliche Aktion: { $unit }
act-use-special = Spezialaktion: { $ability }
act-move-to = Bewegung nach { $space }
act-search-here = Hier suchen
act-fire-at = Fernkampf auf { $space }
act-fire-without-ammo = Fernkampf auf { $space } für eine weitere Aktion statt Munition
act-choose-unit = { $unit }
act-choose-zed = Zed { $zed }
act-choose-path = { $path }
act-choose-space = { $space }
act-choose-die = Der Würfel mit der { $face }
act-reroll = Beide Würfel neu werfen
act-set-traps = Die Fallen versuchen
act-back-up =
    { $together ->
        [true] Gemeinsam zurückweichen
       *[false] Allein zurückweichen
    }
act-play-story = { $story } spielen
act-agree = Zustimmen
act-refuse = Ablehnen
act-pass = Nein, weiter
act-stop = Keine Aktionen mehr

## Ablehnungen

no-hero-is-free = Wähle einen Helden im Spiel, der niemandes persönlicher Held ist.
no-hero-can-arrive-there = Helden treffen im Stadtzentrum oder auf einem Start-Feld mit Platz ein.
no-unit-is-available = Wähle eine Einheit aus der Reserve.
no-unit-is-retreating = Wähle eine der Einheiten, die zurückgehen.
no-unit-landed-there = Wähle eine der Einheiten auf diesem Feld.
no-unit-is-attacked = Nur eine Einheit auf dem angegriffenen Feld kann verteidigen.
no-unit-may-withdraw = Nur eine Einheit auf dem Feld, das die Zeds betreten, kann sich zurückziehen.
no-zed-is-retreating = Wähle einen der Zeds, die sich zurückziehen.
no-start-has-room = Wähle das Start-Feld eines anderen Weges, auf dem Platz ist.
no-trapper-is-here = Hier stellt niemand Fallen.
no-start-takes-the-zed = Wähle ein Start-Feld mit Platz.
no-path-is-meant = Diesen Weg meint die Karte nicht.
no-path-has-fewest-zeds = Wähle einen der Wege mit den wenigsten Zeds.
no-unit-is-of-the-kind = Diese Einheit meint die Karte nicht.
no-hero-is-in-play = Wähle einen Helden, der im Spiel ist.
no-unit-can-be-the-victim = Diese Einheit erreicht die Karte nicht.
no-zed-is-the-strongest = Wähle einen der stärksten Zeds.
no-path-can-be-the-location = Diesen Weg meint die Storykarte nicht.
no-card-was-kept = Das Team hat diese Karte nicht.
no-its-moment-has-come = Diese Karte kann jetzt nicht gespielt werden.
no-it-would-do-something = Diese Karte würde jetzt nichts bewirken.
no-zed-is-in-the-combat = Nur Zeds auf dem Feld des Kampfes können getroffen werden.
no-fighter-knows-martial-arts = Die Würfel können nicht neu geworfen werden.
no-somebody-comes-along = Niemand ist da, der mitkommen könnte.
no-die-was-rolled = Das zeigt keiner der Würfel.
no-unit-is-in-play = Diese Einheit ist nicht im Spiel.
no-unit-can-act = Diese Einheit kann jetzt nichts tun.
no-track-has-actions = Auf der Aktionsleiste ist keine Aktion mehr.
no-player-action-is-available = Deine Spieleraktion ist verbraucht.
no-unit-holds-an-action = Diese Einheit hat keine zusätzliche Aktion.
no-owner-did-not-refuse = Wer diesen Helden führt, hat abgelehnt.
no-ability-is-a-special-action = Diese Fähigkeit ist keine Spezialaktion.
no-marker-is-available = Diese Spezialaktion ist verbraucht.
no-its-unit-is-in-play = Wer diese Fähigkeit hat, ist nicht im Spiel.
no-special-has-somebody = Niemand ist da, dem sie nützt.
no-owner-allows-it = Wer diesen Helden führt, hat abgelehnt.
no-unit-is-not-stubborn = Widerspenstige Zivilisten verlassen ihr Dorf nicht.
no-goal-is-no-start = Start-Felder können nicht betreten werden.
no-goal-is-elsewhere = Die Einheit steht schon dort.
no-way-is-not-forbidden = Der Weg führt über einen Kein-Eintritt-Marker.
no-no-zeds-on-the-way = Zeds stehen im Weg; wer auf sie trifft, hält an und kämpft.
no-points-suffice = Das kostet { $cost } Bewegungspunkte, die Einheit hat { $points }.
no-goal-has-room = Dort stehen schon zwei Einheiten.
no-space-has-a-name = Suchen kann man nur auf einem Feld mit Namen.
no-unit-can-fire = Diese Einheit kann nicht schießen.
no-neither-from-nor-at-a-start = Niemand schießt von einem Start-Feld aus oder auf eines.
no-line-stays-on-the-path = Kein Schuss geht durch das Stadtzentrum.
no-target-is-in-reach = Das Ziel ist { $distance } Felder entfernt, die Einheit reicht { $reach } weit.
no-zeds-are-there = Dort ist kein Zed.
no-ammo-is-left = Es ist keine Munition mehr da.
no-unit-replaces-ammo = Diese Einheit braucht zum Schießen Munition.
no-further-action-is-left = Es gibt keine weitere Aktion, die die Munition ersetzt.
no-it-is-for-the-same-unit = Die weitere Aktion muss der schießenden Einheit gelten.
no-special-serves-the-unit = Diese Einheit erreicht die Spezialaktion nicht.
no-zed-is-strongest = Der stärkere Zed geht weiter.
no-mob-is-strongest-and-nearest = Wähle von den Zeds, die sich bewegen können, die stärksten und nächsten.
no-path-was-not-activated = Dieser Weg wurde schon aktiviert.

## Ereignisse

event-event-drawn = Runde { $round }: { $card }.
event-event-skipped = { $card }: Dieser Teil des Ereignisses lässt sich nicht ausführen.
event-event-discarded = { $card } wird abgelegt.
event-story-drawn = Storykarte: { $story }.
event-location-named = Handlungsort: { $path }.
event-story-kept = Das Team behält { $story }.
event-story-played = Das Team spielt { $story }.
event-story-discarded = { $story } wird abgelegt.
event-civilian-dealt = { $unit } auf { $space }.
event-hero-taken = Spieler { $player } übernimmt { $unit }.
event-path-activated = Aktivierter Weg: { $path }.
event-zed-placed = Neuer Zed { $zed } (Stärke { $strength }) auf { $space }.
event-zed-returned = Zed { $zed } kommt zurück in den Beutel.
event-zed-moved = Zed { $zed } ({ $strength }) geht nach { $space }.
event-zed-retreated = Zed { $zed } ({ $strength }) zieht sich nach { $space } zurück.
event-zed-hit = Zed { $zed } ist getroffen (jetzt Stärke { $strength }).
event-zed-killed = Zed { $zed } stirbt auf { $space }.
event-zed-hit-cancelled = Der hartnäckige Zed { $zed } steckt den Treffer weg ({ $face }).
event-zed-toughened = Zed { $zed } ist von nun an hartnäckig.
event-zeds-recovered = Zeds, die ihre Treffermarker loswerden: { $count }.
event-zed-turned = Zed { $zed } ist wieder bei voller Stärke ({ $strength }).
event-unit-moved = { $unit }: Bewegung nach { $space }.
event-unit-retreated = { $unit }: Rückzug nach { $space }.
event-unit-backed-up = { $unit } weicht nach { $space } zurück.
event-unit-entered = { $unit } kommt ins Spiel, auf { $space }.
event-melee-rolled =
    { $unit } würfelt { $sum } auf { $space }, { $column ->
        [0] Spalte Zeds x3
        [1] Spalte Zeds x2
        [2] Spalte Zeds mehr
        [3] Spalte Gleichstand
        [4] Spalte Spieler mehr
        [5] Spalte Spieler x2
       *[6] Spalte Spieler x3
    }.
event-melee-decided =
    Nahkampf auf { $space }: Treffer auf die Zeds { $zed_hits }, auf { $unit } { $unit_hits }; { $zeds_lose ->
        [true] die Zeds verlieren
       *[false] die Spieler verlieren
    }.
event-shot-fired = { $unit } schießt auf { $space }, { $sum } in Spalte { $column }: Treffer { $hits }.
event-unit-hit = { $unit } ist getroffen (jetzt Stärke { $strength }).
event-hits-warded = { $unit } würfelt { $faces }: Treffer, die durchkommen, { $through }.
event-unit-saved = { $unit } ist gerettet ({ $face }) und im Stadtzentrum.
event-unit-killed = { $unit } ist gefallen ({ $face }).
event-stubbornness-lost = { $unit }: nicht mehr widerspenstig.
event-marker-given =
    { $unit }: von nun an { $marker ->
        [well_armed] gut bewaffnet
       *[civil_leader] Anführer der Zivilisten
    }.
event-champion-chosen = { $unit } bewahrt in dieser Runde die Ruhe.
event-entry-forbidden = Kein Eintritt in dieser Runde: { $space }.
event-searched = { $unit } sucht auf { $space } ({ $faces }): Munition { $found }.
event-ammo-changed = Munition { $ammo } ({ $change }).
event-actions-set = Aktionsleiste: { $actions }.
event-ability-used = { $unit }: { $ability }.
event-additional-action-given = { $unit } darf eine Aktion mehr ausführen.
event-consent-refused = Spieler { $player } gibt { $unit } nicht her.
event-coop-event-began =
    Kooperatives Ereignis: { $movement ->
        [true] Bewegungen { $count }
       *[false] neue Zeds { $count }
    }.
event-round-ended = Runde { $round } ist vorbei.
event-epilogue-told = { $epilogue } (Punkte: { $score })

## Das Ende

ending-farmingdale-saved = Hilfe ist da. Farmingdale hat durchgehalten.
ending-town-center-overrun = Die Zeds sind im Stadtzentrum. Farmingdale ist verloren.

epilogue-legend = Noch nach Jahren spielen die Kinder diese Belagerung auf dem Schulhof nach, und keines will ein Zed sein. Fast alle, die auf den Barrikaden standen, sind da und erzählen ihnen, wie es war.
epilogue-rebuilt = Bei Sonnenaufgang rollen die Kolonnen ein. Läden öffnen, Wände werden gestrichen, und die Stadt zählt mehr ihrer Leute, als irgendwer zu hoffen gewagt hätte.
epilogue-guarded = Farmingdale steht. Ein paar Straßen bleiben dunkel, und nachts hält immer jemand Wache, aber es gibt wieder Brot, und in jedem Frühjahr wird eine Liste mit Namen verlesen.
epilogue-scarred = Die Retter finden eine Handvoll Menschen hinter zerbrochenen Türen. Sie haben die Stadt gehalten; bis sie wieder ein Zuhause ist, wird es dauern.
epilogue-alone = Als die Lastwagen kommen, senkt im Stadtzentrum jemand ein leeres Gewehr. Die Stadt ist gerettet. Es ist kaum noch jemand übrig, der darin leben könnte.
epilogue-silence = Im Rathaus ruft das Funkgerät weiter nach Farmingdale. Dann verstummt auch das, und etwas schlurft daran vorbei die Treppe hinunter.

## Vor dem Spiel

preset-default = Basis-Spiel
preset-other-readings = Die anderen Lesarten dessen, was die Quellen offenlassen
preset-short = Kurzes Spiel
preset-easier = Leichter (von uns)
preset-harder = Schwerer (von uns)
option-length = Länge
option-length-help = Wie viele Ereigniskarten vor dem Finale kommen.
option-length-standard = normal, 20 Karten
option-length-short = kurz, 16 Karten
option-even-cells = Gleiche Treffer im Nahkampf
option-even-cells-help = Wer bei gleich vielen Treffern auf beiden Seiten verliert; die Quellen sind sich nicht einig.
option-even-cells-zeds-lose = die Zeds verlieren
option-even-cells-players-lose = die Spieler verlieren
option-mountain-order = Reihenfolge am Berg
option-mountain-order-help = Was weiter draußen liegt, Lefty's Pass oder die Mine; die Quellen sind sich nicht einig.
option-mountain-order-pass-first = Lefty's Pass weiter draußen
option-mountain-order-mine-first = die Mine weiter draußen
option-tough = Hartnäckig
option-tough-help = Ab welchem Wurf ein Treffer abgewehrt wird; die Würfelbilder der Karten sind schlecht zu lesen.
option-tough-four-up = bei 4 bis 6
option-tough-two-up = bei 2 bis 6
option-hero-hits = Treffer der Helden
option-hero-hits-help = Wie viele Treffer jede Seite eines Helden verträgt; nur aus einer Quelle bekannt.
option-hero-hits-one = einen je Seite
option-hero-hits-two = zwei je Seite
option-heroic-reserve = Veteranen und Heilstrupp
option-heroic-reserve-help = Warten diese beiden heldenhaften Zivilisten in der Reserve? Ob sie zum Basis-Spiel gehören, ist nicht sicher.
option-heroic-reserve-false = bleiben in der Schachtel
option-heroic-reserve-true = in der Reserve
option-starting-ammo = Munition am Anfang
option-starting-ammo-help = Schwierigkeit nach unserer Art: Das Basis-Spiel beginnt mit 4.
option-extra-actions = Mehr Aktionen
option-extra-actions-help = Schwierigkeit nach unserer Art: So viele Aktionen kommen zu denen jeder Ereigniskarte hinzu.
option-extra-zeds = Mehr Zeds
option-extra-zeds-help = Schwierigkeit nach unserer Art: So viele weitere Zeds stehen am Anfang auf den Start-Feldern.

## Der gezeichnete Plan

board-round = Runde { $round }
board-cards-left = noch { $count } Karten
board-ammo = Munition
board-actions = Aktionen
board-players = Spieleraktionen
board-specials = Spezialaktionen
board-used = aus
board-kept = Storykarten
board-reserve = Reserve
board-cemetery = Friedhof
board-bag = Zeds im Beutel { $count }
board-start = S
board-legend = 5*' ist ein Zed der Stärke 5 auf der reduzierten Seite mit einem Treffer; T hartnäckig; x kein Eintritt. S ist der Start.
board-legend-units = Hu5 ist Sheriff Hunt mit Stärke 5, ca4 die erste Zivilistengruppe; ! widerspenstig, + Marker, ' ein Treffer.

## Wenn eine Art von Frage zum ersten Mal kommt

first-choose-hero = Über deinen persönlichen Helden bestimmst du; andere müssen dich fragen.
first-take-over = Es geht mit jemand anderem weiter. Deine Spieleraktion behältst du.
first-before-phase = Eine aufgehobene Geschichtenkarte kann ändern, was gleich geschieht. Jede wirkt einmal.
first-activate-path = Jeder Pfad wird einmal aktiviert; nur die Reihenfolge liegt bei dir. Auf einem aktivierten Pfad kommen die Zeds näher und greifen an, wen sie treffen.
first-choose-location = Mehrere Pfade passen gleich gut zur Karte, also wählst du.
first-other-start = Ein Feld fasst höchstens zwei Zeds. Wer keinen Platz hat, taucht anderswo auf.
first-choose-start = Ein neuer Zed kommt vom fernen Ende eines Pfades. Wähle den Pfad, der es verträgt.
first-choose-fewest = Neue Zeds kommen dorthin, wo die wenigsten sind. Mehrere Pfade sind gleich leer, also wählst du.
first-choose-mob = Die stärksten Zeds auf dem Plan ziehen zuerst. Unter gleichen wählst du.
first-zed-goes-on = Auf ein Feld passen zwei Zeds. Wähle unter zwei gleichen, welcher weitergeht.
first-stay-nearer = Zeds, die verlieren, weichen zu ihrem Start zurück. Wähle unter zwei gleichen, welcher der Stadt näher bleibt.
first-choose-defender = Eine Einheit kämpft für alle, die dort stehen. Ihre Stärke bestimmt die Spalte, ihre Treffer stehen auf dem Spiel.
first-choose-attacker = Deine Einheiten sind unter Zeds geraten, und eine von ihnen muss kämpfen.
first-withdraw = Diese Karte erlaubt zu weichen, statt zu kämpfen. Die Zeds gewinnen ein Feld, aber niemand wird verletzt.
first-set-traps = Fallen werden vor dem Kampf versucht: ein Würfel, und ab 4 nimmt ein Zed einen Treffer.
first-stop-retreat = Auf ein Feld passen zwei Einheiten. Wer hier nicht anhält, geht weiter zurück.
first-hit-zed = Verteile die Treffer, wie du willst. Drei drehen einen Zed auf seine schwächere Seite, drei weitere entfernen ihn.
first-before-melee = Eine aufgehobene Geschichtenkarte kann in diesem Kampf helfen. Jede wirkt einmal.
first-after-melee = Der Kampf ist verloren, aber eine aufgehobene Geschichtenkarte kann das Ergebnis wenden. Jede wirkt einmal.
first-reroll = Beide Würfel werden neu geworfen, und das zweite Ergebnis zählt, auch wenn es schlechter ist.
first-outpost = Manche Einheiten dürfen nach dem Schuss ein Feld zurückweichen, außer Reichweite der Zeds.
first-choose-die = Diese Einheit sucht mit zwei Würfeln, und du wählst, welcher zählt.
first-action-phase = Wähle, wer handelt: mit einer Aktion der Leiste, deiner eigenen Spieleraktion oder einer Sonderfähigkeit neben dem Plan.
first-choose-action = Eine Aktion ist ein Zug, eine Suche oder ein Schuss. Auf Zeds zu ziehen heißt, sie anzugreifen; Schießen kostet Munition.
first-choose-target = Zeige auf ein Ziel, um die Chancen zu sehen. Beschossene Zeds weichen nie zurück.
first-further-action = Diese Einheit kann ohne Munition schießen, wenn dafür eine weitere Aktion geopfert wird.
first-choose-served = Eine Sonderaktion hilft jemandem deiner Wahl. Die meisten wirken einmal im Spiel.
first-consent = Jemand möchte deinen persönlichen Helden einsetzen. Lehnst du ab, ist nichts verloren.
first-hero-arrives = Hilfe ist da. Ein Held, der unter Zeds erscheint, bekämpft sie sofort.
first-call-reserve = Wen du wählst, der erscheint im Stadtzentrum.
first-give-marker = Der Marker bleibt bei der Einheit und hilft in jedem künftigen Kampf.
first-choose-champion = Eine Runde lang ist dieser Held in jedem Nahkampf besser, den er beginnt.
first-choose-victim = Der Angriff kommt von unten: Die Einheit kann Treffer nehmen, weicht aber nicht zurück.
first-choose-smell = Ein schwacher Zed taucht unter deinen Leuten auf. Gewinnt er seinen Kampf, wird er stark.
first-toughen-zed = Ein zäher Zed kann Treffer abschütteln. Wähle unter den stärksten den, den du am wenigsten fürchtest.
