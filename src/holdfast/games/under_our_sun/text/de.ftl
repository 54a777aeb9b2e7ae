# Under our Sun auf Deutsch.

## Charaktere

character-medic = Sanitäterin
character-medic-text = Heilerin. Allein schwach, hält eine Gruppe am Leben.
character-scout = Späher
character-scout-text = Der Jüngste der vier; findet den Weg und wird selten gesehen.
character-veteran = Veteranin
character-veteran-text = Ehemalige Soldatin. Die beste Schützin der Gruppe, schlecht im Schleichen.
character-thickskin = Dickhaut
character-thickskin-text = Groß, schwer, kaum aufzuhalten. Trägt am meisten und trinkt am meisten.
character-tinkerer = Tüftlerin
character-tinkerer-text = Repariert, was die Sonnenstürme übrig ließen, und baut billig.
character-trapper = Fallensteller
character-trapper-text = Lebt vom Land: Bogen, Schlingen und Tierkunde.

## Spezialfähigkeiten

skill-field-surgery = Feldchirurgie
skill-field-surgery-text = Einmal am Tag, 1 AP, kein Gegner hier: Ein Charakter hier erhält 2 LP zurück oder verliert eine Infektion.
skill-steady-hands = Ruhige Hände
skill-steady-hands-text = Medizinische Karten heilen 1 LP mehr.
skill-pathfinder = Pfadfinder
skill-pathfinder-text = Einmal je Tagesphase: Erkunden kostet 1 AP weniger.
skill-light-feet = Leichte Füße
skill-light-feet-text = Schleichen kostet 1 AP weniger.
skill-drill = Drill
skill-drill-text = Einmal je Tagesphase: einen Würfel eines Angriffs neu werfen.
skill-fire-discipline = Feuerdisziplin
skill-fire-discipline-text = Nach einem Fernangriff einen blauen Würfel werfen: Bei einem Erfolg kommt die Munition zurück.
skill-hard-to-hurt = Hart im Nehmen
skill-hard-to-hurt-text = Einmal je Tagesphase: 1 Schaden im Nahkampf verhindern.
skill-bulwark = Bollwerk
skill-bulwark-text = Einmal je Tagesphase: den Angriff auf jemanden hier auf sich nehmen.
skill-jury-rig = Improvisieren
skill-jury-rig-text = Einmal am Tag: mit einer Ressource weniger bauen.
skill-insulated = Isoliert
skill-insulated-text = Sonnenstürme lassen die eigenen elektrischen Geräte in Ruhe.
skill-game-lore = Wildkunde
skill-game-lore-text = Ein geplündertes Tier bringt 1 Nahrung mehr.
skill-beast-sense = Tiergespür
skill-beast-sense-text = Ein Tier, das hier erscheint, kämpft keine Initialkampfrunde.

## Planteile

tile-new-haven = New Haven
tile-pump-station = Pumpstation
tile-sol-outpost = SoL-Außenposten
tile-field-hospital = Feldlazarett
tile-relay-tower = Sendemast
tile-crawler-burrow = Crawler-Bau
tile-sapphire-vault = Sapphire-Gewölbe
tile-dune-sea = Dünenmeer
tile-salt-flat = Salzebene
tile-seep-spring = Sickerquelle
tile-cracked-highway = Geborstener Highway
tile-aircraft-wreck = Flugzeugwrack
tile-collapsed-apartments = Eingestürzter Wohnblock
tile-looted-store = Geplünderter Laden
tile-warehouse-shell = Lagerhausruine
tile-filling-station = Tankstelle
tile-overturned-convoy = Umgestürzter Konvoi
tile-dead-forest = Toter Wald
tile-cactus-grove = Kakteenhain
tile-canyon-mouth = Schluchteingang
tile-rock-shelter = Felsdach
tile-oasis-pool = Oasenteich
tile-wind-farm = Windpark
tile-motel-ruin = Motelruine
tile-clinic-ruin = Klinikruine
tile-quarry-lake = Steinbruchsee
tile-radar-dish = Radarschüssel
tile-burnt-farmstead = Verbranntes Gehöft
tile-scrap-yard = Schrottplatz
tile-mesa-ridge = Tafelberg
tile-trailer-camp = Wohnwagenplatz
tile-drainage-culvert = Abwasserkanal
tile-water-tower = Wasserturm
tile-glass-crater = Glaskrater

## Gegenstände, Ausrüstung und Beute: Vorderseiten

thing-bandage = Verband
thing-bandage-text = 1 AP, dann abwerfen: Ein Charakter hier erhält 2 LP zurück.
thing-medkit = Medkit
thing-medkit-text = 1 AP und eine Ladung: Ein Charakter hier erhält 2 LP zurück oder verliert eine Infektion.
thing-antibiotic = Antibiotikum
thing-antibiotic-text = Abwerfen: Ein Charakter hier verliert eine Infektion.
thing-aed = Defibrillator
thing-aed-text = 1 AP und eine Ladung: Ein besiegter Charakter hier steht mit 2 LP wieder auf.
thing-stim-patch = Aufputschpflaster
thing-stim-patch-text = Abwerfen: Ein Charakter hier erhält sofort 2 AP und eine Stufe Fitness.
thing-multitool = Multitool
thing-multitool-text = Baubares oder Munition zerlegen. Ein blauer Würfel mehr bei Behältern, die Geschick brauchen.
thing-binoculars = Fernglas
thing-binoculars-text = Aufklären reicht ein Planteil weiter und braucht keine Probe. Einmal am Tag, 1 AP: ein Planteil in bis zu 2 Feldern Entfernung aufdecken.
thing-flashlight = Taschenlampe
thing-flashlight-text = Kein zusätzlicher roter Würfel beim Schleichen in der Nacht.
thing-lockpick-set = Dietrichset
thing-lockpick-set-text = Eine Ladung bringt einen grünen Würfel bei einem Behälter, der Geschick braucht.
thing-crowbar = Brecheisen
thing-crowbar-text = Nahkampfwaffe: blauer Würfel. Ein gelber Würfel mehr bei Behältern, die Stärke brauchen.
thing-climbing-rope = Kletterseil
thing-climbing-rope-text = Ein Planteil mit Bewegungswert 3 oder 4 zu betreten kostet 1 AP weniger.
thing-lighter = Feuerzeug
thing-lighter-text = Für 1 Holz ein Lagerfeuer entzünden.
thing-torch = Fackel
thing-torch-text = Nahkampfwaffe: blauer Würfel. Eine Ladung: Feuer auf diesem Planteil für die Tagesphase. Für 1 Holz ein Lagerfeuer entzünden.
thing-tent = Zelt
thing-tent-text = 1 AP: wird auf diesem Planteil zum Lager.
thing-small-animal-trap = Kleintierfalle
thing-small-animal-trap-text = Hier aufstellen; mit 1 Nahrung als Köder fängt sie 2 Nahrung am Tag.
thing-water-bottle = Wasserflasche
thing-water-bottle-text = Fasst 2 Wasser.
thing-water-filter = Wasserfilter
thing-water-filter-text = 1 AP und eine Ladung an einer Wasserquelle, auch an einer leeren: 3 Wasser.
thing-knife = Messer
thing-knife-text = Nahkampfwaffe: blauer Würfel. Ein blauer Würfel mehr beim Schleichangriff.
thing-spear = Speer
thing-spear-text = Nahkampfwaffe: gelber Würfel.
thing-machete = Machete
thing-machete-text = Nahkampfwaffe: gelber und blauer Würfel.
thing-bow = Bogen
thing-bow-text = Fernwaffe, 3 Pfeile: blauer Würfel hier, gelber Würfel auf Entfernung 1.
thing-pipe-pistol = Rohrpistole
thing-pipe-pistol-text = Fernwaffe, 3 Patronen: gelber und blauer Würfel hier, gelber Würfel auf Entfernung 1.
thing-scrap-shotgun = Schrottflinte
thing-scrap-shotgun-text = Fernwaffe, 2 Patronen: grüner und gelber Würfel hier, blauer Würfel auf Entfernung 1.
thing-firebomb = Brandflasche
thing-firebomb-text = 1 AP, dann abwerfen: einen Gegner bis Entfernung 1 mit grünem, gelbem und blauem Würfel angreifen; er schlägt nicht zurück, und ein Tier flieht.
thing-smoke-can = Rauchdose
thing-smoke-can-text = Abwerfen: Alle Charaktere hier sind verborgen.
thing-backpack = Rucksack
thing-backpack-text = Platz für 3 Ressourcen.
thing-tool-belt = Werkzeuggürtel
thing-tool-belt-text = Platz für 1 Gegenstand.
thing-canteen-harness = Feldflaschengurt
thing-canteen-harness-text = Der Wasservorrat fasst 2 mehr.
thing-leather-jacket = Lederjacke
thing-leather-jacket-text = Einmal am Tag: 1 Schaden im Nahkampf verhindern.
thing-scrap-armour = Schrottrüstung
thing-scrap-armour-text = Einmal je Tagesphase: 1 Schaden im Nahkampf verhindern. Ein roter Würfel bei Heimlichkeitsproben.
thing-desert-cloak = Wüstenumhang
thing-desert-cloak-text = Ein blauer Würfel mehr bei Heimlichkeitsproben.
thing-sun-poncho = Sonnenponcho
thing-sun-poncho-text = Hitze hat keine Wirkung.
thing-quilted-coat = Steppmantel
thing-quilted-coat-text = Kälte hat keine Wirkung.
thing-trail-boots = Wanderstiefel
thing-trail-boots-text = Einmal je Tagesphase: Bewegen kostet 1 AP weniger.
thing-gas-mask = Gasmaske
thing-gas-mask-text = Kann nicht infiziert werden.
thing-revolver = Revolver
thing-revolver-text = Fernwaffe, 4 Patronen: zwei gelbe Würfel hier, einer auf Entfernung 1.
thing-hunting-rifle = Jagdgewehr
thing-hunting-rifle-text = Fernwaffe, 3 Patronen: gelber Würfel hier, grüner und gelber Würfel auf Entfernung 1.
thing-assault-carbine = Sturmkarabiner
thing-assault-carbine-text = Fernwaffe, 6 Patronen, 2 je Angriff: grüner und gelber Würfel auf jede Entfernung.
thing-crossbow = Armbrust
thing-crossbow-text = Fernwaffe, 2 Pfeile: gelber Würfel hier, grüner und blauer Würfel auf Entfernung 1.
thing-fire-axe = Feueraxt
thing-fire-axe-text = Nahkampfwaffe: grüner und blauer Würfel. Ein gelber Würfel mehr bei Behältern, die Stärke brauchen.
thing-cavalry-sabre = Kavalleriesäbel
thing-cavalry-sabre-text = Nahkampfwaffe: zwei gelbe Würfel.
thing-stun-baton = Elektroschlagstock
thing-stun-baton-text = Nahkampfwaffe: gelber Würfel. Einmal je Tagesphase schlägt ein verletzter Gegner nicht zurück.
thing-frag-grenade = Splittergranate
thing-frag-grenade-text = 1 AP, dann abwerfen: jeden Gegner auf einem Planteil bis Entfernung 1 mit einem grünen und zwei gelben Würfeln angreifen.
thing-night-vision-goggles = Nachtsichtgerät
thing-night-vision-goggles-text = Kein zusätzlicher roter Würfel beim Schleichen in der Nacht und ein gelber Würfel mehr bei nächtlichen Heimlichkeitsproben.
thing-field-purifier = Feldaufbereiter
thing-field-purifier-text = Einmal am Tag, 1 AP: 3 Wasser.
thing-adrenaline-shot = Adrenalinspritze
thing-adrenaline-shot-text = Abwerfen: sofort 4 AP, eine Stufe weniger Fitness.
thing-ballistic-vest = Schutzweste
thing-ballistic-vest-text = Einmal je Tagesphase: 2 Schaden eines Angriffs verhindern.
thing-riot-shield = Schutzschild
thing-riot-shield-text = Ein grüner Würfel mehr beim Ausweichen.
thing-military-rucksack = Militärrucksack
thing-military-rucksack-text = Platz für 3 Ressourcen und 1 Gegenstand.
thing-nomad-cloak = Nomadenumhang
thing-nomad-cloak-text = Ein gelber Würfel mehr bei Heimlichkeitsproben; Hitze hat keine Wirkung.
thing-hydration-rig = Trinksystem
thing-hydration-rig-text = Der Wasservorrat fasst 4 mehr.
thing-exo-brace = Exoskelett
thing-exo-brace-text = Ein gelber Würfel mehr bei Stärkeproben; unwegsame Planteile kosten 1 AP weniger.
thing-ration-pack = Notration
thing-ration-pack-text = 2 Nahrung.
thing-water-canister = Wasserkanister
thing-water-canister-text = 3 Wasser.
thing-sewing-box = Nähkasten
thing-sewing-box-text = 2 Stoff und 1 Verbinder.
thing-scrap-bundle = Schrottbündel
thing-scrap-bundle-text = 2 Metall und 1 Verbinder.
thing-moonshine-crate = Kiste Schwarzgebrannter
thing-moonshine-crate-text = 2 Alkohol.
thing-plastic-sheeting = Plastikplane
thing-plastic-sheeting-text = 2 Kunststoff.
thing-dry-lumber = Trockenes Bauholz
thing-dry-lumber-text = 2 Holz.
thing-ammunition-tin = Munitionsdose
thing-ammunition-tin-text = 4 Patronen oder 3 Pfeile.
thing-trauma-bag = Notfalltasche
thing-trauma-bag-text = Nur für die Sanitäterin. 1 AP und eine Ladung: Ein Charakter hier erhält 2 LP zurück und verliert Verletzung und Infektion.
thing-recon-drone = Aufklärungsdrohne
thing-recon-drone-text = Nur für den Späher. Einmal am Tag bis zu 2 Planteile in bis zu 2 Feldern Entfernung aufdecken; Aufklären reicht ein Planteil weiter und braucht keine Probe.
thing-service-carbine = Dienstkarabiner
thing-service-carbine-text = Nur für die Veteranin. Fernwaffe, 5 Patronen: grüner und gelber Würfel auf jede Entfernung.
thing-manhole-shield = Kanaldeckelschild
thing-manhole-shield-text = Nur für die Dickhaut. Nahkampfwaffe: gelber Würfel. Eine Ladung verhindert 2 Schaden eines Angriffs.
thing-solar-pack = Solarrucksack
thing-solar-pack-text = Nur für die Tüftlerin. Einmal am Tag: die elektrischen Karten eines Charakters hier wieder aufdecken oder sofort 2 AP.
thing-recurve-bow = Recurvebogen
thing-recurve-bow-text = Nur für den Fallensteller. Fernwaffe, 3 Pfeile: gelber Würfel hier, zwei grüne Würfel auf Entfernung 1; Pfeile können zurückkommen.

