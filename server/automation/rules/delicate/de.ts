import type { DelicateWords } from './words.ts';

export const delicateGerman: DelicateWords = {
  endings: 'e|en|er|es|em|n|s',
  groups: {
    family: `
      Vaters?, Papas?, Mutter, Mamas?, Bruders?, Schwester, Sohn(es)?, Tochter, Töchtern?, Söhnen?, Frau
      Ehefrau, Mann(es)?
      Ehemann(es)?, Partner(in)?, Freund(in)?, Omas?, Opas?, Großmutter, Großvater, Großeltern, Tante, Onkel
      Kind(es|er|ern)?
      Babys?, Cousin(e)?, Neffen?, Nichte, Eltern, Schwiegervater, Schwiegermutter, Zwillinge, Junge, Mädchen
      Kleine[rn]?
      Jüngste[rn]?, Älteste[rn]?, Familie
    `,
    n: `
      #, eins?, zwei, drei, vier, fünf, sechs, sieben, acht, neun, (drei|vier|fünf|sech|sieb|acht|neun)?zehn, elf, zwölf
      (zwan|vier|fünf|sech)zig, dreißig, hundert, einigen?, mehreren?, vielen?
    `,
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
    (ist|sind) tot es lebe*, klinisch tot, (wie|fast|quasi|schon) tot, krank (vor|von|machen mich|gemacht hat)
    (Feuerwehr|Brandschutz|Räumungs|Alarm|Notfall|Evakuierungs|Ersthelfer)-?(übung|schulung|kurs)*
    (ERP|Systeme?|Software|Tools?|Fax|Faxgerät|Prozesse?|Excel*|Server|Projekte?|Ideen?|Formulare?|Drucker|Papierakten?|Meetings?|Funktion|Präsentation|Plan|Pläne|Website) (_ )?(_ )?(beerdigt|begraben|zu Grabe getragen|beerdigen|gestorben)
    (Meetings?|Termine?|Funktionen|Zeilen|Besprechungen|Runden|Felder|Seiten|Fragen|Formulare|Folien|Schritte|Budgets?|Reisen|Berichte|Freigaben|Wände|Büros?|Küche) (_ )?(gestrichen|gekürzt|abgeschafft)
    Absagen (_ )?(_ )?(_ )?(_ )?(Pitch*|Investor*|Angebot*|Kunden)
    (Investoren|Kunden|Verlage?n?) (_ )?(_ )?(abgesagt|Absagen)
    (Tränen|geweint|weinen|weinte|heulen) (der|vor|aus) (Freude|Lachen|Glück|Rührung|Erleichterung)
    Freudentränen, Transition (zu|in|zur|zum|auf)
    (fast|beinahe|schier|noch) (umgebracht|umbringen|gestorben|verhungert|verdurstet)
    (Postfach|Preise?|Zahlen|Handy|Telefon|Nachfrage|Inbox|Reichweite|Kosten|Umsatz|Anmeldungen|Bestellungen|Kopf) (_ )?(_ )?(_ )?(_ )?explod(iert|ierte|ieren|ierten)
    (Seite|Website|Preisseite|Prozess|Tabelle|Formular|Präsentation|Demo|Meeting|Ablage|Software|Start|Folie|Übergabe|Messe|Vertrag) (war|ist|waren|sind) (_ )?eine? (_ )?Katastrophe
    niemand (ist|wird|stirbt) (daran |davon )?(gestorben|sterben|daran|weil)
    (Beine|Füße|Arme) (sind|waren) (_ )?tot, Unfall wurde, glücklicher Unfall
  `,
  trade: `
    #(.#)? ?%, Prozent, # ?€, Kunden?, Kundinnen, Nutzer*, Anwender*, Software, Apps?, Produkte?n?, Tools?
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
        (Stuhl|Platz|Schreibtisch|Becher|Spind|Tasse|Werkbank) von _ (_ )?(bleibt|ist|steht|wird) (_ )?(_ )?(leer|frei|unbesetzt|unberührt)
        (dein|sein|ihr|deine|seine|ihre) (_ )?(Stuhl|Platz|Schreibtisch|Becher|Spind|Tasse|Jacke|Werkzeug|Fahrrad|Name|Stimme|Nummer) (am _ |im _ |in der _ |an der _ )?(ist|hängt|steht|liegt|bleibt) (noch|immer noch|leer|frei|weiter|da)
        Kerzen? (_ )?(_ )?(hingestellt|aufgestellt|angezündet|brennt|brennen|entzündet)
        (stell*|zünd*|entzünd*) … Kerzen?
        (nehmen|nahmen|nehme|nimmt) (wir |ich )?(_ )?(_ )?Abschied, Abschied nehmen
        Abschieds?(feier|gottesdienst|brief) (für|von|im|am)
        (keiner|niemand|nicht) (_ )?(_ )?(_ )?(deine|seine|ihre) (Nummer|Kontaktdaten|Mailbox) (_ )?(gelöscht|löschen|löscht)
        (nicht|nie) mehr (_ )?(bis )?(zu|zur|auf|an|bei) (_ )?(_ )?(_ )?(geschafft|erlebt|dabei|erleben)
        (hat|haben|wird|wirst|hast) (es |sie |ihn )?(_ )?nicht mehr (_ )?(geschafft|erlebt|erleben|gesehen|kennengelernt|kennenlernen|dabei)
        (Polizei|Polizisten?|Beamte|Seelsorger*) (_ )?(_ )?(_ )?(vor der|vor unserer|vor meiner|an der|an unserer|an meiner) (Tür|Haustür)
        klingelten (_ )?(Polizisten|Polizeibeamte|Beamte), ein Davor und ein Danach
        ein Vorher und ein Nachher
        (den|seinen|ihren|diesen) (_ )?(Kampf|Lebensmut) (_ )?(_ )?(verloren|aufgegeben)
        (Kampf|kämpfte|gekämpft) (bis zuletzt|bis zum Schluss|gegen (den|die) (Krankheit|Krebs|Tumor))
        (sortieren|räumen|packen|räume|packe|ordnen) (wir |ich )?(_ )?(dein|sein|ihr|deine|seine|ihre) (Werkzeug|Zimmer|Schreibtisch|Sachen|Wohnung|Werkstatt|Büro|Spind|Bücher|Kleider)
        (statt|anstelle von|anstatt) (_ )?(Blumen|Kränzen|Blumen und Kränzen)
        (die|seine|ihre) Familie (bittet|wünscht|dankt|trauert|braucht jetzt)
        (Herz|es) (_ )?(_ )?(hat |haben )?(_ )?(_ )?(aufgehört zu schlagen|stehengeblieben|stehen geblieben|versagt|nicht mehr geschlagen|hörte auf)
        keine?n? Herzschlag, (Herz|Herzchen) (_ )?(schlug|schlägt) (_ )?nicht mehr, still geboren
        ohne (ein )?Lebenszeichen geboren, Regenbogen(kind|baby), Schmetterlingskind*, leeren? Armen?
        mit leeren Händen nach Hause
        (Wiege|Kinderzimmer|Babybett|Bettchen|Gitterbett|Strampler|Kinderwagen|Babysachen) (_ )?(_ )?(_ )?(leer|Keller|wieder|Dachboden|still|abgebaut|unbenutzt|zurück|verschenkt|stehen)
        (Zimmer|Kinderzimmer) (_ )?(schon|bereits) (gestrichen|eingerichtet|fertig)
        (keinen|kein) (anderen |andere )?(Ausweg|anderen Weg) (_ )?(_ )?(gesehen|sah|gefunden|sehen|sieht)
        sah (keinen|für sich keinen) (_ )?(Ausweg|Weg)
        wollte (nicht mehr|nicht länger) (leben|sein|da sein|aufwachen|weiter)
        (sich|ihm|ihr) (selbst )?das Leben, Telefonseelsorge, Krisentelefon, Nummer gegen Kummer
        (du bist|ihr seid|ihr seid nicht|bist) (damit )?nicht (allein|alleine)
        (hol|holt|such|sucht) (dir|euch) (bitte )?Hilfe, redet (miteinander|darüber|mit jemandem)
        (sprich|sprecht|rede|redet) (mit (jemandem|euren|deinen)|darüber) (_ )?(auch wenn|bitte|bevor)
        (Rettungswagen|Krankenwagen|Hilfe|Notarzt|Hubschrauber) (_ )?(kam|war) (_ )?zu spät
        (hätte|würde) (heute|morgen|gestern|dieses Jahr|jetzt) (_ )?(_ )?({n}|Geburtstag|gefeiert|Kerzen)
        wäre (heute|jetzt|nun|dieses Jahr|im _) {n}
        (Monate?|Jahre?n?|Wochen?|Tage?n?) ohne (dich|ihn|sie|deine?n?|seine?n?|ihre?n?|Papa|Mama|Oma|Opa|mein*)
        (ein|zwei|drei|#) Jahre? (_ )?(ist es her|her) (_ )?(dass|seit) (du|er|sie|wir|ich)
        (seit|nachdem) (du|er|sie) (_ )?(_ )?(gegangen|fort|nicht mehr da|weg|tot|gestorben) (bist|ist|sind|war)
        (letzte|letzten|letzter) (Schicht|Fahrt|Runde|Gang|Flug|Tour|Reise|Wunsch|Worte|Stunden|Umarmung|Gruß|Anruf) (_ )?(angetreten|gemacht|gegangen|seines|ihres|von (ihm|ihr|Papa|Mama|Opa|Oma)|meines|meiner)
        (letzte|letzten) (Reise|Ruhe|Ehre|Geleit)
        (trägt|tragen|führt) (den Namen|seinen Namen|ihren Namen) (unseres|unserer|meines|meiner|von)
        (Stiftung|Preis|Stipendium|Fonds|Lauf|Turnier) … (Namen|Andenken|Erinnerung) (unseres|unserer|meines|meiner|an|von)
        (zum|in) (Andenken|Gedenken|liebevoller Erinnerung)
        in Erinnerung an (ihn|sie|dich|unser*|mein*|Papa|Mama)
        Erinnerung an (unseren|unsere|meinen|meine) (_ )?(_ )?{relative}
        (einen|eine|unseren|unsere|meinen|meine|zwei|drei|den|die) (_ )?(_ )?(Kollegen|Kollegin|Freund|Freundin|Mitarbeiter|Mitarbeiterin|Kameraden|Mitspieler|Schüler|Schülerin|Gründer|Gründerin|Chef|Chefin|Menschen|Bruder|Schwester|Vereinskollegen) (_ )?(_ )?(verloren|verlieren|verlor)
        nicht (vom|von der|aus dem|aus den|von einer|von einem) (_ )?(Berg|Bergen|Meer|See|Einsatz|Urlaub|Tour|Schicht|Reise|Arbeitsweg|Krieg|Front|Flug|Tauchgang|Skitour|Wanderung|Wasser) (_ )?(zurück|heim|wieder)*
        einer von uns (_ )?(_ )?(_ )?(nicht|nie|tot|fehlt|gestorben|gegangen)
        (denken|denke|gedenken) (heute |wir |ich )?(_ )?(an|der) (_ )?(_ )?(_ )?(Familie|Familien|Angehörigen|Hinterbliebenen|Opfer|Opfern|Toten|Eltern)
        (unsere|meine) Gedanken (sind|gehen|gelten)
        (Kraft|Beileid|Mitgefühl|Anteilnahme) (_ )?(_ )?(Familie|Angehörigen|Hinterbliebenen|Freunden)
        viel Kraft (für|der|den|euch|dir)
        (unser|mein|ein) (_ )?(großes )?Herz (ist|war) (schwer|gebrochen|voller Trauer)
        (gestern|heute|am _tag|vorgestern|letzte Woche|vergangene Woche|am Wochenende) (_ )?(_ )?(_ )?(ist|haben wir) (_ )?(_ )?(_ )?(von uns gegangen|verstorben|verabschiedet|beerdigt|beigesetzt)
        (er|sie|Opa|Oma|Papa|Mama|Vater|Mutter|{family}) (kann|wird|konnte) (_ )?(_ )?(nicht|nie) mehr (_ )?(fragen|lachen|anrufen|sehen|hören|singen|erzählen|lesen|antworten|kommen|meckern|streiten|tanzen|erleben|kennenlernen|da sein|dabei sein|schimpfen)
        (Kirche|Kapelle|Trauerhalle|Saal|Friedhof) (_ )?(war|waren|ist) (_ )?(_ )?(voll|letzten Platz|zu klein|überfüllt)
        (haben|hat|wurde) (sie|man|er|die Polizei) (_ )?(ihn|sie|tot|leblos)? ?gefunden(?! (haben wir|wurde die))
        pflanz(t|en) (einen|wir einen|ihm einen|ihr einen) Baum
        (rief|schrieb|meldete|kam|sagte) (seine|ihre) (Frau|Mann|Tochter|Mutter|Schwester|Familie|Witwe|Eltern|Vater|Bruder|Sohn) (_ )?(_ )?(an|sich|mir|uns|zu uns)
        (kam|kamen|kommt) (_ )?(am|an dem|den) _ (_ )?(nicht|nicht mehr)
        (einer|nur einer|nur zwei|nicht alle|zwei|keiner) (_ )?(kam|kamen|kehrte) (_ )?(zurück|herunter|heim|wieder|nach Hause|raus)
        erste[srn]? (_ )?ohne (Mamas|Papas|Omas|Opas|seine|ihre|deine)
        (Hund|Katze|Kater|Pferd|Tier) (_ )?(_ )?(eingeschläfert|einschläfern|gestorben|gehen lassen)
        Regenbogenbrücke
        (dort |da )?wo (wir|er|sie|ich) (früher|immer|so oft) (_ )?(geangelt|gespielt|gesessen|gewandert|gebadet|gelacht|zusammen|waren)
        (Hund|Bürohund|Katze|Kater|Pferd|Kaninchen) (_ )?(_ )?(gehen lassen|erlöst|eingeschläfert|einschläfern|verabschiedet)
        nicht mehr (aufgestanden|aufgewacht|heimgekommen|zurückgekehrt|zurückgekommen|aufgetaucht)
        hinterlässt (_ )?(_ )?(_ )?(Frau|Mann|Jungs|Söhne|Töchter|Kinder|Familie|Witwe|Kind|Sohn|Tochter|Zwillinge|Eltern)
        (erinnern|denken|gedenken) (wir |ich |heute )?(_ )?(an (die|den|unsere|unseren|alle|#|{n})|der|den) (_ )?(_ )?(Kumpel|Opfer|Toten|Gefallenen|Bergleute|Verstorbenen|Freund|Kollegen|Männer|Frauen|Menschen|Verunglückten)
        es ist niemand mehr da, niemand mehr (da|übrig)
        (sammeln|sammle|spenden|gesammelt) (wir |_ )?(_ )?für (_ )?(Frau|Witwe|Kinder|Familie|Angehörigen|Toms|seine|ihre|die)
        (Lager|Holocaust|Shoah|KZ|Krieg|Auschwitz|Anschlag|Absturz) (_ )?überlebt, Holocaust, Shoah, Auschwitz
        Konzentrationslager, KZ, Stolperstein*, Pogrom*
        überlebte (den|das|die) (Lager|Krieg|Holocaust|Absturz|Anschlag)
        (vermisse|vermissen|vermisst) (unseren?|unsere|deine?n?|seine?n?|ihre?n?|dich|ihn) (_ )?(Streit|Lachen|Stimme|Witze|Anrufe|Gespräche|Diskussionen|Art|Umarmung|Kuchen|Ratschläge|Humor|Geschichten|Hände|Nähe), ich vermisse (unser*|dein*|sein*|dich|ihn), (Telefon|Handy|Klingel|Anruf) (_ )?(_ )?(um|nachts um|gegen) (eins|zwei|drei|vier|fünf|Mitternacht), um (zwei|drei|vier|fünf) (_ )?(klingelte|kam|ging) (_ )?(das Telefon|das Handy|der Anruf|es)
      `,
      words: `
        tot, Tote[nr]?, schmerzlich*, Jenseits, Ewigkeit, trösten, unvergessen, Totenwache, Bestatter*, Trost
        verabschiedet haben, Lücke … hinterlässt, dein Andenken, sein Andenken, ihr Andenken
        hat uns … verlassen, haben uns … verlassen, leere[rn]? (Stuhl|Platz|Schreibtisch), Lücke
        haben wir … verabschiedet, seine Nummer, ihre Nummer
        (hält|hielt|gehalten|halte) (seine|ihre|meine|deine) Hand, Rettungswagen, Krankenwagen, Wiege, Waise*
        Erbe (von|meines|meiner), unvergesslich, Ausweg, unersetzlich, (sein|ihr|dein) Werkzeug, viel Kraft
        (seine|ihre|deine) Nummer, so jung
        Lager überlebt, Schacht, Grubenlampe*, erinnern an, Fähre
      `,
      hints: `
        Abschied, vermissen, vermisst, Kerzen?, Blumen, Angehörige*, Tränen, viel zu früh, für immer, Andenken
        leere[rn]? (Stuhl|Platz), Spind, der Anruf, rief … Tochter, heute Nacht, gestern Nacht, vor einem Jahr
        vor zwei Jahren, (seine|ihre|deine) (Tochter|Frau|Kinder|Familie|Stimme|Schicht|Handschrift|Art)
        (sein|ihr|dein) (Lachen|Mann|Sohn|Platz|Name|Spind), danke für alles, ein letztes Mal, das letzte Mal
        bleibt … geschlossen, nie mehr, (Papa|Mama|Opa|Oma|mein Vater|meine Mutter|mein Bruder)
        {my} (Sohn|Tochter|Frau|Mann|Vater|Mutter|Bruder|Schwester|Oma|Opa|Kinder|Kind), bester Freund
        beste Freundin, (keiner|niemand) (von uns )?(redet|spricht|rührt|traut|weiß), dein Platz
        (sein|ihr|dein) Ring
        Heute vor, ein Jahr, ohne dich, gefehlt, seit Sonntag, seit Dienstag, plötzlich, hinterlassen
        Erinnerung, nicht erreichbar
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
        pflegende* Angehörig*, erkannte? mich nicht, erkennt (mich|uns|sie|ihn) … nicht
        (vergaß|vergessen) … (meinen|ihren|seinen|unsere) Namen
        (Mutter|Vater|Mama|Papa|Oma|Opa|Mann|Frau) … (gesiezt|siezt|nicht mehr wer|weiß nicht wer)
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
        (Kind|Tochter|Sohn|Baby|Kleine[r]?|Mädchen|Junge|Zwillinge) (_ )?(_ )?(_ )?(_ )?(viel |Wochen |Monate )?zu früh
        (wiegt|wog) (nur |gerade (mal )?|knapp |kaum )?({n} Gramm|ein Kilo|unter), Brutkasten, Kasten aus Glas
        Neonatolog*, Kängur*
        Stammzell*, Knochenmark*, DKMS, genetische[rn]? (Zwilling|Zwillings)
        (Organ|Blut|Lebend|Knochenmark)?-?Spender(in)? (gesucht|gefunden|für|wird|werden), Blutgruppe
        (braucht|brauche|brauchen|suchen|sucht|bekommt|bekam|wartet auf|warte auf) (_ )?(_ )?(Niere|Leber|Lunge|Spenderherz|Herz|Spender|Spenderin|Spenderorgan)
        Warteliste für (ein|eine)
        Lymphknoten*, Lymphdrüse*, (hat|haben|ist) (_ )?(bereits |schon )?gestreut
        (Arzt|Ärztin|Oberarzt|Radiolog*|Gynäkolog*|Chirurg*) (_ )?(wurde|war|schaute|sah|blickte|schwieg|legte|drehte) (_ )?(_ )?(still|leise|ernst|weg|schweig*|lange|nichts|den Stift|den Monitor)
        Ärztin (_ )?(_ )?nennt (es|das)
        (lerne|lernt|lernen|lernte|gelernt) (_ )?(_ )?(wieder|neu) (_ )?(sprechen|laufen|gehen|schreiben|essen|schlucken|leben|lesen|zu)
        wieder (laufen|sprechen|gehen|schlucken) (lernen|gelernt|kann|können|wird|will)
        (linke|rechte|halbe)[nrs]? (Seite|Hälfte|Körperhälfte|Gesichtshälfte|Hand|Arm|Bein) (_ )?(_ )?(aus|taub|gelähmt|weg|nicht|mehr|still|ausgefallen|blind|schwach)
        (Seite|Körperhälfte) (_ )?(_ )?(aus|taub|weg|gelähmt|ausgefallen)
        ging (_ )?(_ )?(_ )?(_ )?(_ )?(_ )?die (linke|rechte) Seite
        (Bein|Arm|Fuß|Finger|Hand|Brust|Beine|Brüste|Zeh|Unterschenkel) (_ )?(abgenommen|amputiert|verloren|abnehmen|amputieren|verlieren)
        Amput*, amputiert*, querschnitt*, erblind*, ertaub*
        (depressive|mittelgradige|schwere|manische|leichte|psychotische)[rn]? (Episode|Phase|Verstimmung)
        (seit|für) (Wochen|Monaten|Tagen|Nächten) (_ )?(nicht|kaum|schlecht) (mehr )?(schlafen|geschlafen|gegessen|schlafe|essen|gelacht)
        (kann|konnte|können) (_ )?(_ )?(_ )?(nicht|kaum) (mehr )?(schlafen|aufstehen|essen|atmen|arbeiten gehen|weinen|lachen)
        (dass ich|ich) (_ )?(_ )?nicht mehr (kann|konnte|wollte|weiter wusste|weiterwusste|aufstehen)
        jeder (Handgriff|Schritt|Morgen|Tag) (_ )?(zu viel|Kampf|Qual|schwer)
        (so )?getan als (wäre|sei|ginge|ob), (in jedem|jedem|in den) (_ )?(Termin|Meeting|Call) (_ )?gelächelt
        hinter (dem|meinem|diesem|seinem|ihrem) Lächeln, im Auto (gesessen|sitzen geblieben|sitze|geblieben)
        (trinke|trank|trinkt|getrunken) (ich )?(_ )?(nicht|keinen|keinen Tropfen|keinen Alkohol) mehr
        (letzte|letzten|letztes) (Glas|Flasche|Bier|Schluck|Drink|Joint|Schuss|Wette)
        (heimlich|allein|zu viel) (getrunken|gespielt|trinke|trank|gezockt|gewettet), verzockt, Spielsucht
        spielsüchtig, Entzugs*
        seit {n} (Tagen|Monaten|Jahren) (trocken|nüchtern|clean|abstinent|spielfrei|rauschfrei|trinke)
        (heimlich|jahrelang|zwei Jahre) (_ )?(_ )?gespielt (bis|und|habe)
        (Mutter|Vater|Mama|Papa|Oma|Opa|Großmutter|Großvater|Mann|Frau) (_ )?(_ )?(_ )?(fragte|fragt|gefragt) (_ )?(_ )?(ob ich|wer ich|wann|wo|wie ich)
        (ob ich|wer) (_ )?(_ )?(der|die) neue (Pfleger|Pflegerin|Schwester|Nachbarin)
        (mein|der|unser) (_ )?(Versuch|Transfer|Zyklus|Embryo) (_ )?(_ )?(_ )?(nicht geklappt|gescheitert|negativ|misslungen)
        (dritte|vierte|fünfte|zweite|letzte)[rn]? (Versuch|Transfer) (_ )?(_ )?(_ )?(_ )?(nicht|negativ|wieder)
        Kinderwunsch*, kinderlos*, Hormonspritze*
        (wiege|wog|esse|aß) (_ )?(wieder|nur noch|kaum|nichts mehr|unter|noch) (_ )?(_ )?(Kilo|mehr|nichts|allein)
        (liegt|liegen|lag|lagen|liege) (_ )?(_ )?(_ )?(im|auf der|in der|im künstlichen) (_ )?(Krankenhaus|Intensiv*|Klinik|Koma|Spital|Uniklinik|Charité|Sterben)
        (Krankenhaus|Spital|Klinik) (_ )?(liegen|liegt|eingeliefert|gebracht|gekommen)
        (Schatten|Fleck|Raumforderung|Geschwulst|Wucherung)(en)? (_ )?(_ )?(auf|in|an) (der|dem|meiner|seiner|ihrer|meinem)
        (ob|dass|wann) (er|sie|ich|unser*|mein*) (_ )?(_ )?(je |jemals |wieder |nie |nie wieder )+(_ )?(gehen|laufen|sprechen|sehen|arbeiten|stehen|aufwachen|schlucken)
        (in|an) (ein|das) Beatmungsgerät*
        Pflegefall
        (jetzt|nun|bei uns|für mich|für uns) (_ )?(_ )?zählt (_ )?(_ )?(jeder Tag|jede Stunde|nur|die Zeit|die Familie)
        zählt (_ )?(_ )?(_ )?(_ )?jeder Tag, auf (der|die) (Intensiv|Palliativ|Kinder|Onko|Krebs|Stroke)*
        Herzschläge (zu|lesen), Monitore? (_ )?(piep*|Schläuche|blink*), Schläuche, (Seh|Hör)verlust
        Multiresist*, Hirnblutung, Hirntod, Aneurysma, Thrombose, Embolie, Sepsis
        (nicht|nie) (_ )?(ich selbst|mich selbst|ganz bei mir|wiedererkannt)
        (vergesse|vergisst|vergaß) (_ )?(_ )?(Dinge|Namen|Wörter|Worte|ganze|alles|wo|wie)
        (aufgehört|hörte auf|hört auf) (_ )?zu (essen|sprechen|reden|schlafen|atmen|trinken(?! wie))
        (mein|meine|der|die) (Hausarzt|Hausärztin|Arzt|Ärztin|Therapeut|Therapeutin|Neurologe|Neurologin) (_ )?(hat|gab|nannte|fand|sagte|schickte|sagt|meint|meinte)
        (stehe|steht|stand|stehen|bin|auf) (_ )?(auf )?(einer|der) Warteliste(?! (für|des) (die|das|den|unser|einen|Beta|Kurs|Produkt))
        Organspendeausweis, Spenderausweis, Spendeausweis
        (füllt|füll|fülle) (bitte )?(_ )?(_ )?(diesen|den|einen|euren) (Ausweis|Organspende*)
        (bekommen|bekommt) (_ )?den Anruf nicht, hinke*, humpel*, Krücken, Schädel*, Gehirnerschütterung
        Onkologie, Tropf, Katheter, Schwestern auf, auf meinem (Flur|Zimmer|Stock) … Warteliste
        (leeren|leere) (Flaschen|Dosen|Gläser) (_ )?(standen|hinter|versteckt|im|unter|lagen)
        (Flaschen|Tabletten|Narben|Schnitte) (_ )?(_ )?(_ )?(versteckt|hinter|verborgen)
        (Mutter|Vater|Mama|Papa|Oma|Opa|Eltern|Mann|Frau) (_ )?(_ )?(ins|im|in ein|in einem) (_ )?(Heim|Pflegeheim|Hospiz)
        Vorsorgevollmacht, Busse gezählt, zählte (Busse|Fliesen|Stufen|Minuten|Atemzüge)
        (wie|vor) (eine|einer) (Felswand|Wand|Mauer|Berg) … (Treppe|Büro|Morgen)
        (Treppe|Weg|Bett|Tür) (_ )?(_ )?(_ )?(wie eine|wie ein) (Felswand|Wand|Berg|Mauer|Abgrund)
        den Boden unter den Füßen
        (Schwester|Pflegerin|Ärztin|Arzt|Hebamme|Pfleger|Sanitäter) (_ )?(_ )?(_ )?(_ )?(umarmt|gehalten|geweint|geflüstert|gedrückt|gestreichelt)
        (spürte|fühlte|fühle|spüre|empfand) (ich )?(_ )?(gar )?nichts mehr, spürte nichts
        (nach|seit|vor|während) (der|meiner|ihrer|unserer|dem|meinem) (Geburt|Entbindung|Operation|OP|Schlaganfall|Unfall|Diagnose|Transplantation|Fehlgeburt|Kaiserschnitt|Rückfall|Herzinfarkt)
        Kehlkopf*, Stoma, Luftröhrenschnitt, unters Messer, unterm Messer, Hebamme
        (Wochenbett|postpartal|postnatal)*
        (seit|heute) (_ )?(_ )?(Tagen|Wochen|Monaten|Jahren) (clean|trocken|nüchtern)
        (dritte|vierte|zweite|fünfte|letzte)[rn]? (Versuch|Zyklus|Transfer) (_ )?(scheiterte|gescheitert|misslang|erfolglos|negativ|schlug fehl)
        (Versuch|Transfer) scheiterte
        (hat|haben) (mir|ihm|ihr|uns) (_ )?(_ )?(_ )?(genommen|geraubt|gestohlen|gekostet)(?! (Zeit|Arbeit))
        (sprecht|sprich|redet|rede) mit (eurer|deiner|eurem|deinem) (Hebamme|Arzt|Ärztin|Hausarzt|Hausärztin)
        (Stimme|Augenlicht|Gehör|Gedächtnis|Geschmack|Geruchssinn) (_ )?(verloren|genommen|eingebüßt)
        (mache|brauche|nehme) (ich )?(eine|mir eine) (_ )?(Pause|Auszeit) (_ )?(_ )?(_ )?(Arzt|Ärztin|Kopf|Herz|müde|Gesundheit|krank), mein (Kopf|Herz|Akku) ist (_ )?(voll|müde|schwer|leer|gebrochen), Herzen? eines (Fremden|anderen|Spenders)
        (Kind|Tochter|Sohn|Baby|Kleine|Zwillinge) (_ )?kam(en)? in der #. Woche, in der #. (SSW|Schwangerschaftswoche), (lass|lasst) (dich|euch) … typisieren, Typisierungsaktion, bei der (Untersuchung|Vorsorge|Mammografie) … (still|entdeckt|gefunden), (meine|seine|ihre) (Therapie|Behandlung) (beginnt|startet|läuft), (er|sie|Mutter|Vater|Mann|Frau|Oma|Opa) … (findet|erkennt) … nicht mehr, Monaten clean
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
        Befund, Therapie, Nieren?, Spender(in)?, Patientenverfügung, Chirurg*, Narkose*, Pfleger(in)?, beatmet
        Nervenarzt, Psychiat*, Therapeut*, Medikation, Wechseljahre, Migräne, Überdosis
        Drogen, Alkohol
        wieder sprechen, Sucht(krank|hilfe|beratung|klinik|mittel|problem|druck)*, Tiefpunkt, Zusammenbruch
        Episode, Frühchen*, Narbe*, gelähmt, Pflege meiner, meine Ärztin, mein Arzt
        Kinderzimmer, Geburt, Hebamme, Kehlkopf, spürte nichts, umarmt, Broschüre … Leben mit
        Leben mit (Parkinson|MS|Demenz|Krebs|Diabetes)
        Prothese*
      `,
      hints: `
        OP, Ärzt*, Arzt, Klinik*, Krankenhaus*, Operation, Behandlung*, Station, Krankheit*, Haare, Erschöpf*
        erschöpft, Wartezimmer, Auszeit, (übernimmt|übernommen) … (meine|Termine|Aufgaben)
        keine (Tipps|Studien|Ratschläge), Körper, Gesundheit, Genesung, zittert*, schlaflos, Infusion, Nadel
        Diagnose*, Untersuchung*, Pflegekraft, ziehe mich … zurück, geweint, nicht nachfrag*, MRT, CT
        gepflegt, Bett, falle … aus, fällt … aus, Kraft, Angst
        bis dahin bin ich, offline, übernimmt (Frau|Herr|mein*), Kraft, nächste Woche wissen, wissen wir mehr
        schwach, heimlich, seit _ Tagen, Klinik, lächel*, zu viel, bis es dunkel
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
        das war's dann, (seit|nach) … (Absagen|Jobsuche|Arbeitsamt)
        (nicht (mehr )?)?(auf dem Arbeitsmarkt|vermittelbar|für Personaler)
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
        Insolvenz (anmelden|angemeldet|beantragt), (habe|haben|musste|mussten) … Insolvenz
        (bin|wurde|werde|sind) arbeitslos
        (für (sie|ihn|mich|uns|euch|viele|alle|#|{n}|{people})) (_ )?(_ )?(_ )?(nicht weiter-?geht|nicht weiter geht|kein Platz|keine Stelle|keine Zukunft|keine Aufgabe|keine Verwendung|Schluss ist|vorbei ist)
        geht (es )?(für|mit) (_ )?(_ )?(_ )?nicht (mehr )?weiter
        (das )?Licht (_ )?(_ )?(_ )?(ausmachen|ausgemacht|aus|gelöscht|abgedreht|ausschalten)
        (Einladung|Termin|Meeting|Call|Gespräch) ohne (Betreff|Titel|Agenda|Grund|Ankündigung)
        (Konto|Zugang|Zugänge|Laptop|Account|Ausweis|E-?Mail|Karte|Handy) (_ )?(war |wurde |ist |waren |schon |bereits |sofort )*(gesperrt|weg|deaktiviert|abgeschaltet|tot|eingezogen|entzogen|abgenommen)
        (Name|Namen|ich|meiner|ihrer|seiner) (_ )?(_ )?(_ )?auf (der|einer|dieser) Liste
        {n} (Namen|Kündigungen|Kolleg*|Stellen|Arbeitsplätze|Jobs) (_ )?(auf (der|einer) Liste|weniger|weg|gestrichen|fallen|betroffen|gehen|verloren)
        (nach Hause|heim) (geschickt|schicken|schickt|geschickt wurden)
        (Sicherheitsdienst|Werkschutz|Security|Pförtner) (_ )?(_ )?(_ )?(wartete|stand|begleitet*|brachte|holte|daneben|führte)
        (Jahre|Jahren|Leben|Berufsleben) (_ )?(_ )?(passen|passten|passt|packt|in|steck*) (_ )?(in )?(einen|eine|einem|einer|ein) (_ )?(Karton|Tasche|Kiste|Tüte|Beutel|Umschlag|Rucksack)
        (mein|unser|dein|ihr|sein) (_ )?(Vertrag|Job|Team|Arbeitsplatz|Posten|Büro|Standort|Werk|Bereich) (_ )?(_ )?(endet|endete|läuft|lief|fällt|wird|wurde|existiert) (_ )?(_ )?(_ )?(weg|nicht|gestrichen|aufgelöst|geschlossen|eingestellt|verlagert|dichtgemacht|ausgelagert|unfreiwillig)
        (Stelle|Stellen|Position|Abteilung|Team|Bereich|Job|Jobs|Arbeitsplätze|Posten) (_ )?(_ )?(wurde|wurden|ist|sind|wird|werden|fällt|fallen|fiel) (_ )?(_ )?(gestrichen|weg|aufgelöst|abgebaut|wegrationalisiert|eingespart|weggefallen|nicht nachbesetzt|überflüssig|ausgelagert|zerschlagen)
        (ihr|du|wir|sie|ich|keiner) (habt|hast|haben|habe|hat) (_ )?nichts falsch (gemacht)?
        nicht (eure|deine|ihre|seine|meine) (Schuld|Leistung|Fehler)
        (öffnet|öffnen|sperrt|macht|machen) (_ )?(_ )?(_ )?(nicht mehr|nie wieder|nie mehr) auf
        Tür(en)? (_ )?(für immer|nicht mehr|zum letzten Mal|endgültig)
        (keine|nicht die) (nächste |weitere |neue |zweite )?(Finanzierung|Finanzierungsrunde|Runde|Investoren|Anschlussfinanzierung|Käufer) (_ )?(gefunden|bekommen|geschafft|geworden|schließen)
        (uns|mir) (ist|geht|ging) das Geld (_ )?aus, ausgegangen ist das Geld
        (durch|ersetzt durch) (eine KI|KI|Software|Maschinen|Leiharbeiter) ersetzt
        (mich|uns|sie) ersetzt (jetzt|nun|eine|die), nicht (mehr )?gebraucht (werde|wird|werden|wurde)
        (ehrliche )?Erklärung schulde*, Jobcenter, Hartz, Tafel (gehen|anstehen|e.V), Zwangsräumung
        obdachlos*, wohnungslos*, Räumungsklage, Privatinsolvenz, Schuldnerberat*
        (erfuhren|erfuhr|erfahren|mitgeteilt|gehört) (_ )?(_ )?(_ )?(_ )?(per|aus der|über|durch|von) (E-?Mail|Mail|Presse|Zeitung|SMS|Slack|Teams|LinkedIn|Brief|Videoanruf)
        (kleiner werden|schrumpfen|verkleinern) (_ )?(um zu|müssen|damit|überleben)
        verdient(en)? (_ )?Besseres
        (Verwalter|Insolvenzverwalter|Bank|Gericht|Vermieter) (_ )?(_ )?(die |den )(Schlüssel|Firma|Betrieb|Laden)
        (bekommt|übernimmt|hat) (ein|der) (_ )?(Verwalter|Insolvenzverwalter)
        tut mir (so |unendlich |sehr )?leid (für|um) (_ )?(_ )?(_ )?(Familien|Kollegen|Kolleginnen|Menschen|euch|alle|jeden|Mitarbeiter)
        (Hände|Hand) (_ )?geschüttelt (und|die|zum)
        (Werk|Standort|Filiale|Fabrik|Zeche|Laden|Betrieb|Klinik|Schule|Niederlassung|Kaufhaus|Brauerei) (in _ |_ )?(_ )?(_ )?(macht|machen|machte|schließt|sperrt) (_ )?(_ )?(_ )?(zu|dicht|die Tore)
        Anruf von (jemandem|jemand|einem|einer) (_ )?(den|die|der|Fremden|Unbekannten) (_ )?(_ )?(nie|nicht|kaum|noch nie)
        (Schreibtisch|Stelle|Job|Büro|Team|Position|Platz) (_ )?(war|ist|waren) weg
        seit gestern (auch )?(_ )?(Stelle|Job|Arbeit)
        (musste|mussten) (_ )?(_ )?(_ )?(gehen lassen|dichtmachen|zusperren|abwickeln)
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
        Insolvenzgericht, nach Hause geschickt, Kündigungswelle, Abwicklung
        Namen auf, die Tafel, Existenz*, Gerichtsvollzieher, Pfändung, Streichliste
        Stellenstreichung*, Sanierungsplan, Betriebsübergang
        mit (4#|5#|6#) (_ )?(neu|noch einmal|wieder|von vorne) (_ )?(anfangen|anzufangen|beginnen|zu beginnen|bewerben)
        Amtsgericht
      `,
      hints: `
        Betriebsrat, Kündigung, letzter Tag, letzten Tag, Personalabteilung
        (achtzig|hundert|zwölf|zwanzig|dreißig|fünfzig|sechzig|vierzig|#) (Leute|Kolleg*|Menschen|Familien|Beschäftigte)
        Existenz, Familien, zum letzten Mal, Geschäftsleitung, Konzern, letzte Schicht, Löhne, vor Weihnachten
        Termin ohne Betreff, (sieben|zehn|fünfzehn|drei) Minuten, Abwicklung, Verlagerung, Belegschaft
        nicht verlängert, Spind, Händedruck, Umschlag, Absagen, unsichtbar, Bänder
        Konzern, Einladung, der Liste, danke für {n}, {n} Jahre, gute Jahre, {n} (gute )?Jahre, gesperrt
        durfte* gehen
        Besseres
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
        (ohne (ihn|mich|sie)) (_ )?(sei|bin|wäre|bist|war) (ich|sie|du) nichts
        (ich|sie) (sei|bin|ist) (_ )?(nichts wert|wertlos|verrückt|zu dumm|hässlich|unfähig|krank im Kopf)
        mit ({n}|einer|einem) (Taschen?|Koffern?|Plastiktüten?|Rucksack|Tüten?) und
        (bin|ist|sind) (_ )?(gegangen|weg|geflohen|abgehauen|raus) (mit|nachts|in der Nacht|ohne) (_ )?(_ )?(Taschen?|Koffern?|Kind|Kindern|Kleidern|nichts|Plastiktüte)
        lange[nr]? Ärmel*, langärm*, Sonnenbrille im (Büro|Meeting|Winter)
        (Adresse|Ort|Wohnort|wo (ich|wir) (wohne|wohnen|lebe|leben)) (_ )?(_ )?(_ )?(_ )?(niemandem|geheim|nicht nennen|nicht verraten|nicht sagen|niemand|keiner|nennen darf)
        etwas ins (Glas|Getränk), K.?o.?-?Tropfen, ich habe Nein gesagt
        (kontrollier*|überwacht*|isolier*|erniedrig*|demütig*|bedroh*|verfolg*|manipulier*|stalk*|schlug|schlägt|würg*) (er )?(mich|sie|meine|mein Handy|uns|jeden Schritt)
        (er|mein Mann|mein Ex|mein Partner|mein Vater|mein Trainer|mein Stiefvater) (_ )?(hat |hatte )?(_ )?(mich|mir|meine|sie|uns) (_ )?(_ )?(kontrolliert|geschlagen|bedroht|verfolgt|eingesperrt|gedemütigt|angefasst|weh ?getan|angetan|gesperrt|isoliert|erniedrigt|gewürgt|missbraucht|gestoßen)
        (mein|mir das|meine) (Konto|Handy|Pass|Schlüssel) (_ )?(gesperrt|weggenommen|abgenommen|kontrolliert|versteckt)
        was (er|sie|mein Mann|mein Vater|mein Trainer) (mir|uns|ihr) angetan
        {n} Jahre (gebraucht|gedauert) (_ )?(_ )?(_ )?(sagen|schreiben|erzählen|auszusprechen|darüber|sprechen)
        (angespuckt|bespuckt|angepöbelt|angeschrien|geschubst|angegriffen|zusammengetreten|niedergestochen|attackiert)
        hinter Gittern, (im|ins) (Gefängnis|Knast), (in|aus) (Haft|Gefangenschaft|Untersuchungshaft)
        verhaftet, inhaftiert, politische[rn]? (Gefangene*|Häftling*), Straflager, festgenommen
        (heulen|heulten|heult) (_ )?(_ )?(die )?Sirenen
        (meine[rnm]?|seine[rnm]?|ihre[rnm]?|unsere[rnm]?) (_ )?(Heimatstadt|Heimatland|Heimat|Stadt|Dorf|Land) (_ )?(_ )?(_ )?(_ )?(wieder|Sirenen|getroffen|Nachrichten|brennt|beschossen|angegriffen|Krieg|zerstört|bombardiert|Gefängnis|verfolgt|Panzer)
        (Bruder|Mann|Sohn|Vater|Freund|Cousin|Onkel|Neffe|Kollege) (_ )?(_ )?(ist|wurde|kämpft|dient|sitzt|liegt) (_ )?(_ )?(an der Front|im Krieg|eingezogen|gefallen|verhaftet|im Gefängnis|in Haft|vermisst|im Schützengraben|in Gefangenschaft)
        (an|von|zur) der Front, (zwischen|nach) (den|zwei) (Alarmen|Sirenen|Angriffen|Explosionen)
        (die|unsere|seine|ihre) Kinder (_ )?(im Keller|im Bunker|im Schutzraum|kommen nicht), Blutbad, Amok*
        Drohnenangriff*
        (Frauen|Mütter|Kinder|Familien|Menschen) (_ )?(_ )?(_ )?(geflohen|flüchten|fliehen|auf der Flucht|Schutz suchen|in der Nacht|mit blauen)
        Schutzhaus, Schutzwohnung, Zufluchtsort*, Menschenhandel, Zwangsheirat, Ehrenmord, Schlepper*
        Kindersoldat*
        (ich|sie|er) war (erst |gerade |noch )?({n}|ein Kind|noch ein Kind) als (es|er|das|sie) (_ )?(anfing|begann|passierte|geschah|losging|zum ersten)
        er war (mein|unser|ihr|sein) (_ )?(Trainer|Lehrer|Onkel|Stiefvater|Pfarrer|Chef|Mann|Professor|Cousin|Nachbar)
        (die |der )?(Richter|Richterin|Staatsanwalt|Staatsanwältin|Gericht|Kommissar*) (_ )?(fragte|sagte|sprach|glaubte|verurteilt*|las|sah)
        (aussagen|ausgesagt|Zeugenstand|Zeugenaussage|verurteilt|das Urteil|Gerichtssaal|Anzeige erstattet)
        (noch|mich|immer noch) (bedroht|verfolgt|beobachtet|unsicher) (fühle|fühlte|gefühlt)
        (graue|blaue|zwei) Häkchen, das Letzte was (ich|wir) (von|habe|haben)
        Khartum, Aleppo, Teheran, Beirut, Rafah, Kundus, Idlib, Goma, Charkow
        (über|an) die Grenze (geflohen|gegangen|gekommen|gelaufen)
        (alles|die Heimat|unser Haus) (_ )?zurück-?gelassen
        über die Schulter (schauen|schaue|geschaut|blicke)
        (mit|ein|einem) (einem )?(Gewehr|Sturmgewehr|Machete|Schusswaffe|Maschinengewehr), Gewehr
        (zählte|stoppte) (_ )?(meine|die) (Minuten|Schritte|Anrufe)
        er (las|kontrollierte|durchsuchte) (meine|mein) (Nachrichten|Handy)
      `,
      words: `
        Angriffe?, Waffen?, Messer, Opfer, bedroht*, Drohung*, Rollkragen, Panzer, Israel*, Syri(en|er)*
        syrisch*, Afghan*, Kabul, Sudan, Russland*, russisch*, Nahost*, Iran*, Libanon*, Tatort, Notwehr
        Flucht, Schlägerei, Krawall*, Randale, wieder Alarm, Hilfsgüter, Grenzübergang, Polizeischutz
        Gewalt, Missbrauch, Einbruch, Einbrecher, Lebensgefahr, Krieg, geschlagen wurde
        Flüchtling*, Sirenen, Geflüchtet*, Soldat(en|in)?, Täter*, Terror*
        Sirenen, Gefängnis, Haft, Verhaftung, Bundeswehr, Front, Koffer
        Zuflucht*, Exil, Peiniger, Trauma*, traumatis*, Opfer*, erniedrig*
        Veteran*
      `,
      hints: `
        Keller, Blut, Angst, Polizei, Frieden, Explosion*, Alarm, kein Strom, ohne Strom, Treppenhaus
        versteckt, verstecken, geschrien, gebrüllt, zitter*, in Sicherheit, am Leben, unverletzt, Notarzt
        Weihnachtsmarkt, Koffer, Heimat, weggelaufen, Front, Drohnen, Soldat, Grenze, schäme
        die Kinder schliefen, der Notarzt
        ohne ihn, meine Nachrichten, niemandem, die Adresse, Nachrichten meiner, meiner Schwester
        alten Heimat, aufs Handy, in Sicherheit, Bahnhof, Umstehenden, nachts, gegangen
        hat einen Namen
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
        (dann|als er|als sie|bis er) (sah|gesehen|hörte) (_ )?(er|sie|mich|meinen|uns) (_ )?(mich|sah|Namen|Akzent|hörte|und)
        (Wohnung|Zimmer|Stelle) (_ )?(_ )?(frei|vergeben|weg) (_ )?(_ )?(_ )?(sah|Namen|weg|vergeben)
        (bald|demnächst) (fahren|fährt) (_ )?(andere|wieder|euch|Züge)
        ich bin in _ (geboren|aufgewachsen) und (doch|trotzdem|werde)
        (keiner|niemand) (_ )?(_ )?hat (etwas|was|ein Wort|dazu etwas) gesagt
        (keiner|niemand) der (Umstehenden|Fahrgäste|Anwesenden|Kollegen|anderen)
        (schaute|schauten|sahen|sah) (alle )?weg
        (man sei|wir seien|ich sei|er sei|sie sei|das sei|sei) (_ )?(dafür |hier |für uns )?(nicht der richtige|nicht richtig|nicht geeignet|falsch|zu alt|zu emotional|unerwünscht)
        (kein|nichts) (für|als) (eine )?(Mutter|Frau|Mütter|Frauen|Mädchen)(?! und)
        (zu viel|nichts|zu anstrengend|ungeeignet) für (eine|einen) (_ )?(Mutter|Frau|Mädchen|Behinderte*|Schwangere)
        (Rollstuhl|Behinderung|Kopftuch|Akzent|Name|Hautfarbe|Hörgerät|Blindenstock|Autismus|Stottern) (_ )?(_ )?(_ )?(Verein|Schule|Kita|Hort|Stelle|Job|Chef|Vermieter|abgelehnt|Absage|nicht|stört|Problem|weggesetzt|gestarrt)
        (Ausweis|Papiere|Pass) (_ )?(_ )?(zeigen|kontrolliert|verlangt|sehen wollen|kontrollieren) (_ )?(_ )?(dreimal|nur|wieder|jedes Mal|als einzige*)
        (dreimal|zweimal|jedes Mal|ständig) (_ )?(_ )?(nach (dem|meinem|ihrem|seinem) Ausweis|kontrolliert)
        (ausgegrenzt|ausgeschlossen|gehänselt|gequält|schikaniert|gedemütigt|verspottet|ausgelacht|beschimpft|bespuckt|angefeindet|gemobbt|herabgesetzt)
        (ausgrenz|gequäl|schikanier|demütig|hänsel|verspott|anfeind)*, Banane* (auf|am|in)
        (das|es) (sei|war) (doch )?(nur|bloß) (ein )?(Spaß|Scherz|Witz)
        (seit|nach|vor|während) meiner Transition, mein (Coming-?out|Outing)
        (ohne|weil) (mein|meinem) (Alter|Name|Foto|Geburtsdatum) (im|aus|in|nicht|weg|auf)
        (dann|bis|als|sobald) (sahen|hörten|trafen|merkten) (sie|mich) (mich|meinen|mein)
        (einzige|einzigen)[rn]? (schwarze|farbige|weibliche|muslimische|behinderte|ältere|ausländische|türkische)[rn]?
        ich schäme mich, schäme mich
        geh (heim|nach Hause|zurück)
        (auf|an) (meinen|meine|unsere|unseren|seinen|ihren) (Spind|Tür|Auto|Wand|Schaufenster|Haus)
        (nach|seit|aus) (der|meiner) (Elternzeit|Babypause|Mutterschutz) (_ )?(_ )?(_ )?(_ )?(weg|Stelle|Schreibtisch|Kunden|degradiert|Chef|niemand|versetzt)
        seit ich (Kopftuch|ein Kopftuch|im Rollstuhl|fünfzig|50|60|geoutet|schwanger)
        (weggeschickt|abgewiesen|hinausgeworfen|rausgeschmissen|nicht hineingelassen|nicht reingelassen|nicht bedient), (männlichen?|jüngeren|deutschen) (Lehrling|Kollegen|Praktikanten|Azubi|Mitarbeiter)
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
        Rollstuhl, Vermieter, Schikane, Ausgrenzung, Bananen?, angestarrt, geboren in, dunkelhäutig*, Hass
        Geflüchtete*, Barrierefreiheit, Inklusion, als einzige
      `,
      hints: `
        Behinderung*, Rollstuhl, Elternzeit, Witze?, Sprüche, Spruch, Frauen, Nachname*, Vorname*, mein Name
        Rampe, lachte*, lachend, Absage*, Weihnachtsfeier, Männer, männlich*, taub, angestarrt, starrte*
        niemand (hat )?(etwas|was)? ?gesagt, geschwiegen, ich lächelte, gelächelt, unsichtbar, übergangen
        Vermieter, Vorstellungsgespräch, ich heiße, bin (5#|6#), Inklusion, Diversity, Barriere*, Putzfrau
        die Nachbarn
        dann sah, bin in _ geboren
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
        (wollte|würde|werde) (hier )?(_ )?(nie|niemals) (_ )?(darüber|über Politik|politisch) (schreiben|posten|werden|sprechen|reden)
        Wahlergebnis (_ )?(macht|erschreckt|schockiert|bedrückt|ängstigt|lässt)
        (geht|geh|gehen Sie) (_ )?(_ )?(wählen|zur Wahl)
        (diese|jene|diese eine) Partei (_ )?(_ )?(_ )?(_ )?(vorhat|will|plant|fordert|verspricht|sagt)
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
        (Flammen|Feuer|Wasser|Flut|Schlamm|Sturm|Hagel|Lawine|Hochwasser) (_ )?(haben|hat|nahm|nahmen|riss|fraß|kam|kamen|verschlang*) (_ )?(_ )?(_ )?(_ )?(genommen|zerstört|vernichtet|mitgerissen|erfasst|begraben|verschüttet|getroffen|gefressen|verwüstet|alles|weggerissen|abgedeckt|heimgesucht)
        (in einer Nacht|über Nacht|in Minuten|innerhalb von Minuten) (_ )?(alles|genommen|verloren|zerstört|weg|abgebrannt)
        (nach|seit|bei) (dem|einem) (Sturm|Brand|Feuer|Hagel|Unwetter|Orkan|Hochwasser|Beben|Unfall|Unglück|Erdbeben|Anschlag|Absturz)
        ohne Dach (da|über), (nur noch|am Morgen|nichts als) (_ )?(Rauch|Asche|Schutt|Trümmer|Ruinen|Schlamm)
        Lawine (_ )?(_ )?(_ )?(erfasst|verschüttet|abgegangen|begraben), (lebend|leblos) (gefunden|geborgen)
        (alle|keiner|niemand|alle sind|wir sind) (leben|lebt|überlebt|haben überlebt|am Leben|kam ums|verletzt|wohlauf)
        (Maschinen|Halle|Haus|Lager|Ernte|Werkstatt|Wohnung|Möbel) (_ )?(sind |ist |war |waren )(hin|weg|zerstört|verbrannt|unbrauchbar|unter Wasser|verloren|Schrott|abgesoffen)
        (Turnhalle|Halle|Unterkunft|Sporthalle) ist voll
        (Decken|Babynahrung|Windeln|Kleidung|Schlafsäcke|Hygieneartikel) (und|für|gesucht|werden|bringen|hat|brauch*) (_ )?(_ )?(Babynahrung|Windeln|Decken|gebraucht|Turnhalle|Flüchtlinge|Geflüchtete|Betroffene|dringend|Kleidung)
        (wird|werden|wurde|gilt|ist) (_ )?(_ )?(_ )?(_ )?vermisst, zuletzt (gesehen|hielt), wurde (_ )?zuletzt
        (fehlt|gibt es) (_ )?(jede|keine) Spur, spurlos
        (jeder|jeden|jede) (Hinweis|Information) (hilft|zählt), Vermisstenanzeige, vermisst gemeldet
        (Unfall|Unglück|Absturz|Brand|Sturz|Verpuffung|Explosion) (auf der|auf dem|in der|im|am|bei|von|vom) (_ )?(A#|Autobahn|Baustelle|Werk|Arbeit|Weg|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende|Bahnübergang|Landstraße|Halle|B#)
        vom (Gerüst|Dach|Kran|Pferd|Rad|Motorrad) (gestürzt|gefallen)
        (angefahren|überfahren|erfasst) (worden|wurde|von|und)
        von (einem|einer) (_ )?(LKW|Lkw|Auto|Bus|Zug|Tram|Straßenbahn|Transporter|Bahn|Lawine|Welle) (_ )?(erfasst|angefahren|überfahren|getroffen)
        bis zum (Lichtschalter|Hals|Fensterbrett|ersten Stock|Dach|Fenster|Knie|Bauch)
        (Keller|Erdgeschoss|Halle|Werkstatt) (_ )?(vollgelaufen|überflutet|geflutet|unter Wasser|abgesoffen)
        (Boot|Schlauchboot) (_ )?(_ )?(gekentert|gesunken|untergegangen|nie angekommen)
        (Erde|Boden|Haus|Wände) (_ )?(_ )?(gebebt|bebte|bebt|gewackelt|wackelte|gezittert|zitterte)
        (Haus|Gebäude|Straße|Block) (daneben|nebenan|gegenüber) (_ )?(nicht|weg|eingestürzt|gibt)
        wir zählen noch
        (Rauch|Feuer|Wasser|Flammen) (_ )?(_ )?(im|am|vor dem|bis zum|an den) (Dorf|Ort|Haus|Garten|Ortsrand|Tür)
        Betrunkene[rn]?, betrunkene[rn]? (Fahrer|Autofahrer|Mann)
        auf (unserer|der) Baustelle (_ )?(_ )?(Leiter|gestürzt|verunglückt|passiert|Montag)
        (Fähre|Schiff|Boot|Flugzeug|Zug|Hubschrauber|Bus|Kutter|Seilbahn|Brücke|Stollen) (_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(gesunken|sank|abgestürzt|stürzte|gekentert|entgleist|verunglückt|verschollen|eingestürzt|ausgebrannt|explodiert|getroffen)
        (warten|hoffen|bangen|beten) (wir )?(_ )?(auf|um|für) (die anderen|Nachricht|ein Zeichen|ihn|sie|unsere|Überlebende)
        auf die anderen warten wir, von {n}n? wissen wir, Bergleute, Kumpel aus
        Schacht (eins|zwei|drei|vier|fünf|#), Grubenunglück
        (Hitze|Kälte|Sturm|Blitz|Welle|Gas|Lawine|Strömung) (_ )?(_ )?(_ )?(_ )?(_ )?(_ )?(Leben gekostet|getötet|das Leben|umgebracht|gefordert)
        das Leben gekostet
        (Hang|Berg|Boden|Hügel) (_ )?(_ )?(_ )?(bewegt|rutscht|bewegte|rutschte|nachgegeben|kam ins)
        (alles was|alles) (wir|ich|sie) (_ )?(noch )?(haben|hatten|besitzen|besaßen|geblieben) (_ )?(_ )?(passt|ist|war|liegt|verbrannt|in)
      `,
      words: `
        Schlamm, Flammen, Brand, verwüstet, zerstört*, gerettet, Spenden, Unfall, Dürre, Unwetter*, Starkregen
        Ruinen?, Suchhunde, Suchtrupp, Wassermassen, Bergung, Feuerwehrleute, wieder aufbauen, Wiederaufbau
        Katastrophe, explodiert, (alles|nichts mehr) (weg|übrig), jährt sich, bis zur Decke, Feuerwehr
        nicht zurückgekommen, Verletzt wurde
        Erdbeben*, Hochwasser*, Überschwemm*, überschwemmt*, überflutet, Hurrikan*, Tornado*, Taifun, Orkan*
        Lawinen*, Vulkan*, evakuier*, Evakuierung, THW, Sandsäcke
        (Wald|Groß|Wohnungs|Haus|Dachstuhl|Hallen|Busch|Küchen|Kabel)-?br(a|ä)nd*
        Sturm, Rauch, Seil, Berg … zurück, Gerüst, der Unfall, Unfalls, Bergrettung, Wasserrettung, Seenot*
        Suchaktion, Hinweis hilft, Turnhalle, Babynahrung, evakuiert, ohne Dach, Blaulicht
      `,
      hints: `
        das Wasser, Feuerwehr*, Feuer, Sturm, Explosion, Pegel, Helfer*, Hagel*, Schutt, Schaufel*, Rauch
        Opfer, spendet, Keller, Sirenen?, Notarzt, Hubschrauber, Asche, Nachbarin, Nachbarn, Gummistiefel
        Pumpen?, nicht geschlafen, unverletzt, damals hier, um (zwei|drei|vier|fünf) Uhr nachts, die Nacht
        Generationen, alle leben, der Betrieb steht, Decken, heute Nacht, seit _ abend, am Samstag
        am Wochenende, teilen, bitte teilt
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
        Scheidung*, scheiden lassen, geschieden
        (meine|unsere|seine|ihre) (_ )?(Ehe|Beziehung|Trennung) (_ )?(_ )?(ist|war|zerbrochen|zerbrach|gescheitert|vorbei|am Ende|zu Ende|hat|kaputt)
        (Ehe|Beziehung|Familie) (_ )?(_ )?(_ )?(zerbrochen|gescheitert|zerbrach|zerrissen)
        (Frau|Mann|Partner|Partnerin|Freundin|Freund) (_ )?(_ )?(_ )?(ausgezogen|verlassen|betrogen|sich getrennt|hat uns|hat mich)
        (nach|seit|in) (der|meiner|unserer|einer) Trennung(?! (von|der|des|zwischen))
        (Kinder|Tochter|Sohn|Töchter|Söhne|Jungs|Mädchen) (_ )?(_ )?(_ )?(jedes zweite|alle zwei|alle vierzehn|nur noch|jedes andere) (Wochenende|Wochen|Tage|jedes)
        jedes zweite Wochenende, Sorgerecht*, alleinerziehend*, Umgangsrecht, Jugendamt, Pflegekind*
        Adoptivkind*, Heimkind
        (wann|wenn) (Papa|Mama|ich|du) (_ )?(wieder )?(nach Hause|heim) komm*
        (Kontakt|Verbindung) (_ )?(abgebrochen|zu (meinem|meiner|meinen))
        (mein|unsere?|meine) (_ )?(Kind|Sohn|Tochter|Jüngste|Kleine[r]?) (_ )?(_ )?(_ )?(gequält|gehänselt|gemobbt|geschlagen|nicht mehr|ausgeschlossen|ausgegrenzt|verschwunden|weggelaufen|ritzt|Schule verweigert)
        (sage|spreche|schreibe) (es|ich es|ich das|das) (_ )?(jetzt )?(laut|hier|offen|öffentlich)
        ich (weiß|wusste) nicht wie (man|ich|wir) (_ )?(_ )?(darüber|spricht|weiter|sagen|schreiben|lebt|erklären)
        (schwere|dunkle|schlimme|harte)[nrs]? (Zeit|Stunden|Tage|Wochen|Monate|Jahr|Phase|Nacht|Schicksal*)(?! für (die|den) (Branche|Markt))
        Schicksalsschlag*
        (mein|unser) (Leben|Welt) (_ )?(_ )?(auf den Kopf|zusammen|steht still|stehen geblieben|zerbrochen)
        (Welt|Leben) (_ )?(zusammengebrochen|bricht zusammen|stand still|brach zusammen)
        (der|den) Anruf (_ )?(den|vor dem) (_ )?(jeder|jede|niemand|keiner|alle|Eltern)
        (Posten|Schreiben|Zeilen) (_ )?(_ )?fällt (mir|uns) (_ )?schwer
        (fällt|fiel) (mir|uns) (_ )?(_ )?(unendlich|sehr|unglaublich|nicht) (_ )?(schwer|leicht) (_ )?(diese|das|zu schreiben|darüber)
        (familiäre|private|persönliche)[nrs]? (Gründe|Gründen|Notfall|Krise|Schicksal|Verlust)
        wir trennen uns (nach|als Paar|und|wir|einvernehmlich|.)
        (im Büro|in der Firma|auf der Arbeit|im Team|in der Arbeit) (_ )?weiß (es|das|davon) (keiner|niemand|noch keiner|fast niemand)
        (fehlt|fehlen) (mir|uns) (jedes|die|alle) (Wort|Worte)
        (macht|machen) mir Angst (als|um|für), das Haus wird verkauft
      `,
      words: `
        fassungslos*, unfassbar*, unbegreiflich, Tragödie*, tragisch*, unerträglich, schockiert, es tut weh
        schwer zu schreiben, untröstlich, mir kamen die Tränen, ohne Worte
        Einsamkeit, Schuld, Schuldgefühle
        Ex-?(Mann|Frau|Partner), mein Ex, verzeihen, gelitten, quälen*, quält*, gequält
        schäme, geschämt, Richterin, Warteliste, vergesse, Hausarzt, Hausärztin, gebebt, gefunden … Schule
        heimlich*
      `,
      hints: `
        Tränen, geweint, weinte, Scham, schäme, geschämt, Angst, einsam, hilflos, Ohnmacht, ohnmächtig, umarm*
        drück* … Daumen, laut ausgesprochen, nie erzählt, verzweifel*, Schmerz, zittern, zerbrochen, traurig*
        Schock, allein, sprachlos
        die Kinder, abends, gelächelt, bis es dunkel, heimlich, unsere Kleine, daheim, das erste Mal
        heute sind es, seine Frau, Angst, geweint, in letzter Zeit, wo ich war
      `,
    },
  },
};
