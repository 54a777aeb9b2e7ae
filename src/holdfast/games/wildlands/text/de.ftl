# Wildlands auf Deutsch. Felder heißen nach ihren Zahlen, gewöhnliche Karten nach ihren Kürzeln; sie brauchen keine Namen.

## Fraktionen, Charaktere, Farben, Flaggen

faction-guild = die Gilde
faction-gnomads = das Kleine Volk
faction-lawbringers = die Bürgerwehr
faction-pit-fighters = die Kämpfer

character-lunk = Lunk
character-fire-mage = Feuermagier
character-frost-witch = Frosthexe
character-owl-wizard = Eulenzauberer
character-archmage = Erzmagier
character-tak = Tak
character-elsie = Elsie
character-automate = Automate
character-scout = Kundschafter
character-smith = Schmied
character-sheriff = Sheriff
character-deputy = Gehilfe
character-minotaur = Minotaurus
character-satyr = Satyr
character-street-kid = Straßenkind
character-unknown = Maskierter
character-orc-sister = Orkschwester
character-gnoll = Gnoll
character-elf = Elf
character-orc-brother = Orkbruder

colour-blue = Blau
colour-green = Grün
colour-orange = Orange
colour-purple = Violett

flag-melee = Nahkampf
flag-heavy-melee = schwerer Nahkampf
flag-ranged = Fernkampf
flag-heavy-ranged = schwerer Fernkampf
flag-area = großflächig
flag-take-cover = in Deckung gehen
flag-shield = Abschirmen
flag-rally = Manöver
flag-fly = Fliegen

card-GX = Spezialkarte
card-NX = Spezialkarte
card-LX = Spezialkarte
card-PX = Spezialkarte
# Eine Karte, wo man sieht, was darauf steht: Zeilen wie »Lunk Nahkampf«.
card-shown = { $code } ({ $rows })
card-row = { $character }
card-row-flag = { $character } { $flag }
card-open = alle { $flag }

## Fragen

ask-deal-faction = Die Fraktionen werden verteilt.
ask-deal-colour = Die Farben werden verteilt.
ask-pick-faction = Welche Fraktion führst du?
ask-pick-faction-others = Die Fraktionen werden gewählt.
ask-pick-colour = Welche Farbe nimmst du?
ask-pick-colour-others = Die Farben werden gewählt.
ask-deal-maps = Die Ortskarten werden verteilt.
ask-assign = Startfeld für { $character }?
ask-assign-others = Alle stellen ihre Figuren geheim auf.
ask-draw = Karten werden gezogen: { $faction }.
ask-must-reveal = Dein Zug beginnt: Wen deckst du zuerst auf?
ask-must-reveal-others = Ein Zug beginnt mit dem Aufdecken.
ask-act = Du bist am Zug: Was tust du?
ask-act-others = Ein Zug läuft.
ask-interruption = Du hast unterbrochen: Was tust du?
ask-interruption-others = Eine Unterbrechung läuft.
ask-interrupt = Unterbrichst du?
ask-interrupt-others = Die anderen dürfen unterbrechen.
ask-pay-climb =
    { $left ->
        [one] Welche zweite Karte spielst du, damit { $character } klettern kann?
       *[other] { $character } klettert: Welche zwei Karten spielst du?
    }
ask-pay-climb-others = Karten werden zum Klettern gespielt.
ask-pay-shard =
    { $left ->
        [one] Noch eine Karte für den Splitter, bezahlt mit { $character }: welche?
       *[other] Noch { $left } Karten für den Splitter, bezahlt mit { $character }: welche als Nächste?
    }
ask-pay-shard-others = Karten werden für einen Splitter gespielt.
ask-rally = Manöver ({ $character }): Wer zieht wohin?
ask-rally-others = Ein Manöver läuft.
ask-pay-extra = Welche Karte bezahlt das Klettern ({ $character })?
ask-pay-extra-others = Eine zusätzliche Bewegung wird bezahlt.
ask-name-target = { $attacker } greift an: Wer von deinen Leuten wird getroffen?
ask-name-target-others = Das Ziel eines Nahkampfs wird bestimmt.
ask-defend =
    { $attack ->
        [melee] Nahkampf: { $attacker } gegen { $targets }. Verteidigst du?
        [heavy_melee] Schwerer Nahkampf: { $attacker } gegen { $targets }. Verteidigst du?
        [ranged] Fernkampf: { $attacker } gegen { $targets }. Verteidigst du?
        [heavy_ranged] Schwerer Fernkampf: { $attacker } gegen { $targets }. Verteidigst du?
       *[area] Großflächiger Angriff: { $attacker } gegen { $targets }. Verteidigst du?
    }
