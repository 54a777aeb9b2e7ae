# Die Worte des Browser-Clients. Was auch das Terminal sagt, steht in den gemeinsamen Dateien.

## Überall

web-skip = Zum Inhalt
web-about = Über
web-settings = Einstellungen
web-close = Schließen
web-cancel = Doch nicht
web-yes = Ja
web-no = Nein
web-loading = Lädt …
web-home = Zur Startseite
web-retry = Noch einmal versuchen
web-link = Link
web-copy = Kopieren
web-copied = Kopiert
web-send = Senden
web-default-name = Gast
web-waiting = Einen Moment …

## Start

web-hero = Vier Spiele, ein Tisch.
web-hero-help = Allein, an einem Bildschirm, übers Netz oder neben Bots. Nichts zu installieren, kein Konto, und jede Regel ist einen Klick entfernt.
web-continue = Deine Partien
web-running = läuft
web-finished = beendet
web-forget = { $title } aus dieser Liste nehmen
web-choose = Wähle ein Spiel
web-quick = Sofort spielen
web-set-up = Einrichten
web-game-under-falling-skies = Ein Mutterschiff senkt sich auf die Stadt. Lege deine Würfel mit Bedacht: Jeder arbeitet in deiner Basis, und jeder lässt die Schiffe über sich sinken. Allein, etwa 30 Minuten.
web-game-dawn-of-the-zeds = Farmingdale liegt am Ende von vier Straßen, und auf allen gehen die Toten. Haltet die Stadt, bis Hilfe kommt. Allein oder gemeinsam, zwei Stunden.
web-game-wildlands = Fünf Kämpfer, versteckt in Ruinen, fünf Kristallsplitter zu sammeln, und jeder darf jeden unterbrechen. Zwei bis vier Personen, 45 Minuten.
web-game-under-our-sun = Ein langer Weg durch verbranntes Land, Tag um Tag: Wasser, Essen, Lager, Feinde und vielleicht eine Verräterin unter euch. Allein oder gemeinsam, ein Abend.

## Einrichten

web-presets = Wie möchtest du spielen?
web-presets-help = Fertige Vorschläge; jede einzelne Einstellung lässt sich unten ändern.
web-players = Mitspielende
web-your-name = Dein Name
web-how-many = Wie viele Plätze?
web-seat-me = ich
web-seat-link = wer den Link bekommt
web-seats-help = Mehrere eigene Plätze ergeben eine Partie an einem Bildschirm, der herumgereicht wird. Links zu offenen Plätzen stehen bereit, sobald die Partie begonnen hat.
web-seats-need = Für { $seats } Plätze wähle unter Optionen { $option }: { $value }.
web-reaction = Zeit zum Reagieren
web-reaction-help = Manche Spiele fragen alle, ob sie reagieren. Soll Schweigen nach einer Weile als Nein gelten?
web-reaction-seconds =
    { $seconds ->
        [0] unbegrenzt
        [60] eine Minute
        [300] fünf Minuten
       *[other] { $seconds } Sekunden
    }
web-options = Einstellungen des Spiels
web-begin = Beginnen

## Dazukommen

web-invited = Du bist zu { $title } eingeladen
web-sit-down = Platz nehmen
web-only-watch = Nur zusehen

## Der Tisch

web-table = Der Tisch
web-board = Der Spielplan
web-panels = Bereiche
web-tab-log = Verlauf
web-tab-rules = Regeln
web-tab-seats = Personen
web-tab-chat = Chat
web-tab-history = Rückblick
web-log = Was geschehen ist
web-earlier = Frühere Zeilen
web-undo = Zurück
web-undo-help = Die letzte Antwort zurücknehmen (U)
web-ask-hint = Tipp
web-hint-help = Was würde jemand mit Erfahrung tun? (H)
web-hint = Wer es gut kann, würde: { $act }
web-thoughts = Gewinnchance, wie der Champion sie sieht
web-thought-visits = In Gedanken { $visits }-mal versucht
web-thinking = Denkt nach …
web-why = Warum nicht?
web-why-help = Klicke dann etwas auf dem Plan an, um zu erfahren, warum es nicht wählbar ist (W)
web-why-now = Klicke etwas auf dem Plan an, um zu erfahren, warum es nicht wählbar ist.
web-possible = Das geht.
web-unfold = Alle { $count } Antworten
web-fold = Weniger Antworten
web-which = Was davon?
web-odds-certain = Das würde geschehen
web-odds = Dann entscheidet das Glück
web-odds-open = Viele Ausgänge; keiner ist wahrscheinlicher als { $share }.
web-odds-sampled = Dann entscheidet das Glück (geschätzt)
web-clock =
    { $seconds ->
        [one] Noch eine Sekunde; danach gilt Schweigen
       *[other] Noch { $seconds } Sekunden; danach gilt Schweigen
    }
