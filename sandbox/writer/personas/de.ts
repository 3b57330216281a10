import { lines } from '../bank/types.ts';
import type { BadParts } from './types.ts';

export const de: BadParts = {
  echoes: lines(`
    Genau: {sentence}.
    So ist es: {sentence}.
    Stimmt: {sentence}.
    Hier steht es: {sentence}.
    Ja: {sentence}.
    „{sentence}“, das ist der Punkt.
    Wie im Beitrag steht: {sentence}.
    Wirklich: {sentence}.
  `),
  echoEnds: lines(`
    Gerade was {topic} angeht.
    Das gilt für {topic}.
    So ist das, wenn es um {topic} geht.
    Eben auch für {topic}.
  `),
  retold: [
    [
      'Die Beschwerden gingen um {pct} Prozent zurück, ganz ohne neues Werkzeug.',
      'gemeckert wird spürbar seltener, obwohl die Ausstattung gleich blieb',
    ],
    [
      'Schwierig war nie die Methode, sondern die Frage, was wir weglassen.',
      'kniffliger als jede Technik bleibt, wovon man sich trennt',
    ],
    [
      'Wir schreiben die Entscheidung jetzt vor der Besprechung auf, nicht danach.',
      'Beschlüsse stehen bereits auf Papier, ehe man zusammensitzt',
    ],
    [
      'Eine klare Zuständigkeit schlägt {n} gute Absichten.',
      'ein einzelner Verantwortlicher bewirkt mehr als viel guter Wille',
    ],
    [
      'Die gewonnene Zeit geht direkt zurück an unsere Kundschaft.',
      'frei gewordene Stunden kommen den Abnehmern zugute',
    ],
    [
      'Menschen wehren sich nicht gegen Veränderung, sondern gegen Überraschungen.',
      'mit Neuem kann die Belegschaft leben, solange es angekündigt wird',
    ],
    [
      'Seit das Ziel an der Wand hängt, sind die Diskussionen kürzer.',
      'Debatten schrumpfen, wenn alle vor Augen haben, wohin es geht',
    ],
    [
      'Aus den {n} Fehlschlägen haben wir mehr gelernt als aus dem einen Erfolg.',
      'Misslungenes lehrt mehr als ein einzelner Triumph',
    ],
    [
      'Vertrauen entstand, sobald wir die ungeschönten Zahlen zeigten.',
      'Offenheit über nackte Werte schuf Zutrauen',
    ],
    [
      'Ohne {other} hätte uns das weit mehr als {weeks} Wochen gekostet.',
      'andernfalls wäre es erheblich teurer geworden',
    ],
    [
      'Als ich zu {company} kam, gab es {n} Dokumente dazu und niemanden, der zuständig war.',
      'anfangs lag reichlich Papier herum, und keiner fühlte sich verantwortlich',
    ],
    [
      'Letzten Monat haben wir mit {n} Kolleginnen und Kollegen einfach gezählt, wohin die Stunden gehen.',
      'eine Handvoll Leute hat erfasst, womit der Arbeitstag vergeht',
    ],
    [
      'Der Wendepunkt kam in Woche {weeks}, als der Jüngste im Team die naheliegende Frage stellte.',
      'jemand Unerfahrenes löste den Knoten, indem er laut nachhakte',
    ],
    [
      'Bei {company} haben wir zuerst den großen Plan versucht. Er hielt {n} Tage.',
      'das umfassende Vorhaben brach fast sofort zusammen',
    ],
    [
      'Ein kleiner Versuch mit {n} Freiwilligen hat gereicht, um es zu verstehen.',
      'ein bescheidenes Experiment mit Willigen genügte als Erklärung',
    ],
    [
      'Die halbe Besprechung war Schweigen, dann zeichnete jemand den Ablauf auf eine Serviette.',
      'aus der Sprachlosigkeit wurde eine Skizze',
    ],
    [
      'Unser erster Anlauf scheiterte, weil wir kopiert haben, was bei {company} funktioniert.',
      'das Nachahmen einer anderen Firma ging zunächst daneben',
    ],
  ],
  restated: lines(`
    die Dinge entwickelten sich anders als angenommen
    das beschriebene Vorgehen führte zum beschriebenen Ergebnis
    die Ereignisse liefen in ebendieser Reihenfolge ab
    die Beteiligten gingen durch ebensolche Phasen
    die obige Schilderung gilt in dieser Form
    eines folgte aus dem anderen, wie erzählt
    das Ergebnis entspricht der Darstellung
    es lief so, wie es geschildert wird
  `),
  retellings: lines(`
    Anders gesagt, über {topic}:
    Mit anderen Worten, rund um {topic}:
    Kurz gefasst, für {topic}:
    Umformuliert heißt das für {topic}:
    Noch einmal anders ausgedrückt, zum Thema {topic}:
    Zusammengefasst gilt für {topic}:
    Das bedeutet für {topic}:
    In schlichte Worte übersetzt, rund um {topic}:
  `),
  praise: lines(`
    Toller Beitrag über {topic}!
    Absolut richtig! {topic} wird unterschätzt.
    Großartiger Impuls zum Thema {topic}!
    Du sprichst mir aus der Seele!
    Wow, so wichtig! Danke für diesen Beitrag über {topic}.
    Trifft den Nagel auf den Kopf! {topic} geht uns alle an.
    Wunderbare Gedanken über {topic}!
    Sehr treffend formuliert, gerade über {topic}!
    Inspirierend, wie du über {topic} schreibst!
    Chapeau! Starker Beitrag über {topic}.
  `),
  truisms: lines(`
    In der heutigen Arbeitswelt ist das wichtiger denn je.
    Wahres Wachstum beginnt außerhalb der Komfortzone.
    Vertrauen, Klarheit und Mut sind das Fundament für Erfolg.
    Genau da entsteht echte Veränderung.
    Es geht nicht um Werkzeuge, sondern um Menschen.
    Authentische Führung entfaltet volles Potenzial.
    Resilienz, Empathie und Haltung machen den Unterschied.
    Nachhaltige Veränderung ist eine Reise.
    Das ist nicht nur ein Trend, sondern ein Mindset.
    Offenheit, Neugier und Leidenschaft ebnen den Weg, das macht den Unterschied.
  `),
  baits: lines(`
    Danke fürs Teilen!
    Wie seht ihr das?
    Weiter so!
    Was meint ihr?
    Das regt zum Nachdenken an!
    Vielen Dank für diesen wertvollen Beitrag!
    Wer sieht das auch so?
    Mehr davon!
    Auf die Zukunft!
    Hut ab!
  `),
  times: lines(`
    In meinen zwölf Jahren als Teamleiter
    In unserer Firma
    Bei einem unserer Kunden
    In meiner Abteilung mit 30 Leuten
    Nach acht Jahren in der Branche
    In unserem letzten Projekt
    Bei meinem früheren Arbeitgeber
    In meiner Zeit als Berater
    Mit unserem größten Kunden
    Letzten Frühling in meinem Team
  `),
  claims: lines(`
    haben wir den Aufwand für {topic} um 40 Prozent gesenkt
    habe ich erlebt, wie sich Klagen über {topic} halbierten
    haben wir {topic} mit 200 Leuten getestet und unsere Ergebnisse verdoppelt
    haben wir {topic} eingeführt, und unsere Kunden sparten drei Wochen
    habe ich zwei Jahre lang {topic} verantwortet und jede Prüfung bestanden
    haben wir {topic} gemessen, und unsere Fehlerquote fiel auf 2 Prozent
    haben wir auf {topic} umgestellt, und mein Team wuchs um ein Drittel
    habe ich {topic} aufgebaut, und unser Umsatz stieg um 18 Prozent
    haben wir {topic} abgeschafft, und unsere Kunden merkten nichts
    haben wir {topic} zum Standard gemacht und es nie bereut
  `),
  offers: lines(`
    Unser Tool automatisiert {topic} für dich.
    Meine Agentur hilft Teams, wenn es um {topic} geht.
    Unsere Plattform deckt {topic} vom ersten Tag an ab.
    Ich habe einen Kurs über {topic} geschrieben.
    Unsere Software nimmt Ihnen {topic} ab.
    Wir bieten einen Workshop über {topic} an.
    Mein Newsletter behandelt jede Woche {topic}.
    Unser Produkt wurde für {topic} gebaut.
    Ich gebe eine Masterclass über {topic}.
    Wir helfen Firmen wie Ihrer, wenn es um {topic} geht.
  `),
  calls: lines(`
    Schreib mir für eine kostenlose Vorführung.
    Die ersten 30 Minuten sind kostenlos, buchen Sie einen Termin.
    Schick mir eine Nachricht, ich zeige es dir gern.
    Link im Profil.
    Jetzt kostenlos testen.
    Gern schicke ich dir ein Muster, schreib mir einfach.
    Melden Sie sich, ich sende Ihnen unser Angebot.
    Fragen Sie uns nach einem Festpreis.
    Melde dich bei mir für einen Rabatt.
    Die Preise finden Sie in meinem Profil, kostenlos zum Testen.
  `),
};