## Sonnenkarten

suncard-clear-sky = Klarer Himmel
suncard-clear-sky-text = Keine Wirkung.
suncard-cool-breeze = Kühle Brise
suncard-cool-breeze-text = In dieser Tagesphase muss niemand trinken.
suncard-heat = Hitze
suncard-heat-text = Alle außerhalb von New Haven verlieren 1 Wasser oder 1 LP.
suncard-storm = Sturm
suncard-storm-text = Feuer gehen aus, alle haben 1 AP weniger. Regen kann gesammelt werden, Schlafen kostet 1 AP weniger.
suncard-solar-storm = Sonnensturm
suncard-solar-storm-text = Elektrische Karten liegen bis zur nächsten Vorbereitung verdeckt.
suncard-sandstorm = Sandsturm
suncard-sandstorm-text = Keine Fernangriffe; Erkunden und Vorstürmen kosten 1 AP mehr.

## Nachtkarten

nightcard-still-night = Stille Nacht
nightcard-still-night-text = Wind, Sand, sonst nichts.
nightcard-clear-stars = Klare Sterne
nightcard-clear-stars-text = Die nächsten zwei Planteile ansehen und in beliebiger Reihenfolge zurücklegen.
nightcard-morning-dew = Morgentau
nightcard-morning-dew-text = Alle hier erhalten 1 Wasser.
nightcard-frostbite = Erfrierungen
nightcard-frostbite-text = Ohne Feuer: 1 LP und 1 AP verloren.
nightcard-cold-snap = Kälteeinbruch
nightcard-cold-snap-text = Ohne Feuer kostet Schlafen hier heute Nacht 1 AP mehr.
nightcard-prowling-wolves = Streifende Wölfe
nightcard-prowling-wolves-text = Ein tollwütiger Wolf greift an.
nightcard-thieving-coyotes = Diebische Kojoten
nightcard-thieving-coyotes-text = Alle hier verlieren 1 Nahrung.
nightcard-rats-in-the-packs = Ratten im Gepäck
nightcard-rats-in-the-packs-text = Geschicklichkeitsprobe: 1 Nahrung gewinnen oder 2 Nahrung oder Stoff verlieren.
nightcard-snake-in-the-bedroll = Schlange im Schlafsack
nightcard-snake-in-the-bedroll-text = Geschicklichkeitsprobe, sonst 1 Schaden und eine Infektion.
nightcard-sol-patrol = SoL-Patrouille
nightcard-sol-patrol-text = Heimlichkeitsprobe, sonst greift ein Son of Liberty an.
nightcard-searchlights = Suchscheinwerfer
nightcard-searchlights-text = Sons of Liberty kommen ein Planteil näher; niemand hier bleibt verborgen.
nightcard-night-thief = Nächtlicher Dieb
nightcard-night-thief-text = Heimlichkeitsprobe: eine Zufallsressource gewinnen oder eine Ressource oder einen Gegenstand verlieren.
nightcard-lost-drifter = Verirrter Wanderer
nightcard-lost-drifter-text = 1 Wasser gegen 2 Zufallsressourcen geben, 1 Nahrung gegen einen Karmawürfel oder nichts.
nightcard-crawlers = Crawler
nightcard-crawlers-text = Ein Crawler greift an.
nightcard-tunnel-noises = Geräusche im Tunnel
nightcard-tunnel-noises-text = Mutierte kommen näher, oder nebenan erscheint ein Crawler.

## Ereigniskarten

eventcard-locked-strongbox = Verschlossene Kassette
eventcard-locked-strongbox-text = Ein Behälter, der Geschick braucht.
eventcard-jammed-locker = Verklemmter Spind
eventcard-jammed-locker-text = Ein Behälter, der Stärke braucht.
eventcard-roaming-fence = Fahrender Hehler
eventcard-roaming-fence-text = Der fahrende Händler erscheint hier.
eventcard-abandoned-campsite = Verlassener Lagerplatz
eventcard-abandoned-campsite-text = Ein Lager und etwas Holz.
eventcard-scattered-supplies = Verstreute Vorräte
eventcard-scattered-supplies-text = 2 Zufallsressourcen auf diesem Planteil.
eventcard-sealed-pantry = Versiegelte Vorratskammer
eventcard-sealed-pantry-text = 2 Nahrung auf diesem Planteil.
eventcard-rain-barrel = Regentonne
eventcard-rain-barrel-text = 3 Wasser.
eventcard-loose-scree = Lockeres Geröll
eventcard-loose-scree-text = Geschicklichkeitsprobe, sonst 1 Schaden.
eventcard-rotten-floor = Morscher Boden
eventcard-rotten-floor-text = Du kannst eine Geschicklichkeitsprobe wagen: eine Beutekarte oder 2 Schaden.
eventcard-tripwire = Stolperdraht
eventcard-tripwire-text = Geschicklichkeitsprobe, leichter mit Werkzeug: Metall und ein Verbinder oder Schaden für alle hier und eine Verletzung.
eventcard-buried-pipe = Vergrabenes Rohr
eventcard-buried-pipe-text = Stärkeprobe: eine Wasserquelle oder 1 AP verloren.
eventcard-wounded-wanderer = Verwundeter Wanderer
eventcard-wounded-wanderer-text = Hilf ihm mit Nahrung oder Medizin, raube ihn aus oder geh weiter.
eventcard-sol-checkpoint = SoL-Kontrollposten
eventcard-sol-checkpoint-text = Heimlichkeitsprobe, sonst 3 Wasser zahlen oder gegen einen Son of Liberty kämpfen.
eventcard-ambush = Hinterhalt
eventcard-ambush-text = Ein menschlicher Gegner greift an.
eventcard-something-below = Etwas da unten
eventcard-something-below-text = Ein mutierter Gegner greift an.
eventcard-animal-den = Tierbau
eventcard-animal-den-text = Du kannst um 2 Nahrung gegen ein Tier kämpfen.
eventcard-vantage-point = Aussichtspunkt
eventcard-vantage-point-text = Bis zu 2 benachbarte Planteile aufdecken.
eventcard-faded-map = Verblichene Karte
eventcard-faded-map-text = Die nächsten drei Planteile ansehen und in beliebiger Reihenfolge zurücklegen.
eventcard-foul-puddle = Faulige Pfütze
eventcard-foul-puddle-text = Du kannst 2 Wasser nehmen und eine Infektion riskieren.
eventcard-warning-signs = Warnzeichen
eventcard-warning-signs-text = Die nächsten zwei Gegnerkarten ansehen; jede auf oder unter den Stapel legen.
eventcard-humming-generator = Summender Generator
eventcard-humming-generator-text = Elektrische Karten hier funktionieren wieder; 1 Verbinder.
eventcard-dead-courier = Toter Kurier
eventcard-dead-courier-text = 2 Beutekarten ziehen und 1 behalten; vielleicht ist ein Son of Liberty in der Nähe.
eventcard-sinkhole = Erdfall
eventcard-sinkhole-text = Stärkeprobe, sonst 2 Ressourcen und 2 AP verloren.
eventcard-strange-calm = Seltsame Ruhe
eventcard-strange-calm-text = Ein Karmawürfel und eine Stufe Fitness.
eventcard-wind-blown-tarp = Verwehte Plane
eventcard-wind-blown-tarp-text = 2 Stoff oder 1 Kunststoff.

