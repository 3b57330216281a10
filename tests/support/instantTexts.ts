const things = (
  'onboarding,pricing,hiring,churn,roadmaps,retrospectives,code reviews,interviews,sales calls,customer support,design reviews,' +
  'release notes,error budgets,forecasts,contracts,partnerships,training,planning meetings,performance reviews,product demos,' +
  'user research,data quality,security audits,migration work,office hours,mentoring,budgets,job descriptions,documentation,feedback'
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
const starts = [
  'Interesting that',
  'In our case too,',
  'I had not expected that',
  'It matches what we saw:',
  'From the other side of the table,',
  'Last spring we learnt that',
  'What surprises me is how much',
  'You could add that',
  'My guess would have been that',
  'The way I read this,',
];
const middles = [
  'only pays off once somebody owns',
  'gets much easier together with',
  'tends to hide what is wrong with',
  'was the reason why we postponed',
  'asks for more patience than',
  'has to come well before',
  'and the habits behind it decide about',
  'made us change our mind about',
  'costs a week and saves a month of',
  'is where most people give up on',
];
const closings = [
  'Did the smaller teams notice first?',
  'How long until you saw a difference?',
  'We measured it for two months before we believed it.',
  'The second attempt went better than the first.',
  'Who decided when to stop?',
  'I would like to know what you dropped along the way.',
  'That was the part nobody had put into the plan.',
  'Our finance people disagreed for a while.',
  'Would the same hold with half of the people?',
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
  return `${pick(starts, turn)} ${first?.thing} ${middle} ${(second ?? first)?.thing}. ${pick(closings, turn + Math.floor(turn / 7))}`;
}
