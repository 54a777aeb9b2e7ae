# Die Lektion zu Under our Sun: der erste Morgen, Schritt für Schritt.

lesson-goal = Jede Mission sagt, was zu tun ist und bis zu welchem Tag. Hier muss die Vorratskammer von New Haven in drei Tagen mit Nahrung, Holz, Stoff und Metall gefüllt werden. Fallen alle Charaktere, hast du verloren. Allein führst du zwei von ihnen: die Veteranin und den Späher.
lesson-buy = Vor dem Aufbruch wählst du Ausrüstung. Vier Punkte sind nicht viel: Nimm den Speer für die Veteranin. Ein Zelt lege ich dazu.
lesson-who = Es ist der Morgen von Tag 1, und eine Sonnenkarte hat das Wetter bestimmt: klarer Himmel, keine Hitze. Ein Tag hat Morgen, Nachmittag und Nacht; in jedem davon ist jeder Charakter einmal am Zug. Lass die Veteranin beginnen.
lesson-drink = Jeder Zug beginnt mit Durst. Trinke 1 der 5 Wasser oder verliere Leben. Wo Wasser aus dem Boden kommt, kannst du nachfüllen.
lesson-explore = Nun sind 6 Aktionspunkte auszugeben. Das Land um New Haven ist unbekannt: Erkunde für 1 Punkt das Feld im Osten.
lesson-move = Eine Oase! Ihre Bewegungszahl ist 2, und so viele Punkte kostet der Weg dorthin. Aber das rote Zeichen sagt, dass dort etwas lebt. Sieh nach.
lesson-fight = Ein Kojote. Triffst du auf einen Feind, gibt es sofort eine Kampfrunde, ohne Aktionspunkte. Greife ihn mit dem Speer an: Du wirfst gelbe Würfel, und die Hälfte ihrer Seiten sind Erfolge.
lesson-karma = Nur ein Erfolg, und der Kojote hat 2 Leben. Karma kann helfen: Mit jedem Karmawürfel wirfst du einen Würfel noch einmal. Wähle einen Fehlschlag. Ein Karmawürfel, der sein Symbol zeigt, muss danach ruhen.
lesson-loot = Beide Treffer sitzen, und sein Biss ging daneben. Plündere ihn für 1 Punkt: Ein grüner Würfel sagt, wie viel es zu holen gibt.
lesson-collect = Nahrung für die Vorratskammer. Der Planteil hat noch mehr: Sammle seine Nahrung für 1 Punkt ein, und mit demselben Punkt nimmst du auch das Holz daneben.
lesson-camp = Ein Punkt ist übrig. Stelle das Zelt auf: In einem Lager verbringen Charaktere die Nacht in Sicherheit, und was du dort lagerst, bleibt. Die Nacht gehört Schlimmerem als Kojoten.
lesson-scout = Die Veteranin ist fertig, und der Späher hat getrunken und nach Westen erkundet: ein Laden, geplündert, aber mit einem Behälter, der noch zu ist. Geh hin.
lesson-check = Ihn zu öffnen ist eine Probe: hier auf Geschick, anderswo auf Stärke. Der Wert sagt, welche Würfel du wirfst, und der Späher hat flinke Finger. Versuche es.
lesson-keep = Zwei Erfolge: Zwei Karten werden gefunden, eine darf bleiben. Eine Taschenlampe für die Nacht oder eine Weste gegen Kugeln? Wähle, was du willst.
lesson-day = Das war ein Morgen: trinken, handeln und an einem guten Ort sein, wenn er endet. Am Nachmittag geht es weiter, nachts wird eine Karte für alle gezogen, die draußen sind, und jeder neue Tag verlangt von jedem 1 Nahrung. Viel Glück!