## Gegner: Vorderseiten

foe-rat-pack = Rattenrudel
foe-rat-pack-text = Ab 2 Schaden: Infektion.
foe-rabid-wolf = Tollwütiger Wolf
foe-rabid-wolf-text = Ab 2 Schaden: Infektion.
foe-coyote = Kojote
foe-coyote-text = Überlebt er einen Treffer, läuft er ein Planteil weit davon.
foe-desert-viper = Wüstenviper
foe-desert-viper-text = Bei jedem Schaden: Infektion.
foe-wild-boar = Wildschwein
foe-cougar = Puma
foe-cougar-text = Nachts ein blauer Würfel mehr in der ersten Runde.
foe-sol-lookout = SoL-Späher
foe-sol-lookout-text = Einmal: Überlebt er eine Runde, ruft er andere Sons of Liberty ein Planteil näher.
foe-sol-trooper = SoL-Soldat
foe-sol-marksman = SoL-Scharfschütze
foe-sol-enforcer = SoL-Vollstrecker
foe-sol-enforcer-text = Einmal: 1 Schaden weniger.
foe-scavenger = Plünderer
foe-scavenger-text = Geht vor der ersten Runde für 1 Nahrung.
foe-outlaw = Gesetzloser
foe-crawler = Crawler
foe-crawler-matron = Crawler-Matrone
foe-crawler-matron-text = Nachts bringt sie einen Crawler mit.
foe-ash-wraith = Aschegeist
foe-ash-wraith-text = Ein roter Würfel für alle, die ihm ausweichen.
foe-irradiated-brute = Verstrahlter Koloss
foe-irradiated-brute-text = Wandert nur bei einer 8.
foe-roaming-fence = Fahrender Hehler

## Händler

merchant-lawrence = Lawrence, Handelsposten
merchant-roaming-fence = Fahrender Hehler

## Teamkarten

team-survivor = Überlebender
team-survivor-text = Erreicht das Ziel der Mission oder schaltet den Son of Liberty unter euch aus.
team-poison-the-wells = Son of Liberty: Brunnenvergifter
team-poison-the-wells-text = Vergifte drei Wasserquellen außerhalb von New Haven (je 1 AP) und bleib am Leben.
team-tribute = Son of Liberty: Tribut
team-tribute-text = Übergib heimlich Waren im Wert von 12 Wasser plus 2 je Charakter und bleib am Leben.
team-no-witnesses = Son of Liberty: Keine Zeugen
team-no-witnesses-text = Die Hälfte der Charaktere liegt gleichzeitig am Boden, oder die Zeit der Mission läuft ab, und du lebst.

## Missionen

mission-stock-the-larder = Die Vorratskammer
mission-stock-the-larder-text = Die Vorratsräume von New Haven sind leer gefegt, zum zweiten Mal. Bringt Nahrung, Holz, Stoff und Schrott heim, bevor die ersten Familien fortgehen.
mission-pump-line-nine = Pumpleitung Neun
mission-pump-line-nine-text = Ein alter Leitungsplan zeigt eine Pumpe, die noch aus tiefem Fels schöpfen könnte. Findet sie, bringt sie zum Laufen und tragt eine versiegelte Probe heim, damit der Rat es wagt, die Rohre zu verlegen.
mission-search-and-rescue = Suchen und Retten
mission-search-and-rescue-text = Zwei Arbeiter kamen nicht vom Solarfeld zurück; nur Stiefelspuren und eine zerrissene Armbinde der Sons of Liberty. Einer wurde beim Außenposten gesehen, der andere irgendwo in den Wracks am Weg.
mission-fever-season = Fieberzeit
mission-fever-season-text = Die Hälfte der Pritschen in New Haven ist nass von Schweiß. Irgendwo im Staub steht ein Lazarett der Armee, und in seinem Kühlraum liegen vielleicht noch Kulturen. Braut dort das Serum, tragt es heim, zählt die Lebenden.
mission-dead-air = Funkstille
mission-dead-air-text = An klaren Abenden sieht man den Sendemast von der Mauer aus. Zwei Energiezellen und drei ruhige Phasen würden reichen, um die anderen freien Siedlungen zu rufen. Die Sons of Liberty werden den Ruf auch hören.
mission-the-nest = Das Nest
mission-the-nest-text = Der Brunnen ist trocken, weil unter ihm etwas gräbt. Folgt den Gängen zum Bau, legt Ladungen, und seid nicht dort, wenn sie hochgehen.
mission-sapphires-echo = Sapphires Echo
mission-sapphires-echo-text = Eine Maschinenstimme hat einem toten Funkgerät geantwortet. Wenn ein Knoten von Sapphire noch läuft, sind seine Wasserkarten mehr wert als Gold, und die Sons of Liberty wollen ihn brennen sehen. Ihr Offizier trägt den Schlüssel.

## Teile der Missionen

part-stock-the-larder-1 = Füllt die Kammer: Nahrung, Holz, Stoff und Metall in New Haven.
part-stock-the-larder-2 = Die Hälfte ist eingelagert. Die Sons of Liberty haben es gerochen und warten vor dem Tor.
part-stock-the-larder-3 = Die Regale sind voll. In dieser Jahreszeit muss niemand fort.
part-pump-line-nine-1 = Findet die Pumpstation.
part-pump-line-nine-2 = Da steht sie. Bringt Teile, dann repariert die Pumpe.
part-pump-line-nine-3 = Wasser! Und etwas im Schacht hat die Pumpe gehört. Nehmt die Probe und bringt sie heim.
part-pump-line-nine-4 = Der Rat kostet, nickt und schickt die Rohrtrupps los.
part-search-and-rescue-1 = Findet die beiden Arbeiter: einen am Außenposten, einen in den Wracks.
part-search-and-rescue-2 = Hinter dem Draht sitzt ein Gefangener, und die Wachen haben euch gesehen.
part-search-and-rescue-3 = Ein Ruf aus den Trümmern: Hier ist der Zweite, und er ist nicht allein.
part-search-and-rescue-4 = Beide sind daheim. Das Tor schließt sich hinter ihnen.
part-fever-season-1 = Findet das Lazarett und braut Serum. Vom dritten Tag an breitet sich das Fieber in New Haven aus.
part-fever-season-2 = Die Ersten sitzen wieder aufrecht. Die Kunde vom Serum macht die Runde, auch bei denen, die es für sich wollen.
part-fever-season-3 = Das Fieber ist gebrochen. New Haven zählt seine Leute, und niemand fehlt.
part-dead-air-1 = Findet zwei Energiezellen in Behältern abseits von New Haven und setzt sie in den Sendemast ein.
part-dead-air-2 = Der Mast summt. Haltet ihn drei Tagesphasen lang.
part-dead-air-3 = Der erste Ruf ist draußen, und die Falschen antworten zuerst.
part-dead-air-4 = Eine Stimme im Rauschen, dann eine zweite. Ihr seid nicht allein.
part-the-nest-1 = Findet den Bau. Ladungen macht man aus Alkohol, Metall und einem Verbinder.
part-the-nest-2 = Die Matrone erhebt sich aus dem Dunkel und mit ihr die Brut.
part-the-nest-3 = Die Lunte brennt. Lauft.
part-the-nest-4 = Der Boden sackt ab, Staub steigt auf, und weit weg beginnt sich ein Brunnen zu füllen.
part-sapphires-echo-1 = Findet den Außenposten und den Schlüssel, dann das Gewölbe.
part-sapphires-echo-2 = Der Offizier trägt den Schlüssel am Gürtel.
part-sapphires-echo-3 = Die Tür gleitet auf. Zieht die Daten ab, dann nehmt den Kern.
part-sapphires-echo-4 = Karten von Wasser, das niemand kannte. Sapphire sagt Guten Morgen.

## Missionsaktionen

deed-deliver-parts = Teile liefern
deed-deliver-parts-text = 1 AP, 2 Metall, 1 Verbinder, 1 Kunststoff.
deed-repair = Pumpe reparieren
deed-repair-text = 2 AP, Stärke- oder Geschicklichkeitsprobe; jeder Erfolg zählt.
deed-take-sample = Probe nehmen
deed-take-sample-text = 1 AP.
deed-free = Geisel befreien
deed-free-text = 1 AP, Geschicklichkeitsprobe.
deed-pick-up = Befreite Geisel mitnehmen
deed-pick-up-text = 1 AP.
deed-hand-over = Geisel hierlassen
deed-hand-over-text = 1 AP.
deed-brew = Serum brauen
deed-brew-text = 2 AP, 1 Alkohol oder 1 Kunststoff, Geschicklichkeitsprobe; jeder Erfolg ist eine Dosis.
deed-administer = Serum verabreichen
deed-administer-text = 1 AP, 1 Dosis.
deed-install = Energiezelle einsetzen
deed-install-text = 1 AP, Geschicklichkeitsprobe.
deed-make-charge = Ladung bauen
deed-make-charge-text = 1 AP, 1 Alkohol, 1 Metall, 1 Verbinder.
deed-plant = Ladung legen
deed-plant-text = 2 AP, Stärkeprobe.
deed-take-key = Schlüssel nehmen
deed-take-key-text = 1 AP.
deed-lift-key = Schlüssel heimlich entwenden
deed-lift-key-text = 1 AP, Heimlichkeitsprobe mit 2 Erfolgen.
deed-extract = Daten abziehen
deed-extract-text = 2 AP, Geschicklichkeitsprobe; jeder Erfolg zählt, ein Fehlschlag weckt die Abwehr.
deed-take-core = Kern nehmen
deed-take-core-text = 1 AP.
deed-poison = Wasserquelle vergiften
deed-poison-text = 1 AP, im Geheimen.
deed-dead-drop = Waren im toten Briefkasten ablegen
deed-dead-drop-text = 1 AP, allein, mindestens zwei Planteile von New Haven entfernt.
deed-open-tribute = Tribut offen übergeben
deed-open-tribute-text = 1 AP, neben einem Son of Liberty; zählt doppelt.

