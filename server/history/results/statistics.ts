import { claimError, fewestComments, mostSureness, poorError, poorShare } from './thresholds.ts';

/** Answered comments of the comments that were measured. */
export type Answers = { answered: number; measured: number };

const coefficients = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The logarithm of the gamma function (Lanczos), for x above 0. */
function logGamma(x: number): number {
  if (x < 0.5) return logGamma(x + 1) - Math.log(x);
  const at = x - 1;
  const sum = coefficients.reduce((total, value, n) => total + (n === 0 ? value : value / (at + n)), 0);
  const t = at + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (at + 0.5) * Math.log(t) - t + Math.log(sum);
}
const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const logLikelihood = ({ answered, measured }: Answers, rate: number): number =>
  (answered === 0 ? 0 : answered * Math.log(rate)) +
  (answered === measured ? 0 : (measured - answered) * Math.log(1 - rate));

/** How closely half of the mixture lies around the rate that is tested. */
const closeness = 50;

/**
 * Evidence against this rate, as a logarithm: how much likelier the answers are under a mixture of rates.
 * Half of it lies near the rate and finds small differences, half (Jeffreys' prior) finds large ones soon. If
 * the rate is true, the evidence ever exceeds log(1 / error) with at most the probability `error`, however
 * often one looks (Ville's inequality).
 */
function evidence(answers: Answers, rate: number): number {
  const { answered, measured } = answers;
  const under = (yes: number, no: number): number =>
    logBeta(yes + answered, no + measured - answered) - logBeta(yes, no);
  const [near, wide] = [under(closeness * rate, closeness * (1 - rate)), under(0.5, 0.5)];
  const larger = Math.max(near, wide);
  const mixture = larger + Math.log((Math.exp(near - larger) + Math.exp(wide - larger)) / 2);
  return mixture - logLikelihood(answers, rate);
}

/** The rates that answers don't contradict, from 0 to 1. */
export type Interval = { least: number; most: number };

/**
 * A confidence sequence: all its intervals hold the true rate at once with the probability 1 - error, so that
 * one may look daily.
 * @param values how many intervals are compared. All of them together are wrong with 5 %
 */
export function intervalOf(answers: Answers, values = 1): Interval {
  const { answered, measured } = answers;
  const most = Math.log(values / claimError);
  const share = measured === 0 ? 0.5 : answered / measured;
  const edge = (outside: number): number => {
    let [near, far] = [share, outside];
    for (let n = 0; n < 30; n += 1) {
      const middle = (near + far) / 2;
      if (evidence(answers, middle) < most) near = middle;
      else far = middle;
    }
    return near;
  };
  return { least: answered === 0 ? 0 : edge(0), most: answered === measured ? 1 : edge(1) };
}

/**
 * The one claim of a comparison: the value that is surely best answered, and those whose whole interval lies
 * below its own.
 * @returns null without a clear difference
 */
export function clearDifference<Value extends { interval: Interval }>(
  values: readonly Value[],
): { better: Value; worse: Value[] } | null {
  const [better] = [...values].sort((a, b) => b.interval.least - a.interval.least);
  if (!better) return null;
  const worse = values
    .filter(({ interval }) => interval.most < better.interval.least)
    .sort((a, b) => a.interval.most - b.interval.most);
  return worse.length === 0 ? null : { better, worse };
}

/**
 * Whether a source answers clearly more seldom than its account: a one-sided sequential probability ratio
 * test of the account's rate against a fifth of it. A source at the account's rate is ever found with at most
 * 4 %.
 * @param rate the account's own share, above 0 and below 1: without answers or with nothing else, none is
 * poor
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
    fewestComments - answers.measured,
    Math.ceil((Math.log(1 / poorError) - ratio) / perComment),
  );
  return {
    isPoor: missing === 0,
    sureness: Math.min(mostSureness, Math.max(0, 1 - Math.exp(-ratio))),
    missing,
  };
}

/** The largest share of drafts that may still need an edit after so many approvals in a row, 95 % sure. */
export const mostEdits = (approvals: number): number => 1 - claimError ** (1 / approvals);
