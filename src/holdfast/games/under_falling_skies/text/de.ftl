# Under Falling Skies auf Deutsch. Felder heißen nach ihrem Kürzel (A1 bis F5) und brauchen keine Namen.

## Spielmaterial

die-black1 = Schwarz 1
die-black2 = Schwarz 2
die-black3 = Schwarz 3
die-white1 = Weiß 1
die-white2 = Weiß 2
die-blue1 = Blau 1
die-blue2 = Blau 2
die-black = Schwarz
die-white = Weiß
die-blue = Blau
# Ein Würfel mit dem, was er zeigt, wo man das Brett vor sich sieht.
die-shown = { $colour } { $face }

ship-green1 = Schiff Grün 1
ship-green2 = Schiff Grün 2
ship-green3 = Schiff Grün 3
ship-green4 = Schiff Grün 4
ship-green5 = Schiff Grün 5
ship-red1 = Schiff Rot 1
ship-red2 = Schiff Rot 2
# Das Kürzel auf dem gezeichneten Brett.
ship-code = { $code }

# Ein Raum nach dem, was er bewirkt, wo man das Brett vor sich sieht.
room-slow = Bremsfeld { $spaces }
room-energy = Energieraum { $spaces }
room-fighter = Jägerraum { $spaces }
room-research = Forschungsraum { $spaces }
room-robot = Roboterraum { $spaces }
room-energy-robot = Energie- und Roboterraum { $spaces }
room-energy-fighter = Energie- und Jägerraum { $spaces }
room-research-fighter = Forschungs- und Jägerraum { $spaces }

## Fragen

ask-roll-dice = Die Würfel rollen.
ask-choose-die = Welchen Würfel setzt du als nächsten?
ask-choose-die-others = Ein Würfel wird gewählt.
ask-place-die = Wohin setzt du Würfel { $die } mit der { $face }?
ask-place-die-others = Ein Würfel wird gesetzt.
ask-activate-rooms = Was aktivierst du?
ask-activate-rooms-others = Räume werden aktiviert.
ask-place-robot = Wo steht der neue Roboter ({ $value })?
ask-place-robot-others = Ein Roboter wird gebaut.
ask-start-ship = In welcher Spalte startet { $ship }?
ask-start-ship-others = Ein Schiff startet neu.

## Antworten

act-choose-die = { $die } nehmen
act-place = Auf { $space }
act-activate = { $room } aktivieren
act-excavate = Graben: den Bagger zu seinem Würfel ziehen
act-set-aside = Den Würfel auf { $space } weglegen
act-place-robot = Roboter auf { $space }
act-skip-robot = Keinen Roboter bauen
act-start-ship = Spalte { $column }
act-remove-robot = Roboter { $die } entfernen
act-end-phase = Aktivieren beenden

## Was geschah

event-round-began = Runde { $round } beginnt.
event-dice-rolled = Gewürfelt: { $faces }.
event-die-placed = Würfel { $die } ({ $face }) liegt auf { $space }.
event-ship-descended = { $ship } sinkt in Spalte { $column } auf Reihe { $row }.
event-ship-shifted = { $ship } weicht in Spalte { $column }, Reihe { $row } aus.
event-ship-hit-base = { $ship } trifft in Spalte { $column } die Basis.
event-base-damaged = Die Basis nimmt Schaden: { $damage } von { $limit }.
event-mothership-advanced = Das Mutterschiff rückt auf Reihe { $row } vor.
event-ship-picked-up = { $ship } kehrt an Bord des Mutterschiffs zurück.
event-room-activated =
    { $cost ->
        [0] Raum { $room } ist mit Wert { $value } aktiviert.
       *[other] Raum { $room } ist mit Wert { $value } für { $cost } Energie aktiviert.
    }
event-energy-gained =
    { $gained ->
        [0] Keine Energie gewonnen: Es sind { $energy }.
       *[other] { $gained } Energie gewonnen: jetzt { $energy }.
    }
event-ship-shot-down = { $ship } ist in Spalte { $column }, Reihe { $row } abgeschossen.
event-research-advanced =
    { $steps ->
        [one] Die Forschung rückt ein Feld vor: { $research } von { $goal }.
       *[other] Die Forschung rückt { $steps } Felder vor: { $research } von { $goal }.
    }