## Waren

good-water = Wasser
good-food = Nahrung
good-fabric = Stoff
good-metal = Metall
good-connector = Verbinder
good-wood = Holz
good-alcohol = Alkohol
good-plastic = Kunststoff
good-cartridge = Patronen
good-arrow = Pfeile

## Missionsmarker

token-sample = versiegelte Probe
token-hostage-a = erste Geisel
token-hostage-b = zweite Geisel
token-serum = Dosis Serum
token-cell = Energiezelle
token-charge = Ladung
token-key = Schlüssel
token-core = Kern

## Missionszähler

counter-parts = gelieferte Teile
counter-repair = Reparatur
counter-hostage-harm = Leid der Geiseln
counter-cured = Geheilte
counter-cells = eingesetzte Zellen
counter-marked = geortete Zellen
counter-transmitting = Sendung
counter-sent = gesendete Rufe
counter-broken = abgebrochene Rufe
counter-woken = Nest erwacht
counter-planted = gelegte Ladungen
counter-fuse = Lunte
counter-door = Tür offen
counter-data = abgezogene Daten
counter-core-damage = Schaden am Kern
counter-freed = befreite Geiseln

## Tagesphasen

phase-morning = Morgen
phase-afternoon = Nachmittag
phase-night = Nacht
phase-preparation = Vorbereitung

## Wetter

weather-clear = klarer Himmel
weather-breeze = kühle Brise
weather-heat = Hitze
weather-storm = Sturm
weather-solar-storm = Sonnensturm
weather-sandstorm = Sandsturm

## Einzelne Karten: gleiche Karten haben eine Nummer, die niemand lesen muss

card-bandage-1 = { thing-bandage }
card-bandage-2 = { thing-bandage }
card-bandage-3 = { thing-bandage }
card-medkit-1 = { thing-medkit }
card-medkit-2 = { thing-medkit }
card-antibiotic-1 = { thing-antibiotic }
card-antibiotic-2 = { thing-antibiotic }
card-antibiotic-3 = { thing-antibiotic }
card-aed-1 = { thing-aed }
card-aed-2 = { thing-aed }
card-stim-patch = { thing-stim-patch }
card-multitool-1 = { thing-multitool }
card-multitool-2 = { thing-multitool }
card-multitool-3 = { thing-multitool }
card-binoculars-1 = { thing-binoculars }
card-binoculars-2 = { thing-binoculars }
card-flashlight-1 = { thing-flashlight }
card-flashlight-2 = { thing-flashlight }
card-lockpick-set-1 = { thing-lockpick-set }
card-lockpick-set-2 = { thing-lockpick-set }
card-crowbar-1 = { thing-crowbar }
card-crowbar-2 = { thing-crowbar }
card-climbing-rope-1 = { thing-climbing-rope }
card-climbing-rope-2 = { thing-climbing-rope }
card-lighter-1 = { thing-lighter }
card-lighter-2 = { thing-lighter }
card-torch-1 = { thing-torch }
card-torch-2 = { thing-torch }
card-tent-1 = { thing-tent }
card-tent-2 = { thing-tent }
card-tent-3 = { thing-tent }
card-tent-4 = { thing-tent }
card-small-animal-trap-1 = { thing-small-animal-trap }
card-small-animal-trap-2 = { thing-small-animal-trap }
card-water-bottle-1 = { thing-water-bottle }
card-water-bottle-2 = { thing-water-bottle }
card-water-bottle-3 = { thing-water-bottle }
card-water-bottle-4 = { thing-water-bottle }
card-water-filter-1 = { thing-water-filter }
card-water-filter-2 = { thing-water-filter }
card-knife-1 = { thing-knife }
card-knife-2 = { thing-knife }
card-spear-1 = { thing-spear }
card-spear-2 = { thing-spear }
card-machete = { thing-machete }
card-bow-1 = { thing-bow }
card-bow-2 = { thing-bow }
card-pipe-pistol-1 = { thing-pipe-pistol }
card-pipe-pistol-2 = { thing-pipe-pistol }
card-scrap-shotgun = { thing-scrap-shotgun }
card-firebomb-1 = { thing-firebomb }
card-firebomb-2 = { thing-firebomb }
card-smoke-can = { thing-smoke-can }
card-backpack-1 = { thing-backpack }
card-backpack-2 = { thing-backpack }
card-backpack-3 = { thing-backpack }
card-tool-belt-1 = { thing-tool-belt }
card-tool-belt-2 = { thing-tool-belt }
card-canteen-harness-1 = { thing-canteen-harness }
card-canteen-harness-2 = { thing-canteen-harness }
card-leather-jacket-1 = { thing-leather-jacket }
card-leather-jacket-2 = { thing-leather-jacket }
card-scrap-armour-1 = { thing-scrap-armour }
card-scrap-armour-2 = { thing-scrap-armour }
card-desert-cloak-1 = { thing-desert-cloak }
card-desert-cloak-2 = { thing-desert-cloak }
card-sun-poncho-1 = { thing-sun-poncho }
card-sun-poncho-2 = { thing-sun-poncho }
card-quilted-coat-1 = { thing-quilted-coat }
card-quilted-coat-2 = { thing-quilted-coat }
card-trail-boots = { thing-trail-boots }
card-gas-mask = { thing-gas-mask }
card-bandage-4 = { thing-bandage }
card-medkit-3 = { thing-medkit }
card-medkit-4 = { thing-medkit }
card-antibiotic-4 = { thing-antibiotic }
card-antibiotic-5 = { thing-antibiotic }
card-aed-3 = { thing-aed }
card-multitool-4 = { thing-multitool }
card-flashlight-3 = { thing-flashlight }
card-binoculars-3 = { thing-binoculars }
card-water-bottle-5 = { thing-water-bottle }
card-water-bottle-6 = { thing-water-bottle }
card-firebomb-3 = { thing-firebomb }
card-revolver-1 = { thing-revolver }
card-revolver-2 = { thing-revolver }
card-hunting-rifle = { thing-hunting-rifle }
card-assault-carbine = { thing-assault-carbine }
card-crossbow = { thing-crossbow }
card-fire-axe = { thing-fire-axe }
card-cavalry-sabre = { thing-cavalry-sabre }
card-stun-baton = { thing-stun-baton }
card-frag-grenade = { thing-frag-grenade }
card-night-vision-goggles = { thing-night-vision-goggles }
card-field-purifier = { thing-field-purifier }
card-adrenaline-shot = { thing-adrenaline-shot }
card-ballistic-vest = { thing-ballistic-vest }
card-riot-shield = { thing-riot-shield }
card-military-rucksack-1 = { thing-military-rucksack }
card-military-rucksack-2 = { thing-military-rucksack }
card-nomad-cloak = { thing-nomad-cloak }
card-hydration-rig = { thing-hydration-rig }
card-exo-brace = { thing-exo-brace }
card-ration-pack-1 = { thing-ration-pack }
card-ration-pack-2 = { thing-ration-pack }
card-ration-pack-3 = { thing-ration-pack }
card-water-canister-1 = { thing-water-canister }
card-water-canister-2 = { thing-water-canister }
card-sewing-box = { thing-sewing-box }
card-scrap-bundle-1 = { thing-scrap-bundle }
card-scrap-bundle-2 = { thing-scrap-bundle }
card-moonshine-crate-1 = { thing-moonshine-crate }
card-moonshine-crate-2 = { thing-moonshine-crate }
card-plastic-sheeting = { thing-plastic-sheeting }
card-dry-lumber = { thing-dry-lumber }
card-ammunition-tin = { thing-ammunition-tin }
card-trauma-bag = { thing-trauma-bag }
card-recon-drone = { thing-recon-drone }
card-service-carbine = { thing-service-carbine }
card-manhole-shield = { thing-manhole-shield }
card-solar-pack = { thing-solar-pack }
card-recurve-bow = { thing-recurve-bow }

enemy-rat-pack-1 = { foe-rat-pack }
enemy-rat-pack-2 = { foe-rat-pack }
enemy-rabid-wolf-1 = { foe-rabid-wolf }
enemy-rabid-wolf-2 = { foe-rabid-wolf }
enemy-rabid-wolf-3 = { foe-rabid-wolf }
enemy-coyote = { foe-coyote }
enemy-desert-viper = { foe-desert-viper }
enemy-wild-boar = { foe-wild-boar }
enemy-cougar = { foe-cougar }
enemy-sol-lookout-1 = { foe-sol-lookout }
enemy-sol-lookout-2 = { foe-sol-lookout }
enemy-sol-trooper-1 = { foe-sol-trooper }
enemy-sol-trooper-2 = { foe-sol-trooper }
enemy-sol-marksman = { foe-sol-marksman }
enemy-sol-enforcer = { foe-sol-enforcer }
enemy-scavenger-1 = { foe-scavenger }
enemy-scavenger-2 = { foe-scavenger }
enemy-outlaw = { foe-outlaw }
enemy-crawler-1 = { foe-crawler }
enemy-crawler-2 = { foe-crawler }
enemy-crawler-3 = { foe-crawler }
enemy-crawler-4 = { foe-crawler }
enemy-crawler-matron = { foe-crawler-matron }
enemy-ash-wraith = { foe-ash-wraith }
enemy-irradiated-brute = { foe-irradiated-brute }
enemy-roaming-fence = { foe-roaming-fence }

