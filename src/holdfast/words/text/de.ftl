# Wörter, die alle Spiele und alle Oberflächen gemeinsam haben.

list = { $first } und { $last }

## Ablehnungen der Spielmaschine selbst

no-game-over = Das Spiel ist vorbei.
no-luck-first = Erst müssen Würfel oder Karten fallen.
no-not-your-turn = Du bist nicht gefragt.
no-such-thing = So etwas gibt es hier nicht.
no-not-now = Das geht in diesem Augenblick nicht.
no-luck-now = In diesem Augenblick entscheidet kein Zufall.
no-such-luck = So kann der Zufall nicht ausgehen.

## Namen der Mitspielenden

seat-name = Platz { $number }
# Ein Platz unter den Angaben eines Textes; wer den Namen kennt, sagt stattdessen diesen.
seat-1 = Platz 1
seat-2 = Platz 2
seat-3 = Platz 3
seat-4 = Platz 4
seat-5 = Platz 5
seat-6 = Platz 6
seat-7 = Platz 7
seat-8 = Platz 8
seat-person = ein Mensch
seat-bot = Bot ({ $level })

## Das Menü

menu-title = Welches Spiel?
menu-line = { $title }, { $seats } ({ $stage })
menu-seats =
    { $least ->
        [1] { $most ->
            [1] für eine Person
           *[other] für eine bis { $most } Personen
        }
       *[other] für { $least } bis { $most } Personen
    }
menu-ask = Nummer oder Name (Eingabetaste für 1, q zum Verlassen):
menu-preset = Wie schwer? Fertige Zusammenstellungen:
menu-preset-ask = Nummer (Eingabetaste für 1):
menu-seats-ask = Wie viele spielen mit ({ $least } bis { $most }, Eingabetaste für { $least })?
menu-bots = Welche davon sind Bots? Stufen: { $levels }.
menu-bots-ask = Zum Beispiel 2={ $level } oder 2={ $level },3={ $level } (Eingabetaste für keine):
menu-wrong = { $words } steht nicht zur Wahl.

option-pack = Inhaltspaket
option-pack-help = Mit welchen Karten, Plänen und Zahlen gespielt wird.
option-pack-built-in = das mitgelieferte
stage-draft = im Entstehen
stage-playable = spielbar
stage-complete = vollständig

## Spiel

play-begins = { $title }: Tippe eine Nummer, einen Ort, eine Figur oder hilfe.
play-luck = Fingerabdruck des Zufalls: { $commitment }. Der Startwert wird am Ende gezeigt.
play-loaded = { $file } geladen, Eintrag { $entries }.
play-bot = { $seat } ({ $level }): { $act }
play-waiting = Warten auf { $seats }.
play-prompt = >
play-prompt-seat = { $seat } >
play-eof = Ende der Eingabe: Das Spiel hält hier an.
play-eof-kept = Ende der Eingabe: Das Spiel hält hier an. Es liegt in { $file }; holdfast play --continue setzt es fort.
play-not-understood = { $words } ist keine der Antworten. Tippe eine Nummer von 1 bis { $count } oder hilfe.
play-several = { $words } kann mehrere Antworten meinen: { $numbers }.
play-refused = Nicht möglich: { $reason } [{ $rule }]
play-fault = Holdfast hat einen Fehler gemacht: { $error }. Das Spiel steht wie zuvor; bitte speichern und melden.
play-not-now = Jetzt nicht: Das Spiel ist vorbei.
play-back = Die Eingabetaste zeigt wieder das Brett.
play-retaken =
    { $count ->
        [one] In diesem Spiel wurde einmal gesehenes Glück zurückgenommen.
       *[other] In diesem Spiel wurde { $count }-mal gesehenes Glück zurückgenommen.
    }

preview-won = gewinnt das Spiel
preview-lost = verliert das Spiel

undo-done =
    { $count ->
        [one] Eine Antwort zurückgenommen.
       *[other] { $count } Einträge zurückgenommen.
    }
undo-retaken = Über einen Wurf oder ein Geheimnis hinweg zurückgenommen: Derselbe Zufall kommt wieder, und das Spiel ist gekennzeichnet.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-barrier = Das lässt sich nicht zurücknehmen: Seither hat der Zufall, ein Geheimnis oder jemand anderes gesprochen.

