const things = (
  'onboarding,pricing,hiring,churn,roadmaps,retrospectives,code reviews,interviews,sales calls,customer support,design reviews,' +
  'release notes,error budgets,forecasts,contracts,partnerships,training,planning meetings,performance reviews,product demos,' +
  'user research,test data,security audits,migration work,office hours,mentoring,budgets,job descriptions,documentation,feedback'
).split(',');
const openings = [
  'We spent the last quarter on',
  'Nobody told me how much depends on',
  'Three years ago we gave up on',
  'A small change to',
  'Our team has stopped guessing about',
  'The hardest part of growing was',
  'Most companies I talk to ignore',
  'This week a customer asked about',
];
const findings = [
  'and it turned out that the real problem was',
  'and what helped in the end was better',
  'because it shows early what goes wrong with',
  'and we should have begun with',
  'while everybody around us talked about',
  'and the numbers say the same about',
  'after we had looked at a year of',
  'which is only possible with honest',
];
const endings = [
  'What would you do first?',
  'I would do it the same way again.',
  'The team is calmer since then.',
  'It took us eight weeks and one argument.',
  'Half of it was luck.',
  'I am still not sure that we were right.',
  'Two people carried most of it.',
  'The next step is to write it down.',
];
/** With `times`, far more openings than the ten comments whose openings a new one must not repeat. */
const starts = 'Beyond,After,Before,Without,During,Under,Across,Between,Around,Against,Behind,Besides'.split(
  ',',
);
const times = (
  'first launch,second budget,summer break,annual audit,new office,last merger,big move,late shift,quiet season,' +
  'board meeting,first hire,old contract'
).split(',');
const middles = [
  'only pays off once somebody owns',
  'gets much easier together with',
  'tends to hide the gaps in',
  'is the first victim of',
  'asks for more patience than',
  'has to come well before',
  'is decided by the habits behind',
  'takes half of its input from',
  'costs a week and saves a month of',
  'fails at the border to',
];
const closings = [
  'Did the smaller branches notice a month earlier?',
  'Which week showed the first difference?',
  'Two months of figures would settle it.',
  'The second attempt rarely repeats the first mistake.',
  'Who had the authority to stop halfway?',
  'Which step was dropped along the way?',
  'That line is missing in most project plans.',
  'Finance tends to see it a quarter later.',
  'Would the same hold with a night shift and temps?',
  'A checklist of five lines did more than a new tool.',
];

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** @param luck a number spread over 32 bits */
export function textOf(luck: number): string {
  const first = pick(things, luck >>> 3);
  const second = pick(things, luck >>> 9);
  return `${pick(openings, luck >>> 14)} ${first} ${pick(findings, luck >>> 17)} ${second}. ${pick(endings, luck >>> 20)}`;
}

/**
 * A comment on a post of `textOf`.
 * @param turn each number makes another comment; consecutive ones have little in common
 */
export function wordsAbout(post: string, turn: number): string {
  const named = things.map((thing) => ({ thing, at: post.indexOf(thing) })).filter(({ at }) => at >= 0);
  const [first, second] = named.sort((a, b) => a.at - b.at);
  const middle = pick(middles, turn + Math.floor(turn / middles.length));
  const start = `${pick(starts, turn)} the ${pick(times, Math.floor(turn / starts.length))}`;
  return `${start}, ${first?.thing} ${middle} ${(second ?? first)?.thing}. ${pick(closings, turn + Math.floor(turn / 7))}`;
}