suncard-clear-sky-1 = { suncard-clear-sky }
suncard-clear-sky-2 = { suncard-clear-sky }
suncard-clear-sky-3 = { suncard-clear-sky }
suncard-heat-1 = { suncard-heat }
suncard-heat-2 = { suncard-heat }
suncard-storm-1 = { suncard-storm }
suncard-storm-2 = { suncard-storm }

nightcard-still-night-1 = { nightcard-still-night }
nightcard-still-night-2 = { nightcard-still-night }
nightcard-still-night-3 = { nightcard-still-night }
nightcard-frostbite-1 = { nightcard-frostbite }
nightcard-frostbite-2 = { nightcard-frostbite }
nightcard-prowling-wolves-1 = { nightcard-prowling-wolves }
nightcard-prowling-wolves-2 = { nightcard-prowling-wolves }
nightcard-sol-patrol-1 = { nightcard-sol-patrol }
nightcard-sol-patrol-2 = { nightcard-sol-patrol }
nightcard-crawlers-1 = { nightcard-crawlers }
nightcard-crawlers-2 = { nightcard-crawlers }
nightcard-crawlers-3 = { nightcard-crawlers }

eventcard-locked-strongbox-1 = { eventcard-locked-strongbox }
eventcard-locked-strongbox-2 = { eventcard-locked-strongbox }
eventcard-jammed-locker-1 = { eventcard-jammed-locker }
eventcard-jammed-locker-2 = { eventcard-jammed-locker }
eventcard-roaming-fence-1 = { eventcard-roaming-fence }
eventcard-roaming-fence-2 = { eventcard-roaming-fence }
eventcard-roaming-fence-3 = { eventcard-roaming-fence }
eventcard-abandoned-campsite-1 = { eventcard-abandoned-campsite }
eventcard-abandoned-campsite-2 = { eventcard-abandoned-campsite }
eventcard-scattered-supplies-1 = { eventcard-scattered-supplies }
eventcard-scattered-supplies-2 = { eventcard-scattered-supplies }
eventcard-sealed-pantry-1 = { eventcard-sealed-pantry }
eventcard-sealed-pantry-2 = { eventcard-sealed-pantry }
eventcard-sol-checkpoint-1 = { eventcard-sol-checkpoint }
eventcard-sol-checkpoint-2 = { eventcard-sol-checkpoint }
eventcard-ambush-1 = { eventcard-ambush }
eventcard-ambush-2 = { eventcard-ambush }
eventcard-something-below-1 = { eventcard-something-below }
eventcard-something-below-2 = { eventcard-something-below }

## Was Karten zur Wahl stellen

choice-strength = Stärke einsetzen
choice-dexterity = Geschick einsetzen
choice-heal = 2 LP zurückgeben
choice-cure = Infektion heilen
choice-cartridges = 4 Patronen
choice-arrows = 3 Pfeile
choice-wake-devices = Elektrische Karten wieder aufdecken
choice-two-ap = Sofort 2 AP
choice-pay-alcohol = 1 Alkohol zahlen
choice-pay-plastic = 1 Kunststoff zahlen
choice-give-water = 1 Wasser gegen 2 Zufallsressourcen geben
choice-give-food = 1 Nahrung gegen einen Karmawürfel geben
choice-walk-on = Es sein lassen
choice-dare = Es wagen: Geschicklichkeitsprobe
choice-share-food = 1 Nahrung teilen: ein Karmawürfel und Kunde von den nächsten zwei Planteilen
choice-treat = Eine medizinische Karte geben: ein Karmawürfel und eine Beutekarte
choice-rob = Ihn ausrauben: 2 Zufallsressourcen, ein Karmawürfel verloren
choice-bribe = 3 Wasser zahlen
choice-fight = Gegen einen Son of Liberty kämpfen
choice-hunt = Für 2 Nahrung gegen ein Tier kämpfen
choice-drink = 2 Wasser nehmen und eine Infektion riskieren
choice-take-fabric = 2 Stoff
choice-take-plastic = 1 Kunststoff

## Fragen, die Karten stellen, und warum nicht

ask-pick-character = Welcher Charakter?
ask-pick-character-others = Ein Charakter wird gewählt.
ask-pick-enemy = Welcher Gegner?
ask-pick-enemy-others = Ein Gegner wird gewählt.
ask-pick-tile = Welches Planteil?
ask-pick-tile-others = Ein Planteil wird gewählt.
ask-pick-place = Welches Feld deckst du auf?
ask-pick-place-others = Ein Feld wird gewählt.
ask-pick-card = Welche Karte?
ask-pick-card-others = Eine Karte wird gewählt.
ask-pick-goods = Welche Ressource gibst du ab?
ask-pick-goods-others = Eine Ressource wird gewählt.
ask-choose-option = Wofür entscheidest du dich?
ask-choose-option-others = Eine Wahl wird getroffen.
ask-pay-or-not = Zahlst du?
ask-pay-or-not-others = Eine Zahlung wird erwogen.
ask-take-apart = Was zerlegst du?
ask-take-apart-others = Etwas wird zerlegt.
ask-dodge-or-not = Weichst du für 1 AP aus?
ask-dodge-or-not-others = Ein Ausweichen wird erwogen.
ask-place-at-random = Ein Planteil wird ausgelost.
ask-hidden-tile = Ist es hier oder anderswo?
no-is-among = Das kann hier nicht gewählt werden.
no-may-be-declined = Eine Wahl muss getroffen werden.
no-can-be-taken-apart = Nur was gebaut werden kann, lässt sich zerlegen.
no-enough-ammunition = Dafür braucht es 3 Pfeile oder 2 Patronen und die Ausgabe 2.0.
no-can-dodge = Ausweichen kostet 1 AP.
no-card-can-react = Diese Karte kann darauf jetzt nicht reagieren.
no-skill-can-react = Diese Fähigkeit kann darauf jetzt nicht reagieren.
ask-react =
    { $trigger ->
        [on_explore] Du erkundest. Reagierst du?
        [on_move] Du bewegst dich. Reagierst du?
        [on_craft] Du baust. Reagierst du?
        [on_loot] Du plünderst. Reagierst du?
        [on_container_check] Du öffnest einen Behälter. Reagierst du?
        [on_attack_roll] Du hast für einen Angriff gewürfelt. Reagierst du?
        [after_ranged_attack] Du hast geschossen. Reagierst du?
        [on_deal_damage] Du hast { $n } Schaden zugefügt. Reagierst du?
        [on_damage] Dir drohen { $n } Schaden. Reagierst du?
        [on_ally_attacked] Jemand neben dir wird angegriffen. Reagierst du?
       *[other] Reagierst du?
    }
ask-react-others = Eine Reaktion wird erwogen.

## Der Spielplan als Text

place-north = Feld Nord
place-north-east = Feld Nordost
place-south-east = Feld Südost
place-south = Feld Süd
place-south-west = Feld Südwest
place-north-west = Feld Nordwest
place-at = Feld { $q }/{ $r }
board-day = Tag { $day } von { $last }
board-hp = LP
board-hp-of = { $hp }/{ $most } LP
board-water = Wasser
board-ap = AP
board-karma = Karma
board-tired = müde
board-ok = OK
board-fit = FIT
board-injured = verletzt
board-infected = infiziert
board-is-hidden = verborgen
board-waiting = wartet
board-out = ausgeschieden
board-fallen = besiegt, noch { $phases } Phasen
board-wears = trägt { $gear }
board-box-strength = schwerer Behälter
board-box-dexterity = kniffliger Behälter
board-die-green = grün
board-die-yellow = gelb
board-die-blue = blau
board-die-red = rot
board-your-card = Deine Karte: { $card }
board-is-sol = { $seat } gehört zu den Sons of Liberty
board-token-on = { $token } in { $tile }
board-face-down = verdeckt
board-map-cut = Die Karte reicht weiter, als hier zu sehen ist.
board-sign-medic = S
board-sign-scout = P
board-sign-veteran = V
board-sign-thickskin = D
board-sign-tinkerer = T
board-sign-trapper = F
board-good-signs = wnsmvhakpf
board-side-north = N
board-side-north-east = NO
board-side-south-east = SO
board-side-south = S
board-side-south-west = SW
board-side-north-west = NW
board-legend-tiles = Vor jedem Feld steht sein Bewegungswert. (NO) hier lässt sich aufdecken
board-legend-people = S P V D T F Leute  (S) verborgen  xS besiegt  ! Gegner  % Leiche  $ Händler
board-legend-things = & Gegnersymbol  ? Ereignis  # Behälter  ~ Wasser  - leere Quelle  ^ Lager
board-legend-markers = * Feuer  o Falle  / Karten  @ Ziel  = Missionsmarker  X SoL-Marker
board-legend-goods = n Nahrung  s Stoff  m Metall  v Verbinder  h Holz  a Alkohol  k Kunststoff
board-legend-stores = w Wasser  p Patrone  f Pfeil

