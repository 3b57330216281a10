import { type Bank, lines } from './types.ts';

export const de: Bank = {
  leads: lines(`
    Eine Schwachstelle rund um {topic} liegt im Alltag:
    Unterschätzt wird rund um {topic} meist ein Detail:
    Wer neu ist und sich um {topic} kümmert, merkt zuerst:
    Nach zwei Monaten zeigt sich rund um {topic} oft:
    Was in Plänen für {topic} selten steht:
    Kleine Teams erleben rund um {topic} etwas anderes:
    In größeren Häusern kommt rund um {topic} hinzu:
    Auf dem Papier ist der Plan für {topic} einfach, in der Praxis gilt:
    Ohne klare Zuständigkeit für {topic} passiert dies:
    Der Engpass rund um {topic} ist meist unspektakulär:
    Ein blinder Fleck in Debatten über {topic}:
    Hinter vielen Klagen über {topic} steckt etwas Einfaches:
    Von außen gesehen hat der Ärger um {topic} einen Grund:
    Im dritten Monat kippt rund um {topic} oft die Aufmerksamkeit:
    Unter Zeitdruck wird rund um {topic} sichtbar:
    Selbst gute Regeln für {topic} ändern daran wenig:
    Zur Urlaubszeit fällt rund um {topic} auf:
    Geld ist selten die Grenze für {topic}, eher dies:
    Ein Teil der Mühe rund um {topic} taucht in keinem Bericht auf:
    Sobald sich zwei Teams um {topic} kümmern, gilt:
    Die Rückseite der Begeisterung für {topic}:
    Nebenbei entsteht rund um {topic} ein Muster:
    Fragt man herum, hört man über {topic} immer dasselbe:
    Fast jede Checkliste für {topic} lässt eines aus:
    Spätestens beim zweiten Anlauf für {topic} fällt auf:
    Vieles, was man auf {topic} schiebt, hat eine ältere Ursache:
    Wenn es rund um {topic} hakt, dann meist an dieser Stelle:
    Zwischen den Abteilungen bleibt rund um {topic} eine Lücke:
    Am Rand der Debatte über {topic} liegt ein zweites Problem:
    Mit dem Ende des Pilotversuchs für {topic} ändert sich etwas:
    Gerade erfahrene Leute übersehen rund um {topic} gern eines:
    Aus Sicht der Empfänger fehlt in Texten über {topic} dies:
    Erst im zweiten Jahr zeigt sich rund um {topic}:
    Die Übergabe ist rund um {topic} der wunde Punkt:
    Nicht jede Klage über {topic} hat mit Willen zu tun:
    Es gibt rund um {topic} eine Nebenwirkung:
    Manche Verluste rund um {topic} bemerkt niemand:
    Zeit ist rund um {topic} das kleinere Problem:
    Bei doppelter Last gibt rund um {topic} zuerst eines nach:
    Vor jedem Werkzeug für {topic} lohnt ein Blick auf Gewohnheiten:
    Selten offen besprochen, wenn es um {topic} geht:
    Die halbe Debatte über {topic} überspringt das:
    Sieht man genauer hin, ist der Streit um {topic} schlicht:
    Jede Regel für {topic} stößt irgendwann auf den Alltag:
    Neben dem sichtbaren Aufwand für {topic} gibt es einen zweiten:
    Außerhalb des Teams wirkt die Mühe um {topic} anders:
    Manchmal ist rund um {topic} die Reihenfolge das Problem:
    Ein Haken rund um {topic}:
  `),
  points: {
    general: lines(`
      wer entscheidet, sieht die erste Folge selten selbst
      die einmalige Ausnahme ist bis zum Frühjahr die Regel
      der gute Vorsatz hat in keinem Kalender einen Platz
      eine Methode wird kopiert, ihre Voraussetzungen werden es nicht
      die spannendste Zahl ist die, die niemand erhebt
      der leise Einwand auf dem Flur hätte einen Monat gespart
      es braucht ein neues Gesicht, das fragt, warum man es so macht
      der zweite Versuch kostet mehr Nerven als Geld
      die alte Tabelle lebt neben dem neuen System weiter
      die Geschichte lässt alle aus, die dasselbe versucht und aufgehört haben
      eine gute Woche kann einen schlechten Ablauf verdecken
      die erste Fassung bekommt die Aufmerksamkeit, die fünfte die Nutzer
    `),
    engineering: lines(`
      dieselben zwei Leute reparieren, was niemand dokumentiert hat
      eine rote Ampel wird ignoriert, sobald sie zweimal grundlos rot war
      der Umweg in einem vergessenen Skript überlebt drei Neufassungen
      die Warteschlange wächst in der Lücke zwischen zwei Gruppen
      die Anleitung beschreibt die Architektur vom Vorjahr
      ein alter Dienst mit einem Nutzer bindet so viel Kraft wie ein neuer mit tausend
      die Wartezeit folgt der Größe der Änderung, also warten die großen am längsten
      der stille Eingriff in der Nacht landet nie im Backlog
    `),
    sales: lines(`
      das Geschäft stirbt zwischen zwei Kalendern, lange vor dem Nein
      wer unterschreibt, hat die überzeugende Folie nie gesehen
      der Rabatt am Quartalsende kommt als nächster Startpreis zurück
      die Notizen halten fest, was gesagt wurde, und übergehen, wer schwieg
      ein Fürsprecher ohne Budget kostet beide Seiten Zeit
      der Einkauf kommt spät dazu und öffnet, was geklärt schien
      der zweitbeste Kontakt antwortet am schnellsten und bekommt die meiste Zeit
      ein Nein in der zweiten Woche ist billiger als ein Vielleicht im sechsten Monat
    `),
    people: lines(`
      die Vorgesetzten erfahren es einen Tag vor allen anderen
      wer geht, hat Monate vorher aufgehört zu fragen
      zwei Leute schreiben Verschiedenes mit und erinnern sich an dieselbe Anekdote
      Teilzeitkräfte bekommen die Einladung und verpassen den Termin
      die ungeschriebenen Regeln erklärt man mittags, denen, die mitessen
      interne Bewerber hören das Ergebnis zuletzt
      das Versprechen gab jemand, der längst in einer anderen Abteilung sitzt
      die Leisen bekommen einmal im Jahr Rückmeldung, die Lauten jede Woche
    `),
    design: lines(`
      der lange Nachname sprengt das Layout, das nur mit kurzen erprobt war
      fünf Testpersonen finden das große Problem und übersehen das mit dem Screenreader
      die Fehlermeldung schreibt zuletzt, wer noch da ist
      der Entwurf zeigt zehn Einträge, das Leben bringt keinen oder tausend
      der alte Baustein überlebt auf der einen Seite, die das Geld verdient
      alle nicken zum Entwurf und greifen dann zur Zurück-Taste
      die Übersetzung ist ein Drittel länger und schiebt den Knopf aus dem Bild
      der Weg über die Tastatur wird einmal geprüft, vor dem letzten Umbau
    `),
    finance: lines(`
      die Schätzung verfehlt genau die Rechnung, die über den Stichtag rutscht
      Kostenstellen verteidigen die Zahl vom Vorjahr, weil sie die nächste bestimmt
      die Tabelle hat eine Autorin und zwölf Leser, die sie nicht anfassen
      säumige Zahler kennt man mit Namen, und sie behalten ihre Fristen
      hinter einer Rückstellung steckt oft eine vertagte Entscheidung
      kleine Käufe dauern am längsten, weil jeder zwei Unterschriften braucht
      der Vergleich mit dem Vorjahr vergleicht zwei verschiedene Kalender
      der Puffer liegt an drei Stellen, und jeder kennt nur seine
    `),
    health: lines(`
      das Formular fragt zum dritten Mal, was am Empfang schon gesagt wurde
      Einzelheiten gehen in den zehn Minuten verloren, in denen sich zwei Dienste treffen
      der Termin um acht bestimmt die Verspätung des ganzen Vormittags
      die Dokumentation rutscht in den Abend, wenn die Details verblasst sind
      für den ersten Besuch findet sich jemand zum Dolmetschen, für den zweiten fehlt er
      der Tausch unter Kollegen erreicht den Plan nie
      das Telefon klingelt am meisten, während am Empfang alle ankommen
      wer die Station auswendig kennt, liest die Tafel nicht mehr
    `),
    sustainability: lines(`
      der größte Anteil liegt bei Lieferanten, die den Fragebogen nie beantworten
      das Ersatzteil gibt es, die Anleitung zum Einbau fehlt
      der Vermieter liest den Zähler ab, die Mieterin zahlt die Rechnung
      zwei Datenbanken weichen stärker voneinander ab als zwei Jahre Einsparung
      die Kisten kommen pünktlich zurück, außer aus dem entfernten Lager
      die Ersparnis taucht im Budget einer anderen Abteilung auf
      ein Besuch mit drei Wochen Vorlauf sieht ein aufgeräumtes Lager
      die Warteliste beim Elektriker bestimmt den Zeitplan, egal, was gefördert wird
    `),
    marketing: lines(`
      beurteilt wird nach zwei Wochen, gekauft nach fünf Monaten
      die Anekdote, die Käufer weitererzählen, steht auf keiner Folie
      der letzte Klick bekommt die Anerkennung, das erste Gespräch keine
      die Liste wächst um Leute, die nur den Download wollten
      der Vertrieb hört von der neuen Aussage durch einen Interessenten
      der Kalender füllt sich mit Terminen, die außerhalb der Firma keinen kümmern
      die drei besten Anfragen wären ohnehin gekommen
      die Überschrift wird getestet, das Formular dahinter hat neun Felder
    `),
    product: lines(`
      der lauteste Kunde schreibt die Hälfte der Wünsche
      man beschreibt, was man zuletzt tat, und rät, was man als Nächstes täte
      wer früh mitmacht, mag Neues schon von Natur aus
      die Option, die niemand nutzt, hat einen Nutzer, und der sitzt im Vorstand
      das Ziel bekommt eine Zahl, und die Zahl wird binnen eines Quartals frisiert
      der Support kannte die Antwort, bevor jemand fragte
      Termine stehen genau an den Punkten, die am unsichersten sind
      eine Option zu streichen kostet drei Sitzungen, eine neue keine
    `),
    education: lines(`
      der Kurs endet am Freitag, die alte Routine kehrt am Montag zurück
      wer es am nötigsten hätte, bestimmt am wenigsten über den eigenen Kalender
      das Zertifikat belegt Anwesenheit, gewünscht war ein Können
      die Begleitung wird nach Rang ausgesucht, gefragt wird nach dem Alltag
      Übung braucht eine echte Aufgabe, und die bekommen die Erfahrenen
      das Geld verfällt im Dezember, also ist der November voller Seminare
      die Rückmeldung kommt nach der Prüfung, wenn sie nichts mehr ändert
      am besten erklärt es, wer es selbst erst vor einem Monat gelernt hat
    `),
  },
  endings: {
    case: lines(`
      Man stelle sich vor, die Jüngste im Haus muss allein entscheiden, {when}.
      Typisch ist die halb fertige Übergabe, {when}.
      Sichtbar wird es an einer einzigen eiligen Anfrage, {when}.
      Erklären muss es dann der Empfang, {when}.
      Ein kleiner Zulieferer würde es zuerst spüren, {when}.
      Bezeichnend ist die Mail, die drei beantworten und keiner abschließt, {when}.
      Die Vertretung ohne Notizen merkt es sofort, {when}.
      Man achte auf die kleinste Aufgabe der Liste, {when}.
      Eine Aushilfe stolpert am dritten Tag darüber, {when}.
      Eine vergessene Ausnahme hält dann alles auf, {when}.
      Es fängt mit einem harmlosen Umweg an, {when}.
      Zwei Abteilungen warten dann aufeinander, {when}.
    `),
    question: lines(`
      Wer merkt zuerst, dass es nicht mehr trägt, {when}?
      Was fällt als Erstes weg, {when}?
      Hält die Absprache noch, {when}?
      Wer darf dann Nein sagen, {when}?
      Wo erfahren Neue davon, {when}?
      Gäbe es einen Grund, zum alten Weg zurückzukehren, {when}?
      Welcher Teil davon läuft von selbst, {when}?
      Woran erkennt man den Unterschied zur bloß schlechten Woche, {when}?
      Wer trägt die zusätzliche Arbeit, {when}?
      Gibt es eine Rückfallebene, {when}?
      Würde eine leichtere Fassung genügen, {when}?
      Welchem frühen Zeichen kann man trauen, {when}?
    `),
    counter: lines(`
      Eine strenge Regel schadet mehr, als sie nützt, {when}.
      Zu viert wirkt eher das Gegenteil, vor allem, {when}.
      Nichts zu tun ist die billigere Antwort, {when}.
      Der alte Weg gewinnt trotzdem, {when}.
      Zusätzliche Struktur bremst nur, {when}.
      Diese Logik dreht sich um, {when}.
      Tempo zählt dann vor Einheitlichkeit, {when}.
      Der Rat stimmt nicht mehr, {when}.
      Eine einzelne zuständige Person wird zum Engpass, {when}.
      Einen Monat zu warten wäre klüger, {when}.
      Eine Ausnahme ist die ehrlichere Lösung, {when}.
      Das Zählen setzt den falschen Anreiz, {when}.
    `),
    number: lines(`
      Man zähle zwei Wochen lang die Rückfragen und dann noch einmal, {when}.
      Die Stunden bis zur ersten Antwort würden es zeigen, {when}.
      Zehn Fälle auf einem Blatt Papier reichen, um es zu sehen, {when}.
      Jeder fünfte Fall ist eine brauchbare Alarmgrenze, {when}.
      Der Anteil der Wiedervorlagen im Normalmonat ist der Maßstab; man zähle noch einmal, {when}.
      Eine Stoppuhr an einem Vormittag sagt mehr als jeder Fragebogen, {when}.
      Man notiere, wie viele Leute gefragt werden müssen, {when}.
      Offene Punkte, die älter als dreißig Tage sind, verraten am meisten, {when}.
      Man halte fest, wie oft sich der vereinbarte Termin verschiebt, {when}.
      Eine halbe Stunde pro Woche sind drei Arbeitstage im Jahr, und mehr, {when}.
      Der Durchschnitt sagt hier wenig, das langsamste Zehntel umso mehr, {when}.
      Man stelle die Kosten eines verlorenen Tages daneben, {when}.
    `),
    connect: lines(`
      In Küchen sieht jemand am Pass jeden Teller; so ein zweiter Blick hülfe, {when}.
      Piloten wiederholen jede Anweisung laut; das Nachsprechen hülfe auch hier, {when}.
      Staffelläufer üben die Übergabe mehr als den Sprint; eine Probe lohnte sich, {when}.
      Bibliotheken sortieren zu festen Terminen aus; ein Verfallsdatum hülfe, {when}.
      Kletterer prüfen gegenseitig ihre Knoten; zu zweit fiele es auf, {when}.
      Gärtner schneiden im Winter, bevor es wehtut; ein früher Schnitt hülfe, {when}.
      Versicherer lassen jedem einen kleinen Selbstbehalt; das änderte das Verhalten, {when}.
      Verkehrsplaner wissen, dass sich jede neue Spur füllt; mehr Kapazität hilft kaum, {when}.
      Theater haben für jede Rolle eine Zweitbesetzung; ein zweiter Name hülfe, {when}.
      Statistiker erwarten den nächsten Wert näher am Mittel; Geduld lohnt sich, {when}.
      Schiffe teilen den Tag in Wachen; eine feste Stunde zur Übergabe hülfe, {when}.
      Schachspieler verlieren in besserer Stellung auf Zeit; eine Frist je Entscheidung hülfe, {when}.
    `),
  },
  circumstances: lines(`
    wenn zwei Leute in derselben Woche Urlaub haben
    wenn die Umstellung erst einen Monat her ist
    sobald die Person, die es eingeführt hat, woanders arbeitet
    wenn Wünsche von zwei Seiten zugleich kommen
    wenn morgen die Frist abläuft
    wenn im Juni schon das halbe Budget weg ist
    wenn die Leute in drei Zeitzonen sitzen
    sobald ein zweiter Standort dieselben Regeln befolgen soll
    während besonders viele Neue anfangen
    nachdem ein Quartal lang nichts schiefging
    wenn die einzige Fachfrau den ganzen Tag in Sitzungen sitzt
    wenn die Woche zwischen zwei Feiertagen kurz ist
    sobald eine Prüferin nach den Belegen fragt
    wenn jemand befristet dazukommt
    wenn halb so viele Leute dasselbe Pensum haben
    wenn es Freitag um vier ist
    während ein großes Vorhaben alle abzieht
    wenn das Programm dahinter seine Lizenz ändert
    nachdem sich der Plan zum dritten Mal geändert hat
    wenn sich die Firma gerade verdoppelt hat
    wenn ausgerechnet die lauteste Person dagegen ist
    wenn manche nur zwei Tage die Woche da sind
    während im Sommer kaum jemand da ist
    sobald niemand mehr danach fragt
  `),
};
