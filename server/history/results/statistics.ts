/** How sure a claim about shares is. Pure: no clock, no database. */

/** Answered comments of the comments that were measured. */
export type Answers = { answered: number; measured: number };

const coefficients = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function (Lanczos), for x of at least 0.5. */
function logGamma(x: number): number {
  const at = x - 1;
  const sum = coefficients.reduce((total, value, n) => total + (n === 0 ? value : value / (at + n)), 0);
  const t = at + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(t) - t + Math.log(sum);
}
const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const logLikelihood = ({ answered, measured }: Answers, rate: number): number =>
  (answered === 0 ? 0 : answered * Math.log(rate)) +
  (answered === measured ? 0 : (measured - answered) * Math.log(1 - rate));

/**
 * Evidence against this rate, as a logarithm: how much likelier the answers are under a mixture of all rates
 * (Jeffreys' prior). If the rate is true, the evidence ever exceeds log(1 / error) with at most the
 * probability `error`, however often one looks (Ville's inequality).
 */
const evidence = (answers: Answers, rate: number): number =>
  logBeta(answers.answered + 0.5, answers.measured - answers.answered + 0.5) -
  logBeta(0.5, 0.5) -
  logLikelihood(answers, rate);

/**
 * The rates that the answers don't contradict. Holds at all times at once with the probability 1 - error, so
 * that it may be looked at daily.
 */
export function interval(answers: Answers, error: number): { least: number; most: number } {
  const most = Math.log(1 / error);
  const share = answers.measured === 0 ? 0.5 : answers.answered / answers.measured;
  const edge = (inside: number, outside: number): number => {
    let [near, far] = [inside, outside];
    for (let n = 0; n < 50; n += 1) {
      const middle = (near + far) / 2;
      if (evidence(answers, middle) < most) near = middle;
      else far = middle;
    }
    return near;
  };
  return {
    least: answers.answered === 0 ? 0 : edge(share, 0),
    most: answers.answered === answers.measured ? 1 : edge(share, 1),
  };
}

/** The error of each comparison of several values, so that any wrong claim stays within 5 %. */
const errorOf = (values: number): number => 0.05 / ((values * (values - 1)) / 2);

/**
 * Whether one value answers more often than another. The evidence is the mixture's against every common rate:
 * both shares vary freely, against the likeliest rate that they have in common.
 * @param values how many values are compared at once
 * @returns 1 if `a` is better, -1 if `b` is, 0 without a clear difference
 */
export function compare(a: Answers, b: Answers, values: number): -1 | 0 | 1 {
  const both = { answered: a.answered + b.answered, measured: a.measured + b.measured };
  if (both.measured === 0) return 0;
  const rate = both.answered / both.measured;
  if (rate === 0 || rate === 1) return 0;
  if (evidence(a, rate) + evidence(b, rate) < Math.log(1 / errorOf(values))) return 0;
  return a.answered * b.measured > b.answered * a.measured ? 1 : -1;
}

/** A source that answers at this share of its account's rate is one to find. */
const poorShare = 1 / 5;
const poorError = 0.04;
const fewest = 20;

/**
 * Whether a source answers clearly more seldom than its account: a one-sided sequential probability ratio test
 * of the account's rate against a quarter of it. A source at the account's rate is ever found with at most 4 %.
 * @param rate the account's own share, above 0 and below 1: without answers or with nothing else, none is poor
 * @returns `sureness`, from 0 to 1: from 0.96 on the source is poor; `missing`: how many more comments
 * without an answer it takes
 */
export function poorSource(
  answers: Answers,
  rate: number,
): { isPoor: boolean; sureness: number; missing: number } {
  const ratio = logLikelihood(answers, rate * poorShare) - logLikelihood(answers, rate);
  const perComment = Math.log((1 - rate * poorShare) / (1 - rate));
  const missing = Math.max(
    0,
    fewest - answers.measured,
    Math.ceil((Math.log(1 / poorError) - ratio) / perComment),
  );
  return { isPoor: missing === 0, sureness: Math.max(0, 1 - Math.exp(-ratio)), missing };
}