web-consent-waiting = Du möchtest etwas zurücknehmen. { $names } muss noch zustimmen.
web-consent-refused = { $name } möchte das nicht zurücknehmen. Es bleibt, wie es ist.
web-consent =
    { $count ->
        [one] Jemand möchte die letzte Antwort zurücknehmen. Einverstanden?
       *[other] Jemand möchte die letzten { $count } Schritte zurücknehmen. Einverstanden?
    }
web-connection-lost = Die Verbindung zum Server ist abgerissen. Neuer Versuch läuft …
web-first-time = Neu hier
web-got-it = Verstanden
web-ready = Ich bin { $seat }
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-rules-of = Die Regeln von { $title }
web-search-rules = In den Regeln suchen
web-all-rules = Alle { $count } Regeln
web-rules-language = Die Regeln stehen hier in eigenen Worten, auf Englisch.
web-history = Rückblick auf die Partie
web-first = Zum Anfang
web-back = Einen Schritt zurück
web-forward = Einen Schritt vor
web-entry = { $entry } von { $count }
web-now = Zurück ins Jetzt
web-looking-back = Du siehst einen früheren Augenblick. Die Partie wartet.

## Personen

web-you = du
web-host = lädt ein
web-to-answer = am Zug
web-lobby = Es fehlen noch Mitspielende
web-lobby-help = Schicke jeder Person einen Link; wer ihn zuerst öffnet, hat den Platz.
web-seat-open = wartet auf jemanden mit dem Link
web-here = da
web-away = nicht da
web-orders = Daueraufträge
web-take-back = Wieder selbst spielen
web-hand-to-bot = Diesen Platz einem Bot geben
web-watching =
    { $count ->
        [0] Niemand sieht zu.
        [one] Eine Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
web-watch-link = Link zum bloßen Zusehen

## Das Ende

web-again = Noch einmal
web-watch = Noch einmal ansehen
web-luck = Das Glück nachprüfen
web-luck-help = Vor dem ersten Zug war der Fingerabdruck des Startwerts zu sehen. Jetzt liegt der Startwert offen, und alle können daraus das ganze Glück dieser Partie nachrechnen.
web-seed = Startwert
web-commitment = Fingerabdruck

## Wiedergabe

web-replay = { $title }: eine Partie zum Ansehen
web-to-end = Zum Ende
web-play = Abspielen
web-pause = Anhalten
web-viewer = Mit wessen Augen?
web-viewer-all = alles ist sichtbar

## Einstellungen

web-set-language = Sprache
web-set-language-en = English
web-set-language-de = Deutsch
web-set-theme = Farben
web-set-theme-auto = wie mein System
web-set-theme-light = hell
web-set-theme-dark = dunkel
web-set-motion = Bewegung
web-set-motion-auto = wie mein System
web-set-motion-full = bewegt
web-set-motion-none = still
web-set-size = Schrift
web-set-size-small = klein
web-set-size-normal = normal
web-set-size-large = groß
web-set-sound = Ton
web-set-sound-on = an
web-set-sound-off = aus
web-set-again = Die Karten für Neulinge wieder zeigen
web-set-again-done = Sie werden wieder gezeigt.
web-set-keys = Tasten am Tisch: die Nummer einer Antwort; U zurück, H Tipp, W warum nicht, Esc schließt ein Menü.

## Über

web-about-title = Über Holdfast
web-about-text = Holdfast spielt vier Brettspiele nach ihren Regelheften. Jede Regel hat eine Nummer, einen Ort im Programm und einen Test; was abgelehnt wird, nennt seine Regel.
web-about-luck = Das Glück lässt sich nachprüfen: Sein Startwert steht vor dem ersten Zug fest und wird nach dem letzten offengelegt.
web-provenance = Woher die Inhalte stammen
web-provenance-help = Jede Karte und jede Zahl sagt, wo sie gefunden wurde und wie weit man dem trauen kann. Was niemand veröffentlicht hat, haben wir selbst entworfen und sagen es („eigen“).
web-source = Quelle
web-confidence = Verlässlichkeit
web-confidence-very-high = sehr hoch
web-confidence-high = hoch
web-confidence-medium = mittel
web-confidence-low = gering
web-confidence-own = eigen
web-entries = Einträge
web-licences = Lizenzen
web-credit-icons = Symbole von Lorc, Delapouite und anderen
web-credit-fonts = Schriften
web-credit-code = damit ist der Browser-Client gebaut
web-credit-words = Texte in mehreren Sprachen
web-trademarks = Die Namen der Spiele gehören ihren Eigentümern. Holdfast ist ein eigenständiges Projekt und enthält weder deren Bilder noch deren Texte.

## Störungen

web-server-away = Keine Verbindung zum Server. Lektionen, Regeln und diese Seite gehen ohne ihn; Partien gehen weiter, sobald er wieder da ist.
web-server-gone = Der Server antwortet nicht.
web-server-failed = Das konnte der Server nicht tun.
web-not-found = Das gibt es nicht.
web-trouble-not-found = Hier ist nichts
web-trouble-not-found-help = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
web-trouble-no-match = Diese Partie gibt es nicht
web-trouble-no-match-help = Vielleicht wurde sie entfernt, oder der Link ist unvollständig.
web-trouble-not-allowed = Dieser Tisch ist privat
web-trouble-not-allowed-help = Nur wer daran sitzt, kann ihn sehen. Öffne ihn auf dem Gerät, auf dem du Platz genommen hast, oder bitte um einen Link.
web-trouble-server-gone = Der Server antwortet nicht
web-trouble-server-gone-help = Vielleicht startet er gerade neu. Diese Seite macht von selbst weiter, sobald er wieder da ist.
web-trouble-seat-taken = Dieser Platz ist vergeben
web-trouble-seat-taken-help = Jemand war schneller. Bitte um einen anderen Link oder sieh zu.
web-trouble-failed = Das hat nicht geklappt
web-trouble-failed-help = Der Server konnte nicht antworten. Ein neuer Versuch hilft vielleicht.
web-trouble-not-over = Diese Partie lässt sich noch nicht ansehen
web-trouble-not-over-help = Die Wiedergabe gibt es, wenn die Partie zu Ende ist.

## Under Falling Skies

web-ufs-sky = Der Himmel
web-ufs-base = Die Basis
web-ufs-column = Spalte { $column }
web-ufs-tunnel = Tunnel { $space }
web-ufs-space = Feld { $space }
web-ufs-modifier = Zuschlag { $modifier }
web-ufs-cost = kostet { $cost }
web-ufs-excavator = hier steht der Bagger
web-ufs-unexcavated = nicht ausgegraben
web-ufs-no-dice = Alle Würfel liegen.

## Wildlands

web-wl-choices = Fraktionen und Farben
web-wl-hand = Handkarten
web-wl-deck = Nachziehstapel
web-wl-collected = Gesammelte Splitter
web-wl-trophies = Besiegte Gegner
web-wl-space = Feld { $number }
web-wl-cover = Deckung
web-wl-height = Höhe { $level }
web-wl-shard = Splitter ({ $colour })
web-wl-figure = { $character }, Leben { $left } von { $health }
web-wl-hidden = { $character }, noch nicht auf dem Plan, Leben { $left } von { $health }
web-wl-defeated = { $character }, besiegt
web-wl-points = { $score } von 5 Punkten

## Dawn of the Zeds

web-dz-start = Start
web-dz-round = Runde
web-dz-ammo = Munition
web-dz-actions = Aktionen
web-dz-cards-left = Ereignisse übrig
web-dz-bag = Zeds im Beutel
web-dz-event = Die Ereigniskarte
web-dz-all-paths = jeder Weg
web-dz-location-twice = Ort, zweimal
web-dz-reserve = in Reserve
web-dz-waiting = Noch nicht im Spiel:
web-dz-cemetery = Auf dem Friedhof:
web-dz-zed = Zed der Stärke { $strength }
web-dz-unit = { $unit }, Stärke { $strength }
web-dz-no-entry = kein Zutritt

## Under our Sun

web-uos-unknown = unerforscht
web-uos-move = Bewegung { $cost }
web-uos-water = Wasser
web-uos-dry = versiegte Wasserstelle
web-uos-fire = Lagerfeuer
web-uos-camp = Lager
web-uos-body = { $enemy } (besiegt)
web-uos-people = Die Charaktere
web-uos-build = { $hp } LP, trägt { $water } Wasser
web-uos-skill = { $skill }: { $text }
web-uos-lies = Hier: { $things }
web-uos-strikes = schlägt zu mit { $dice }
web-uos-sells = hat { $things }
web-uos-survivor = Deine Karte: Überlebende
web-uos-traitor = Deine Karte: Sons of Liberty
web-uos-injured = verletzt
web-uos-infected = infiziert
web-uos-hidden = ungesehen
web-uos-fallen =
    { $phases ->
        [one] am Boden, sofort zu retten
       *[other] am Boden, noch { $phases } Phasen
    }
web-uos-hp = Leben
web-uos-ap = Aktionspunkte
web-uos-reserve = Wasser
web-uos-karma = Karmawürfel
web-uos-fitness-tired = erschöpft
web-uos-fitness-ok = wohlauf
web-uos-fitness-fit = fit
web-uos-worn = getragen

## Lektionen

web-learn = Lernen
web-lesson = Lektion
web-lesson-title = { $title }: eine Lektion
web-lesson-step = { $step } von { $count }
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-leave = Verlassen
web-lesson-your-turn = Du bist dran: Wähle auf dem Plan oder unten.
web-lesson-happened = Was gerade geschehen ist
web-lesson-try = Auch das wäre erlaubt. Für diese Lektion: { $act }