event-research-stalled = Die Forschung stockt: { $value } ist weniger als die nötigen { $needed }.
event-robot-built = Roboter { $die } steht auf { $space } und zeigt { $face }.
event-robot-used = Roboter { $die } hat gearbeitet und zeigt nun { $face }.
event-robot-removed = Roboter { $die } verlässt { $space }.
event-die-set-aside = Würfel { $die } verlässt { $space }.
event-excavator-advanced = Der Bagger gräbt bis { $space }; Energie jetzt { $energy }.
event-excavator-pushed-back =
    { $steps ->
        [one] Der Bagger wird ein Feld zurückgedrängt, auf { $space }.
       *[other] Der Bagger wird { $steps } Felder zurückgedrängt, auf { $space }.
    }
event-research-lost =
    { $steps ->
        [one] Die Forschung verliert ein Feld: jetzt { $research }.
       *[other] Die Forschung verliert { $steps } Felder: jetzt { $research }.
    }
event-red-ship-came = { $ship } kommt zum Mutterschiff hinzu.
event-ship-started = { $ship } startet in Spalte { $column }.

## Was eine Antwort bewirken würde, in wenigen Worten daneben

brief-ship-descended = { $ship } auf Reihe { $row }
brief-ship-shifted = weicht in Spalte { $column } aus
brief-ship-hit-base = trifft die Basis
brief-mothership-advanced = Mutterschiff rückt vor
brief-ship-picked-up = { $ship } an Bord
brief-room-activated =
    { $cost ->
        [0] Wert { $value }
       *[other] Wert { $value }, kostet { $cost }
    }
brief-energy-gained = Energie +{ $gained }
brief-ship-shot-down = schießt { $ship } ab
brief-research-advanced = Forschung +{ $steps }
brief-research-stalled = kein Fortschritt, braucht { $needed }
brief-robot-used = Roboter sinkt auf { $face }
brief-excavator-advanced = bis { $space }, kostet 1

## Ablehnungen

no-die-is-unplaced = Nur ein gewürfelter, noch nicht gesetzter Würfel lässt sich nehmen.
no-column-is-free = Diese Spalte hat ihren Würfel für diese Runde schon.
no-space-is-empty = Auf diesem Feld liegt schon ein Würfel.
no-not-under-the-excavator = Das Feld des Baggers nimmt keinen Würfel auf.
no-ground-takes-dice = Das ist ein Tunnel; hinter dem Bagger nehmen nur Räume Würfel auf.
no-on-the-path = Der Weg des Baggers führt nicht hierher.
no-only-excavation-die = Auf nicht ausgegrabenem Grund liegt schon ein Würfel; einer je Runde ist erlaubt.
no-die-reaches-far-enough =
    { $steps ->
        [one] Der Würfel ist zu niedrig: Der Bagger braucht einen Schritt bis dorthin.
       *[other] Der Würfel ist zu niedrig: Der Bagger braucht { $steps } Schritte bis dorthin.
    }
no-room-has-an-effect = Ein Bremsfeld hat schon gewirkt, als der Würfel gesetzt wurde.
no-every-space-is-filled = Auf { $spaces } liegt kein Würfel; der Raum wirkt nur, wenn alle seine Felder besetzt sind.
no-room-is-excavated = Dieser Raum ist nicht ausgegraben.
no-robots-can-work = Der Roboter hier wurde in dieser Runde gebaut oder hat schon gearbeitet.
no-room-can-be-paid = Das kostet { $cost } Energie, und es gibt { $energy }.
no-a-die-lies-ahead = Vor dem Bagger liegt kein Würfel.
no-die-covers-the-distance =
    { $steps ->
        [one] Der Würfel ist zu niedrig: Der Bagger braucht einen Schritt bis dorthin.
       *[other] Der Würfel ist zu niedrig: Der Bagger braucht { $steps } Schritte bis dorthin.
    }
no-digging-can-be-paid = Graben kostet eine Energie, und es gibt keine.
no-action-die-lies-there = Auf diesem Feld liegt kein schwarzer oder weißer Würfel.
no-robot-stands = Dieser Roboter steht nicht auf dem Brett.
no-blue-die-is-free = Beide Roboter stehen auf dem Brett; entferne erst einen.
no-in-an-excavated-room = Roboter stehen nur in ausgegrabenen Räumen.
no-column-is-emptiest = Schiffe starten zuerst in leeren Spalten, dann dort, wo das nächste Schiff am weitesten weg ist.

## Spielenden

ending-weapon-ready = Die Forschung ist abgeschlossen: Die Waffe zerstört das Mutterschiff. Die Stadt ist gerettet.
ending-mothership-arrived = Das Mutterschiff hat die Stadt erreicht. Die Stadt ist verloren.
ending-base-destroyed = Die Basis ist zerstört. Die Stadt ist verloren.

