import type { LanguageCode } from '../network/text/types.ts';

/**
 * {a} and {b} are phrases of the post, {quote} a sentence of it, {name} the author's first name. Openers take
 * a quote or a phrase, middles add a thought or (quoting) a quote, closers ask or thank. None claims
 * something about the person in whose name it is posted.
 */
export type CommentWords = {
  openers: string[];
  middles: string[];
  quoting: string[];
  questions: string[];
  thanks: string[];
};

export const commentWords: Record<LanguageCode, CommentWords> = {
  en: {
    openers: [
      '“{quote}” is a line worth taking into the next meeting.',
      'What you write about {a} is clearer than most handbooks.',
      '{name}, “{quote}” deserves a post of its own.',
      'Putting {a} next to {b} is an interesting move.',
      'The part on {a} made me stop scrolling.',
      'Strong point on {a}: it is where good plans quietly fall apart.',
      '“{quote}” says more than a whole slide deck.',
      'You put {a} into plain words, and that is rare.',
      'There is a lot of noise about {a}, and this is not part of it.',
      '“{quote}” sounds simple, and yet it is easy to forget.',
      'The link you draw between {a} and {b} is the useful bit for me.',
      'Well observed, {name}, above all the remark on {a}.',
      'So much of this comes down to {a}.',
      'If I keep one thing from this post, it is “{quote}”.',
      'It is refreshing to see {a} described without the usual slogans.',
      'Good to read about {a} from somebody who names the trade-offs.',
      'The way you describe {a} makes the next step almost obvious.',
      'This turns {a} from a slogan into something one can try on Monday.',
    ],
    middles: [
      'Often the calendar is the obstacle, not the people.',
      'Perhaps {b} is the place to begin, and the rest follows.',
      'A slow first month may well pay itself back in the second.',
      'Giving {b} a single owner would probably settle half of the debate.',
      'I would add that {b} needs a little patience from everybody.',
      'Small steps around {b} tend to outlive big programmes.',
      'It also changes how one talks about {b}.',
      'The mood often changes before the numbers do.',
      'Doing less of it, but regularly, sounds like the sensible reading.',
      'Nobody applauds {b}, and still everything depends on it.',
      'One page that people use beats ten that they do not.',
      'It is tempting to skip {b} because it looks so obvious.',
    ],
    quoting: [
      '“{quote}” is the right order, too.',
      '“{quote}” is worth repeating until everybody is tired of it.',
      'The sentence “{quote}” explains why.',
      'For me “{quote}” carries the whole post.',
      '“{quote}” may be the most honest line here.',
      'And “{quote}” is what I would print on the wall.',
      'I read “{quote}” twice.',
      'Few people say it as plainly as “{quote}”.',
    ],
    questions: [
      'How did you bring the sceptics along?',
      'What would you do differently about {a} today?',
      'Does {b} hold up once the pressure comes back?',
      'Who owns it in your team?',
      'How long did it take until you saw the first effect?',
      'Where would you start with a much smaller team?',
      'What was the hardest part of {a} for you?',
    ],
    thanks: [
      'Thank you for spelling it out.',
      'Looking forward to the next part.',
      'One to keep for the next planning round.',
      'Good that you shared the unpolished version.',
      'Worth a second read.',
    ],
  },
  de: {
    openers: [
      '„{quote}“ ist ein Satz für die nächste Besprechung.',
      'Was hier zum Thema {a} steht, ist klarer als die meisten Handbücher.',
      '{name}, „{quote}“ hätte einen eigenen Beitrag verdient.',
      'Beim Stichwort {a} musste ich kurz innehalten.',
      'Starker Punkt zum Thema {a}: Genau da scheitern gute Pläne im Stillen.',
      '„{quote}“ sagt mehr als eine ganze Präsentation.',
      '„{quote}“ klingt einfach und wird doch so leicht vergessen.',
      'Die Verbindung von „{a}“ und „{b}“ ist für mich der nützlichste Gedanke.',
      'Gut beobachtet, {name}, vor allem der Hinweis auf „{a}“.',
      'Wohltuend, einmal ohne Schlagworte über „{a}“ zu lesen.',
      'So beschrieben wird aus „{a}“ etwas, das man am Montag ausprobieren kann.',
      'Zum Thema {a} gibt es viel Lärm, das hier gehört nicht dazu.',
    ],
    middles: [
      'Oft ist der Kalender das Hindernis, nicht die Menschen.',
      'Vielleicht ist „{b}“ der richtige Anfang, und der Rest folgt.',
      'Ein langsamer erster Monat zahlt sich im zweiten oft zurück.',
      'Eine einzige Zuständigkeit für „{b}“ würde wohl die halbe Debatte beenden.',
      'Kleine Schritte rund um „{b}“ überleben große Programme meistens.',
      'Die Stimmung ändert sich oft vor den Zahlen.',
      'Weniger davon, aber regelmäßig, klingt nach der vernünftigen Lesart.',
      'Es ist verlockend, „{b}“ zu überspringen, weil es so selbstverständlich aussieht.',
    ],
    quoting: [
      '„{quote}“ erklärt für mich, warum.',
      '„{quote}“ kann man gar nicht oft genug sagen.',
      'Und „{quote}“ würde ich an die Wand hängen.',
      'Der Satz „{quote}“ trägt für mich den ganzen Beitrag.',
      '„{quote}“ habe ich zweimal gelesen.',
    ],
    questions: [
      'Wie habt ihr die Skeptiker mitgenommen?',
      'Was würdest du bei „{a}“ heute anders machen?',
      'Hält „{b}“ auch, wenn der Druck zurückkommt?',
      'Wie lange hat es bis zur ersten Wirkung gedauert?',
      'Wo würdest du mit einem viel kleineren Team anfangen?',
    ],
    thanks: [
      'Danke für die klaren Worte.',
      'Ich freue mich auf den nächsten Teil.',
      'Ein Beitrag zum Aufheben für die nächste Planung.',
      'Schön, dass du auch das Unfertige teilst.',
    ],
  },
  es: {
    openers: [
      '«{quote}» es una frase para la próxima reunión.',
      'Lo que cuentas sobre «{a}» es más claro que muchos manuales.',
      '{name}, «{quote}» merece una publicación propia.',
      'La parte sobre «{a}» me ha hecho parar.',
      'Muy buen punto sobre «{a}»: ahí fallan sin ruido los buenos planes.',
      '«{quote}» dice más que una presentación entera.',
      '«{quote}» parece sencillo, y aun así se olvida con facilidad.',
      'La relación entre «{a}» y «{b}» es lo más útil para mí.',
      'Bien visto, {name}, sobre todo lo de «{a}».',
      'Se agradece leer sobre «{a}» sin los lemas de siempre.',
      'Así contado, «{a}» es algo que se puede probar el lunes.',
    ],
    middles: [
      'Muchas veces el obstáculo es la agenda, no las personas.',
      'Quizá «{b}» sea el mejor comienzo, y lo demás viene después.',
      'Un primer mes lento suele compensarse en el segundo.',
      'Un único responsable para «{b}» cerraría medio debate.',
      'Los pasos pequeños con «{b}» suelen durar más que los grandes programas.',
      'El ánimo suele cambiar antes que los números.',
      'Es tentador saltarse «{b}» porque parece demasiado evidente.',
    ],
    quoting: [
      'La frase «{quote}» lo explica todo.',
      '«{quote}»: nunca se dice lo suficiente.',
      'Y «{quote}» la pondría en la pared.',
      'Para mí «{quote}» sostiene todo el texto.',
      'He leído dos veces «{quote}».',
    ],
    questions: [
      '¿Cómo convencisteis a los escépticos?',
      '¿Qué harías distinto hoy con «{a}»?',
      '¿Aguanta «{b}» cuando vuelve la presión?',
      '¿Cuánto tardasteis en ver el primer efecto?',
      '¿Por dónde empezarías con un equipo mucho más pequeño?',
    ],
    thanks: [
      'Gracias por decirlo tan claro.',
      'Espero la siguiente parte.',
      'Para guardar de cara a la próxima planificación.',
      'Vale la pena leerlo dos veces.',
    ],
  },
};
