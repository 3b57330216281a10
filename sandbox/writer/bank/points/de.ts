import { type Points, thoughts } from '../types.ts';

export const de: Points = {
  'Die Beschwerden gingen um {pct} Prozent zurück, ganz ohne neues Werkzeug.': thoughts(`
    case: So ein Rückgang kann auch heißen, dass manche aufgegeben haben. Wer früher jede Woche schrieb und jetzt schweigt, wüsste mehr.
    case: Bei Beschwerden gibt es auch den umgekehrten Fall: Nach einer echten Verbesserung rufen erst einmal mehr Leute an, weil es sich wieder lohnt.
    question: Übrig bleiben oft die Beschwerden, die am teuersten sind. Welche Sorte ist es bei euch, und wer kümmert sich darum?
    question: Haben die Leute, die sich beschwert hatten, eigentlich erfahren, was daraus geworden ist?
    counter: Solange auch die Menge sinkt, beweisen weniger Beschwerden wenig. Auf hundert Fälle gerechnet, können von {pct} Prozent null übrig bleiben.
    counter: Mehr Beschwerden wären manchmal das bessere Zeichen: Sobald jemand antwortet, melden Leute auch das, was sie bisher geschluckt haben.
    number: Bei zwanzig Beschwerden im Monat sind {pct} Prozent eine Handvoll, die eine Ferienwoche erklären kann. Bei fünfhundert ist es ein Ergebnis.
    number: Daneben gehören zwei Zahlen: wie viele Fälle es insgesamt gab und wie viele sich über dasselbe zweimal beschwert haben.
    connect: In der Luftfahrt macht eine sinkende Zahl von Meldungen misstrauisch. Gut ist sie erst, wenn sich die Leute noch trauen zu melden.
    connect: Der Einzelhandel kennt die stille Variante: Auf jede Beschwerde an der Kasse kommen Leute, die wortlos gehen. Die fehlen in der Statistik.
  `),
  'Schwierig war nie die Methode, sondern die Frage, was wir weglassen.': thoughts(`
    case: Geprüft wird das Weglassen bei der ersten Ausnahme: Jemand von oben fragt nach dem gestrichenen Teil, und durch die Hintertür ist er wieder da.
    case: Spätestens die Übergabe zeigt, ob das Weglassen hält. Wer neu ist und nicht weiß, was warum fehlt, baut es binnen eines Monats wieder ein.
    question: Steht irgendwo, was weggelassen wurde und warum, damit es niemand in bester Absicht zurückholt?
    question: Wer war beim Streichen dagegen, und kam später doch etwas davon durch die Hintertür zurück?
    counter: Unter strenger Aufsicht dreht sich das um. Dort ist die Liste dessen, was wegdarf, kurz und die Methode der schwere Teil.
    counter: Weglassen fällt denen leicht, die den fehlenden Teil nicht brauchen. Die Rechnung geht an die eine Person, die ihn brauchte.
    number: Eine grobe Probe: Hat nach neunzig Tagen niemand nach etwas Gestrichenem gefragt, hätte noch mehr wegfallen können.
    number: Einmal alles zählen, was es gibt, und dann das, was im letzten Monat jemand benutzt hat: Die Differenz ist die nächste Streichliste.
    connect: Beim Packen für eine lange Wanderung lernt man das Weglassen: Jedes Teil ist leicht, und das letzte spürt man erst am zweiten Tag.
    connect: Museen leben vom Weglassen: Der größte Teil der Sammlung liegt im Depot, und erst dadurch wird die Ausstellung lesbar.
  `),
  'Wir schreiben die Entscheidung jetzt vor der Besprechung auf, nicht danach.': thoughts(`
    case: Heikel wird die Sitzung, in der die aufgeschriebene Entscheidung falsch ist. Traut sich niemand, es durchzustreichen, war sie eine Zeremonie.
    case: Von einer aufgeschriebenen Entscheidung haben alle am meisten, die nur zugeschaltet sind. Auf dem Flur konnten sie ohnehin nie mitreden.
    question: Wer den Entwurf schreibt, hat schon halb gewonnen. Wechselt der Stift bei euch?
    question: Wie oft ändert die Besprechung den Text noch, und würde jemand merken, wenn das aufhört?
    counter: Bei Problemen, die noch niemand versteht, geht es nach hinten los: Der fertige Satz zieht alle an, und die schräge Bemerkung, die geholfen hätte, bleibt aus.
    counter: Wer vorher aufschreibt, belohnt die Schnellschreiber. Manche denken beim Reden und haben erst eine Meinung, wenn der Text schon steht.
    number: Fünfhundert Wörter liest man in gut zwei Minuten. Beginnt die Besprechung mit zwei stillen Minuten, haben es wirklich alle gelesen.
    number: Der Anteil der Entwürfe, die verändert aus der Besprechung kommen, wäre eine schöne Zahl. Nahe null kann die Sitzung wegfallen.
    connect: Gerichte machen es mit Absicht umgekehrt: Das Urteil entsteht nach der Verhandlung, damit niemand den Eindruck hat, es stand vorher fest.
    connect: In der Forschung heißt das Präregistrierung: vorher aufschreiben, was man erwartet, damit man sich hinterher schwerer etwas vormacht.
  `),
  'Eine klare Zuständigkeit schlägt {n} gute Absichten.': thoughts(`
    case: Bis zum ersten langen Urlaub. Landen die Fragen dann wieder auf {n} Tischen, stand da nur ein Name in einer Tabelle.
    case: Leise schief geht es, wenn jemand zuständig ist für {topic}, aber über die Kalender der anderen nicht mitreden darf.
    question: Ohne eine Zeile darüber, was man allein entscheiden darf, ist Zuständigkeit ein Titel. Wo steht diese Zeile?
    question: Hat sich die zuständige Person gemeldet, oder war sie gerade nicht im Raum, als ein Name gebraucht wurde?
    counter: Eine einzelne Zuständige ist auch eine einzelne Ausfallstelle. Für alles, was nachts läuft, sind zwei besser, die einander lesen können.
    counter: Manches verkommt gerade durch klare Zuständigkeit: Sobald die Teeküche eine Beauftragte hat, wischt sonst niemand mehr den Tisch ab.
    number: Ein schneller Versuch: {n} Leute einzeln fragen, wer zuständig ist. Bei weniger als {n} gleichen Antworten ist noch Luft.
    number: Zuständig werden meist die Ausgelasteten. Eine Stunde pro Woche sind gut sechs Arbeitstage im Jahr, und die müssen woanders wegfallen.
    connect: Im Orchester ist eine zuständig, ganz ohne Sitzung: Die Oboe gibt den Ton an, und über die Stimmung wird nicht verhandelt.
    connect: Die Psychologie nennt es Verantwortungsdiffusion: Je mehr Leute sehen, dass etwas nicht stimmt, desto seltener greift jemand ein.
  `),
  'Die gewonnene Zeit geht direkt zurück an unsere Kundschaft.': thoughts(`
    case: Gesparte Minuten kommen selten am Stück. Zehn Lücken von sechs Minuten sind auf dem Papier eine Stunde und trotzdem kein Besuch beim Kunden.
    case: Freitagnachmittag sieht man es am besten: Frisst die interne Post dort die freien Stunden, hat kein Kunde etwas davon.
    question: Von allein fließt freie Zeit zu den lautesten Kunden. Wer entscheidet, wer sie bekommt?
    question: Würde ein Kunde den Unterschied bemerken, etwa an einer schnelleren Antwort, oder sieht man ihn nur intern?
    counter: Einen Teil der gewonnenen Zeit sollte man vielleicht gar nicht verplanen. Ein Team ohne Luft begegnet der nächsten Überraschung mit Überstunden.
    counter: Kunden, die lieber seltener Kontakt hätten, freuen sich darüber kaum. Ihnen hilft die Zeit nur, wenn damit ein Problem verschwindet, bevor es bei ihnen ankommt.
    number: Vierzig Minuten pro Woche und Kopf sind etwa vier Arbeitstage im Jahr. Ob sie ankommen, zeigt der Anteil der Rückrufe am selben Tag.
    number: Glaubhaft wird die Ersparnis mit einem Vorher: Stunden mit Kunden in einer gewöhnlichen Woche damals und in einer heute.
    connect: Ökonomen nennen die Falle Rebound: Was billiger wird, wird mehr genutzt, und die gesparte Zeit füllt sich mit noch mehr vom Gleichen.
    connect: Die Waschmaschine hat Stunden gespart, und dann wurde öfter gewaschen. Ohne festen Platz im Kalender sucht sich die Zeit ihr eigenes Ziel.
  `),
  'Menschen wehren sich nicht gegen Veränderung, sondern gegen Überraschungen.': thoughts(`
    case: Auch Angekündigtes kann überraschen. Die Mail ging im Mai hinaus, und die Nachtschicht liest ihre Mails zweimal im Jahr.
    case: Schlimmer als die Überraschung ist die Ankündigung, nach der es dann anders kommt. Danach glaubt eine Weile niemand mehr der nächsten.
    question: Wer niemanden überraschen will und ein halbes Jahr vorher Bescheid sagt, bekommt ein halbes Jahr Gerüchte. Wie früh ist früh genug?
    question: Ist es wirklich nur die Überraschung, wenn jemand etwas verliert, etwa den Titel oder die spannendere Hälfte der Arbeit?
    counter: Manche wehren sich zu Recht. Wer Geld oder Rang verliert, sieht die Änderung kommen und will sie trotzdem nicht.
    counter: Wenn ohnehin alles feststeht, kann die Überraschung freundlicher sein. Monate voller Anhörungen über Beschlossenes zermürben mehr.
    number: Überraschung lässt sich messen, als Zeit zwischen dem ersten Gerücht und dem ersten offiziellen Wort. Unter zwei Tagen verbreitet sich kaum eine falsche Fassung.
    number: Aufschlussreich ist, wie viele nach der Ankündigung etwas fragen. Schweigt mehr als die Hälfte der Betroffenen, kam sie vermutlich nicht an.
    connect: Gute Zahnärztinnen vermeiden Überraschungen: Sie sagen, was als Nächstes kommt, und dieselbe Behandlung ist leichter auszuhalten.
    connect: Am Bahnsteig ist auch die Überraschung das Schlimme: Zwanzig angekündigte Minuten ärgern weniger als zehn, von denen niemand weiß, wann sie enden.
  `),
  'Seit das Ziel an der Wand hängt, sind die Diskussionen kürzer.': thoughts(`
    case: Nach sechs Monaten ist das Plakat ein Möbelstück. Dann passt das Ziel nicht mehr, aber niemand hängt es ab.
    case: Kurze Diskussionen können auch heißen, dass jemand aufgegeben hat. Nach einem Monat lohnt ein Gespräch mit der Person, die am meisten dagegen war.
    question: Was passiert mit der Arbeit, die nicht auf das Ziel einzahlt und trotzdem gemacht werden muss?
    question: Wer darf ändern, was dort hängt, und hat es schon einmal jemand versucht?
    counter: Kürzer werden auch die falschen Diskussionen. Ob es das richtige Ziel ist, darf ruhig lange besprochen werden.
    counter: Lesen zwei Abteilungen denselben Satz verschieden, macht die Wand es schlimmer: Beide fühlen sich bestätigt und fragen nicht mehr nach.
    number: Ein Versuch von einer Minute: Fünf Leute schreiben das Ziel mit dem Rücken zur Wand auf. Fünf Fassungen, und der Streit ist nur umgezogen.
    number: Wie lange diskutiert wird, ist die halbe Wahrheit. Leichter zu zählen ist, wie oft derselbe Streit binnen eines Monats wiederkommt.
    connect: Segler brauchen ihr Ziel ebenfalls vor Augen und peilen einen Punkt an Land an: Ohne ihn beginnt mit jeder Bö eine Debatte über den Kurs.
    connect: Wer baut, hängt den Lageplan über den Tisch. Das beendet Geschmacksfragen, denn entweder passt die Tür zum Hang oder eben nicht.
  `),
  'Aus den {n} Fehlschlägen haben wir mehr gelernt als aus dem einen Erfolg.': thoughts(`
    case: Das nächste Team wiederholt trotzdem Fehlschlag Nummer zwei, weil die Notizen dazu im Postfach von jemandem liegen, der gegangen ist.
    case: Lehrreich sind Fehler, die nah an ihrer Ursache auffallen. Einer, der sich nach einem Jahr zeigt, lehrt vor allem, wer damals da war.
    question: Gibt es unter den {n} Fehlschlägen einen, der als Erfolg durchgegangen wäre, wenn man ihn einen Monat früher beendet hätte?
    question: Mit dem Wissen von heute: Welcher der {n} Fehlschläge wäre schon nach einer Woche beendet worden?
    counter: Womöglich steckt in dem einen Erfolg mehr: Er zeigt, dass eine Mischung funktioniert. Die {n} anderen schließen nur je eine von hundert aus.
    counter: Scheitern lehrt nur, wenn sich dazwischen etwas ändert. Derselbe Versuch mit mehr Mühe wiederholt die Lektion zum vollen Preis.
    number: Man könnte sie mit Preisen versehen: Der billigste der {n} Fehlschläge, der etwas gelehrt hat, ist ein vernünftiges Budget für den nächsten Versuch.
    number: Zu jedem Fehlschlag eine Zeile mit der Woche, in der man es hätte wissen können: Der Abstand zum tatsächlichen Ende ist der eigentliche Preis.
    connect: Schachspieler sehen sich deshalb ihre verlorenen Partien an. In gewonnenen verdecken die Fehler des Gegners die eigenen.
    connect: In Gründergeschichten fehlen die Firmen, die niemand mehr befragen kann. Fehlschläge, zu denen es Notizen gibt, sind deshalb seltenes Material.
  `),
  'Vertrauen entstand, sobald wir die ungeschönten Zahlen zeigten.': thoughts(`
    case: Der zweite Monat mit ungeschönten Zahlen wird schwerer: Ein schlechter Wert taucht auf, und jemand schlägt vor, ihn vor dem Versand ein wenig zu glätten.
    case: Rohe Zahlen ohne Definition sorgen für neuen Streit. Zwei Abteilungen zählen denselben Fall verschieden, und beide sind ehrlich.
    question: Hat in den Wochen danach jemand die Zahlen gegen eine Kollegin verwendet, und wie ging das aus?
    question: Wer bekam die Zahlen zu sehen: nur das Team oder auch die Geschäftsführung, die dieselbe Tabelle als Liste der Schuldigen lesen könnte?
    counter: In kleinen Gruppen zeigen rohe Zahlen auf einzelne Menschen. Unter fünf Leuten ist ein Mittel über längere Zeit fairer.
    counter: Auch ungeschönt ist ausgewählt: Irgendwer hat die Spalten bestimmt, und einer nackten Tabelle sieht man das schlechter an als einem Diagramm.
    number: Spannender als die Zahlen sind ihre Korrekturen: wie oft jemand sagt, dass ein Wert nicht stimmt, und nach wie vielen Tagen er berichtigt ist.
    number: Neben jede Zahl gehört ihr Datum. Sonst streitet man über sechs Wochen alte Messungen, als wären sie von heute früh.
    connect: Restaurants mit offener Küche zeigen sich auch ungeschönt. Kaum ein Gast schaut hin, und gekocht wird, als täten es alle.
    connect: Wetterdienste veröffentlichen, wie oft ihre Vorhersage danebenlag. Ein gezeigter Fehler kostet weniger als einer, den andere finden.
  `),
  'Ohne {other} hätte uns das weit mehr als {weeks} Wochen gekostet.': thoughts(`
    case: Die Versuchung kommt kurz vor einer Frist, wenn es ohne {other} sofort drei Tage schneller ginge und die Rechnung erst im Frühjahr kommt.
    case: Neue Führungskräfte sparen gern zuerst die Mühe für {other}, denn der Schaden fällt in die Zeit ihrer Nachfolge.
    question: Ein Verlust, der ausblieb, lässt sich schwer vorzeigen. Womit habt ihr die Leute überzeugt, die das bezahlen?
    question: Hätte auch eine kleinere Fassung gereicht, oder lohnt sich der Aufwand für {other} nur ganz oder gar nicht?
    counter: Vermiedene Kosten sind das bequemste Argument. Manche kommen gut ohne {other} aus und schreiben darüber bloß keine Beiträge.
    counter: In einem Vorhaben, das nächsten Monat enden kann, geht es gut ohne {other}. Vorbeugen lohnt sich bei Dingen, die lange genug leben.
    number: Pro Kopf wird die Zahl brauchbar: {weeks} Wochen einer Fachkraft und {weeks} Wochen eines ganzen Teams sind sehr verschiedene Summen.
    number: Der Aufwand gehört daneben, in Wochen für {other}: Bei eins zu zehn widerspricht kaum jemand, bei eins zu zwei ist die Frage offen.
    connect: Versicherungen sehen in jedem guten Jahr überflüssig aus: Das Geld ist weg, und nichts ist passiert. Gerecht urteilt man erst nach zehn davon.
    connect: Mit Zahnseide ist es dieselbe Rechnung: zwei Minuten am Tag gegen einen langen Nachmittag in vier Jahren, und der wirkt immer weit weg.
  `),
  'Als ich zu {company} kam, gab es {n} Dokumente dazu und niemanden, der zuständig war.': thoughts(`
    case: Dokumente ohne Zuständige altern verschieden schnell. Wer neu ist, findet das älteste zuerst, weil darauf die meisten Verweise zeigen.
    case: Die nächste Umstrukturierung ist die Prüfung: Aus {n} Dokumenten ist eines geworden, und dann wechselt die zuständige Person die Abteilung.
    question: Beim Zusammenlegen von {n} Dokumenten verärgert man meist die Autorin des besten. Wie ließ sich das klären?
    question: Hat eigentlich jemand bei {company} die Zuständigkeit vermisst, oder gab es einen Umweg, mit dem alle leben konnten?
    counter: So schlecht ist dieser Anfang gar nicht: {n} Leute fanden es wichtig genug, um zu schreiben. Ein Zuständiger ohne Dokument wäre schlimmer.
    counter: Eine zuständige Person hilft, solange sie die Stelle hat. Ein Prüfdatum oben auf der Seite überlebt auch den nächsten Wechsel.
    number: Nach der letzten Änderung sortiert, verraten die {n} viel: Ist auch das neueste älter als ein Jahr, holen sich die Leute ihre Antworten woanders.
    number: Die Aufrufe der letzten neunzig Tage wären ein fairer Maßstab. Entfallen fast alle auf eines der {n}, ist der Rest ein Archiv.
    connect: Stadtarchive haben für herrenlose Papiere eine Regel: Jede Kiste trägt das Datum, an dem sie geprüft oder vernichtet wird, sonst kommt sie nicht hinein.
    connect: Wikipedia hat Millionen Seiten und keine Zuständigen. Es lebt von Beobachtungslisten: Bei jeder Änderung erfährt es irgendwer.
  `),
  'Letzten Monat haben wir mit {n} Kolleginnen und Kollegen einfach gezählt, wohin die Stunden gehen.':
    thoughts(`
    case: Das Zählen geht gut, bis die Lieblingsaufgabe von jemandem oben steht. Ab da wird darüber geredet, ob der Monat typisch war.
    case: Stunden zwischen zwei Aufgaben tauchen nirgends auf: fünf Minuten, um die Datei zu finden, zehn, um wieder hineinzukommen.
    question: Schätzung und Zählung passen selten zusammen. Bei welcher Aufgabe lagen die {n} am weitesten daneben?
    question: Fiel nach dem Zählen etwas weg, oder erklärt die Liste nur, warum alle müde waren?
    counter: Ein gezählter Monat bevorzugt, was jede Woche vorkommt. Die Aufgabe, die jeden März drei Tage frisst, fehlt darin.
    counter: Gezählte Stunden sehen ordentlicher aus als die übrigen. Ein unangekündigter Blick auf eine beliebige wäre weniger schmeichelhaft.
    number: Vier Wochen zu vierzig Stunden sind 160 pro Kopf. Was in der Summe fehlt, ist womöglich der größte Posten.
    number: Alles unter zwei Stunden ist bei {n} Leuten und einem Monat Rauschen. An den drei größten Blöcken lohnt sich eine Entscheidung.
    connect: Stunden zu zählen wirkt wie ein Haushaltsbuch: Das Aufschreiben ändert die Ausgaben, bevor irgendjemand etwas beschlossen hat.
    connect: Auf die dunkle Materie kam man, weil das Sichtbare nicht reichte. Auch Stunden, die niemand zuordnen kann, verdienen eine eigene Zeile.
  `),
  'Der Wendepunkt kam in Woche {weeks}, als der Jüngste im Team die naheliegende Frage stellte.': thoughts(`
    case: Am ersten Tag wird dieselbe Frage weggewischt. In Woche {weeks} sind alle müde genug, um sie zu hören.
    case: Naheliegende Fragen enden mit der Beförderung. Die nächste muss von jemandem kommen, der sich noch wundert.
    question: Beiträge wie dieser verraten die Frage selten, dabei wäre sie das Nützlichste daran. Wie lautete sie wörtlich?
    question: Gab es die Frage vorher schon, nur leiser gestellt, sodass niemand sie aufgriff?
    counter: Ein Teil des Verdienstes gehört dem Zeitpunkt: In der ersten Sitzung bekommt so eine Frage eine selbstsichere Antwort und ist tot.
    counter: Naive Fragen können gute Arbeit auch aufhalten. Auf jede, die ein Projekt dreht, kommen einige, die gut Begründetes neu aufrollen.
    number: Ein Wendepunkt in Woche {weeks} hat einen Preis, nämlich alle Wochen davor mal die Leute im Raum. Eine halbe Stunde für dumme Fragen am Anfang ist dagegen billig.
    number: Zwei Wochen lang notieren, wer in Sitzungen fragt. Stellen die drei Ranghöchsten mehr als die Hälfte, wartet die naheliegende noch.
    connect: Andersen hat aus der naheliegenden Frage ein Märchen gemacht: Ein Kind sagt, dass der Kaiser nichts anhat, und alle Erwachsenen hatten es auch gesehen.
    connect: Programmiererinnen erklären ihren Fehler einer Gummiente, weil er beim Aussprechen des Selbstverständlichen herauskommt.
  `),
  'Bei {company} haben wir zuerst den großen Plan versucht. Er hielt {n} Tage.': thoughts(`
    case: Große Pläne leben am längsten, wo keiner hinsieht. Nach {n} Tagen das Ende zu bemerken, ist die billige Art zu scheitern.
    case: Verfasst dieselbe Person auch den zweiten Plan, hat er meist doppelt so viele Puffer und hält trotzdem nicht länger.
    question: Was gab zuerst nach, die Termine oder die Annahme, dass alle den Plan gelesen haben?
    question: Von gescheiterten Plänen bleibt oft etwas übrig. Welches Stück benutzt ihr heute noch?
    counter: Manches geht nicht in Teilen, der Umzug eines Lagers etwa. Da ist der große Plan richtig, und Zweifel nach {n} Tagen sind normal.
    counter: Es kann zu früh sein, nach {n} Tagen abzubrechen: Am schlimmsten sieht es aus, wenn der alte Weg weg und der neue noch nicht da ist.
    number: Die Planungstage geteilt durch die {n} Tage, die der Plan hielt: Je größer diese Zahl, desto kürzer darf der nächste werden.
    number: Ein Plan aus zwanzig Schritten, die je in neun von zehn Fällen klappen, kommt etwa bei jedem achten Versuch durch.
    connect: Moltke sagte, kein Plan überlebe den ersten Kontakt mit dem Feind. Die Eisenbahnfahrpläne ließ er trotzdem auf die Minute ausarbeiten.
    connect: Die Evolution hat keinen großen Plan und eine harte Regel: Jeder kleine Schritt muss für sich nützen. Als Filter für den zweiten Anlauf taugt das.
  `),
  'Ein kleiner Versuch mit {n} Freiwilligen hat gereicht, um es zu verstehen.': thoughts(`
    case: Freiwillige verzeihen viel. Ob die Anleitung trägt, zeigt die erste Person, die mitmachen muss.
    case: Vierzig Seiten Notizen liest niemand. Der nächsten Gruppe hilft die eine Seite, auf der steht, woran die {n} hängen blieben.
    question: Wer hat sich nicht gemeldet, und hätten diese Gründe etwas verraten, das die {n} nicht wissen konnten?
    question: Hat der Versuch etwas geändert, oder war die Entscheidung schon gefallen, als er ausgewertet wurde?
    counter: Mit Freiwilligen gelingt fast jeder Versuch, denn die Aufmerksamkeit erledigt die halbe Arbeit. Es entscheidet die Gruppe danach.
    counter: Zeigt sich eine Wirkung nur in einem von fünfzig Fällen, sind {n} Leute zu wenig. Dann hatte bloß keiner Pech.
    number: Ging es bei allen {n} gut, ist eine Fehlerquote von eins zu {n} immer noch gut möglich. So rechnen kleine Versuche.
    number: In jeder Runde verdoppeln, angefangen bei {n}, und aufhören, sobald niemand mehr etwas Neues notiert. Mit drei Runden kommt man weit.
    connect: Arzneimittel prüft man in Phasen: Die erste kleine Gruppe soll Schäden aufdecken, erst spätere sollen den Nutzen belegen.
    connect: Kochbuchverlage machen den kleinen Versuch ohne die Autorin und lassen nachkochen. Was dabei misslingt, ist ein Fehler im Text.
  `),
  'Die halbe Besprechung war Schweigen, dann zeichnete jemand den Ablauf auf eine Serviette.': thoughts(`
    case: Eine Serviette zeigt den Ablauf, wie ihn eine Person sieht. Reicht man den Stift weiter, drehen sich zwei Pfeile um.
    case: Auf dem Weg ins Wiki stirbt so eine Zeichnung: Im Programm hat sie zwölf Kästchen mehr, und niemand zeigt mehr mit dem Finger darauf.
    question: Stille beendet meist die ranghöchste Person im Raum. Was hat sie diesmal so lange davon abgehalten?
    question: Wo ist die Serviette heute, und welcher Pfeil hat sich als falsch herausgestellt?
    counter: Schweigen ist nicht immer Denken. In manchen Runden warten alle auf die eine Person, die zuerst reden darf, mit oder ohne Serviette.
    counter: Zeichnungen erklären die Reihenfolge und verstecken die Ausnahmen. Ein Ablauf mit zehn Sonderfällen wirkt auf der Serviette einfach, weil neun fehlen.
    number: Interessant sind auf der Serviette die Pfeile, die zu einem früheren Kästchen zurückführen. Jeder ist doppelte Arbeit, und die fällt am leichtesten weg.
    number: Drei Leute zeichnen denselben Ablauf in je fünf Minuten. Über Kästchen, die nur auf einem Blatt stehen, lohnt das Gespräch.
    connect: Im Krimi hängen deshalb Fotos an der Wand: Eine Lücke in der Liste bemerkt niemand, eine Lücke im Bild schon.
    connect: Beim Radio fürchtet man Sendelöcher, und gute Interviewer nutzen sie. Nach vier stillen Sekunden sagen Leute, was sie für sich behalten wollten.
  `),
  'Unser erster Anlauf scheiterte, weil wir kopiert haben, was bei {company} funktioniert.': thoughts(`
    case: Kopiert wird das Sichtbare, also das Treffen und seine Vorlage. Der Streit, aus dem beides entstand, bleibt bei {company}.
    case: Davor gab es bei {company} vermutlich zwei Jahre lang etwas anderes. Die Kopie fängt im dritten Jahr an.
    question: Was gibt es bei {company}, das euch fehlt, und hätte dort jemand gewarnt, wenn man gefragt hätte?
    question: Würde dieselbe Kopie heute funktionieren, nach allem, was ihr seit dem ersten Anlauf gelernt habt?
    counter: Kopieren ist als erster Schritt besser als sein Ruf. Es scheitert schnell und zeigt, welche Bedingungen anders sind.
    counter: Auch bei null anzufangen scheitert, nur langsamer. Eine Kopie, an der man immer nur eine Sache ändert, kommt oft weiter.
    number: Vor der nächsten Kopie zwei Zahlen vergleichen: wie viele Leute bei {company} daran arbeiten und wie oft sich die Regeln im letzten Jahr änderten.
    number: Zehn Bedingungen aufschreiben, die bei {company} gelten, und abhaken, was auch hier stimmt. Unter sieben ist es ein anderes Experiment.
    connect: Wer einen Garten kopiert, sieht sich zuerst den Boden an: Dieselbe Rose, die im einen Dorf die Wand hinaufwächst, kümmert im nächsten.
    connect: Auch Witze lassen sich nicht kopieren. Wort für Wort übersetzt gehen sie ein, also sucht man einen anderen Witz, der dieselbe Arbeit tut.
  `),
};