ask-defend-others = Eine Verteidigung wird erwogen.

## Antworten

act-pick-faction = Fraktion: { $faction }
act-pick-colour = Farbe: { $colour }
act-assign = Start auf Feld { $space }
act-reveal = { $character } aufdecken
act-move = { $character } nach { $space } ziehen, mit { $card }
act-climb = Mit { $character } nach { $space } klettern (zwei Karten)
act-collect = Splitter auf { $space } einsammeln, mit drei Karten: { $character }
act-melee = Nahkampf: { $character } gegen { $faction }, mit { $card }
act-heavy-melee = Schwerer Nahkampf: { $character } gegen { $faction }, mit { $card }
act-ranged = Fernkampf: { $character } gegen { $target }, mit { $card }
act-heavy-ranged = Schwerer Fernkampf: { $character } gegen { $target }, mit { $card }
act-area = Großflächiger Angriff: { $character } auf Feld { $space }, mit { $card }
act-rally = Manöver: { $character }, mit { $card }
act-fly = Fliegen: { $character } nach { $space }, mit { $card }
act-draw-two = Zwei Karten ziehen ({ $card })
act-end-turn = Zug beenden
act-stop = Unterbrechung beenden
act-pay = { $card } spielen
act-pay-rally = { $card } als zweites Manöver spielen
act-rally-move = { $character } nach { $space }
act-end-rally = Niemanden mehr ziehen
act-name-target = { $character }
act-defend = { $character } schützen, mit { $card }
act-take-hit = Nicht verteidigen
act-interrupt = Unterbrechen ({ $card })
act-pass = Passen

## Was geschah

event-faction-picked = { $seat } führt die Fraktion: { $faction }.
event-colour-picked = Farbe für { $faction }: { $colour }.
event-maps-dealt = { $count } Ortskarten für { $faction }.
event-maps-seen = Deine Ortskarten: { $spaces }.
event-map-assigned = Startfeld für { $character }: { $space }.
event-shards-placed = Splitter für { $faction }: { $spaces }.
event-first-player-found = Der niedrigste Splitter liegt auf { $space }. Es beginnt: { $faction }.
event-turn-began = Am Zug: { $faction }.
event-character-revealed = { $character } erscheint auf { $space }.
event-cards-drawn =
    { $count ->
        [one] Eine Karte gezogen: { $faction }.
       *[other] { $count } Karten gezogen: { $faction }.
    }
event-cards-seen = Du ziehst { $cards }.
event-deck-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel: { $faction }.
event-turn-ended = Zug für beendet erklärt: { $faction }.
event-moved = { $character } zieht nach { $space } ({ $card }).
event-climbed = { $character } klettert nach { $space } ({ $cards }).
event-flew = { $character } fliegt nach { $space } ({ $card }).
event-rallied = { $character } ruft zum Manöver ({ $card }).
event-rally-moved = { $character } zieht nach { $space }.
event-extra-movement-paid = { $card } bezahlt das Klettern: { $character }.
event-shard-collected = Splitter auf { $space } eingesammelt ({ $cards }), { $faction }: { $score } von 5 Punkten.
event-special-drew = Eine Spezialkarte zum Ziehen zweier Karten: { $faction }.
event-attacked =
    { $flag ->
        [melee] Nahkampf auf { $space }: { $character } gegen { $faction } ({ $card }).
        [heavy_melee] Schwerer Nahkampf auf { $space }: { $character } gegen { $faction } ({ $card }).
        [ranged] Fernkampf: { $character } gegen { $target } auf { $space } ({ $card }).
        [heavy_ranged] Schwerer Fernkampf: { $character } gegen { $target } auf { $space } ({ $card }).
       *[area] Großflächiger Angriff: { $character } auf { $space } ({ $card }).
    }
event-target-named = { $character } stellt sich dem Angriff.
event-defended = { $character } wehrt ab ({ $card }).
event-damaged =
    { $amount ->
        [one] { $character } nimmt einen Schaden: { $damage } von { $health }.
       *[other] { $character } nimmt { $amount } Schaden: { $damage } von { $health }.
    }
