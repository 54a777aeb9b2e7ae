# Die Lektion zu Wildlands: ein Zug und eine Unterbrechung, Schritt für Schritt.

lesson-goal = Fünf Punkte gewinnen: einer für jeden eigenen Kristallsplitter, den du einsammelst, und einer für jeden Feind, den du besiegst. Du führst die Gilde, in Blau. Die Kämpfer, in Orange, denken genauso.
lesson-assign = Vor dem Spiel bekommt jede Figur aus deinen zehn Ortskarten ein geheimes Startfeld. Die fünf übrigen Karten sagen, wo die Splitter des Gegners liegen werden. Setze Lunk, deinen Schläger, auf Feld 17, mitten ins Geschehen.
lesson-reveal = Die anderen habe ich verteilt. Auf dem Plan liegen nun Splitter, deine in Blau, und du hältst sieben Karten. Ein Zug beginnt damit, dass jemand aus dem Versteck tritt: Decke Lunk auf.
lesson-move = Karten bewirken alles. Eine Karte mit Lunks Symbol bewegt ihn ein Feld weit. Einer deiner Splitter liegt auf 27, gleich neben ihm: Ziehe ihn mit Karte G9 dorthin.
lesson-collect = Er steht auf dem Splitter. Ihn aufzuheben braucht Zeit: drei Karten mit seinem Symbol. Genau drei kannst du entbehren.
lesson-pay = Bezahle die erste Karte; die beiden anderen folgen von selbst. Eine Spezialkarte, die mit dem Blitz, könnte jede von ihnen ersetzen, aber die wirst du noch brauchen.
lesson-end = Dein erster Punkt! Du hast nur noch wenige Karten, also beende den Zug: Du ziehst drei neue.
lesson-window = Der Maskierte ist aus dem Versteck getreten und auf Lunk zugegangen. Nach jeder Aktion werden die anderen gefragt, ob sie unterbrechen, was immer sie halten, damit eine Pause nichts verrät. Lass ihn kommen: Passe.
lesson-defend = Ein schwerer Schlag, zwei Schaden! Im Nahkampf pariert eine Nahkampfkarte: G3 zeigt eine neben Lunks Symbol. Schütze ihn.
lesson-interrupt = Pariert. Und nun wirst du wieder gefragt, ob du unterbrichst. Ja: Gib eine Spezialkarte aus, und du bist es, der handelt, mitten in ihrem Zug.
lesson-strike = Die rote Flagge neben Lunks Symbol auf G7 ist ein schwerer Nahkampf. Schlage zurück.
lesson-ambush = Zwei Schaden; dem Maskierten bleiben zwei Leben. Und du hast Freunde im Versteck: Der Feuermagier wartet auf Feld 40, gleich nebenan. Aufdecken kostet keine Karte.
lesson-shot = Von 40 sieht er geradewegs auf 27. Verweile mit dem Zeiger auf einer Figur, um solche Linien zu sehen. Schieße mit der Flagge für den schweren Fernkampf auf G17.
lesson-turn = Besiegt: dein zweiter Punkt, und du warst nicht einmal am Zug. Das ist Wildlands. Hebe dir etwas für ihren Zug auf und traue keinem leeren Raum. Viel Glück!
