import { lines, type Regular } from './types.ts';

export const david: Regular = {
  email: 'david.achterberg@example.com',
  name: 'David Achterberg',
  language: 'de',
  habit: 'German, with dashes',
  comments: lines(`
    Die Zahl klingt gut – nur zählt sie die Bestellungen nicht, die am Telefon nachgebessert wurden.
    Bei uns war es umgekehrt – erst kam der Einkauf, dann die Technik, und zuletzt hat jemand den Nutzer gefragt.
    Ein Pflichtenheft mit 90 Seiten liest niemand zu Ende – wir haben auf zwei gekürzt und die Rückfragen halbiert.
    Drei Freigaben sind zwei zu viel – spätestens im August ist jemand im Urlaub.
    Der Rollout scheitert selten an der Software – meistens fehlt im Lager ein Gerät, das noch Akku hat.
    Wer misst eigentlich die Wartezeit zwischen zwei Abteilungen – oder taucht sie in keiner Statistik auf?
    Den Prototyp haben wir bewusst hässlich gelassen – so reden alle über den Ablauf und keiner über Farben.
    Schulungen am Freitagnachmittag kann man sich sparen – am Montag fragt ohnehin jeder noch einmal.
    Das Angebot war am selben Tag draußen – nur die Kalkulation dahinter stammte aus dem Vorjahr.
    Eine Kennzahl ohne Namen daneben verschwindet – mit Namen wird sie jede Woche erklärt.
    Unser zweiter Anlauf war kleiner – eine Filiale, sechs Wochen, ein Abbruchkriterium.
    Die Dokumentation altert schneller als der Code – wir löschen sie inzwischen nach zwölf Monaten.
    Was passiert mit den Altverträgen – laufen die einfach nach den alten Regeln weiter?
    Im Mittelstand entscheidet oft die Person, die den Drucker repariert – sie kennt jede Ausnahme.
    Homeoffice am Montag hat bei uns die Übergabe gerettet – vorher kam die halbe Woche zu spät an.
    Der Vertrieb verspricht den Termin, die Fertigung erfährt ihn – daran ändert auch ein neues System nichts.
    Vierzig Rückmeldungen sind noch keine Richtung – fünf Anrufe hätten hier mehr gezeigt.
    Wir zahlen Vorschläge inzwischen sofort aus – auch die, aus denen nichts wird.
    Ein Probetag zeigt mehr als drei Gespräche. Allerdings muss ihn jemand vorbereiten, der Zeit dafür bekommt.
    Die Inventur dauerte früher zwei Tage. Seit jedes Regal einen Paten hat, sind es vier Stunden.
    Die Stückliste stimmt – nur die Maße im Kopf des Lieferanten sind andere.
    Ohne Betriebsrat wäre das Projekt schneller gestartet – und nach drei Monaten gestanden.
    Reklamationen lesen wir jetzt laut vor – im Protokoll klingt alles harmlos.
    Der Stichtag war der Fehler – zwei Wochen Parallelbetrieb hätten uns die Nachtschicht erspart.
  `),
};