## Was vor dem Spiel gewählt wird

option-mothership = Mutterschiffkarte
option-mothership-help = Welche Seite der Mutterschiffkarte; schwer beginnt eine Reihe tiefer.
option-mothership-easy = leicht
option-mothership-hard = schwer
option-sky1 = Erste Himmelskarte
option-sky1-help = Welche Seite der obersten Himmelskarte.
option-sky1-easy = leicht
option-sky1-hard = schwer
option-sky2 = Zweite Himmelskarte
option-sky2-help = Welche Seite der zweiten Himmelskarte.
option-sky2-easy = leicht
option-sky2-hard = schwer
option-sky3 = Dritte Himmelskarte
option-sky3-help = Welche Seite der dritten Himmelskarte; sie trägt den Totenkopf des Mutterschiffs.
option-sky3-easy = leicht
option-sky3-hard = schwer
option-sky4 = Vierte Himmelskarte
option-sky4-help = Welche Seite der untersten Himmelskarte.
option-sky4-easy = leicht
option-sky4-hard = schwer
option-upper-base = Obere Basiskarte
option-upper-base-help = Welche Seite der oberen Basis; sie sagt, wo der Bagger beginnt.
option-upper-base-easy = leicht
option-upper-base-hard = schwer
option-lower-base = Untere Basiskarte
option-lower-base-help = Welche Seite der unteren Basis; auf der schweren hält die Basis weniger Schaden aus.
option-lower-base-easy = leicht
option-lower-base-hard = schwer
option-tracks = Leistenkarte
option-tracks-help = Welche Seite der Karte mit Energie und Forschung.
option-tracks-easy = leicht
option-tracks-hard = schwer
option-strict-excavation = Strenges Graben
option-strict-excavation-help = Darf ein für die Entfernung zu niedriger Würfel wirkungslos vor den Bagger gesetzt werden?
option-strict-excavation-false = Ein zu niedriger Würfel darf liegen und bewirkt nichts
option-strict-excavation-true = Ein zu niedriger Würfel darf dort nicht liegen

## Fertige Zusammenstellungen

preset-easy = leicht: alle Karten auf der leichten Seite
preset-hard = schwer: alle Karten auf der schweren Seite
preset-hard-sky = schwerer Himmel
preset-hard-base = schwere Basis
preset-mixed = gemischt: vier schwere Seiten
preset-strict-excavation = leicht, mit strengem Graben

## Das Brett

board-level = Stufe { $level }
board-round = Runde { $round }
board-energy = Energie
board-research = Forschung
board-research-next = weiter mit { $needed }
board-damage = Schaden
board-dice = Würfel
board-robots = Roboter
board-waiting = wartet
board-mothership = Mutterschiff
board-track-excavator = Bag-{ $steps }
board-track-research = For-{ $steps }
board-track-red = +rot
board-track-damage = Schad.
board-track-skull = TOD
board-impact = Treffer
board-effect-slow = S
board-effect-energy = E
board-effect-fighter = J
board-effect-research = F
board-effect-robot = B
board-legend = E Energie  J Jäger  F Forschung  B Roboter bauen  S bremst Schiffe um 1
board-legend-cost = -1 Abzug  /2 kostet 2 Energie  # nicht ausgegraben  = ein Raum
board-legend-sky = *3 Explosion mit ihrer Zahl  < > Schiff weicht aus  M Mutterschiff rückt vor
board-excavator = BAG
board-tunnel = Tunnel

## Wenn eine Art von Frage zum ersten Mal kommt

first-choose-die = Jede Spalte bekommt in jeder Runde einen Würfel. Nach einem weißen werden alle noch nicht gesetzten Würfel neu geworfen.
first-place-die = Der Würfel arbeitet im Raum, und sofort sinken die Schiffe seiner Spalte. Zeige auf ein Feld, um zu sehen, wo sie landen würden.
first-activate-rooms = Jeder gefüllte Raum lässt sich nutzen, in beliebiger Reihenfolge. Die Zahl am Blitz ist sein Preis in Energie.
first-place-robot = Ein Roboter ist ein Würfel, der in seinem Raum bleibt und in späteren Runden wieder arbeitet, jedes Mal um eins schwächer.
first-start-ship = Abgeschossene Schiffe und solche, die die Basis trafen, kehren zurück. Wähle die Spalte, in der sie am wenigsten schaden.