## Fragen
ask-night-vote = Wen trifft die Nachtkarte? Stimmt ab.
ask-night-vote-others = Das Lager stimmt über die Nachtkarte ab.
ask-bag = Ein Würfel wird aus dem Beutel gezogen.
ask-merchant-stock = Die Waren des Händlers werden gezogen.
ask-night-card = Eine Nachtkarte wird gezogen.
ask-ignore-animal = Hier brennt ein Feuer. Ignorierst du die Tierkarte?
ask-ignore-animal-others = Eine Tierkarte wird abgewogen.
ask-event-card = Eine Eventkarte wird gezogen.
ask-loot-card = Eine Lootkarte wird gezogen.
ask-keep-loot = Welche Karte behältst du?
ask-keep-loot-others = Beute wird gesichtet.
ask-initial-round = Initialkampfrunde: Was tust du?
ask-initial-round-others = Eine Initialkampfrunde wird ausgefochten.
ask-join = Steigst du in den Kampf ein?
ask-join-others = Andere können in den Kampf einsteigen.
ask-avoid = Welchem Angriff weichst du aus?
ask-avoid-others = Einem Angriff wird ausgewichen.
ask-show-colours = Sons of Liberty greifen dich an. Gibst du dich zu erkennen?
ask-show-colours-others = Sons of Liberty greifen an.
ask-sustain = Ein neuer Tag: Isst du 1 Nahrung?
ask-sustain-others = Jemand isst oder hungert.
ask-sun-card = Eine Sonnenkarte wird gezogen.
ask-who-acts = Wer handelt in dieser Tagesphase als Nächstes?
ask-who-acts-others = Der nächste Charakter wird gewählt.
ask-last-fight = Die Tagesphase endet. Gib deine AP für den Kampf aus.
ask-last-fight-others = Zurückgehaltene AP werden für den Kampf ausgegeben.
ask-enemy-card = Eine Gegnerkarte wird gezogen.
ask-enemy-moves = Ein Gegner bewegt sich.
ask-nearest-roll = Mehrere sind gleich nah: Die Würfel entscheiden.
ask-enemy-way = Ein Gegner wählt seinen Weg.
ask-pay-from = Woher nimmst du { $good }?
ask-pay-from-others = Etwas wird bezahlt.
ask-collect-more = Was sammelst du mit demselben AP ein?
ask-collect-more-others = Ressourcen werden eingesammelt.
ask-raid = Welche Karte des Händlers nimmst du?
ask-raid-others = Der Händler wird ausgeraubt.
ask-loot-fallen = Was nimmst du?
ask-loot-fallen-others = Ein besiegter Charakter wird geplündert.
ask-steal = Was stiehlst du?
ask-steal-others = Der Händler wird bestohlen.
ask-spare-cube = Welche Ressource sparst du?
ask-spare-cube-others = Etwas wird mit weniger hergestellt.
ask-map-tile = Ein Planteil wird gezogen.
ask-draw-event = Du bist verborgen. Ziehst du das Event jetzt?
ask-draw-event-others = Ein Event wird abgewogen.
ask-defend = Du wirst angegriffen. Wie reagierst du?
ask-defend-others = Ein Charakter wird angegriffen.
ask-roll = Die Würfel rollen.
ask-reroll-die = Welchen Würfel würfelst du neu?
ask-reroll-die-others = Ein Würfel wird neu gewürfelt.
ask-reroll = Würfel werden neu gewürfelt.
ask-karma = { $successes ->
    [one] Ein Erfolg ({ $faces }). Setzt du Karma ein?
   *[other] { $successes } Erfolge ({ $faces }). Setzt du Karma ein?
}
ask-karma-others = Karma könnte den Wurf ändern.
ask-karma-dice = Die Karmawürfel rollen.
ask-starting-roll = Drei grüne Würfel um den Startspieler.
ask-team-cards = Teamkarten werden ausgeteilt.
ask-choose-character = Welchen Charakter spielst du?
ask-choose-character-others = Ein Charakter wird gewählt.
ask-offer = Startausrüstung wird gezogen.
ask-buy-start = Startausrüstung: Du hast { $points } von { $pool } Punkten.
ask-buy-start-others = Startausrüstung wird gewählt.
ask-preplace = Ein Zielplanteil wird ausgelegt.
ask-choose-victim = Wen greifen deine Leute an?
ask-choose-victim-others = Die Sons of Liberty wählen ein Opfer.
ask-deal = Womit handelst du? Dein Guthaben ist { $credit } Wasser.
ask-deal-others = Ein Handel wird geschlossen.
ask-swap = Was tauschst du?
ask-swap-others = Ein Tausch wird vorbereitet.
ask-swap-consent = Bist du mit dem Tausch einverstanden?
ask-swap-consent-others = Ein Tausch wartet auf Zustimmung.
ask-drink = Trinkst du?
ask-drink-others = Jemand trinkt.
ask-act = Was tust du?
ask-act-others = Ein Charakter handelt.
ask-help = Du wartest. Kämpfst du jetzt?
ask-help-others = Wer wartet, kann jetzt kämpfen.

## Antworten
act-move = Gehe zu { $tile }
act-sneak = Schleiche zu { $tile }
act-charge = Stürme auf { $place }
act-explore = Erkunde { $place }
act-recon = Kundschafte { $tile } aus
act-collect = Sammle { $good } ein
act-collect-card = Hebe { $card } auf
act-refill = Fülle Wasser auf
act-take-water = Nimm gelagertes Wasser
act-collect-rain = Sammle Regen
act-craft = Stelle { $thing } her
act-craft-camp = Stelle ein Zelt her und schlage es als Lager auf
act-craft-ammo = Stelle { $good ->
   *[other] { $good }
} her
act-use =
    { $ability ->
        [0] Benutze { $card }
        [1] Benutze { $card }, zweite Möglichkeit
       *[other] Benutze { $card }, dritte Möglichkeit
    }
act-use-skill = Setze { $skill } ein
act-swap = Tausche mit { $character }
act-trade = Handle mit { $merchant }
act-steal = Bestiehl den Händler
act-loot = Plündere { $enemy }
act-loot-fallen = Plündere { $character }
act-eat = Iss { $bites } Nahrung
act-sleep = Schlafe
act-open-box = { $strength ->
    [true] Brich den Behälter auf (Stärke)
   *[other] Öffne den Behälter (Geschick)
}
act-drop = Lege { $good } ab
act-drop-card = Lege { $card } ab
act-wear = Lege { $card } an
act-take-off = Lege dein Gear ab
act-load = Lade { $card }
act-dismantle = Baue das Lager ab
act-light-fire = Mache ein Lagerfeuer
act-build-pit = Baue eine Kochstelle
act-cook = Koche
act-bait-trap = Beködere die Falle
act-pick-up-trap = Nimm die Falle auf
act-deed = { $deed }
act-attack = Greife { $enemy } an
act-attack-with = Greife { $enemy } mit { $card } an
act-sneak-attack = Hinterhalt gegen { $enemy }
act-sneak-attack-with = Hinterhalt gegen { $enemy } mit { $card }
act-attack-character = Greife { $character } an
act-attack-character-with = Greife { $character } mit { $card } an
act-dodge = Weiche aus
act-counter = Schlage zurück
act-counter-with = Schlage mit { $card } zurück
act-run-up = Renne auf den Schützen zu
act-sol-spawn = Rufe einen Son of Liberty zu { $tile }
act-sol-move = Schicke { $enemy } zu { $tile }
act-reveal-role = Gib dich als Son of Liberty zu erkennen
act-give-up = Stimme der Aufgabe zu
act-choose-character = { $character }
act-buy-start = { $card } für { $character }
act-drink = Trinke
act-go-thirsty = Bleib durstig und verliere LP
act-sustain = Iss 1 Nahrung
act-go-hungry = Bleib hungrig und verliere 1 LP
act-reroll =
    { $die ->
        [0] Würfle den ersten Würfel neu
        [1] Würfle den zweiten Würfel neu
        [2] Würfle den dritten Würfel neu
        [3] Würfle den vierten Würfel neu
        [4] Würfle den fünften Würfel neu
        [5] Würfle den sechsten Würfel neu
       *[other] Würfle Würfel { $die } neu, gezählt ab 0
    }
act-react-with = Reagiere mit { $card }
act-react-skill = Reagiere mit { $skill }
act-buy = Kaufe { $card }
act-sell = Verkaufe { $card }
act-buy-ammo = Kaufe 1 { $good }
act-disassemble = Lass { $card } zerlegen
act-give = Gib 1 { $good }
act-give-card = Gib { $card }
act-take = Nimm 1 { $good }
act-take-card = Nimm { $card }
act-from-tile = { $tile ->
    [true] Vom Planteil
   *[other] Von deinem Board
}
act-pick-character = { $character }
act-pick-enemy = { $enemy }
act-pick-tile = { $tile }
act-pick-place = { $place }
act-pick-card = { $card }
act-pick-goods = { $good }
act-choose = { $choice }
act-agree = Ja
act-wait = Warte
act-end-turn = Beende den Zug
act-pass = Nein

## Was geschah
event-game-ended = Das Spiel ist aus.
event-character-chosen = { $character } ist dabei.
event-equipment-bought = { $character } beginnt mit { $card }.
event-starter-chosen = { $seat_number ->
        [0] { seat-1 }
        [1] { seat-2 }
        [2] { seat-3 }
        [3] { seat-4 }
        [4] { seat-5 }
       *[other] { seat-6 }
    } ist Startspieler.
event-team-cards-dealt = Alle haben eine Teamkarte.
event-day-began = Tag { $day } beginnt.
event-phase-began = { $phase }.
event-sun-card-drawn = Sonnenkarte: { $suncard }.
event-night-card-drawn = { $character } zieht die Nachtkarte { $nightcard }.
event-night-card-ignored = Das Feuer hält die Tiere von { $character } fern.
event-event-card-drawn = { $character } zieht das Event { $eventcard }.
event-turn-began = { $character } ist am Zug.
event-turn-ended = { $character } ist fertig.
event-waited = { $character } wartet.
event-action-taken = { $character } gibt { $ap } AP aus.
event-drank = { $character } trinkt { $n } Wasser.
event-ate = { $character } isst { $n } Nahrung.
event-went-hungry = { $character } hungert.
event-slept = { $character } schläft.
event-dice-rolled = { $character } würfelt { $faces }: { $successes ->
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
    }.
event-dice-thrown = Die Würfel zeigen { $faces }: { $successes ->
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
    }.