event-character-defeated = Besiegt: { $character }. Der Punkt geht an: { $by }, { $score } von 5.
event-character-lost = { $character } fällt durch die eigene Seite; die Figur verlässt das Spiel.
event-faction-eliminated = Alle Charaktere verloren: { $faction }.
event-lead-shared = Gleichstand an der Spitze mit { $score } Punkten: Es geht weiter, bis jemand allein führt.
event-interrupted = Unterbrechung: { $faction }.
event-interruption-ended = Die Unterbrechung ist vorbei ({ $faction }). Weiter geht es mit: { $active }.

## Was eine Antwort brächte, in wenigen Worten daneben

brief-shard-collected = ein Punkt: { $score } von 5
brief-damaged = { $character } bei { $damage } von { $health }
brief-character-defeated = besiegt { $character }

## Ablehnungen

no-faction-is-free = Diese Fraktion ist vergeben.
no-colour-is-free = Diese Farbe ist vergeben.
no-map-card-is-in-hand = Die Ortskarte dieses Feldes hast du nicht.
no-card-is-in-hand = Diese Karte hast du nicht auf der Hand.
no-character-is-own = Dieser Charakter gehört dir nicht.
no-character-is-on-the-board = Dieser Charakter steht nicht auf dem Spielplan.
no-character-is-waiting = Dieser Charakter wartet nicht darauf, aufgedeckt zu werden.
no-card-moves-the-character = Auf dieser Karte fehlt { $character }; sie zeigt { $shown }.
no-space-is-adjacent =
    { $by ->
        [wall] Zwischen { $here } und { $there } ist eine Mauer.
       *[distance] { $there } grenzt nicht an { $here }.
    }
no-way-is-not-uphill = Hier geht es bergauf: Klettern kostet zwei Karten.
no-way-is-uphill = Hier geht es nicht bergauf; eine Karte genügt.
no-climb-can-be-paid = Klettern kostet { $needed } Karten, die { $character } bewegen; du hast { $cards }.
no-own-shard-lies-there = Dort liegt keiner deiner Splitter.
no-own-figure-stands-there = Dort steht keine deiner Figuren.
no-payer-stands-there-or-is-defeated = Die Karten müssen einen Charakter zeigen, der dort steht oder besiegt ist.
no-shard-can-be-paid = Ein Splitter kostet { $needed } Karten mit { $character }; du hast { $cards }.
no-card-moves-the-climber = Diese Karte kann { $character } nicht bewegen; sie zeigt { $shown }.
no-card-shows-the-payer = Alle drei Karten müssen { $character } zeigen; diese zeigt { $shown }.
no-card-is-special = Das ist keine Spezialkarte.
no-card-has-the-flag =
    { $others ->
        [0] Diese Flagge fehlt auf der Karte ({ $flag ->
            [melee] Nahkampf
            [heavy_melee] schwerer Nahkampf
            [ranged] Fernkampf
            [heavy_ranged] schwerer Fernkampf
            [area] großflächiger Angriff
            [rally] Manöver
           *[fly] Fliegen
        }).
       *[other] Diese Flagge gilt nicht für { $character }, sondern für { $users }.
    }
no-faction-is-an-enemy = Du kannst deine eigenen Charaktere nicht angreifen.
no-enemy-shares-the-space = Von dieser Fraktion steht niemand auf dem Feld des Angreifers.
no-target-is-an-enemy = Du kannst nicht auf deine eigenen Charaktere schießen.
no-target-is-on-the-board = Das Ziel steht nicht auf dem Spielplan.
no-target-is-in-sight =
    { $by ->
        [uphill] { $there } liegt höher als { $here }: Bergauf wird nicht geschossen.
        [cover] Die Deckung auf { $space } unterbricht die Sichtlinie von { $here } nach { $there }.
        [height] { $space } liegt höher und unterbricht die Sichtlinie von { $here } nach { $there }.
       *[wall] Eine Mauer von { $space } unterbricht die Sichtlinie von { $here } nach { $there }.
    }
