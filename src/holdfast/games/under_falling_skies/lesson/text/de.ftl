# Die Lektion zu Under Falling Skies: eine Runde, Schritt für Schritt.

lesson-goal = Das Mutterschiff sinkt auf die Stadt herab. Du gewinnst, wenn der Forschungsmarker das Ende seiner Leiste erreicht. Du verlierst, wenn das Mutterschiff den Totenkopf erreicht oder die Basis ihren letzten Schaden nimmt. Spielen wir eine Runde.
lesson-take = Du hast fünf Würfel geworfen. In jeder Runde bekommt jede der fünf Spalten genau einen davon. Beginne mit der schwarzen 4: Klicke sie an.
lesson-energy-space = Jeder Würfel tut zweierlei: Er wird in dem Raum arbeiten, in dem er liegt, und sofort sinken die Schiffe seiner Spalte um seine Zahl. Lege die 4 auf B1, den Energieraum. Achte auf das Schiff in Spalte 1.
lesson-take-fighter = Das Schiff ist auf einer Explosion mit der Zahl 2 gelandet. Dort können Jäger es erreichen, wenn sie mindestens 2 haben. Nimm für sie die schwarze 3.
lesson-fighter-space = Lege die 3 auf B3, den Jägerraum. Die -1 daneben senkt den Würfel, aus 3 wird 2: gerade genug. Und behalte Spalte 3 im Auge: Ein Pfeil schiebt das Schiff beiseite, das auf ihm landet.
lesson-research-space = Das Schiff ist in Spalte 4 gerutscht. In der Hand hast du die 6, deinen stärksten Würfel. Lege sie auf B5, den Forschungsraum. Sechs Reihen sind tief, aber in Spalte 5 lauert dort nichts.
lesson-white = Jetzt die weiße 5. Wird ein weißer Würfel gelegt, werden alle noch nicht gelegten Würfel neu geworfen, zum Guten oder zum Schlechten. Lege sie auf A2: Die oberste Reihe arbeitet nicht, aber dort sinken Schiffe um eine Reihe weniger.
lesson-dig-space = Der letzte Würfel zeigt nun 1. Der graue Boden ist noch nicht ausgehoben. Ein Würfel dort lässt den Bagger zu ihm graben, so weit, wie seine Zahl erlaubt. Von C5 reicht die 1 gerade bis C4.
lesson-energy = Alle Würfel liegen; nun nutzt du die Räume, in beliebiger Reihenfolge. Zuerst Energie, denn andere Räume kosten welche: Aktiviere den Raum auf B1. Er bringt 4 - 1 = 3.
lesson-fighter = Nun die Jäger auf B3, für 1 Energie. Ihre Stärke ist 2, und das Schiff in Spalte 1 steht auf einer Explosion mit einer 2.
lesson-research = Abgeschossen! Als Nächstes die Forschung auf B5, für 1 Energie: 6 - 1 = 5. Das nächste Feld des Markers verlangt 3, das übernächste 1. Beide gehören dir.
lesson-dig = Grabe: Das kostet 1 Energie und bringt den Bagger zu seinem Würfel. Jedes Feld, das er hinter sich lässt, ist von der nächsten Runde an ein Raum, den du nutzen kannst.
lesson-end = Übrig ist nur der weiße Würfel auf A2, und der hat seine Arbeit getan. Beende das Aktivieren. Danach kommt das Mutterschiff eine Reihe näher.
lesson-ship = Das Mutterschiff hat aufgenommen, was ihm zu nahe war, und das abgeschossene Schiff ist wieder an Bord: Schiffe kehren immer zurück. Wähle die Spalte, in der es startet.
lesson-round = Eine neue Runde, neue Würfel, und die Schiffe sind schon auf halber Höhe. Mehr ist es nicht: Wo hilft jeder Würfel am meisten und schadet am wenigsten? Zeige auf ein Feld, um zu sehen, was folgen würde, oder bitte um einen Tipp. Viel Glück!