event-dice-rerolled = { $character } würfelt neu: { $faces }.
event-karma-kept = { $character } behält { $kept } Karmawürfel und verliert { $lost }.
event-karma-changed = { $character } hat { $karma } Karmawürfel.
event-direction-rolled = { $enemy } würfelt { $roll } für den Weg.
event-damaged = { $character } verliert { $n } LP und hat { $hp }.
event-healed = { $character } gewinnt { $n } LP zurück und hat { $hp }.
event-injured = { $character } ist verletzt.
event-injury-healed = Die Verletzung von { $character } ist geheilt.
event-infected = { $character } ist infiziert.
event-infection-cured = Die Infektion von { $character } ist geheilt.
event-defeated = { $character } ist besiegt.
event-revived = { $character } ist mit { $hp } LP zurück.
event-eliminated = { $character } ist ausgeschieden.
event-hid = { $character } ist verborgen.
event-exposed = { $character } ist enttarnt.
event-fitness-changed = { $fitness ->
    [0] { $character } ist müde.
    [1] { $character } geht es gut.
   *[other] { $character } ist FIT.
}
event-goods-gained = { $character } erhält { $n } { $good }.
event-goods-lost = { $character } verliert { $n } { $good }.
event-collected = { $character } sammelt { $good } ein.
event-dropped = { $character } legt { $good } ab.
event-bag-drawn = Aus dem Beutel kommt { $good }.
event-card-taken = { $character } nimmt { $card }.
event-card-lost = { $character } verliert { $card }.
event-card-dropped = { $character } legt { $card } ab.
event-card-used = { $character } benutzt { $card }.
event-skill-used = { $character } benutzt { $skill }.
event-card-found = { $card } wird gefunden.
event-card-returned = { $card } kommt zurück.
event-crafted = { $character } stellt { $thing } her.
event-ammo-crafted = { $character } stellt { $n } { $good } her.
event-disassembled = { $character } lässt { $card } zerlegen.
event-loaded = { $character } lädt { $card } mit { $n }.
event-gear-worn = { $character } legt { $card } an.
event-gear-stowed = { $character } legt { $card } ab.
event-tile-revealed = { $tile } wird aufgedeckt.
event-tile-put-back = { $tile } liegt weiter draußen.
event-tiles-seen = Die nächsten Planteile: { $tiles }.
event-enemies-seen = Die nächsten Gegner: { $enemies }.
event-tile-laid-face-down = Auf { $place } wird ein Planteil verdeckt ausgelegt.
event-moved = { $character } geht zu { $tile }.
event-water-refilled = { $character } nimmt { $n } Wasser.
event-rain-collected = { $character } fängt Regen auf.
event-camp-set-up = Auf { $tile } steht ein Lager.
event-camp-dismantled = { $character } baut das Lager auf { $tile } ab.
event-fire-lit = Auf { $tile } brennt ein Lagerfeuer.
event-pit-built = Auf { $tile } gibt es eine Kochstelle.
event-fire-went-out = Das Feuer auf { $tile } erlischt.
event-cooked = { $character } kocht.
event-trap-set = { $character } stellt eine Falle auf.
event-trap-baited = { $character } beködert eine Falle.
event-trap-picked-up = { $character } nimmt eine Falle mit { $food } Nahrung auf.
event-cleaned-up = Abgelegtes wird weggeräumt.
event-enemy-spawned = { $enemy } erscheint auf { $place }.
event-enemy-hit = { $enemy } nimmt { $n } Schaden.
event-enemy-defeated = { $enemy } ist besiegt.
event-enemy-removed = { $enemy } ist fort.
event-enemy-moved = { $enemy } zieht zu { $place }.
event-enemy-attacked = { $enemy } greift { $character } an: { $n ->
        [one] 1 Erfolg
       *[other] { $n } Erfolge
    }.
event-attack-made = { $character } greift { $enemy } an: { $n ->
        [one] 1 Erfolg
       *[other] { $n } Erfolge
    }.
event-character-attacked = { $character } greift { $victim } an: { $n ->
        [one] 1 Erfolg
       *[other] { $n } Erfolge
    }.
event-attack-avoided = { $character } weicht einem Angriff aus.
event-initial-round-began = Initialkampfrunde für { $character }.
event-looted = { $character } plündert { $enemy }: { $successes ->
        [one] 1 Erfolg
       *[other] { $successes } Erfolge
    }.
event-box-opened = { $character } öffnet den Behälter auf { $tile }.
event-box-stuck = Der Behälter auf { $tile } widersteht { $character }.
event-merchant-came = { $merchant } handelt auf { $tile }.
event-merchant-angered = Der Händler ist jetzt ein Feind von { $character }.
event-trade-began = { $character } handelt mit { $merchant }.
event-bought = { $character } kauft { $card }.
event-sold = { $character } verkauft { $card }.
event-bartered = { $n ->
    [1] { $character } nimmt 1 { $good }.
   *[other] { $character } gibt 1 { $good }.
}
event-stolen = { $character } stiehlt { $good }.
event-swap-made = { $character } tauscht mit { $partner }.
event-swap-refused = { $partner } will nicht mit { $character } tauschen.
event-role-revealed = { $character } gehört zu den Sons of Liberty!
event-well-poisoned = Das Wasser auf { $tile } ist vergiftet.
event-gave-up = { $seat_number ->
        [0] { seat-1 }
        [1] { seat-2 }
        [2] { seat-3 }
        [3] { seat-4 }
        [4] { seat-5 }
       *[other] { seat-6 }
    } würde aufgeben.
event-deed-done = { $character }: { $deed }.
event-mission-advanced = { $part }
event-progress-made = { $counter }: { $n }.
event-token-moved = { $token }: { $n }.
event-weather-changed = Wetter: { $weather }.
event-nothing-happened = Nichts geschieht.

## Warum nicht
no-die-may-be-rerolled = Dieser Würfel kann nicht (noch einmal) neu gewürfelt werden.
no-has-not-acted = Dieser Charakter war schon dran oder kann nicht handeln.
no-is-in-the-camp = Nur Charaktere im Lager können genannt werden.
no-can-be-set-upon = Nur ein sichtbarer Survivor auf diesem Planteil kann angegriffen werden.
no-can-be-collected = Das liegt hier nicht.
no-is-in-the-recipe = Das lässt sich nicht einsparen.
no-was-drawn = Diese Karte wurde nicht gezogen.
no-is-in-his-stock = Das hat der Händler nicht.
no-can-be-stolen = Nur Ressourcen aus seinem Vorrat können gestohlen werden.
no-can-be-taken = Davon gibt es nichts, oder es ist kein Platz dafür.
no-card-can-be-taken = Diese Karte gibt es hier nicht, oder es ist kein Platz dafür.
no-has-ap = Das kostet { $cost } AP; du hast { $ap }.
no-enemy-is-active = Dieser Gegner ist nicht im Spiel.
no-enemy-is-here = Dieser Gegner ist nicht auf deinem Planteil.
no-weapon-reaches = Diese Waffe reicht nicht so weit, ist leer oder funktioniert nicht.
no-is-part-of-the-fight = Dieser Gegner nimmt nicht an diesem Kampf teil.
no-is-hidden = Das kann nur ein verborgener Charakter.
no-has-two-ap = Das kostet { $cost } AP; du hast { $ap }.
no-somebody-attacks = Hier würde dich niemand angreifen.
no-character-is-here = Dieser Charakter steht nicht hier.
no-weapon-reaches-character = Diese Waffe erreicht den Charakter nicht.
no-attack-can-be-avoided = Das ist kein Angriff auf dich.
no-is-one-of-them = Du gehörst nicht zu den Sons of Liberty.
no-can-strike-back = Ein Schuss lässt sich nicht mit bloßen Händen beantworten.
no-can-shoot-back = Mit dieser Waffe lässt sich der Angriff nicht beantworten.
no-can-run-up = Du kannst nicht zum Angreifer laufen.
no-is-a-resource = Das lässt sich nicht einsammeln.
no-lies-here = Das liegt hier nicht.
no-has-storage = Dein Lagerplatz ist voll.
no-card-lies-here = Diese Karte liegt hier nicht.
no-card-has-storage = Für diese Karte ist kein Bereich frei.
no-can-be-crafted = Das lässt sich nicht herstellen.
no-card-is-left = Im Deck ist kein Exemplar mehr.
no-has-the-resources = Dir fehlt { $goods }.
no-has-resources-for-a-tent = Dir fehlen die Ressourcen für ein Zelt.
no-no-camp-yet = Hier ist schon ein Lager.
no-is-ammunition = Das ist keine Munition.
no-has-the-material = Patronen brauchen 1 Metall, Pfeile 1 Holz.
no-can-be-used = Das kann jetzt nicht benutzt werden.
no-has-ap-to-use = Das kostet { $cost } AP; du hast { $ap }.
no-skill-can-be-used = Diese Fähigkeit kann jetzt nicht benutzt werden.
no-has-ap-for-skill = Du hast nicht genug AP für diese Fähigkeit.
no-stands-here = Dieser Charakter steht nicht hier.
no-merchant-is-here = Dieser Händler ist nicht hier.
no-merchant-still-deals = Er handelt nicht mehr mit dir.
no-can-pay-the-fee = Du brauchst 1 Wasser als Gebühr.
no-can-be-robbed = Hier kann niemand bestohlen werden.
no-is-trusted = Er lässt dich nicht an seine Waren.
no-has-ap-to-steal = Du hast nicht genug AP zum Stehlen.
no-body-lies-here = Hier liegt kein solcher besiegter Gegner.
no-fallen-lies-here = Von diesem Charakter ist nichts zu holen.
no-can-eat-that-much = So viel kannst du nicht essen.
no-box-stands-here = Hier gibt es keinen solchen Behälter.
no-owns-it = Das hast du nicht.
no-owns-the-card = Diese Karte hast du nicht.
no-is-spare-gear = Das ist kein Ersatz-Gear von dir.
no-fits-after-changing = Deine Sachen würden nicht aufs Board passen.
no-wears-gear = Du trägst kein Gear.
no-can-be-loaded = Das lässt sich nicht laden.
no-camp-can-be-taken-down = Hier gibt es kein Lager, das man abbauen könnte.
no-has-something-to-light-it = Du hast nichts zum Feuermachen.
no-no-fire-yet = Hier brennt schon ein Feuer.
no-has-wood = Du brauchst 1 Holz.
no-has-ap-for-fire = Du hast nicht genug AP dafür.
no-fire-without-pit = Hier gibt es kein Lagerfeuer, das eine Kochstelle werden könnte.
no-has-metal = Du brauchst 1 Metall.
no-pit-is-here = Du brauchst eine Kochstelle und 1 Nahrung.
no-has-ap-to-cook = Kochen kostet 2 AP.
no-trap-wants-bait = Hier ist keine Falle zu beködern, oder es fehlt Nahrung.
no-trap-stands-here = Hier steht keine Falle.
no-tile-is-next-door = Dieses Planteil liegt nicht neben deinem.
no-tile-has-room = Das Planteil ist voll: Es hat Platz für { $spaces }.
no-has-ap-to-move = Der Weg dorthin kostet { $cost } AP; du hast { $ap }.
no-has-ap-to-sneak = Dorthin zu schleichen kostet { $cost } AP; du hast { $ap }.
no-place-is-unrevealed = Dort gibt es nichts aufzudecken.
no-has-ap-to-charge = Stürmen kostet { $cost } AP; du hast { $ap }.
no-has-ap-to-explore = Erkunden kostet { $cost } AP; du hast { $ap }.
no-sees-the-symbol = Auskundschaften können Verborgene, mit Fernglas auch ein Planteil weit.
no-symbol-can-spawn = Dort lässt sich kein Gegner hervorlocken.
no-source-has-water = Hier gibt es keine gefüllte Wasserquelle.
no-water-is-stored-here = Hier ist kein Wasser gelagert, oder du hast keinen Platz dafür.
no-it-rains = Es regnet nicht.
no-has-room-for-rain = Du hast keinen Platz für mehr Wasser.
no-no-enemy-watches = Neben einem aktiven Gegner kannst du nicht schlafen.
no-has-ap-to-sleep = Schlafen kostet { $cost } AP; du hast { $ap }.
no-deed-is-open = Das gehört nicht zu dieser Mission.
no-deed-is-possible = Das geht hier und jetzt nicht.
no-has-ap-for-deed = Das kostet { $cost } AP; du hast { $ap }.
no-is-son-of-liberty = Das kann nur ein Son of Liberty.
no-not-called-today = Deine Leute sind heute schon einmal gekommen.
no-tile-is-beside = Das muss ein aufgedecktes Nachbarplanteil außer New Haven sein.
no-enemy-is-at-hand = Nur Sons of Liberty auf deinem Planteil oder daneben gehorchen.
no-order-is-possible = Dorthin kann er nicht.
no-has-ap-to-order = Ein Befehl kostet 2 AP.
no-is-still-unknown = Das wissen schon alle.
no-may-give-up = Dem ist nicht zuzustimmen.
no-nothing-holds-me = Mit einem Gegner hier kannst du nicht aufhören: { $enemies }.
no-is-in-stock = Das verkauft der Händler nicht.
no-is-paid-for = Es kostet { $price } Wasser; dein Guthaben ist { $credit }.
no-owns-what-is-sold = Eine solche Karte hast du nicht zu verkaufen.
no-merchant-can-pay = Der Händler kann keine { $price } Wasser zahlen; er hat { $funds }.
no-is-ammo-for-sale = Du brauchst 1 Wasser Guthaben und einen freien Platz.
no-can-be-given = Das kannst du nicht geben.
no-is-in-his-supply = Das hat er nicht, oder du hast es eben gegeben.
no-is-worth-it = Dein Guthaben reicht nicht.
no-can-carry-it = Du hast keinen Platz dafür.
no-has-more-to-give = Davon hast du nicht mehr.
no-partner-has-more = Davon hat dein Gegenüber nicht mehr.
no-card-is-mine = Diese Karte hast du nicht.
no-card-is-partners = Diese Karte hat dein Gegenüber nicht.
no-both-have-room = Nichts wechselt den Besitzer, oder es passt nicht.
no-is-in-the-box = Dieser Charakter ist nicht in der Schachtel.
no-is-free = Dieser Charakter ist vergeben.
no-is-on-offer = Diese Karte ist nicht im Angebot.
no-is-own-character = Das ist nicht dein Charakter.
no-points-suffice = Es kostet { $stars } Punkte; es sind { $points } da.
no-board-has-room = Es passt nicht aufs Board.