no-target-is-in-reach = Die Linie durchquert { $crossed } Felder; ein schwerer Schuss darf eines durchqueren.
no-space-is-near = Ein großflächiger Angriff reicht auf das eigene oder ein angrenzendes Feld.
no-enemy-is-in-the-area = Dort steht kein Gegner.
no-space-is-within-a-flight = Das ist weiter als zwei Felder.
no-somebody-can-move = In diesem Manöver könnte niemand ziehen.
no-character-takes-part = Dieser Charakter gehört nicht zum Manöver.
no-character-has-not-moved = Dieser Charakter hat in diesem Manöver schon gezogen.
no-extra-movement-can-be-paid = Hier geht es bergauf, und du hast keine Karte für die zusätzliche Bewegung.
no-somebody-has-moved = Mindestens ein Charakter muss ziehen.
no-card-moves-the-rally-climber = Diese Karte kann { $character } nicht bewegen; sie zeigt { $shown }.
no-second-rally-includes-the-climber = Diese Karte hat kein Manöver, an dem { $character } teilnimmt.
no-character-stands-in-the-attacked-space = Dieser Charakter steht nicht auf dem angegriffenen Feld.
no-character-is-attacked = Dieser Charakter wird nicht angegriffen.
no-character-is-not-yet-protected = Dieser Charakter ist schon geschützt.
no-cover-is-there-to-take = { $character } steht nicht in Deckung, also hilft »in Deckung gehen« nicht.
no-card-answers-the-attack = Diese Karte hilft { $character } hier nicht; es hilft { $flags }.

## Spielende und Optionen

ending-five-points = Fünf Punkte: Das Spiel ist gewonnen.
ending-elimination = Eine Fraktion hat alle Charaktere verloren; wer führt, gewinnt.
ending-tie-broken = Der Gleichstand ist gebrochen: Wer allein führt, gewinnt.
ending-standstill = Stillstand: Niemand kann mehr etwas tun. Wer führt, gewinnt.

preset-dungeon = Dungeon
preset-ruins = Ruinen
option-board = Spielplan
option-board-help = Der Dungeon ist flach und leichter für den Anfang; die Ruinen haben höhere Ebenen zum Klettern.
option-board-dungeon = Dungeon
option-board-ruins = Ruinen
option-factions = Fraktionen
option-factions-help = Alle wählen der Reihe nach Fraktion und Farbe, oder beides wird ausgelost.
option-factions-chosen = gewählt
option-factions-dealt = ausgelost

order-never-interrupt = Nie unterbrechen
order-interrupt-when-concerned = Nach dem Unterbrechen nur fragen, wenn ein Charakter von mir angegriffen oder ein Splitter eingesammelt wurde

## Der gezeichnete Spielplan

# Ein Charakter mit seinem Kürzel auf dem Plan.
character-coded = { $character } ({ $code })
board-player = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    }
board-hand = Hand:
board-maps = Deine Ortskarten: { $maps }
board-legend = [17] Feld mit Deckung, 17 ohne; # Mauer, . weiße Linie, ^ Pfeil bergauf; G1 Figur, *G Splitter; (G1) wartet.
board-legend-flags = Flaggen: { $flags }; eine Flagge nach * steht allen offen.

## Wenn eine Art von Frage zum ersten Mal kommt

first-pick-faction = Jede Fraktion hat fünf Figuren und einen eigenen Kartenstapel: Schützen, Schläger, Trickser. Gewinnen kann jede.
first-pick-colour = Die Farbe kennzeichnet deine Figuren und deine Splitter. Mehr bedeutet sie nicht.
first-assign = Nur du erfährst, wo deine Figuren erscheinen werden. Die fünf übrigen Ortskarten sagen, wo gegnerische Splitter liegen.
first-must-reveal = Solange Figuren verborgen sind, muss dein Zug womöglich damit beginnen, dass eine erscheint. Weitere deckst du in deinem Zug jederzeit auf, ohne Karten.
first-act = Klicke eine Figur, ein Feld oder eine Karte an: Eine einzelne Antwort gilt sofort, mehrere öffnen ein kleines Menü. Spiele so viele Karten, wie du willst.
first-interruption = Du handelst mitten in einem fremden Zug wie in einem eigenen. Hörst du auf, geht es dort weiter.
first-interrupt = Alle werden gefragt, was immer sie halten, damit eine Pause nichts verrät. Unterbrechen kostet eine Spezialkarte.
first-pay-climb = Klettern kostet zwei Karten der Figur statt einer.
first-pay-extra = Der Weg führt bergauf: Eine weitere Karte der Figur ist nötig.
first-pay-shard = Ein Splitter kostet drei Karten der Figur, die auf ihm steht. Spezialkarten zählen für alle.
first-rally = Sammeln lässt andere Figuren deiner Seite ziehen. Wähle, wer wohin geht.
first-name-target = Im Nahkampf wählt die angegriffene Seite unter ihren Figuren auf diesem Feld, wer den Schlag abbekommt.
first-defend = Eine Karte schützt, wenn sie neben deiner Figur, oder offen, die passende Flagge gegen den Angriff zeigt. Gefragt wirst du auch ohne eine solche.
