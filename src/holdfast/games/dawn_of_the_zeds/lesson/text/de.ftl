# Die Lektion zu Dawn of the Zeds: eine Runde, Schritt für Schritt.

lesson-goal = Farmingdale liegt am Ende von vier Pfaden, und auf allen kommen Zeds. Betritt einer von ihnen das Stadtzentrum, ist alles verloren. Halte aus, bis die letzte Ereigniskarte gespielt ist: Dann kommt Hilfe.
lesson-zeds = Jede Runde beginnt mit einer Ereigniskarte. Diese hat den Berg- und den Vorstadtpfad aufgerufen: Auf beiden sind die Zeds ein Feld näher gekommen. Die große Zahl ist die Stärke eines Zeds.
lesson-track = Jetzt handelst du. Die Karte gibt 3 Aktionen auf der Leiste, und 1 hast du selbst. Captain Piazza schießt am besten in der Stadt, also geht eine Aktion der Leiste dorthin: Klicke Captain Piazza im Stadtzentrum an.
lesson-move = Captain Piazza läuft fünf Felder weit. Schicke sie den Vorstadtpfad hinaus zur Universität: zwei Felder vor den Zed, denn weiter trägt keine Kugel.
lesson-own = Keine Aktion bewegt und schießt zugleich. Nutze für sie nun deine eigene Spieleraktion: Du hast sie einmal in jeder Runde, für wen du willst.
lesson-shot = Schieße auf den Zed auf Vorstadt 6. Das kostet 1 Munition. Zwei Würfel und die Stärke des Schützen ergeben die Treffer, und Scharfschützen lesen in einer besseren Spalte der Tabelle.
lesson-outpost = Elf, und drei Treffer! Ein Zed steckt drei ein, bevor er auf seine schwächere Seite gedreht wird, und noch drei, bevor er fällt. Manche Helden können mehr: Nach dem Schuss darf sie sich ein Feld zurückziehen. Wähle, was du willst.
lesson-mayor = Zwei Aktionen bleiben auf der Leiste. Du hast 3 Munition; eine Suche kann mehr bringen. Bürgermeister Hernandez kennt jede Tür der Stadt: Gib ihm die nächste Aktion.
lesson-search = Lass ihn hier suchen. Ein Würfel entscheidet. In der Stadt findet nur eine 6 Munition; die Lucky-Strike-Mine ist ergiebiger.
lesson-sheriff = Eine Sechs! Hebe die letzte Aktion für die Karte auf dem Tisch auf: Die Jagdhütte gibt am Ende der Runde 2 Munition, wenn jemand von dir auf dem Campingplatz ist. Sheriff Hunt ist schnell genug.
lesson-lodge = Ziehe ihn auf den Campingplatz, vier Felder den Bergpfad hinauf. Dort versperrt er auch den Weg zur Stadt.
lesson-stop = Die Leiste ist leer. Sonderaktionen, in den Kästen neben dem Plan, würden nichts kosten, aber die meisten gibt es nur einmal. Spare sie auf und beende die Phase.
lesson-armed = Die Hütte hat ihre Munition gebracht, und Runde 2 beginnt. Ihre Karte bewaffnet eine Gruppe Bürger. Der Zed auf dem Bergpfad betritt gleich Lefty's Pass: Gib den Marker Gruppe 7, die ihm im Weg steht.
lesson-melee = Wo ein Zed dein Feld betritt, kommt es zum Nahkampf. Beide Stärken wählen die Spalte, zwei Würfel die Zeile. Die Waffen haben den Kampf ausgeglichen, die Würfel haben ihn gewonnen: drei Treffer auf den Zed, der sich auf seine schwache Seite dreht und zurückweicht. Gruppe 7 hat einen eingesteckt.
lesson-round = Das ist eine Runde: Karte, Zeds, Aktionen. Halte die Zeds weit draußen auf, wo du noch Boden preisgeben kannst; Bürger, die am Leben bleiben, halten einen Pfad umsonst. Zeige auf eine Antwort, um ihre Chancen zu sehen, bevor du würfelst. Viel Glück!
