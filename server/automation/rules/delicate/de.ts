import type { DelicateWords } from './words.ts';

const relative =
  '(?:Vaters?|Papa|Mutter|Mama|Bruders?|Schwester|Sohn(?:es)?|Tochter|Frau|Mann(?:es)?|Partners?|Partnerin|Freund(?:es|in)?|Kolleg(?:e|en|in)|Mentors?|Mentorin|Chefs?|Chefin|Oma|Opa|Großmutter|Großvaters?|Tante|Onkels?|Kind(?:es)?|Baby|Nachbar(?:n|in)?|Mitarbeiter(?:s|in)?|Gründers?|Gründerin|Seniorchefs?)';

export const delicateGerman: DelicateWords = {
  figurative: [
    '(?:Hochwasser|Brand|Katastrophen|Lawinen|Sturm)(?:schutz|versicherung|meldeanlage|risiko)\\w*|(?:Versicherung|versichert) gegen \\w+|Koalitionsverhandlung\\w*|Koalition der Willigen|Abfindung den|Vinkulierung und die Abfindung|(?:ERP|System|Software|Server|Rechner|Maschine)\\w* (?:in den Ruhestand|in Rente)|entlassen unser\\w* \\w+ (?:ERP|System|Software|Server|Maschine)',
    'tot(?:e|er|es|en)? (?:Winkel|Punkt|Code|Link|Links|Zeit|Kapital|Dokument|Pferd)|totgesagt\\w*|totreden|todsicher\\w*|todernst|Todsünden?|Totschlagargument\\w*|Totzeit\\w*',
    '(?:der |vom )?Tod (?:der|des|von) (?:E-?Mails?|Meetings?|Besprechung\\w*|Büros?|Fax\\w*|Papiers?|Anschreibens?|Lebenslaufs?|Innenstadt|Cookies?|PowerPoint|Innovation|Kreativität|Produktivität|Einzelhandels?|Motivation)|(?:Akku|Handy|Server|Laptop|Projekt|Idee|E-?Mail|Meeting|Fax|Drucker|Feature|Innenstadt|Anschreiben|Prozess)s? (?:ist|sind|war|sei) (?:längst |schon |jetzt |nicht |fast )*(?:tot|gestorben)|(?:Idee|Projekt|Vorhaben|Feature|Deal)\\w* (?:ist |war )?gestorben|stirbt zuletzt|sterbenslangweilig|ausgestorben\\w*|Herz(?:stück|blut)',
    'Krieg (?:um|gegen) (?:Talente|Fachkräfte|Papier|Bugs|Meetings|Preise|Rabatte|Talent|Köpfe)|(?:Preis|Papier|Klein|Rosen|Glaubens|Graben)kr(?:ie|ä)g\\w*|auf Kriegsfuß|Kriegskasse|Kampf um (?:Talente|Fachkräfte|Kunden)|War for Talents?|Killer-?\\w+|Deadlines?|bombensicher\\w*|Bombenstimmung|Anschlagtafel|Bauernopfer|Zeitbombe|Cyber-?angriff\\w*|Hacker-?angriff\\w*|Phishing-?angriff\\w*|Waffenstillstand mit|Schuss (?:ins Blaue|nach hinten)|Schießen Fotos',
    'Flut (?:an|von) \\w+|(?:E-?Mail|Informations|Daten|Papier|Bilder|Antrags)flut|überflut\\w+|Lawine (?:an|von)|Burn ?rate|Feuerwehr(?:einsatz|einsätze|modus)? spielen|Feuerlösch\\w+|Feuerprobe|Feuertaufe|brenn(?:t|ende) (?:Frage|Thema|für)|Brandschutz\\w*|Brandmelde\\w*|Shitstorm|Brainstorm\\w*|Sturm im Wasserglas|Erdrutschsieg|Beben in der Branche|Explosion (?:der|bei den) (?:Kosten|Preise|Zahlen)|(?:Kosten|Preis)explosion',
    'Krebsgang|Kinderkrankheiten|krankt an|Schlaganfall des \\w+|betriebsblind|Krankschreibungs-?App|Krankmeldungen?|kranken(?:kasse|versicher\\w+|haus-?IT)|Schmerzpunkte?|Diagnose(?:gerät|stecker|tool|software|system)\\w*|Fehlerdiagnose\\w*',
    'Gott sei Dank|um Gottes [Ww]illen|weiß Gott|leider Gottes|oh (?:mein )?Gott|Götter in Weiß|Glaubensfrage|Glaubenssatz|Glaubenssätze|(?:im|in) guten Glauben|die Bibel (?:für|der|des)|heilige[rn]? (?:Gral|Kuh|Kühe)|Mantra|predig\\w+ seit|gebetsmühlenartig\\w*|Beichte\\w*|Datenschutz-Beichte|Kirchturm\\w*|Kirchenorgel\\w*|Segen und Fluch|Fluch und Segen|der Teufel steckt|Amen in der Kirche|Pilger\\w*',
    'Betriebsratswahl\\w*|Elternvertreterwahl|Wahl (?:des|der) (?:Tools?|Software|Mittel|Lieferanten|Materials?|Technik)|Auswahl|Qual der Wahl|Parteiverkehr|Vertragspartei\\w*|Vertriebspolitik|Preispolitik|Büropolitik|Unternehmenspolitik|Diskriminierungs?analyse|Entlass(?:ung|en) aus dem Krankenhaus|Entlassmanagement|Entlassbrief\\w*',
  ],
  topics: {
    death: {
      clear: [
        'Halbmast|durfte (?:w+ )?einschlafen|(?:sein|ihre?) (?:Rad|Jacke|Tasse|Mantel|Brille|Kittel|Stuhl|Helm|Auto) (?:w+ )?(?:steht|hängt|lehnt|liegt) noch|zum ersten Mal ohne (?:ihn|sie|Papa|Mama)',
        'gestorben|verstorben\\w*|verstarb\\w*|starb(?:en)?|stirbt|sterben|im Sterben|Sterbe(?:bett|begleitung|fall)|Tod|Todes(?:fall|anzeige|nachricht|tag)\\w*|Todestag|tödlich\\w*|Beerdigung\\w*|beerdig\\w+|Beisetzung|Begräbnis|Trauer\\w*|trauer(?:n|t|te|ten)|betrauern|Beileid\\w*|Nachruf\\w*|Hinterbliebene\\w*|Witwer?|Grab|Friedhof|Sarg|Urne|Suizid\\w*|Selbstmord|(?:sich|ihm|ihr) das Leben genommen|Fehlgeburt\\w*|Totgeburt|Sternenkind\\w*|Hospiz|Kondolenz\\w*|in stillem Gedenken|ruhe in Frieden|entschlafen|heimgegangen|von uns gegangen|nicht mehr (?:unter uns|bei uns|da sein|am Leben)|für immer (?:gegangen|eingeschlafen|verlassen|verabschied\\w+)|letztes Geleit|letzter Atemzug|letzte Ehre|Abschied nehmen (?:müssen )?von|mussten wir Abschied nehmen|nicht mehr aufgewacht|friedlich eingeschlafen',
        `(?:meine[nrms]?|unsere[nrms]?|seine[nrms]?|ihre[nrms]?|eine[nrm]?|mein|unser|sein|ihr) (?:\\w+ ){0,2}${relative} (?:\\w+ ){0,3}verloren|(?:fehlt|fehlst|fehlen wird) (?:uns|mir)|(?:sein|ihr) (?:Stuhl|Platz|Schreibtisch|Becher|Spind) (?:ist|bleibt|steht) (?:\\w+ )?leer`,
      ],
      hints: [
        'Abschied|vermissen|vermisst|Kerzen?|Blumen|Angehörige\\w*|Tränen|geweint|viel zu früh|plötzlich|unerwartet|fassungslos|Lücke|Trost|für immer|Erinnerung\\w*|Andenken|Himmel|leerer? (?:Stuhl|Platz)|Spind',
      ],
    },
    illness: {
      clear: [
        'Krebs(?!gang)\\w*|(?:Brust|Darm|Haut|Lungen|Prostata|Blut|Gebärmutterhals)krebs|Tumor\\w*|Leukämie|Chemo|Chemotherapie|Bestrahlung\\w*|Metastas\\w+|Onkolog\\w*|Biopsie|bösartig\\w*|Schlaganfall|Herzinfarkt|Herzstillstand|Demenz\\w*|dement|Alzheimer|Parkinson|Multiple Sklerose|Epilep\\w+|Koma|Intensivstation|Transplantation|Dialyse|Long[- ]?Covid|chronisch (?:krank|erkrankt)\\w*|schwer ?krank\\w*|todkrank|sterbenskrank|unheilbar\\w*|erkrankt\\w*|erkrankung\\w*|Erkrankung\\w*|Diagnose(?: Krebs| bekommen)|(?:meine|die|seine|ihre|eine|der|nach der) Diagnose|Depression(?:en)?|depressiv\\w*|Panikattacken?|Angststörung|Essstörung|magersüchtig|Magersucht|Alkoholiker\\w*|alkoholkrank|Sucht(?:klinik|krank\\w*)|trocken seit|Nervenzusammenbruch|zusammengebrochen|Psychiatrie|Reha|Palliativ\\w*|seltene Krankheit|Knoten in (?:der|meiner|ihrer) Brust|Rollstuhl|im Krankenhaus (?:liegt|lag|liegen|verbracht)|Notoperation|notoperiert|Herz-OP|ums Überleben|um (?:sein|ihr|mein) Leben',
      ],
      hints: [
        'übernimmt w+ meine|keine (?:Tipps|Studien|Ratschläge)|falle (?:w+ ){0,2}aus|die Ärztin|der Arzt',
        'Krankenhaus|Klinik|OP|operiert|Operation|Befund|Ärzt\\w+|Arzt|krankgeschrieben|Krankschreibung|Behandlung|Therapie|Medikamente?|Genesung|wieder gesund|Symptome|Kraft|Haare|Infusion\\w*|Erschöpf\\w+|Burn-?out|krank|Pflegegrad|Wartezimmer|nicht mehr aufstehen|Schmerzen',
      ],
    },
    layoff: {
      clear: [
        'für immer (?:zugesperrt|abgeschaltet|zugemacht|geschlossen)|(?:Schlüssel|Ausweis|Laptop|Chip) (?:w+ )?abgegeben|Zugang (?:w+ )?gesperrt|Insolvenzverwalterw*',
        'Entlassung(?:en|swelle)?|entlassen|Massenentlassung\\w*|Kündigungswelle|betriebsbedingt\\w*|(?:wurde|wurden|werden|bin|ist|sind) (?:mir |uns |ihm |ihr |ihnen )?(?:\\w+ )?gekündigt|gekündigt worden|(?:die|meine|seine|ihre|eine) Kündigung (?:bekommen|erhalten|im Briefkasten|ausgesprochen|überreicht)|Stellenabbau\\w*|Stellenstreichung\\w*|Stellen (?:\\w+ )?(?:gestrichen|abgebaut|abbauen|streichen|weg\\w*)|Arbeitsplätze (?:\\w+ )?(?:gestrichen|abgebaut|verlor\\w*|weg\\w*)|(?<!keine )(?:Job|Stelle|Arbeit|Arbeitsplatz|Arbeitsplätze|Jobs) (?:\\w+ )?(?:verloren|verlieren|verliert|los|weggefallen)|Sozialplan|Abfindungs(?:angebot|programm|zahlung)\\w*|Aufhebungsvertrag|Aufhebungsverträge|arbeitslos\\w*|Transfergesellschaft|Kurzarbeit|freigestellt|Werksschließung\\w*|(?:Werk|Standort|Filiale|Fabrik)s? (?:\\w+ ){0,3}(?:schließt|geschlossen|schließen|dicht\\w*|zugemacht)|von (?:\\w+ ){1,4}(?:Mitarbeitern|Mitarbeitenden|Kolleginnen|Kollegen|Leuten|Beschäftigten) (?:\\w+ ){0,3}(?:trennen|verabschieden|getrennt)|trennen uns von|mussten gehen|müssen gehen|gehen müssen|(?:Stelle|Position|Job|Abteilung) (?:\\w+ )?(?:fällt weg|fiel weg|entfällt|aufgelöst|gestrichen)|Personalabbau|Insolvenz\\w*|Namen auf (?:der|einer) Liste',
      ],
      hints: [
        'Umstrukturierung\\w*|Restrukturierung\\w*|letzter Tag|letzten Tag|Betriebsrat|Karton|Personalabteilung|offen für Neues|auf Jobsuche|auf der Suche|Kündigung\\w*|Kündigungen|schwerste\\w* (?:Gespräch\\w*|Entscheidung|Tag)|(?:achtzig|hundert|\\d+) (?:Leute|Kollegen|Kolleginnen|Menschen|Beschäftigte)|Existenz\\w*|Betriebsversammlung|Familien|Zum letzten Mal|Bänder',
      ],
    },
    violence: {
      clear: [
        'Überfalle?s?|überfallen|mit (?:einem|dem) Messer|Lebensgefahr|Notfallseelsorge|Seelsorgew* (?:ist|sind|war) vor Ort',
        'Krieg\\w*|Bomben?|Bombenangriff\\w*|bombardier\\w+|Luftangriff\\w*|Luftschutz\\w*|Luftalarm|Raketen?|Raketenangriff\\w*|Sirenen|Front(?:linie)?|an der Front|Invasion|einmarsch\\w*|Geflüchtet\\w*|geflüchtet|Flüchtling\\w*|geflohen|auf der Flucht|Flucht aus|Völkermord|Massaker|Geisel\\w*|Waffenruhe|Ukraine|ukrainisch\\w*|Kiew|Charkiw|Gaza|Soldat(?:en|in)?|Anschlag(?:s|es)?|Anschläge|Attentat\\w*|Terror\\w*|Amoklauf|Amokläufer|Amokfahrt|erschossen|erstochen|Messer(?:angriff|attacke|stecher)\\w*|ermordet|Mord|Morde|Mörder|getötet|Femizid\\w*|vergewaltig\\w+|Missbrauch|missbraucht|sexuell\\w* (?:Gewalt|Übergriff\\w*|Belästigung|Missbrauch|belästigt)|Übergriffe?|häusliche[rn]? Gewalt|Gewalt(?:tat|täter|schutz|opfer)?\\w*|gewalttätig\\w*|Frauenhaus|verprügelt|zusammengeschlagen|geschlagen (?:hat|wurde|worden)|schlug (?:mich|sie|ihn)|schlägt (?:mich|sie|ihn)|angegriffen worden|wurde[n]? (?:\\w+ ){0,3}(?:angegriffen|attackiert|bespuckt|bedroht|geschlagen|überfallen)|Morddrohung\\w*|gefoltert|Folter|entführt|Stalking|Stalker',
      ],
      hints: [
        'Keller|Bunker|Grenze|Waffen|Opfer|Blut|Angst|blaue[rn]? Flecke?n?|bedroht\\w*|Drohung\\w*|Polizei|Täter|Schüsse|Messer|Frieden|Flucht|Angriff\\w*|Explosion\\w*',
      ],
    },
    discrimination: {
      clear: [
        'angefasst|begrapscht|zu nahe gekommen|Hand auf (?:mein|ihr)w* (?:Knie|Bein|Schulter|Po)|(?:am Telefon|die Wohnung|das Zimmer) ist (?:sie |es )?(?:noch|schon) (?:frei|weg|vergeben), wenn',
        'Rassis\\w+|rassistisch\\w*|Sexis\\w+|sexistisch\\w*|diskriminier\\w+|Diskriminierung\\w*|Antisemit\\w*|antisemitisch\\w*|Homophob\\w*|transphob\\w*|queerfeindlich\\w*|fremdenfeindlich\\w*|ausländerfeindlich\\w*|Ausländerfeindlichkeit|islamfeindlich\\w*|frauenfeindlich\\w*|behindertenfeindlich\\w*|Altersdiskriminierung|Mobbing|gemobbt|Hautfarbe|dunkle[rn]? Haut|Kopftuch\\w*|Hidschab|Kippa|N-Wort|Beleidigung\\w*|beleidigt|belästigt|Belästigung|Hass(?:rede|kommentar\\w*|nachricht\\w*)?|Neonazi\\w*|Nazi\\w*|Hakenkreuz\\w*|Woher (?:kommst du|kommen Sie|ich|sie) (?:denn )?(?:wirklich|eigentlich|ursprünglich)|wirklich (?:her|herkommst|herkomme|herkommt)|(?:türkisch|arabisch|ausländisch|polnisch|fremd|deutsch) (?:klingend\\w*|klingt)|(?:ausländische|türkische|arabische|deutsche|fremde)[rnm]? (?:Nach|Vor)?name[ns]?|(?:wegen|aufgrund) (?:meine[rs]|ihre[rs]|seine[rs]|des|der) (?:Namens?|Geschlechts?|Herkunft|Alters|Religion|Behinderung|Kopftuchs?|Akzents?|Hautfarbe|Schwangerschaft|Nachnamens?)|als Schwarzer?|Schwarze[rn]? (?:Frau|Mann|Menschen|Kollegin|Kollege)|schwul\\w*|lesbisch\\w*|Coming-?out|homosexuell\\w*|transgender|Gender Pay Gap|Lohnlücke|weniger (?:verdien\\w+|Gehalt|Geld) als (?:\\w+ )?(?:Kollege|Männer|männlich\\w*)|männliche[rn]? Kollegen?|einzige (?:Frau|Schwarze|Migrantin) (?:im|in|am|auf)|geh doch zurück|Migrationshintergrund|für die (?:Putzfrau|Reinigungskraft|Praktikantin|Sekretärin|Assistentin) gehalten|Inklusion nur',
      ],
      hints: [
        'Ausländer\\w*|Herkunft|Akzent|schwanger\\w*|Schwangerschaft|behindert\\w*|Behinderung\\w*|Rollstuhl|Vorurteil\\w*|zu alt|Migrant\\w*|Elternzeit|Witze?|Sprüche|Frauen|Gleichstellung|Gleichberechtigung|Nachname\\w*|muslimisch\\w*|jüdisch\\w*|Rampe|passt nicht ins Team|Deutsch so gut|gut Deutsch',
      ],
    },
    politics: {
      clear: [
        'Bundestag\\w*|Landtag\\w*|Bundestagswahl\\w*|Landtagswahl\\w*|Kommunalwahl\\w*|Europawahl\\w*|Wahlkampf\\w*|Wahlplakat\\w*|Wahllokal\\w*|Wahlsonntag|Wahlabend|Wahlergebnis\\w*|Wahlprogramm\\w*|Wähler\\w*|wählen gehen|geht wählen|(?:die|der|am|vor der|nach der) Wahl(?:en)? (?:am|im|hat|ist|war|entscheid\\w+|gewonnen|verloren)|Stimmzettel|Ampel-?(?:Koalition|Regierung)|Koalition\\w*|Bundesregierung|Bundeskanzler\\w*|Kanzler\\w*|Ministerpräsident\\w*|Nationalrat\\w*|Volksabstimmung|Abgeordnete[rn]?|Parteitag|Partei(?:en|buch|mitglied|freund\\w*|programm)?|Rechtsextrem\\w*|rechtsextrem\\w*|rechtsradikal\\w*|Rechtsruck|Brandmauer|linksradikal\\w*|linksgrün\\w*|Populis\\w+|populistisch\\w*|Trump|Putin|Merz|Scholz|Habeck|Weidel|Söder|Lindner|Baerbock|Wagenknecht|Wärmepumpen-?Habeck|Politiker\\w*|Altparteien|Asylpolitik|Migrationspolitik|Remigration|Faschis\\w+|faschistisch\\w*|Kommunis\\w+|Sozialis\\w+|Brexit',
      ],
      hints: [
        'Regierung\\w*|Minister\\w*|gewählt|wählt|wählen|Wahl|Stimme|Demokratie|demokratisch\\w*|Opposition|Demo|Demonstration\\w*|Politik|politisch\\w*|Steuersenkung\\w*|Grünen|Mehrheit|Protest\\w*',
      ],
    },
    religion: {
      clear: [
        'Gott(?:es|esdienst\\w*)?|Jesus|Christus|Allah|Bibel\\w*|Koran\\w*|Thora|bete[nt]?|betete|gebetet|Gebete?n?|Gebets\\w+|Kirchen?|Kirchentag|Kirchengemeinde|Kirchenaustritt|Moschee\\w*|Synagoge\\w*|Ramadan|Fastenmonat|Fastenbrechen|Iftar|Zuckerfest|Opferfest|Jom Kippur|Chanukka|Schabbat|Taufe|getauft|Konfirmation|Kommunion|Firmung|Predigt\\w*|Pfarrer\\w*|Pastor\\w*|Priester\\w*|Imam|Rabbiner\\w*|Papst|Muslim\\w*|muslimisch\\w*|Islam\\w*|islamisch\\w*|Christen(?:tum)?|christliche[rnms]?|gläubig\\w*|(?:mein|unser|der|im|ihr|sein|meinem|unserem) (?:christlicher |christlichen )?Glauben?|Glaube an|Religion\\w*|religiös\\w*|katholisch\\w*|evangelisch\\w*|Katholik\\w*|Atheis\\w+|Evangelium|Psalm\\w*|Heiliger Geist|Segen Gottes|gesegnete?[ns]? (?:Weihnacht\\w*|Ostern|Fest|Sonntag)|Theolog\\w+|Diakon\\w*|koscher|halal|Karfreitag|faste (?:ich|wir)|ich faste',
      ],
      hints: [
        'Glaube[ns]?|glauben an|fasten|Sonnenuntergang|Segen|gesegnet\\w*|Herrn?|heilig\\w*|Seele|Himmel|spirituell\\w*|Ostern|Sünde\\w*|Gnade|Amen|Orgel|Kreuz',
      ],
    },
    disaster: {
      clear: [
        'Erdbeben\\w*|Hochwasser\\w*|Flutkatastrophe|Jahrhundertflut|die Flut|der Flut|Ahrtal|Überschwemmung\\w*|überschwemmt|Sturmflut|Hurrikan\\w*|Tornado\\w*|Waldbr(?:a|ä)nd\\w*|Großbrand|Wohnungsbrand|Hausbrand|abgebrannt|niedergebrannt|(?:Halle|Werkstatt|Haus|Scheune|Hof|Lager|Dach) (?:\\w+ )?(?:brannte|gebrannt|in Flammen)|Tsunami|Erdrutsch\\w*|Schlammlawine\\w*|Mure|Lawinen(?:unglück|abgang|opfer)|Lawine|Vulkan\\w*|evakuier\\w+|Flugzeugabsturz|Zugunglück|Busunglück|Grubenunglück|Unglück\\w*|eingestürzt\\w*|Einsturz|Todesopfer|Verletzte[nr]?|Vermisste[nr]?|Rettungskräfte|Katastrophen?|Katastrophen(?:hilfe|schutz|gebiet)|Naturkatastrophe\\w*|Trümmer\\w*|Nachbeben|Gasexplosion|Explosionsunglück|THW|Dammbruch|alles verloren|Spendenkonto',
      ],
      hints: [
        'Schlamm|das Wasser|Wasser (?:kam|stand|stieg)|Sturm|Feuer|Flammen|Brand|Rauch|Opfer|Helfer\\w*|Feuerwehr|gerettet|Spenden|spendet|zerstört\\w*|Keller|Sirenen?|Sandsäcke|Pegel|Schaufel\\w*|Notunterkunft|Explosion|verschüttet|Ruinen?',
      ],
    },
  },
  exact: {
    politics: [
      'AfD',
      'CDU',
      'CSU',
      'SPD',
      'FDP',
      'BSW',
      'FPÖ',
      'ÖVP',
      'SPÖ',
      'SVP',
      'die Grünen',
      'die Linke',
      'Linkspartei',
    ],
    illness: ['MS', 'ALS', 'HIV', 'ME/CFS'],
  },
};