hand-over = Gib den Bildschirm an { $seat } weiter. Niemand sonst sollte hinsehen.
hand-over-ask = { $seat }: Drücke die Eingabetaste, wenn du bereit bist.

why-usage = Frage nach einer Antwort oder einem Ort: warum 3 oder warum B4.
why-possible = Möglich: { $act }
why-not = { $act }: { $reason } [{ $rule }]
why-unknown = Nichts hier heißt { $words }.
why-elsewhere = Bei dieser Frage lässt sich mit { $words } nichts anfangen.
why-more =
    { $count ->
        [one] Eine weitere Antwort ist aus anderen Gründen nicht möglich; frage genauer.
       *[other] { $count } weitere Antworten sind nicht möglich; frage genauer.
    }

try-usage = Welche Antwort? versuch 3 zeigt, was sie bewirken würde.
try-nothing = Es würde nicht sofort etwas geschehen.
try-title = { $act } würde bewirken:
try-secret = In einem Spiel mit Geheimnissen kann man nicht vorausschauen.
hint-best = Der Bot ({ $level }) würde { $number } antworten: { $act }
hint-line = { $number }: gewinnt zu { $percent } %, { $visits }-mal versucht: { $act }

rules-none = Keine Regel spricht von { $words }.
rules-now = Die Regel, die jetzt gilt (englisch):
rules-more = { $shown } von { $count } gezeigt; suche genauer.
rules-usage = regeln WORT durchsucht alle { $count } Regeln, regeln NUMMER zeigt eine. Die Regeltexte sind englisch.
rules-ruling = Entscheidung { $id }: { $ruling }

save-usage = Wohin? speichern DATEI.
save-done = Gespeichert in { $file }.
save-failed = Speichern ging nicht: { $error }
save-overwrite = { $file } gibt es schon. Überschreiben? (j/n)
save-kept = Es wurde nichts geschrieben.
save-offer = Vor dem Verlassen speichern? Dateiname, oder Eingabetaste für nein:
log-empty = Noch ist nichts geschehen.
log-round = ({ $number })
quit-done = Auf Wiedersehen.
quit-kept = Auf Wiedersehen. Das Spiel liegt in { $file }; holdfast play --continue setzt es fort.
keep-failed = Das laufende Spiel lässt sich nicht aufbewahren: { $error }. Benutze speichern DATEI.

over-title = Spielende
over-won = Gewonnen!
over-lost = Verloren.
over-winners = Gewonnen hat { $winners }.
over-seed = Startwert des Zufalls: { $seed }
over-save = speichern DATEI hebt das Spiel auf, zurück nimmt zurück, ende verlässt es.
over-replay = Noch einmal ansehen: holdfast replay { $file }

## Befehle im Terminal

command-help = hilfe
command-why = warum
command-try = versuch
command-hint = rat
command-undo = zurück
command-rules = regeln
command-save = speichern
command-log = verlauf
command-board = brett
command-seat = platz
command-quit = ende

help-title = Was man tippen kann
help-answer = 3, oder ein Ort wie B4
help-answer-does = diese Antwort geben
help-why = warum 3, warum B4
help-why-does = warum etwas nicht geht, mit der Regel
help-try = versuch 3
help-try-does = was eine Antwort bewirken würde, ohne sie zu geben
help-hint = rat
help-hint-does = was ein guter Spieler antworten würde, mit welcher Aussicht zu gewinnen
help-undo = zurück
help-undo-does = die letzte Antwort zurücknehmen
help-rules = regeln, regeln WORT
help-rules-does = die Regel, die jetzt gilt; Suche in allen Regeln
help-log = verlauf, verlauf 20
help-log-does = was bisher geschah
help-save = speichern DATEI
help-save-does = das Spiel in einer Datei aufbewahren
help-board = brett
help-board-does = Brett und Antworten noch einmal zeichnen
help-seat = platz 2
help-seat-does = für einen anderen Platz antworten, wo mehrere gefragt sind
help-quit = ende
help-quit-does = verlassen; holdfast play --continue setzt es später fort
help-signs = Was die Zeichen bedeuten
help-kept = Nach jeder Antwort liegt das Spiel in { $file }.

seat-usage = platz NUMMER, eine von { $seats }.

## Eine Aufzeichnung ansehen

