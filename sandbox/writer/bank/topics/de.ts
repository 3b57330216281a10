import { type Topics, thoughts } from '../types.ts';

export const de: Topics = {
  general: thoughts(`
    case: Der Prüfstein für {topic} ist die neueste Kollegin: Sie kennt keine der Begründungen und muss am Freitag um vier allein entscheiden.
    case: In der Woche, in der zwei Leute Urlaub haben, sieht man den wahren Ablauf rund um {topic}. Was dann noch passiert, zählt.
    case: Eine Aushilfe am dritten Tag merkt, wo die Regeln für {topic} aufhören, klar zu sein. Alle anderen machen diesen Schritt blind.
    question: Was würde jemand über {topic} sagen, der dasselbe versucht und nach einem Monat still aufgehört hat?
    question: Wer trägt die zusätzliche Arbeit für {topic}, und wurden diese Leute vorher gefragt?
    question: Woran würde man früh erkennen, dass die Mühe um {topic} nichts mehr bringt, und wer sähe es zuerst?
    counter: Zu viert kann das Gegenteil stimmen: weniger Regeln für {topic} und eine Person mit gutem Gedächtnis.
    counter: Abwarten verdient einen fairen Vergleich. Manches, was man über {topic} klagt, erledigt sich nach der Hochsaison von selbst.
    counter: Jeder Rat über {topic} gilt, bis die Person dahinter die Stelle wechselt. Danach muss die Gewohnheit ohne Fürsprache auskommen.
    number: Zehn Fälle auf einem Blatt Papier genügen, um zu sehen, was es für {topic} gebracht hat: Datum und wer zweimal gefragt werden musste.
    number: Eine halbe Stunde pro Woche sind drei Arbeitstage im Jahr. Das ist ein ehrliches Preisschild für {topic}.
    number: Durchschnitte verdecken das Schlimmste. Das langsamste Zehntel der Fälle sagt über {topic} mehr und ist an einem Nachmittag gesammelt.
    connect: Staffelläufer üben die Übergabe mehr als den Sprint. Auch rund um {topic} entscheiden die Meter zwischen zwei Personen.
    connect: Bibliotheken sortieren zu festen Terminen aus. Ein solches Datum für {topic} ersparte allen die Debatte, was veraltet ist.
    connect: Theater haben für jede Rolle eine Zweitbesetzung. Ein zweiter Name für {topic} kostet wenig und fehlt nur einmal.
  `),
  engineering: thoughts(`
    case: Am kleinsten Dienst sieht man es: ein Nutzer, niemand zuständig, ein Skript von 2016. Hält der Ansatz für {topic} dort, dann hält er.
    question: Wie sieht es rund um {topic} in dem einen Repository aus, das niemand mehr anfassen mag?
    counter: In einem Team von drei Leuten kosten die meisten Regeln für {topic} mehr, als sie sparen. Sich umzudrehen geht schneller.
    number: Wartezeit verrät über {topic} mehr als Aufwand: zwei Wochen lang notieren, wie viele Stunden Fertiges einfach herumliegt.
    connect: Küchen schicken einen Tisch gemeinsam hinaus, also hält ein langsamer Teller vier Gäste auf. Rund um {topic} lohnt die Suche nach diesem Teller.
  `),
  sales: thoughts(`
    case: Der Rabatt, der in der letzten Quartalswoche ein Geschäft rettet, ist nächstes Jahr der Startpreis. Daran lässt sich jeder Plan für {topic} messen.
    question: Was sagen Käufer über {topic}, und hat jemand die gefragt, die woanders gekauft haben?
    counter: Stammkunden brauchen den Aufwand für {topic} kaum. Sie wollen am Telefon einen Termin und einen Preis.
    number: Bei den letzten zwanzig Geschäften die Tage zählen, an denen nichts geschah: Diese Summe sagt über {topic} mehr als die Abschlussquote.
    connect: Ärztinnen fragen, wo es wehtut, bevor sie behandeln. Ein Gespräch über {topic}, das mit dem Mittel beginnt, weckt denselben Argwohn.
  `),
  people: thoughts(`
    case: Bei Teilzeitkräften zeigt es sich: Sie bekommen die Einladung, verpassen den Termin und hören über {topic} erst mittags etwas.
    question: Nach drei Monaten im Haus, ohne jemanden aus der Personalabteilung im Raum: Was würde man da über {topic} hören?
    counter: In einem Betrieb mit dreißig Leuten ersetzen Regeln für {topic} leicht ein Gespräch, das es vorher gab. Manchmal war das der bessere Weg.
    number: Vor jeder neuen Regel für {topic} wäre zu zählen, wie viele der letztjährigen Kündigungen sie überhaupt betroffen hätte.
    connect: Scouts sehen sich einen Spieler gern an, wenn sein Team verliert. Auch über {topic} verrät die schlechte Woche mehr als die gute.
  `),
  design: thoughts(`
    case: Ein Nachname mit dreißig Buchstaben auf einem alten Telefon: Was man für {topic} beschließt, begegnet ihm in der ersten Woche.
    question: Welche Seite verstößt heute gegen die Regeln für {topic}, und ist es zufällig die, die das Geld verdient?
    counter: Für ein Werkzeug, das zehn geübte Leute den ganzen Tag benutzen, kann der übliche Rat über {topic} falsch sein. Sie wollen Dichte und Tastenkürzel.
    number: Fünf Testpersonen finden das meiste Offensichtliche. Die sechste sollte, wenn es um {topic} geht, nur die Tastatur benutzen.
    connect: Verkehrsschilder müssen nachts bei Regen aus dem Auto lesbar sein. Über {topic} entscheidet man mittags am großen Bildschirm.
  `),
  finance: thoughts(`
    case: Die Rechnung, die über den Stichtag rutscht, ist der ehrliche Test für {topic}, und sie gehört gern dem wichtigsten Lieferanten.
    question: Wer außerhalb der Buchhaltung muss für {topic} eine Gewohnheit ändern, und was hat diese Person davon?
    counter: Mit einem Produkt und Geld auf dem Konto ist Genauigkeit rund um {topic} ein Hobby. Eine grobe Zahl am Montag hilft mehr.
    number: Alte Schätzungen aufheben und nach einem Jahr vergleichen: Weichen sie rund um {topic} alle in dieselbe Richtung ab, ist die Methode der Fehler.
    connect: Schiffe tragen ihre Position zu festen Stunden ein, auch wenn nichts geschieht. Zahlen rund um {topic} leben von den langweiligen Tagen davor.
  `),
  health: thoughts(`
    case: Ein Besuch ohne Dolmetscherin ist der Test für {topic}: Das Formular fragt zum dritten Mal, was am Empfang niemand beantworten konnte.
    question: Was ändert sich rund um {topic} nachts um vier, wenn zwei Leute die ganze Station führen?
    counter: Auf einer kleinen Station, auf der jede jeden kennt, nimmt mehr Struktur für {topic} die Minute weg, in der man sonst geredet hat.
    number: Zehn Minuten am Tag sind im Jahr etwa 37 Stunden pro Pflegekraft. Jede Idee für {topic} sollte sagen, auf welcher Seite sie steht.
    connect: Fluglotsen lassen jede Anweisung wiederholen. Ein nachgesprochener Satz ist für {topic} womöglich billiger als ein weiteres Formular.
  `),
  sustainability: thoughts(`
    case: Der Vermieter entscheidet, und die Mieterin zahlt die Rechnung: So eine Trennung kann für {topic} das größere Hindernis sein als die Technik.
    question: Was bedeutet der Aufwand für {topic} beim kleinsten Lieferanten auf der Liste, der niemanden für Formulare hat?
    counter: Fällt die Ersparnis im Budget einer anderen Abteilung an, bleibt die beste Rechnung für {topic} eine Folie. Erst muss die Kostenstelle mitziehen.
    number: Vor der Summe lohnt der größte Posten: Zwei oder drei Zeilen machen rund um {topic} leicht das meiste aus, der Rest ist Rundung.
    connect: Flaschenpfand wirkt, weil die Münze sofort fällig ist. Was man für {topic} bis 2040 verspricht, konkurriert mit etwas, das am Samstag auszahlt.
  `),
  marketing: thoughts(`
    case: Eine Interessentin fragt den Vertrieb nach der neuen Aussage, und der hört sie zum ersten Mal. Solche Anrufe sagen viel über {topic}.
    question: Welche der besten Kunden des letzten Jahres kamen ganz ohne {topic}, auf einem Weg, den niemand geplant hatte?
    counter: Besteht der Markt aus zwölf Käufern, steckt man die Mühe um {topic} besser in zwölf Anrufe.
    number: Berichte decken zwei Wochen ab, Käufe brauchen Monate. Was vierzig neue Kunden als Anlass nennen, ist für {topic} ein brauchbarer Maßstab.
    connect: Bäuerinnen beurteilen Saatgut nicht in der Woche nach der Aussaat. Zahlen über {topic} aus den ersten vierzehn Tagen zeigen vor allem das Wetter.
  `),
  product: thoughts(`
    case: Der größte Kunde bittet per Mail um eine Ausnahme. An der Antwort sieht man, wie viel ein Team übrig hat für {topic}.
    question: Was müsste passieren, damit man anders über {topic} denkt, und wo würde man es zuerst sehen?
    counter: Mit acht Kunden ist vieles, was über {topic} gesagt wird, Zeremonie. Alle acht anzurufen dauert einen Nachmittag.
    number: Die letzten zehn Entscheidungen nehmen und ankreuzen, welche ohne {topic} anders ausgefallen wäre. Zwei sind ordentlich, bei null ist es ein Ritual.
    connect: In der Wettervorhersage kommt die Rückmeldung am nächsten Morgen, und daran wird man besser. Wer über {topic} entscheidet, erfährt das Ergebnis nach einem Jahr.
  `),
  education: thoughts(`
    case: Der Montag danach entscheidet: Verteilt die Vorgesetzte dieselbe Arbeit wie vorher, war die Mühe um {topic} bis Mittwoch vergessen.
    question: Woher nehmen Leute die Zeit für {topic}, die am wenigsten über den eigenen Kalender bestimmen?
    counter: Manche lernen aus Not. Mit einer echten Aufgabe und einer Frist kommen sie lange ohne {topic} aus.
    number: Ohne Übung ist vieles nach ein paar Wochen weg. Ein zweites Treffen nach einem Monat bringt für {topic} mehr als ein längeres erstes.
    connect: Musikerinnen üben den schweren Takt langsam und allein. Die meisten Pläne für {topic} sehen nur das Konzert vor.
  `),
};