## Enden
ending-mission-accomplished = Die Mission ist erfüllt.
ending-mission-failed = Die Mission ist gescheitert.
ending-too-late = Die Zeit für die Mission ist abgelaufen.
ending-all-defeated = Niemand steht mehr.
ending-traitor-eliminated = Der Son of Liberty ist ausgeschieden: Die Survivor gewinnen.
ending-traitor-wins = Der Son of Liberty hat sein Ziel erreicht.
ending-survivors-eliminated = Alle Survivor sind besiegt: Der Son of Liberty gewinnt.
ending-survivors-gave-up = Die Survivor haben aufgegeben.

## Vor dem Spiel
preset-larder = Volle Vorratskammer
preset-rescue-with-traitor = Suchen & Retten mit Verräter
preset-nest-first-edition = Das Nest, Ausgabe 1.0
option-mission = Mission
option-mission-help = Was die Gruppe sich vornimmt.
option-mission-stock-the-larder = Volle Vorratskammer (leicht)
option-mission-pump-line-nine = Pumpleitung Neun (leicht)
option-mission-search-and-rescue = Suchen & Retten (herausfordernd)
option-mission-fever-season = Fieberzeit (herausfordernd)
option-mission-dead-air = Funkstille (herausfordernd)
option-mission-the-nest = Das Nest (schwer)
option-mission-sapphires-echo = Saphirs Echo (schwer)
option-edition = Ausgabe
option-edition-help = Nach welchem Regelheft gespielt wird.
option-edition-second = 2.0
option-edition-first = 1.0
option-mode = Modus
option-mode-help = Semikooperativ: Einer von euch könnte ein Son of Liberty sein. Ein Platz spielt solo mit zwei Charakteren.
option-mode-cooperative = kooperativ
option-mode-semi-cooperative = semikooperativ
option-expansion = Erweiterungscharaktere
option-expansion-help = Zwei weitere Charaktere, und Platz für fünf oder sechs.
option-expansion-false = ohne
option-expansion-true = mit
option-difficulty = Schwierigkeit
option-difficulty-help = Geschichte gibt einen Tag mehr, Düster legt das Ziel tiefer und lässt den Brunnen von New Haven versiegen.
option-difficulty-story = Geschichte
option-difficulty-normal = normal
option-difficulty-grim = düster
option-traitor = Verräter
option-traitor-help = Wie viele Survivor-Karten im Stapel der Teamkarten sind.
option-traitor-rare = selten (wie im Regelheft)
option-traitor-likely = wahrscheinlich
option-traitor-certain = sicher

## Wenn eine Art von Frage zum ersten Mal kommt

first-choose-character = Jeder Charakter hat andere Fertigkeiten, Leben und Durst. Zeige auf einen, um mehr zu lesen.
first-buy-start = Wähle, was du mitnimmst. Übrige Punkte verfallen.
first-who-acts = Jeder Charakter hat in jeder Tagesphase einen Zug. Allein bestimmst du die Reihenfolge.
first-drink = Jeder Zug beginnt mit Durst: Trinke 1 Wasser oder verliere Leben.
first-sustain = Jeder neue Tag verlangt von jedem Charakter 1 Nahrung. Wer hungert, wird schwächer.
first-act = Klicke einen Planteil, einen Feind oder eine Karte an: Eine einzelne Antwort gilt sofort, mehrere öffnen ein kleines Menü. Die meisten kosten Aktionspunkte.
first-help = Wer wartet, behält Aktionspunkte und kann eingreifen, wenn andere auf demselben Planteil kämpfen.
first-last-fight = Bevor die Tagesphase endet, lassen sich übrige Aktionspunkte noch im Kampf ausgeben.
first-initial-round = Wer auf einen Feind trifft, hat sofort eine Kampfrunde ohne Aktionspunkte. Danach schlagen die Feinde zu.
first-join = Ein Kampf auf deinem Planteil: Wer mitmacht, würfelt auch und kann verletzt werden.
first-avoid = Ein Angriff lässt sich vermeiden. Wähle den, den du am meisten fürchtest.
first-dodge-or-not = Ausweichen kostet 1 Aktionspunkt und eine Probe auf Geschick. Es muss angesagt werden, bevor die Würfel fallen.
first-defend = Ein anderer Charakter greift dich an. Mit übrigen Aktionspunkten kannst du zurückschlagen oder ausweichen.
first-show-colours = Ein Sohn der Freiheit kann seine Karte zeigen und wird nicht angegriffen, aber dann wissen es alle.
first-karma = Mit Karmawürfeln wirfst du einzelne Würfel noch einmal. Ein Karmawürfel, der sein Symbol zeigt, muss danach ruhen.
first-reroll-die = Ein Würfel dieses Wurfs wird neu geworfen. Das neue Ergebnis zählt.
first-react = Es geschieht etwas, worauf eine deiner Fertigkeiten oder Karten antworten kann. Passen kostet nichts.
first-collect-more = Ein Aktionspunkt bringt von einem Planteil zwei Ressourcen oder einen Gegenstand.
first-pay-from = Ressourcen dürfen aus deinem Gepäck oder vom Planteil unter dir kommen.
first-spare-cube = Deine Fertigkeit spart eine der Ressourcen, die das kosten würde.
first-take-apart = Was gebaut wurde, lässt sich wieder in seine Ressourcen zerlegen.
first-keep-loot = Sieh dir den Fund an und behalte etwas. Der Rest kommt zurück in den Stapel.
first-loot-fallen = Von einem gefallenen Charakter nimmst du für jeden Aktionspunkt zwei Ressourcen oder eine Karte.
first-steal = Jeder Erfolg der Schleichprobe bringt eine Ressource. Ohne Erfolg kommt es zum Kampf.
first-raid = Der Händler ist geschlagen, und eine der angebotenen Karten gehört dir.
first-deal = Alles hat einen Preis in Wasser. Gib zuerst und nutze das Guthaben für das, was du nimmst.
first-swap = Stelle zusammen, was hinübergeht und was zurückkommt. Der andere muss zustimmen.
first-swap-consent = Sieh dir an, was du gäbst und bekämst. Lehnst du ab, bleibt alles, wie es ist.
first-draw-event = Wer verborgen ist, darf das Ereignis eines Planteils vorerst ruhen lassen.
first-ignore-animal = Ein Feuer hält Tiere fern: Die Karte lässt sich ignorieren.
first-night-vote = Alle im Lager stimmen geheim ab; die Karte trifft, wer die meisten Stimmen bekommt.
first-choose-victim = Deine Leute gehorchen dir: Wähle, wen sie angreifen.
first-pay-or-not = Die Karte verlangt einen Preis. Ohne ihn tut sie ihr Schlimmstes.
first-choose-option = Die Karte bietet mehrere Wege. Zeige auf einen, um zu sehen, was er brächte.
first-pick-character = Jemand ist zu wählen. Wer passt, leuchtet auf der Karte und auf den Bögen darunter.
first-pick-enemy = Einer von mehreren Feinden ist zu wählen. Wer passt, leuchtet auf der Karte.
first-pick-tile = Ein Planteil ist zu wählen. Wer passt, leuchtet.
first-pick-place = Ein Ort ist zu wählen, an dem die Karte wachsen kann.
first-pick-card = Eine von mehreren Karten ist zu wählen.
first-pick-goods = Etwas muss abgegeben werden. Wähle, was du entbehren kannst.