replay-title = { $title }: Eintrag { $entry } von { $count }
replay-start = der Anfang
replay-answer = { $seat }: { $act }
replay-luck = Zufall: { $outcome }
replay-keys = Eingabetaste weiter, b zurück, eine Nummer springt dorthin, e Ende, q verlassen
replay-verified = { $file }: { $count } Einträge spielen sich wie aufgezeichnet ab. { $ending }
replay-unfinished = Das Spiel wurde nicht beendet.
replay-seed-good = Aller Zufall folgt aus dem Startwert der Aufzeichnung.
replay-seed-none = Die Aufzeichnung enthält keinen Startwert: Ihr Zufall lässt sich nicht prüfen.
replay-migrated = Die Partie wurde nach Regelversion { $old } gespielt und ist auf Version { $new } übertragen.
replay-luck-moved = { $count ->
    [one] Ein Zufallseintrag steht an anderer Stelle als bei seiner Ziehung, weil sich die Regeln seither geändert haben. Er wurde für die Stelle geprüft, die die Aufzeichnung nennt.
   *[other] { $count } Zufallseinträge stehen an anderer Stelle als bei ihrer Ziehung, weil sich die Regeln seither geändert haben. Sie wurden für die Stellen geprüft, die die Aufzeichnung nennt.
}

## Einfaches Brett für Spiele ohne eigene Zeichnung

board-secret = ?
board-hidden = { $count } verdeckt

## Was der Tisch über das Netz sagt

table-stale = Zu spät: Das Spiel ist schon weiter.
table-not-your-seat = Dieser Platz gehört dir nicht.
table-no-such-answer = Das ist in diesem Spiel keine Antwort.
table-no-such-order = Die Daueranweisung { $order } gibt es nicht.
table-no-such-level = Einen Computergegner der Stufe { $level } gibt es nicht.
table-no-such-invite = Dieser Link wurde schon benutzt oder durch einen neueren ersetzt.
table-not-open = Dieser Platz ist besetzt.
table-broken = Dem Server ist ein Fehler unterlaufen; das Spiel steht wie zuvor.
table-old-rules = Diese Partie wurde nach anderen Regeln oder mit anderen Inhalten gespielt und lässt sich hier nicht öffnen: { $detail }
table-no-such-match = Diese Partie gibt es nicht.
table-no-spectators = Bei dieser Partie darf niemand zuschauen.
table-wrong-key = Dieser Schlüssel passt zu keinem Platz der Partie.
table-full = Der Server kann keine weiteren Partien aufnehmen.
table-not-over = Das ist erst zu sehen, wenn die Partie zu Ende ist.
table-no-such-entry = So weit reicht die Partie nicht.
table-no-such-step = So weit reicht die Lektion nicht.
table-no-lesson = Für dieses Spiel gibt es keine Lektion.
table-not-yours = Durch einen Platz darf nur schauen, wem er gehört.
table-busy = Der Server rechnet gerade an zu vielem; versuche es gleich noch einmal.
table-too-fast = Zu viele Anfragen; warte einen Moment.
table-bad-message = Das hat der Server nicht verstanden.
table-no-hello = Der Server hat nichts von dir gehört.
table-too-slow = Deine Verbindung kam nicht mehr mit.
table-stopping = Der Server startet neu; gleich geht es weiter.
table-host-only = Das darf nur, wer die Partie eröffnet hat.
table-no-hint = Hierzu gibt es keinen Rat.
undo-over = Das Spiel ist zu Ende und sein Zufall offengelegt: Nichts lässt sich mehr zurücknehmen.
undo-pending = Es möchte schon jemand etwas zurücknehmen.
undo-gone = Danach fragt niemand mehr.
undo-not-asked = Deine Zustimmung wird nicht gebraucht.
account-exists = Dieser Name ist vergeben.
account-wrong = Name oder Passwort stimmt nicht.
account-none = Niemand ist angemeldet.
account-off = Auf diesem Server gibt es keine Konten.
table-no-such-game = Dieses Spiel gibt es hier nicht.
table-bad-options = Diese Optionen passen nicht: { $detail }
table-bad-record = Mit dieser Datei lässt sich nicht weiterspielen: { $detail }
table-wrong-origin = Von jener Seite nimmt der Server nichts an.
