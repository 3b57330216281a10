import type { DelicateWords } from './words.ts';

export const delicateGerman: DelicateWords = {
  groups: {
    relative: `
      Vaters?, Papas?, Mutter, Mamas?, Bruders?, Schwester, Sohn(es)?, Sohne?s?, Tochter, Frau, Ehefrau
      Mann(es)?, Ehemann(es)?, Partners?, Partnerin, Freund(es|in)?, Kolleg(e|en|in), Mentors?, Mentorin
      Chefs?, Chefin, Oma, Opa, Großmutter, Großvaters?, Tante, Onkels?, Kind(es)?, Baby, Nachbar(n|in)?
      Mitarbeiter(s|in)?, Gründers?, Gründerin, Mitgründer(s|in)?, Seniorchefs?, Geschäftspartner(s|in)?
      Lehrling, Azubi, Auszubildende[rn]?, Eltern, Schwiegervater, Schwiegermutter, Cousin, Cousine, Neffe
      Nichte, Enkel(in)?, Weggefährt(e|en|in), Lehrer(in)?, Professor(in)?, Kinder, Junge, Mädchen
      Jüngst(e|er|en), Lebensgefährt(e|en|in)
    `,
    my: `meine[nrms]?, unsere[nrms]?, seine[nrms]?, ihre[nrms]?, eine[nrms]?, eure[nrm]?, deine[nrm]?, mein
    unser, sein, ihr, dein, ein, der, die, das, den, dem, des`,
    he: 'er, sie, {relative}',
    people: `
      Mitarbeiter(n|innen)?, Mitarbeitenden?, Kolleg(en|innen), Leuten?, Beschäftigten?, Menschen, Stellen
      Jobs, Arbeitsplätzen?, Familien, Teams?, von uns, Angestellten?, Arbeitnehmern?, Kolleg:innen
      Mitarbeiter:innen
    `,
    place: `Werk, Standort, Filiale, Fabrik, Laden, Betrieb, Geschäft, Restaurant, Bäckerei, Werkstatt
    Niederlassung, Gasthaus, Hotel, Firma, Produktion, Zeche, Praxis`,
  },
  figurative: `
    (Hochwasser|Brand|Katastrophen|Lawinen|Sturm|Erdbeben|Flut|Unfall|Lebens|Kranken|Todesfall|Rauch|Feuer)(-|)(schutz|versicher|melde|risik|vorsorge|tarif|police|alarm|schaden|schäd|prävention|verhütung|simulation|prognose|sicher|wehrzufahrt)*
    (Versicherung|versichert|Schutz|Police) … (gegen|bei|vor) *, Koalitionsverhandlung*
    Koalition der Willigen, Vinkulierung und die Abfindung
    (ERP|System|Software|Server|Rechner|Maschine)* (in den Ruhestand|in Rente)
    entlassen unser* * (ERP|System|Software|Server|Maschine)
    tot(e|er|es|en|em)? (Winkel|Punkt|Code|Link|Links|Zeit|Kapital|Dokument|Pferd|Briefkasten|Hose)*
    totgesagt*, totreden, todsicher*, todernst, todlangweilig, todmüde, Todsünden?, Totschlagargument*
    Totzeit*, (zu|sich) Tode (optimier|langweil|verwalt|diskutier|spar|analysier|gearbeitet)*, tausend Tode
    mausetot, Todesstoß für *
    (der |vom |den )?Tod (der|des|von) (E-?Mails?|Meetings?|Besprechung*|Büros?|Fax*|Papiers?|Anschreibens?|Lebenslaufs?|Innenstadt|Cookies?|PowerPoint|Innovation|Kreativität|Produktivität|Einzelhandels?|Motivation|Excel*|jede[rns]*|Kaltakquise|klassisch*)
    (der|das) Tod (jede[rs]|eine[rs]) *
    (Akku|Handy|Server|Laptop|Projekt|Idee|E-?Mail|Meeting|Fax|Drucker|Feature|Innenstadt|Anschreiben|Prozess|SEO|Print|Print*|Kaltakquise|Marketing|Homeoffice|Agile|Scrum|Bargeld|Vertrieb)s? (ist|sind|war|sei) ((längst |schon |jetzt |nicht |fast |mal wieder )+)?(tot|gestorben)
    (Idee|Projekt|Vorhaben|Feature|Deal|Initiative)* (ist |war |sind )?(gestorben|stirbt|sterben)
    (gestorben|stirbt|sterben) (im|in der) (Schublade|Gremium|Ausschuss|Meeting|Backlog)*, stirbt zuletzt
    sterbenslangweilig, ausgestorben*, aussterben*, Herz(stück|blut), es lebe das
    Krieg (um|gegen) (Talente?|Fachkräfte|Papier|Bugs|Meetings|Preise|Rabatte|Köpfe|Excel)
    (Preis|Papier|Klein|Rosen|Glaubens|Graben|Browser|Handels)kr(ie|ä)g*, auf Kriegsfuß, Kriegskasse
    Kriegsbemalung, (Kampf|kämpfen|gekämpft) (um|mit|gegen) *, War for Talents?, War-?Room*, Killer-?*
    Deadlines?
    bombensicher*, Bomben(stimmung|wetter|geschäft|erfolg|idee), Anschlagtafel, Bauernopfer, Zeitbombe
    (Cyber|Hacker|Phishing|Ransomware|DDoS|Preis|Angriff)-?angriff*, Angriffs(fläche|vektor|punkt)*
    Waffenstillstand mit, Schuss (ins Blaue|nach hinten|Pulver|vor den Bug), Schießen Fotos
    Raketen(start|wissenschaft)*, (wie eine|zündet die) Rakete, Wunderwaffe, Geheimwaffe, Allzweckwaffe
    an (vorderster|allen) Front(en)?, Vertriebsfront, Front-?end, Messers Schneide
    Flut (an|von) *, (E-?Mail|Informations|Daten|Papier|Bilder|Antrags|Anfragen|Bewerbungs)flut
    überflutet? (von|mit), überflute*, Lawine (an|von), Burn-?rate, Feuerwehr* (spielen|im), Feuerlösch*
    Feuerprobe, Feuertaufe, Feuer und Flamme, Feuer (gefangen|frei), brenn(t|ende|en|e) (Fragen?|Themen?|für)
    Shitstorm, Brainstorm*, Sturm im Wasserglas, Sturm auf, Ansturm, Erdrutschsieg, Beben in der Branche
    Explosion (der|bei den|von) (Kosten|Preisen?|Zahlen)*, (Kosten|Preis)explosion*
    Katastrophe für (die|den) (Conversion|Umsatz|UX), Trümmerhaufen an, Schiffbruch
    Krebsgang, Kinderkrankheiten, krankt an, Schlaganfall des *, betriebsblind, Krankschreibungs-App
    Kranken?(meldung|stand|kasse|quote|hausplanung|haus-IT|haus-?software|hausausschreibung|hausverwaltung|haus-?einkauf)*
    krankenversicher*, Schmerzpunkte?
    (Diagnose|Diagnostik)(gerät|stecker|tool|software|system|daten|funktion)*
    (Fehler|Ferndiagnose|Maschinen|System|Schwachstellen)-?diagnose*, OP-?(Planung|Auslastung|Software|Säle)*
    Notarzt der *, Herzinfarkt (bekommen )?(als|beim), Depression der Märkte, Blut (geleckt|Schweiß)*
    frische[sn]? Blut, Herz-OP am
    Gott sei Dank, um Gottes Willen, weiß Gott, leider Gottes, (oh|ach) (mein )?Gott, gottlob, Götter in Weiß
    Glaubensfrage, Glaubenssatz, Glaubenssätze, (im|in) guten Glauben
    Glaube an (den Prozess|die Daten|das Produkt), die Bibel (für|der|des), (Style-?|Marken-?|Vertriebs)bibel
    heilige[rn]? (Gral|Kuh|Kühe), Mantra, predig* (seit|wir|ich), gebetsmühlenartig*, Beichte*, *-Beichte*
    Kirchturmdenken, Segen und Fluch, Fluch und Segen, der Teufel steckt, Amen in der Kirche
    (Kirchen|Kloster|Dom|Kapellen)(orgel|dach|sanierung|bau|umbau|heizung|fenster|turm)*
    (Sanierung|Umbau|Renovierung|Restaurierung|Heizung|Orgel) (der|des|einer|eines) … (kirche|Kirche|Domes|Doms|Kapelle|Klosters|Synagoge|Moschee)
    *kirche suchen, Sünden? im Design, Designsünde*
    (Betriebsrats|Elternvertreter|Vorstands|Sprecher|Produkt|Jugendvertreter)wahl*, Betriebsrat gewählt
    Wahl (des|der|eines|einer) (Tools?|Software|Mittel|Lieferanten|Materials?|Technik|ERP*|Systems?|Anbieters?|Partners?|Plattform|*)
    Auswahl*, Qual der Wahl, erste Wahl, Wahlmöglichkeit*, zur Wahl, die Wahl (zwischen|haben), Parteiverkehr
    Vertragspartei*, beide[rn]? Parteien
    (Vertriebs|Preis|Büro|Unternehmens|Rückgabe|Personal|Rabatt|Passwort)politik*, Diskriminierungs?analyse
    Entlass(ung|en) aus dem Krankenhaus, Entlassmanagement, Entlassbrief*
    Regierung* … (fördert|Förder*|Zuschuss), Förder(richtlinie|programm)* der *
    Kündigungs(frist|button|quote|rate|schutz|grund|assistent|welle im Abo)*
    Kündigung (des|der|eines|von) … (Vertrags?|Abos?|Abonnements?|Lizenz|Mietvertrags?|Liefervertrags?|Kunden)
    (Vertrag|Verträge|Abo|Kunden?|Lieferant|Lieferanten|Lizenz|Versicherung|Mietvertrag|Tool) … gekündigt
    (Kunde|Kunden|Auftrag|Aufträge|Ausschreibung|Pitch|Wette|Zeit|Überblick|Marktanteile?|Spiel) (_ )?(verloren|verlieren)
    (in den|zum|im) (wohlverdienten |verdienten )?Ruhestand
    Abschied (von|vom) (Papier|Excel|Fax|Meeting|PDF|alten|Diesel|Verbrenner|Büro|Perfektionismus|Serienterminen)*
    (verabschieden|verabschiedet|trennen|getrennt) (uns |sich |mich |wir )?(uns )?von (Papier|Excel|Fax|Produkten|alten|einem Tool|Software|dem Tool|Lieferanten|Kunden)
    verschmerz*, Schwarz(e|er|en)? (Zahlen|Schwan|Brett|Freitag), Schwarzarbeit, Notfallplan, Notausgang
    Rettungsgasse, Datenrettung, Rettungs(anker|schirm), Evakuierungsübung*, Räumungsübung*
  `,
  trade: `
    #([.,]#)? ?%, Prozent, # ?€, Kunden?, Kundinnen, Nutzer*, Anwender*, Software, Apps?, Produkte?n?, Tools?
    Plattform*, Dashboards?, Launch*, Features?, Umsatz*, Vertrieb*, Preise?n?, Margen?, Budgets?, Leads
    Conversion*, Marketing*, Lieferant*, Einkauf, Beschaffung
    Daten, Server*, Modelle?, wir suchen, Webinar*, Demos?, Roadmaps?, KPIs?, Checkliste*, Vorlagen?
    Kennzahl*, Benchmark*, Quartal*, Tickets?, Rechnung*, Aufträge?n?, Großauftrag, Onboarding*, Backlogs?
    Sprints?, Release*, Maschinen?, Anlagen?, Sensor*, Algorithm*, Startup*, Ausschreibung*, Skalier*
    Automatisier*, Rechenzent*, Förder*, Sanierung*, Bauleit*, ERP*, Stammdaten, Lieferzeit*, Bestand
    Schnittstelle*
  `,
  topics: {
    death: {
      clear: `
        gestorben, verstorben*, verstarb*, starb(en)?, stirbt, sterben, im Sterben
        Sterbe(bett|begleitung|fall|tag|zimmer)*, Tod(es)?, Todes(fall|anzeige|nachricht|tag)*, tödlich*
        (Be|be)erdig*, Beisetzung*, beigesetzt, Begräbnis*, Trauer*, trauer*, betrauer*, Beileid*, Nachruf*
        Hinterbliebene*, Witwer*, Witwen?, Grab(es|rede|stein|stätte)?, Friedhof(s)?
        (auf den|auf dem) Friedhof, Sarg, Urne
        Suizid*, Selbstmord*, das Leben genommen, Fehlgeburt*, Totgeburt*, Sternenkind*, Hospiz*, Kondolenz*
        Gedenken, Gedenkminute, Schweigeminute, ruhe?n? (in|sanft) (Frieden|sanft)?, entschlafen, heimgegangen
        Anteilnahme
        von uns gegangen, nicht mehr (unter uns|bei uns|da sein|am Leben|da ist|unter den Lebenden)
        für immer (gegangen|eingeschlafen|verlassen|verabschied*|still)
        (letztes|letzte|letzten|letzter) (Geleit|Atemzug|Ehre|Weg|Reise|Ruhe|Ruhestätte|Gruß), aus dem Leben
        aus unserer Mitte, aus seinem Leben gerissen, (viel )?zu früh (von uns|verlassen|gegangen|gehen)
        (von|vom) {my} … {relative} … (Abschied|verabschied*), nicht mehr aufgewacht
        (friedlich|sanft|ruhig|für immer) eingeschlafen, wachte nicht mehr auf
        (Herz|ihr Herz|sein Herz) … (stehen geblieben|aufgehört|stehengeblieben|hörte auf|blieb … stehen)
        (meinen|meine|unseren|unsere|einen|eine|ihren|ihre|seinen|seine|den|die) (_ )?{relative} (_ )?(_ )?verloren
        (wirst|wird) (uns|mir) … fehlen, (wir|ich) vermisse?n? (dich|ihn|sie|meinen|meine|dein|sein|ihr)
        vermisse (dich|ihn)
        (erste[snr]?|erstes) (Weihnacht*|Geburtstag|Jahr|Weihnachtsfest|Sommer) ohne
        (hätte|wäre) (heute|morgen|gestern|diese Woche) … (Geburtstag|geworden|gefeiert|Jahre)
        wäre … (alt )?geworden, (nicht|nie) (mehr )?(bis zur|in die|in) Rente … (geschafft|erlebt)
        nicht … bis zur Rente, kam nicht mehr (nach Hause|heim|zurück)
        (in|mit) (tiefer|großer|stiller) (Trauer|Bestürzung|Betroffenheit|Dankbarkeit nehmen)
        (mit|schweren) (schwerem|schweren) Herzen?s?, fassungslos, in (unseren|meinen) (Gedanken|Herzen)
        (unsere )?Gedanken sind bei, Halbmast, Trauerflor
        (den|vor dem) … Anruf … (fürchtet|nie|niemand), von Blumen … absehen
        (bittet|bitten) (darum|die Familie|um) … (Ruhe|abzusehen|absehen|Privatsphäre|Abstand|Stille|Anrufen)
        anstelle von Blumen, (wo|wohin) (immer )?du (jetzt|auch|nun) bist
        gute Reise … (Freund|alter|mein|lieber)
        (unser|mein|dein|der|die) (verstorbene|selige|lieber verstorbene)*
        Unfall … (nicht überlebt|ums Leben), ums Leben
        (stand|standen|Spalier) … (als|während) der (Wagen|Leichenwagen|Sarg) … (vorbei|fuhr)*
        (Sohn|Tochter|Bruder|Schwester|Vater|Mutter|Papa|Mama|Mann|Frau|Opa|Oma|er|sie) wäre (heute|morgen|gestern|jetzt|dieses)
        (getragen|trugen|tragen) (wir )?(ihn|sie)
        (Blumen|Rosen|Kerze|Kerzen|Sonnenblumen) … (auf|an) (seinem|ihrem|seiner|ihrer) (Platz|Tisch|Schreibtisch|Stuhl|Werkbank|Theke|Tresen)
        (gießen|gegossen|gieße) … (seine|ihre) (Blumen|Pflanzen), nicht mehr erlebt
        (zu früh|für immer|von uns|still|leise|viel zu früh) gegangen, uns (für immer|viel zu früh)
        (du fehlst|wirst uns fehlen|wird uns (sehr )?fehlen|wird mir fehlen|fehlst uns|fehlst mir|fehlst an jedem)
        (mussten|müssen) (wir )?Abschied nehmen, Abschied (nehmen|genommen) von (unser*|mein*|ihm|ihr|ein*)
        (sein|ihre?|seine|dein|deine) (_ )?(Stuhl|Platz|Schreibtisch|Becher|Spind|Rad|Jacke|Tasse|Kaffeetasse|Mantel|Kittel|Helm|Schürze|Werkbank) … (leer|unberührt|hängt noch|steht noch|lehnt noch|liegt noch|niemand)
        zum ersten Mal ohne (ihn|sie|dich|Papa|Mama|mein*)
        (nie|nicht) mehr (nach Hause|heim) (kommen|gekommen|kam|kommt), denken (wir|ich) … an dich
        (zünd*|brennt) … Kerze*, hinterlässt … (Frau|Mann|Kinder|Töchter|Söhne|Tochter|Sohn|Familie)
        (rief|meldete sich) (seine|ihre) (Tochter|Witwe|Schwester|Familie) … an, durfte … einschlafen
        rief (seine|ihre) Tochter
      `,
      words: `
        tot, Tote[nr]?, schmerzlich*, Jenseits, Ewigkeit, trösten, unvergessen, Totenwache, Bestatter*, Trost
        verabschiedet haben, Lücke … hinterlässt, dein Andenken, sein Andenken, ihr Andenken
        hat uns … verlassen, haben uns … verlassen, leere[rn]? (Stuhl|Platz|Schreibtisch), Lücke, haben wir … verabschiedet, seine Nummer, ihre Nummer
      `,
      hints: `
        Abschied, vermissen, vermisst, Kerzen?, Blumen, Angehörige*, Tränen, viel zu früh, für immer, Andenken
        leere[rn]? (Stuhl|Platz), Spind, der Anruf, rief … Tochter, heute Nacht, gestern Nacht, vor einem Jahr
        vor zwei Jahren, (seine|ihre|deine) (Tochter|Frau|Kinder|Familie|Stimme|Schicht|Handschrift|Art)
        (sein|ihr|dein) (Lachen|Mann|Sohn|Platz|Name|Spind), danke für alles, ein letztes Mal, das letzte Mal
        bleibt … geschlossen, nie mehr, (Papa|Mama|Opa|Oma|mein Vater|meine Mutter|mein Bruder)
      `,
    },
    illness: {
      clear: `
        Diagnose Krebs, Chemo*, Bestrahlung*, Metastas*, bösartig*, Koma
        (Intensiv|Kinder|Krebs|Palliativ|Frühchen|Neugeborenen)station*, Spenderorgan*
        (Stammzell|Nieren|Organ)spende*, Long-?Covid, ME/CFS
        schwer-?krank*, todkrank*, sterbenskrank, unheilbar*, (schwer |ernsthaft |plötzlich )?erkrankt*
        (psychisch*|seltene*|schwere*|meine*|seine*|ihre*|Auto-?immun) ?-?(Erkrankung|Krankheit)*
        Auto-?immun*, Diagnose (Krebs|bekommen|erhalten|MS), Frühchen, Frühgeburt, Inkubator, Kinderwunsch*
        künstliche Befruchtung
        Depression*, depressiv*, Panik-?(attacke|störung)*, Angst-?störung*, magersüchtig*, Magersucht
        Bulimie, Alkoholiker*, alkohol-?(krank|abhängig|sucht)*
        (Sucht|Entzugs)-?(klinik|krank|therapie|beratung)*, süchtig, Entzug, (trocken|nüchtern|clean) seit
        seit … (trocken|nüchtern|clean), Nerven-?zusammenbruch, zusammengeklappt, Psychose, bipolar*
        Selbstverletz*, Tagesklinik, (mein*|im|in den|den|einen|ein|nach dem|ihr|sein|des) … Burn-?out*
        ausgebrannt, Erschöpfungs(depression|syndrom)
        Knoten in (der|meiner|ihrer) (Brust|Hals)*, Knoten (ertastet|gefunden|entdeckt), ertastet
        Schatten auf (der|dem|meiner) … (Lunge|Bild|Röntgen*|Leber|CT|MRT), im Rollstuhl
        Rollstuhl (sitz|angewiesen|gelandet)*, Not-?operation, notoperiert
        (wurde|wird|werde|werden|worden|bin) … operiert
        (zweite|dritte|vierte|nächste|große|schwere) (OP|Operation), ums Überleben, um (sein|ihr|mein) Leben
        zwischen Leben und Tod, an Schläuchen, Beatmung*
        sagte (meine|die|der|mein|unsere) … (Ärztin|Arzt|Hausarzt|Hausärztin|Onkolog*), auf … (Befund|Biopsie)
        gesundheitlich* (Gründe|Gründen|Auszeit|Pause|Rückschlag|Probleme), (aus|aus rein) gesundheitlichen
        (mein|meinem|meinen) Körper … (Grenze|gesagt|Nein|streikt|aufgegeben|gezogen|gezeigt|mehr|braucht|gestoppt)
        Genesung*, krank-?(geschrieben|schreibung|melden musste), falle … aus
        (seit|für) … (krankgeschrieben|in Behandlung)
        in (ärztlicher |psychologischer |stationärer )?Behandlung, Antidepressiva
        (Haare|Haar) … (verlor*|ausgefallen|fallen|wachsen|weg), Perücke
        (nicht|kaum) mehr (aufstehen|aus dem Bett|aufgestanden|hochgekommen|lachen)
        (geweint|weinte|Tränen|heulte|geheult) … (Auto|Büro|Toilette|Parkplatz|Kaffeeküche|Schreibtisch|Keller|Klo|Küche)
        (Auto|Büro|Toilette|Parkplatz|Kaffeeküche|Klo|Küche|Schreibtisch|Bad) … (geweint|Tränen|geheult)
        nicht mehr (leben|weiter|weitermachen) (wollte|wollen|will)
        mental* (Gesundheit|Zusammenbruch|am Ende|Probleme)
        (meine|der|eigene|eigenen|psychische*|mentale*) (psychische|mentale|seelische)n? Gesundheit
        psychisch (krank|erkrankt|am Ende|belastet), psychotherap*, Therapieplatz*
        pflegende* Angehörig*, erkannte? mich nicht, erkennt (mich|uns|sie|ihn) … nicht, (vergaß|vergessen) … (meinen|ihren|seinen|unsere) Namen
        (Mutter|Vater|Mama|Papa|Oma|Opa|Mann|Frau) … (gesiezt|siezt|nicht mehr, wer|weiß nicht, wer)
        weiß … nicht mehr (wer|wie ich heiße), Hörsturz, Tinnitus, Lähmung*, gelähmt
        (der|mein) Kopf (macht|machte|ging|geht|war) (zu|nicht mehr)
        (meine|seine|ihre|deine|unsere) Diagnose, Krankenbett, Klinikbett, Kinderstation
        (Ärzte|Ärztinnen) (reden|sprechen|sagen|hoffen|wissen nicht|geben mir|geben ihm|geben ihr)
        (sagte|fragte|meinte) (meine|die|unsere|mein|der) (Ärztin|Arzt|Hausarzt|Hausärztin|Onkolog*|Therapeut*|Neurolog*)
        (meine|die|unsere|mein|der) (Hausarzt|Hausärztin|Ärztin|Onkolog*|Oberarzt|Oberärztin) … (sagte|fragte|drehte|schwieg|sah mich|erklärte mir)
        (Befund|Biopsie|Gewebeprobe|MRT|CT) … (schlecht|nicht gut|nicht das|kam|da|auffällig|warte*)
        (ziehe|trete|nehme|lege) … (zurück|Auszeit|kürzer|Pause|nieder) … (Gesundheit|gesund|Ärzte|Körper|Behandlung|Therapie|Krankheit)
        (mich|uns) … aus der (Geschäftsführung|Leitung) zurück, wieder gesund (werde|wird|werden|zu werden)
        langer Weg … (Genesung|zurück ins Leben), von einem langen Weg
        (Wochen|Monate|Jahr) (_ )?(krankgeschrieben|nicht gearbeitet)
        (pflege|pflegt|pflegen) (meine|meinen|ihre|ihren|seine|seinen) (Mutter|Vater|Mann|Frau|Eltern|Tochter|Sohn)
        zum Pflegefall
        (mein|meine|unser|unsere|meinem|meiner|unserem) (_ )?(Mutter|Vater|Mann|Frau|Tochter|Sohn|Kind|Bruder|Schwester|Jüngste*|Kleine*) … (krank|Krankenhaus|Klinik|operiert|Intensiv*|Kinderstation|Diagnose|erkannt|erkennt)
        Wochen zu früh, zu früh geboren, auf einem Ohr, ich funktioniere nicht, ich kann nicht mehr
        (letzte|vorletzte|erste|nächste|dritte|sechste) (Bestrahlung|Infusion|Chemo*), Angehörige pflegen
        Beruf und Pflege, (Ohr|Auge|Augen|Hand|Beine) … (nichts mehr|taub geblieben|gelähmt)
        (mein|ihr|sein) (Brust|Darm|Haut|Lungen|Prostata|Blut)?krebs, an Krebs erkrankt
        (habe|hat|hatte) (ich )?Krebs, (einen|ein|den) (Schlaganfall|Herzinfarkt)
        (Vater|Mutter|Mann|Frau|Oma|Opa|Papa|Mama) … (Demenz*|dement|Alzheimer*|Parkinson*|Epilep*)
        (die Ärztin|der Arzt) hat (mich|sich|die Tür|geschwiegen|nichts), keine (Tipps|Studien)
      `,
      words: `
        Krebs, Tumor*, Onkolog*, Biopsie*, Befund, krank, Erkrankung*, operiert, Symptome, Schmerzen
        Medikament*, Therapie, Rollstuhl, Burn-?out, Panik, psychisch*, Blutwerte, Autismus, ADHS
        Elternzimmer, Pflegegrad, Pflegeheim, ins Heim
        die Diagnose, die Krankheit, im Krankenhaus, in der Klinik, ins Krankenhaus, Notaufnahme
        zusammengebrochen, Reha, Infusion*, nicht … erhofft hatten, Schwindel bleibt, pflegebedürftig*
        Pflegefall, führt jetzt meine (Frau|Tochter)
        Demenz*, dement, Alzheimer*, Parkinson*, Multiple Sklerose, Epilep*, Dialyse*, Leukämie, Transplant*
        (Brust|Darm|Haut|Lungen|Prostata|Blut|Gebärmutterhals|Hoden|Leber|Hirn|Magen|Eierstock|Bauchspeicheldrüsen|Schilddrüsen)-?(krebs|tumor)*
        Palliativ*, Krebs(patient|erkrank|kranke|diagnose|station|behandlung|überlebende|frei|therapie)*
        psychiatrisch*, Psychiatrie, Fibromyalgie, Endometriose, Schlaganf(all|älle)*
        Herz(infarkt|stillstand|fehler|OP|schrittmacher|transplantation)*
        chronisch* (krank*|erkrank*|Schmerz*|Erschöpf*|Leiden), Essstörung*
      `,
      hints: `
        OP, Ärzt*, Arzt, Klinik*, Krankenhaus*, Operation, Behandlung*, Station, Krankheit*, Haare, Erschöpf*
        erschöpft, Wartezimmer, Auszeit, (übernimmt|übernommen) … (meine|Termine|Aufgaben)
        keine (Tipps|Studien|Ratschläge), Körper, Gesundheit, Genesung, zittert*, schlaflos, Infusion, Nadel
        Diagnose*, Untersuchung*, Pflegekraft, ziehe mich … zurück, geweint, nicht nachfrag*, MRT, CT
        gepflegt, Bett, falle … aus, fällt … aus, Kraft, Angst
      `,
      exact: 'MS, ALS, HIV',
    },
    layoff: {
      clear: `
        Entlassung*, entlassen, Massenentlassung*, Kündigungswelle*, betriebsbedingt*
        (wurde|wurden|werden|wird|bin|ist|sind|worden) … gekündigt, gekündigt (worden|bekommen)
        Kündigungsgespräch*, Kündigungsschreiben
        Kündigungen (ausgesprochen|unterschrieben|unterschreiben|verschickt)
        Stellen-?(abbau|streich|kürzung)*, Personal-?abbau*
        (?<!keine )(Job|Stelle|Arbeit|Arbeitsplatz|Arbeitsplätze|Jobs|Einkommen|Existenz) … (verloren|verlieren|verliert|verlor|los|weggefallen)
        ohne (Job|Arbeit|Einkommen|Lohn|Gehalt), arbeitssuchend, freigestellt, Freistellung
        (Werks|Standort|Filial|Betriebs|Geschäfts|Laden)-?(schließung|aufgabe)*, zahlungsunfähig*
        Zwangsversteigerung, (Geschäft|Betrieb|Firma|Laden|Werkstatt) … aufgeben, Geschäftsaufgabe
        (schließt|schließen|schlossen|geschlossen|zugesperrt|zugemacht|dichtgemacht|dicht|macht) … {place} … (für immer|endgültig|dicht)
        trennen uns (leider )?von, trennt sich … (von|Unternehmen|Firma), unfreiwillig
        nicht (meine|unsere|seine|ihre|auf eigenen) (Entscheidung|Wunsch|Wahl)
        (betroffen|getroffen|erwischt) (von|vom) … (Abbau|Kürzung*|Entlass*|Stellen*|Restrukturierung|Umstrukturierung|Sparprogramm|Kündigung*)
        (Teil|Opfer) (der|des|von) … (Umstrukturierung|Restrukturierung|Sparprogramms?|Kürzungen|Stellenabbaus?|Entlassungen)
        auf (die|der) Straße (gesetzt|stehen|gestanden), vor die Tür gesetzt, rausgeworfen, gefeuert
        wegrationalisiert
        (im|per) (Zoom|Teams|Video)-?(call|anruf|konferenz)* … (gekündigt|Kündigung|Stelle|entlassen)
        (wurde|wurden) … (abgewickelt|freigesetzt|wegrationalisiert), vorläufige* Insolvenzverwalter*
        (Rollladen|Rolladen|Licht|Öfen|Ofen|Bänder|Band|Maschinen) … (zum letzten Mal|für immer|endgültig|stehen still)
        das war's dann, (seit|nach) … (Absagen|Jobsuche|Arbeitsamt), (nicht (mehr )?)?(auf dem Arbeitsmarkt|vermittelbar|für Personaler)
        (mir|ihm|ihr|ihnen|Kollegen|Leuten) (wurde|haben sie|hat man) (_ )?gekündigt
        (wurde|wird) (mir|uns|ihm|ihr|ihnen) (_ )?gekündigt, (meine|seine|ihre) Kündigung
        Kündigung (bekommen|erhalten|im Briefkasten|überreicht|ausgesprochen|per)
        (Stellen?|Arbeitsplätze|Jobs|Abteilung) … (gestrichen|abgebaut|abbauen|streichen|wegfallen|weggefallen|entfällt|aufgelöst)
        (meine|unsere) (Stelle|Abteilung|Position) … (weg|gestrichen|entfällt|aufgelöst|fällt weg|verlagert)
        ist pleite, sind pleite, pleitegegangen
        (Werk|Standort|Fabrik|Zeche)s? … (schließt|schließen|geschlossen|stillgelegt|dichtgemacht|zu ist|vor dem Aus)
        {place}s? … (für immer|endgültig) … (schließt|geschlossen|schließen|zu|zugesperrt)
        für immer (zugesperrt|geschlossen|zugemacht|abgeschlossen|abgeschaltet)
        zum letzten Mal (zugesperrt|abgeschlossen|die Tür|den Ofen|die Maschine*)
        (Schlüssel|Ausweis|Laptop|Diensthandy) (_ )?(abgegeben|abgeben müssen)
        mein (Zugang|Account|Mailkonto) (_ )?(gesperrt|deaktiviert|abgeschaltet)
        kein Geld … (Löhne|Gehälter|Lohn), (Löhne|Gehälter) nicht mehr zahlen
        (Leute|Kollegen|Kolleginnen|Mitarbeiter|Menschen) … (gehen müssen|mussten gehen|gehen mussten|nach Hause schicken|nach Hause geschickt)
        (Leute|Menschen|Kollegen) nach Hause schicken, nicht freiwillig, nicht weil ich es wollte
        nicht (meine|unsere) Entscheidung, (Menschen|Familien|Kollegen|Leute) ohne (Arbeit|Einkommen|Job|Lohn)
        Familien ohne, (von|trennt sich von|trennen wir uns von) … {people} … (trennen|getrennt)
        (Vertrag|Probezeit) (wird|wurde) nicht (verlängert|übernommen)
        (Spind|Schreibtisch) (_ )?(_ )?(ausgeräumt|geräumt), Bewerbungen … (Absagen|Schweigen)
        (Jahre|Jahren) … (Karton|Umschlag)
        (Öfen|Ofen|Bänder|Maschinen|Licht*) … (für immer|endgültig) … (aus|still|ab)
        durften … Nachfolger einarbeiten
        verlagert … (nach (Pune|Indien|Polen|Rumänien|China|Ungarn|Bangalore)|ins Ausland)
        macht (_ )?(_ )?dicht
        Insolvenz (anmelden|angemeldet|beantragt), (habe|haben|musste|mussten) … Insolvenz, (bin|wurde|werde|sind) arbeitslos
      `,
      words: `
        Umstrukturierung*, Restrukturierung*, Sparprogramm*, Personalanpassung*, Jobverlust, Jobsuche
        Arbeitssuche, (Anpassung|Abbau) der Kapazität*, Kapazitätsanpassung*, Betriebsversammlung*
        Existenzangst, Existenzängste, letzter Arbeitstag, letzten Arbeitstag
        schwerste* (Gespräch|Entscheidung|Tag), Karton, opentowork, open to work, Trennungsgespräch*
        die Liste, Kündigungen, Existenzen, Auffanggesellschaft
        die Kündigung, gehen müssen, mussten gehen, letzter Tag … (nicht|ohne|unfreiwillig)
        letzten Tag … (nicht|ohne), Nachfolger (_ )?einarbeiten, # (Familien|Existenzen)
        hat (es )?(mich|uns) … getroffen, nicht verlängert, # Mal Schweigen, hundert Bewerbungen
        Schreibtisch geräumt, vor dem Aus, Händedruck, zahlt nicht
        Insolvenz*, Insolvenzverwalter*, insolvent, Kurzarbeit*, Abfindung*, Sozialplan*
        Transfer-?gesellschaft*, arbeitslos*, Arbeitsagentur, Arbeitsamt, Aufhebungsv(ertrag|erträge)*
        Konkurs*, Gläubiger*
      `,
      hints: `
        Betriebsrat, Kündigung, letzter Tag, letzten Tag, Personalabteilung
        (achtzig|hundert|zwölf|zwanzig|dreißig|fünfzig|sechzig|vierzig|#) (Leute|Kolleg*|Menschen|Familien|Beschäftigte)
        Existenz, Familien, zum letzten Mal, Geschäftsleitung, Konzern, letzte Schicht, Löhne, vor Weihnachten
        Termin ohne Betreff, (sieben|zehn|fünfzehn|drei) Minuten, Abwicklung, Verlagerung, Belegschaft
        nicht verlängert, Spind, Händedruck, Umschlag, Absagen, unsichtbar, Bänder
      `,
    },
    violence: {
      clear: `
        Bomben*, Bombe, bombardier*, Luft-?(angriff|schutz|alarm)*, Raketen*, Rakete, Frontlinie
        (an|von) der Front, Invasion, einmarsch*, geflüchtet, geflohen, auf der Flucht, Flucht (aus|vor|nach)
        Völkermord, Massaker, Geisel*, Waffenruhe, Ukrain*, ukrainisch*, Kiew, Kyjiw, Charkiw, Lwiw, Lemberg
        Odessa, Odesa, Cherson, Mariupol, Donbass?, Dnipro, Gaza*, Westjordanland, Hamas, Hisbollah, Aleppo
        Taliban, eingezogen (worden|wurde|zur)
        Anschlags?, Anschläge, Attentat*, Amok*, erschossen, erstochen, eingestochen, zugestochen
        Messer-?(angriff|attacke|stecher|stich|mann)*
        mit (einem|dem|dem gezogenen|gezücktem) … (Messer|Pistole|Waffe|Axt|Machete), bewaffnet*, Pistole
        Schüsse, Schießerei, ermordet, Mord, Morde, Mörder, Tötung*, getötet, umgebracht, Femizid*
        vergewaltig*, Vergewaltigung*, missbraucht
        (sexuell|sexualisiert)* (Gewalt|Übergriff|Belästigung|Missbrauch|belästigt|Nötigung)*, Übergriffe?
        (häusliche[rn]?|partnerschaftliche*) Gewalt, gewalttätig*, Frauenhaus*
        verprügelt, zusammengeschlagen, geprügelt, zugeschlagen
        (hat|hatte) (mich|sie|ihn|meine Mutter) … (geschlagen|gewürgt|bedroht|getreten|verfolgt|eingesperrt|vergewaltigt)
        angegriffen worden, (Mord|Todes|Bomben)drohung*, Drohbrief*, gefoltert, Folter*, entführt, Entführung*
        Stalking, Stalker*, gestalkt, Überf(all|älle)s?, überfallen, ausgeraubt, Raubüberfall, Einbrecher
        blaue[rns]? (Flecken?|Fleck|Auge), Blutergüsse, Notfallseelsorg*
        (Seelsorg|Kriseninterventions|Psycholog)* … (ist|sind|war|waren) (vor Ort|da)
        (Alarm|Luftalarm) … (Keller|Strom|Treppenhaus|Flur|U-Bahn|Schutzraum|Bunker), Schutzraum*, Bunker
        Treppenhaus … (Alarm|Strom), Großeinsatz
        (nicht alle|einer|eine|zwei) … nicht (mehr )?(nach Hause|heimgekommen|heim)
        (ihn|meinen Mann|meinen Ex) … verlassen … (Tasche|Koffer|Kindern), Anzeige (erstattet|gegen)
        einstweilige* Verfügung, Kontaktverbot, Opferschutz, Hass(verbrechen|kriminalität)
        (liegen|liegt|sitzen|sitzt) im (Graben|Schützengraben|Bunker|Keller|Schutzraum)
        (auf|gegen) (unseren|unsere|einen|eine|meinen|meine|den|die) (_ )?(Busfahrer|Fahrer|Pfleger|Sanitäter|Polizist|Verkäufer|Kassierer|Lehrer|Schaffner|Zugbegleiter|Kollegin|Kollegen|Kellner|Ärztin|Arzt)(in)? … (eingeschlagen|losgegangen|eingetreten|eingestochen|geschossen|gespuckt)*
        gebrochene[mnr]? (Kiefer|Nase|Rippen|Arm), (Kiefer|Nase|Rippen) gebrochen, Saporischschja
        Hilfskonvoi*, Hilfstransport*, (Einberufung|Einberufungsbefehl|Mobilmachung|mobilisiert), Schutzgeld*
        (in|aus) (seinem|ihrem|meinem) (Land|Heimatland) … (Krieg|herrscht|geschossen|gekämpft), Beschuss
        (überschminkt|überschminken|Sonnenbrille|lange Ärmel|Schal) … (Flecke*|Auge|Sommer|Büro)
        Krieg(s|es|e)?, Kriegs(opfer|gebiet|ausbruch|beginn|verbrechen|flüchtling|zeit|tag|ende|angst)*
        Gewalt(tat|täter|schutz|opfer|verbrechen|beziehung|ausbruch)*, (sexueller|sexuellen) Missbrauch
        Kindesmissbrauch
        (wurde|wurden|worden) (_ )?(_ )?(angegriffen|attackiert|bespuckt|bedroht|geschlagen|überfallen|niedergeschlagen|erpresst|ausgeraubt|verschleppt)
        (schlug|schlägt|würgte|bedrohte|schubste) (mich|meine Mutter|die Kinder|uns)
        (mich|sie|ihn) … (geschlagen|gewürgt|getreten) (hat|hatte), (Hand|Faust) gegen (mich|die Kinder|sie)
        bei (uns|mir) eingebrochen, die Treppe (gefallen|gestürzt|hinuntergefallen)
        mit (einer Tasche|einem Koffer|einer Plastiktüte|zwei Koffern) und
        Opfer (von Gewalt|einer Gewalttat|des Krieges|der Anschläge), nachgelaufen, aufgelauert
        (Haus|Wohnung|Stadt|Dorf|Schule|Straße) … (beschossen|unter Beschuss|zerbombt|Raketen*)
        (geschlafen|schlafen|übernacht*) … (U-Bahn|Metro|Keller|Bunker|Badewanne|Flur)
      `,
      words: `
        Angriffe?, Waffen?, Messer, Opfer, bedroht*, Drohung*, Rollkragen, Panzer, Israel*, Syri(en|er)*
        syrisch*, Afghan*, Kabul, Sudan, Russland*, russisch*, Nahost*, Iran*, Libanon*, Tatort, Notwehr
        Flucht, Schlägerei, Krawall*, Randale, wieder Alarm, Hilfsgüter, Grenzübergang, Polizeischutz
        Gewalt, Missbrauch, Einbruch, Einbrecher, Lebensgefahr, Krieg, geschlagen wurde
        Flüchtling*, Sirenen, Geflüchtet*, Soldat(en|in)?, Täter*, Terror*
      `,
      hints: `
        Keller, Blut, Angst, Polizei, Frieden, Explosion*, Alarm, kein Strom, ohne Strom, Treppenhaus
        versteckt, verstecken, geschrien, gebrüllt, zitter*, in Sicherheit, am Leben, unverletzt, Notarzt
        Weihnachtsmarkt, Koffer, Heimat, weggelaufen, Front, Drohnen, Soldat, Grenze, schäme
        die Kinder schliefen, der Notarzt
      `,
    },
    discrimination: {
      clear: `
        rassis*, sexis*, diskriminier*, antisemit*, homophob*, transphob*
        (queer|fremden|ausländer|islam|frauen|behinderten|trans|muslim|juden)feindlich*, Altersdiskriminierung
        gemobbt*, Hautfarbe*, dunkle[rn]? Haut, (Kopftuch|Hidschab|Hijab|Kippa)*, N-Wort, beleidig*, belästig*
        Hass(rede|kommentar|nachricht|mail)*, Hass, (Neo)?nazi*, Hakenkreuz*, Alltagsrassis*, Patriarchat
        frauenverachtend*, Machos?, Herrenwitz*, Altherrenwitz*
        (woher|wo) (kommst|kommen|komme|kommt|sie|ich|du) … (wirklich|eigentlich|ursprünglich|her)
        wirklich (her|herkommst|herkomme|herkommt)
        (türkisch|arabisch|ausländisch|polnisch|fremd|deutsch|jüdisch|afrikanisch|slawisch)*-?kling*
        (ausländische|türkische|arabische|deutsche|fremde|anderen|andere|polnische|jüdische|falsche|falschen)[rnm]? (Nach|Vor|Mädchen)?-?name[ns]?
        (wegen|aufgrund|weil) … (meine[rs]?|ihre[rs]?|seine[rs]?|des|der|mein|ihr|sein) (Namens?|Geschlechts?|Herkunft|Alters|Religion|Behinderung|Akzents?|Schwangerschaft|Nachnamens?|Aussehens?|Name)
        (unter|mit|als|bei) … (Name|Namen|Nachnamen) … (Absage|Antwort|Einladung|Zusage|keine|Wohnung|Besichtigung|eingeladen)*
        als Schwarze*, Schwarze[rn]? (Frau|Mann|Menschen|Kollegin|Kollege), schwul*, lesbisch*, Coming-?out
        geoutet, homosexuell*, trans(gender|sexuell|geschlechtlich| Frau| Mann)*, queer*, nicht-?binär*
        Gender-?Pay*, Lohnlücke*, Gender-?Gap, männliche[rn]? (Kollege|Bewerber|Nachfolger|Vorgänger)n?
        (einzige|einzigen) (Frau|Schwarze|Migrantin|Mutter|Ausländer|Muslimin|Ostdeutsche)*, geh doch zurück
        (geh|gehen|zurück) … (dahin|dorthin|in dein Land|wo (du|Sie) her)
        Migrations-?(hintergrund|geschichte), Gastarbeiterkind
        für … (Putzfrau|Putzkraft|Reinigungskraft|Praktikantin|Sekretärin|Assistentin|Krankenschwester|Kellner|Fahrer|Hilfskraft|Azubi|Sprechstundenhilfe) (gehalten|hielt|halten)
        (Putzfrau|Reinigungskraft|Sekretärin|Assistentin|Praktikantin) … (gehalten|verwechselt|hielten|hielt)
        mit der … (Putzfrau|Sekretärin|Assistentin) verwechselt
        (holen|hol|bring|bringen|kochen|machen|kochst|machst) … (uns|mir|noch|mal) … Kaffee
        (nannte|genannt) … (Mädchen|Mädel|Schätzchen|Kleine|Süße|zickig|hysterisch), angefasst, begrapscht
        betatscht, begrabscht, grapsch*, zu nahe gekommen
        (Hand|Hände) (auf|an|unter) (mein|ihr|meinen?|ihren?|meinem|meiner|die|den)* … (Knie|Bein|Schulter|Po|Hintern|Rücken|Oberschenkel|Taille|Hüfte)
        an den (Hintern|Po|Busen)
        (Rock|Ausschnitt|Figur|Beine|Brüste) … (kommentiert|Bemerkung|Spruch|gesagt)
        (anzügliche|schlüpfrige|dumme|blöde|sexuelle)[rn]? (Sprüche|Bemerkung|Witze|Kommentare)*
        nicht so (anstellen|empfindlich|hysterisch)
        Familienplanung, Kinderwunsch … gefragt
        (schwanger|Schwangerschaft) … (Beförderung|Probezeit|Vertrag|Projekt|entzogen|Chef|gesagt|Absage)
        Rabenmutter, Quotenfrau*, Quoten(türke|migrant|schwarze)*, alter weißer Mann
        weiße[rn]? (Mann|Männer|Männern), zu alt, überqualifiziert, passt nicht ins Team, Deutsch so gut
        gläserne Decke, Menschenwürde, Gleichbehandlung*
        (wer|und wer) (passt|kümmert) … (Kinder|Kind), wer … (auf die|um die) Kinder
        die Nachbarn … Sie verstehen, Sie verstehen (schon)? … nein
        (Wohnung|Besichtigung|Wohnungsbesichtigung)* … (am Telefon|noch frei|schon weg|vergeben)
        (am Telefon|noch) … frei … (Kollege|Mann|Freund|Name)
        ich heiße (Fatou|Ahmad|Ali|Mohammed|Yusuf|Aylin|Fatma|Nguyen|Oluwa*)
        dein Mann … (gefragt|Stärken|Karriere), mein Mann … (nie gefragt|wurde nach|fragte niemand|auch eins)
        (Herr|Herrn) Doktor … (Schwester|Kollege), Frau Doktor … Kaffee
        als (Yusuf|Ali|Mohammed|Mehmet|Ayşe|Fatma|Hassan|Murat) (bekam|bekomme|habe|bewarb|hatte)
        (weniger|mehr) … (verdien*|Gehalt|Geld|Euro|Lohn) … als … (Kollege|Kollegen|Männer|männliche*|ein Mann|mein Nachfolger|mein Vorgänger)
        (Mäuschen|Schätzchen|Püppchen|Fräulein|Liebes|Süße), was (ich|sie) anhatte
        (den|zum) richtigen (Chef|Ingenieur|Arzt|Techniker), mit einem Mann sprechen, mit Ihrem Chef sprechen
        Kinder geplant
        (Elternzeit|Mutterschutz) … (degradiert|versetzt|Kündigung|Abstellgleis|Stelle weg|Job weg)
        (mit|über|ab) (5#|6#|fünfzig|sechzig) … (unsichtbar|vermittelbar|überqualifiziert|Absagen)
        (so|aber) gut Deutsch, (Foto|Geburtsjahr|Geburtsdatum|Namen) aus dem Lebenslauf
        (nach|auf) der (Weihnachtsfeier|Betriebsfeier|Firmenfeier|Sommerfest|Dienstreise) … (Hand|Hintern|Hotelzimmer|Taxi)
        Vermieter* … (zurückgezogen|als er ihn sah|Name|Akzent|Kopftuch|Ausländer), Zusage zurückgezogen … sah
      `,
      words: `
        Ausländer*, Herkunft, Akzent, schwanger*, Schwangerschaft, behindert*, Schwerbehind*, Migrant*
        Gleichstellung*, Gleichberechtigung, jüdisch*, Frauenquote, Gehaltslücke, gendern, Gendern, Feminis*
        feministisch*, gehörlos*, Sinti, Roma, Minderheit*, Altersgrenze, Asyl*, Wohnungsbesichtigung*
        nach seinen Stärken, aus (Ghana|Nigeria|Syrien|Eritrea|Somalia|der Türkei|Marokko|Afghanistan)
        als (Frau|Muslim*|Migrant*|Ausländer*|Rollstuhlfahrer*), für eine Frau, barrierefrei … nicht
        Kaffee (holen|kochen|bringen), unsere (reizende|charmante|hübsche|bezaubernde) *
        ich bin die (Chefin|Ärztin|Projektleiterin), wann kommt der (Techniker|Ingenieur|Chef)
        Vorurteil*, Mobbing*, Equal Pay, AGG
      `,
      hints: `
        Behinderung*, Rollstuhl, Elternzeit, Witze?, Sprüche, Spruch, Frauen, Nachname*, Vorname*, mein Name
        Rampe, lachte*, lachend, Absage*, Weihnachtsfeier, Männer, männlich*, taub, angestarrt, starrte*
        niemand (hat )?(etwas|was)? ?gesagt, geschwiegen, ich lächelte, gelächelt, unsichtbar, übergangen
        Vermieter, Vorstellungsgespräch, ich heiße, bin (5#|6#), Inklusion, Diversity, Barriere*, Putzfrau
        die Nachbarn
      `,
    },
    politics: {
      clear: `
        (Bundestags|Landtags|Kommunal|Europa|Neu|Präsidentschafts|Parlaments|Nationalrats|Bürgermeister|Oberbürgermeister|Stich|U18)wahl*
        Neuwahlen, Bundestag*, Landtag*, Wähler*, wählen gehen, geht … wählen
        geh(t|en)? (bitte )?(zur|zu der|am Sonntag) … Wahl
        (die|der|am|vor der|nach der|dieser|diese) Wahl(en)? (am|im|hat|ist|war|entscheid*|gewonnen|verloren|in)
        (Kreuz|Kreuzchen) (bei|macht|machen|an der|am), Stimmzettel, Stimme (für|gegen|abgeben|am Sonntag)
        Zweitstimme, Erststimme, (die|bei den|den|der) Blauen
        Ampel-?(Koalition|Regierung|Aus|Streit)*, Bundeskanzler*, Kanzler*, Minister-?präsident*
        (Wirtschafts|Finanz|Innen|Außen|Gesundheits|Arbeits|Verteidigungs|Bundes|Umwelt)-?minister*
        Nationalrat*, Volksbegehren, Referendum, Abgeordnete*, Parteitag*
        rechts-?(extrem|radikal|populis|ruck|außen|nationa)*, links-?(extrem|radikal|grün|außen)*, Brandmauer
        populistisch*, Trump*, Putin*, Merz, Scholz, Habeck, Weidel, Söder, Lindner, Baerbock, Wagenknecht
        Kickl, Orb[aá]n, Selenskyj, Netanjahu, Musk und, Höcke, Pistorius, Klingbeil, Spahn, Lauterbach
        Politiker*, Altparteien, Remigration, Abschieb*, abgeschoben, Faschis*, faschis*, Kommunis*, Sozialis*
        sozialistisch*, Brexit, Autokrat*, Nationalis*, Bürgergeld, Gender-?(verbot|wahn|ideologie)
        Heizungsgesetz*, Klimakleber*, Letzte Generation, Querdenker*, Coronadiktatur, Lügenpresse
        Systempresse, Demonstration*, Abtreibung*, Schwangerschaftsabbr*
        (der|unser) Mittelstand … (verraten|ausgeblutet|kaputt|verrecht), Vermögenssteuer, Erbschaftssteuer
        (dieses|unser) Land … (kaputt|gegen die Wand|regiert|abgewirtschaftet), gegen rechts, gegen links
        Volksverräter*, (bin|bleibe|werde|nicht|nie|selten|sonst) (unpolitisch|politisch|Politik|politisches)
        Politik … (hier|schreibe|post*|versagt|raus|endlich|weiß|begreift|verraten)
        Stadtrat … (Kraft|Fraktion|stärkste|Mehrheit|Sitze|zweitstärkste), (zweit|dritt)?stärkste Kraft
        (so|rechts|blau|anders) gestimmt, (setze|setzen|rede|sprechen|spreche) … an keinen Tisch
        mit denen … (Tisch|rede|Stadtrat|Parlament), Gemeinderatswahl*
        wer (AfD|CDU|SPD|rechts|die) (wählt|gewählt), (AfD|CDU|SPD|rechts) (_ )?(gewählt|wählen|wählt|wähle)
        die da oben, (Bundes|Landes)regierung*, (diese|dieser|unsere|unserer) Regierung
        Partei(buch|mitglied|freund|programm|chef|vorsitz)*, (diese|meine|eine andere|keine) Partei, Diktatur*
        Diktator*, Demo gegen, Gegendemo*, auf die Straße (gehen|gegangen|gehe), gegen rechts
        (18 Uhr|Hochrechnung|Prognose) … (Balken|Küchentisch|Ergebnis), so gestimmt
        (Dritte|Vierte|Zweite) … gestimmt, (im|vom) Bundestag
      `,
      words: `
        Regierung*, Ministe(r|rin), gewählt, wählt, Wahlen, Wahlurne, Opposition, Politik, politisch*
        Steuersenkung*, Protest*, Steuergeld*, Zölle, Grenzkontrollen, Sozialstaat, Netzentgelte, gestimmt
        Spitzenkandidat*, Stadtrat
        Partei, Parteien, Hochrechnung, Gesetz … beschlossen, Demo, wegziehen
        Wahl(kampf|plakat|lokal|sonntag|abend|ergebnis|programm|versprechen|sieg|benachrichtigung|recht|gang|beteiligung|kreis|helfer)*
        Koalition*, Populis*, Volksabstimmung*, Demokratie*, demokratisch*, Fraktion*, Bundesrat*
        (Asyl|Migrations|Einwanderungs|Flüchtlings|Klima|Energie|Wirtschafts|Steuer|Sozial|Innen|Außen|Regierungs)-?politik*
      `,
      hints: `
        wählen, Stimme, Steuerzahler, am Sonntag, Sonntagabend, Berlin, Brüssel, Zuwander*, Migration
        verraten, Schande, Staat, Mehrheit, Bürger*, Lüge*, Rechte, Linke, schweigen, wegziehen, Mittelstand
        Volk, Freiheit, Sachsen, Thüringen, im Osten
      `,
      exact:
        'AfD, CDU, CSU, SPD, FDP, BSW, FPÖ, ÖVP, SPÖ, SVP, die Grünen, die Linke, Linkspartei, Grünen-Politik*',
    },
    religion: {
      exact: 'Ihm (danken|vertrau*|sei Dank)?, (für|auf|an|durch|um) Ihn, Seine (Gnade|Hand|Führung)',
      clear: `
        Gott(es|esdienst*|vertrauen)?, Jesus, Christus, Allah, Koran*, Thora, Tora, beten?, betet, bete
        betete*, gebetet, Gebete?n?s?, Gebets*, Ramadan*, Fasten(monat|brechen|zeit)*, Iftar, Zuckerfest
        Opferfest, Bayram, Jom Kippur, Chanukka, Pessach, Schabbat, Sabbat, Diwali, Taufe*, Täufling, getauft
        Konfirmation, Kommunion, Firmung, Predigt*, Pfarrei, Pastor*, Priester*, Imam, Rabbiner*, Papst*
        Nonnen?, Mönche?
        Muslim*, muslimisch*, Islam*, islamisch*, Christ(in|innen|en|entum)?, christliche[rnms]?, gläubig*
        (mein|unser|der|im|ihr|sein|meinem|unserem|meinen|unseren|den|dem|vom|am|christlich*) (_ )?Glaubens?
        Glaube an, (glaube|glauben) (an|ich an) … (Gott|ihn|etwas Höheres|Auferstehung), Religion*, religiös*
        evangelikal*, Katholik*, Protestant*, Atheis*, Hindu*, Buddhis*, buddhistisch*, Zeugen Jehovas
        Freikirche*, Evangelium, Psalm*, Heiliger? Geist, Segen Gottes, (Gottes|sein) Segen
        gesegnete?[ns]? (Weihnacht*|Ostern|Fest|Sonntag|Advent|Zeit), Karfreitag*, Pfingst*, Fronleichnam
        Aschermittwoch, (faste|fasten|fastet) (ich|wir|im|bis|seit|während|von), (ich|wir|ihr) faste*
        Andacht*, Hauskreis, Losung(en)? (des|für|lesen), Tischgebet, Gebetsraum, Wallfahrt, Mekka, Hadsch
        Messe (gehen|besuch|gefeiert|in der Kirche)
        (der|gehört der) Herr (ist|hat|führt|gehört|segnet|gibt|hilft|in jede*)
        (den|dem|unserem|unseren) Herrn (danken|dank|vertrau*|Jesus)
      `,
      words: `
        Kirchen?, fasten, Segen, segne*, gesegnet*, heilig*, spirituell*, Sünde*, Gnade, Amen
        Andacht, Kruzifix, Konfession*, konfessionslos, Seelsorg*, Losung
        Kloster, Diakonie, Ordensschwester*, Mönch*
        Bibel*, Bibelkreis*, Bibelvers*
        (in|zur|der|die|unsere|meine|aus|vor|evangelische|katholische) (Stadt|Dorf|Pfarr|Heimat)?-?Kirche
        Kirchen(tag|gemeinde|austritt|steuer|chor|vorstand|jahr|musik)*, Pfarrer*, Bischof*, Theolog*
        Moschee*, Synagoge*, koscher, halal, Pilger*, katholisch*, evangelisch*
      `,
      hints: `
        Sonnenuntergang, Herrn?, Ostern, Orgel, glauben an, Altar, Gemeinde, sonntags, Vers, Demut, Schöpfung
        Schöpfer, Seele, Himmel, Kreuz, Ruhetag, Sonntagsruhe
      `,
    },
    disaster: {
      clear: `
        Flutkatastrophe, Jahrhundert(flut|hochwasser), (die|der|nach der|seit der) Flut, Ahrtal, Sturmflut
        abgebrannt, niedergebrannt, ausgebrannt, ausgebrannte*, in Flammen, Tsunami, Erdrutsch*, Bergsturz*
        Felssturz*, Hangrutsch*, Schlammlawine*, Mure, Murgang, Lawine
        (Flugzeug|Zug|Bus|Gruben|Auto|Schiffs|Arbeits|Verkehrs|Motorrad|Seilbahn|Bahn|Betriebs|Berg)-?(absturz|unglück|unfall|unfälle|katastrophe)*
        (schwere[rn]?|tragische[rn]?|tödliche[rn]?|schlimme[rn]?) (Unfall|Unglück|Unfälle), verunglückt*
        eingestürzt*, Einsturz, einstürzt*, stürzte … ein, Todesopfer, Schwerverletzte*, Verletzte[nr]?
        (schwer |niemand |keiner |wurde |wurden )(wurde |ist |war )?verletzt, Vermisste*
        (werden|wird|noch|sind) … vermisst, Rettungs(kräfte|dienst|wagen|hubschrauber|helfer|trupp)*
        Naturkatastrophe*, Trümmer*, Nachbeben, (Gas|Staub|Kessel)-?explosion, Explosionsunglück, Dammbruch
        Damm … (gebrochen|brach), Deich … (gebrochen|brach), alles verloren, Spendenkonto, Spendenaufruf
        Hilfsgüter, Feldbetten, Notunterkunft*, Notunterkünfte
        (stand|steht|kam|stieg|lief|reichte|schoss|drückte) (das|uns das|der) (Wasser|Schlamm|Pegel|Schlamm*)
        das Wasser (stand|kam|stieg|war|ging|hat|reichte|drang|schoss|nahm|lief)
        Wasser … (bis zur|bis unter|im Keller|im Erdgeschoss|in der Werkstatt|in der Halle|mitgerissen|Decke)
        mitgerissen, weggeschwemmt, fortgerissen, weggespült, verschüttet*, geborgen, tot geborgen
        aus den Trümmern, Hab und Gut, vor dem Nichts, (vom|aus dem) Gerüst (gefallen|gestürzt), ertrunken
        ertrink*, Gerüst … eingestürzt
        (kam|kommt|trat|stieg|stand|drang) die (Ahr|Donau|Elbe|Oder|Rur|Erft|Isar|Flutwelle|Welle)
        die (Ahr|Donau|Elbe|Oder|Erft|Flutwelle|Mur) (kam|stieg|trat|stand|hat), Lebenszeichen
        wer (ihn|sie) gesehen hat, gekentert, (Turnhalle|Sporthalle) … (schlafen|übernacht*|Feldbett*)*
        es brannte, hat gebrannt
        (Halle|Werkstatt|Haus|Scheune|Hof|Lager|Dach|Stall|Betrieb|Hotel|Backstube) … (brannte|gebrannt|in Flammen|Schutt|gibt es nicht mehr|unter Wasser|zerstört|verwüstet|abgebrannt)
        (Lager|Haus|Halle|Werkstatt) gibt es nicht mehr, Katastrophen(hilfe|schutz|gebiet|alarm|fall)*
        (rief|kam|musste) die Feuerwehr, Feuerwehr (rief|kam|löschte|rückte)
        Dach … (eingestürzt|abgedeckt|weggeflogen)
        (wir|alle) (sind|leben) (_ )?(in Sicherheit|unverletzt|wohlauf), Unglück(s|e)?
        Unglücks(ort|stelle|fahrer|opfer)*, (Unfall|Sturz) … (tödlich|schwer verletzt|Intensiv*)
        Lebenszeichen, jährt sich die (Nacht|Flut|Katastrophe)
        jährt sich (_ )?(die Nacht|die Flut|das Unglück), (stand|steht) das Wasser
        Wasser bis (zur Decke|zum Dach), unverletzt geblieben, tot geborgen, erst am Morgen gefunden
      `,
      words: `
        Schlamm, Flammen, Brand, verwüstet, zerstört*, gerettet, Spenden, Unfall, Dürre, Unwetter*, Starkregen
        Ruinen?, Suchhunde, Suchtrupp, Wassermassen, Bergung, Feuerwehrleute, wieder aufbauen, Wiederaufbau
        Katastrophe, explodiert, (alles|nichts mehr) (weg|übrig), jährt sich, bis zur Decke, Feuerwehr, nicht zurückgekommen, Verletzt wurde
        Erdbeben*, Hochwasser*, Überschwemm*, überschwemmt*, überflutet, Hurrikan*, Tornado*, Taifun, Orkan*
        Lawinen*, Vulkan*, evakuier*, Evakuierung, THW, Sandsäcke
        (Wald|Groß|Wohnungs|Haus|Dachstuhl|Hallen|Busch|Küchen|Kabel)-?br(a|ä)nd*
      `,
      hints: `
        das Wasser, Feuerwehr*, Feuer, Sturm, Explosion, Pegel, Helfer*, Hagel*, Schutt, Schaufel*, Rauch
        Opfer, spendet, Keller, Sirenen?, Notarzt, Hubschrauber, Asche, Nachbarin, Nachbarn, Gummistiefel
        Pumpen?, nicht geschlafen, unverletzt, damals hier, um (zwei|drei|vier|fünf) Uhr nachts, die Nacht
      `,
    },
    personal: {
      clear: `
        (schwerste|schwersten|traurigste|schlimmste|härteste)[rns]? (Post|Beitrag|Nachricht|Zeilen|Text|Tag meines|Worte|Mail|Anruf|Woche|Brief|Gang)
        (nie|nicht) … (gedacht|geglaubt|vorstellen) … (schreiben|schreibe|post*)
        (mir|uns) fehlen … (die )?Worte, (fehlen|keine) (mir|uns|die) Worte
        sprachlos … (traurig|fassungslos|Nachricht), (keine|ohne) Worte
        (Triggerwarnung|Inhaltswarnung|TW|Content Warning), kein* Business-?(Post|Thema|Lektion|Learning)
        kein Learning, bitte fragt (mich )?nicht, nicht nachfragt
        Herz (gebrochen|zerrissen|bricht|ist schwer), (stehen|steht|stand|sind) (wir )?(noch )?unter Schock
        (unter|im) Schock, am Boden zerstört
        (zutiefst|tief) (erschüttert|betroffen|bestürzt|traurig|schockiert), erschüttert, bestürzt, Bestürzung
        (Posts?|Beitrag|Beiträge|Zeilen|Nachricht|Nachrichten) … (nie|nicht|niemand|keiner) … (schreiben|lesen|bekommen|erhalten) (will|wollte|möchte|wollen)
        kein Mitleid, keine (Ratschläge|Beileidsbekundungen|Kalendersprüche), Privatsphäre der Familie
        danke dass ihr nicht nachfragt
      `,
      words: `
        fassungslos*, unfassbar*, unbegreiflich, Tragödie*, tragisch*, unerträglich, schockiert, es tut weh
        schwer zu schreiben, untröstlich, mir kamen die Tränen, ohne Worte
      `,
      hints: `
        Tränen, geweint, weinte, Scham, schäme, geschämt, Angst, einsam, hilflos, Ohnmacht, ohnmächtig, umarm*
        drück* … Daumen, laut ausgesprochen, nie erzählt, verzweifel*, Schmerz, zittern, zerbrochen, traurig*
        Schock, allein, sprachlos
      `,
    },
  },
};
