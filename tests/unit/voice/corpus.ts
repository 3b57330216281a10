/** A generator of comments by a person with known habits. */
export type Hidden = {
  words: number;
  questions: number;
  exclamations: number;
  dashes: number;
  emoji: number;
  firstPerson: number;
};

const nouns =
  'pallets invoices audits shifts drivers margins tickets rollouts suppliers forecasts ramps depots'.split(
    ' ',
  );
const verbs = 'slow block decide shape cost delay ruin expose carry stretch'.split(' ');
const rest =
  'while the second depot still counts every carton by hand on paper before lunch each week near the gate'.split(
    ' ',
  );

/** Numbers from 0 to 1, by mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Exactly these shares of `count` comments have each habit; which ones is drawn. */
export function writeComments(hidden: Hidden, count: number, random: () => number): string[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const shuffled = (share: number): boolean[] =>
    Array.from({ length: count }, (_, at) => ({ has: at < Math.round(share * count), order: random() }))
      .sort((a, b) => a.order - b.order)
      .map(({ has }) => has);
  const has = {
    question: shuffled(hidden.questions),
    exclamation: shuffled(hidden.exclamations),
    dash: shuffled(hidden.dashes),
    emoji: shuffled(hidden.emoji),
    firstPerson: shuffled(hidden.firstPerson),
  };
  const spread = [-3, -2, -1, 0, 0, 1, 2, 3];
  return Array.from({ length: count }, (_, at) => {
    const words = Math.max(6, hidden.words + (spread[at % spread.length] ?? 0));
    const start = has.firstPerson[at] ? ['I', 'saw', pick(nouns)] : ['Late', pick(nouns), pick(verbs)];
    const more = Array.from({ length: words - start.length - 1 }, () => pick([...rest, ...nouns, ...verbs]));
    const text = [...start, ...more, pick(nouns)];
    if (has.dash[at]) text.splice(3, 0, '–');
    const end = `${has.question[at] ? '?' : ''}${has.exclamation[at] ? '!' : ''}` || '.';
    return `${text.join(' ')}${end}${has.emoji[at] ? ' 🚚' : ''}`;
  });
}
