/**
 * `npm run fit-echo` (also `fit-slop`, `fit-pitch`): fits the weights of a check by logistic regression on
 * the open part of the corpus. Prints the result of cross-validation.
 */
import { writeFileSync } from 'node:fs';
import { banks } from '../sandbox/writer/compose.ts';
import { readWords } from '../server/automation/rules/checks/contentWords.ts';
import { countEcho, echoFeatures } from '../server/automation/rules/checks/echo.ts';
import { pitchCounts } from '../server/automation/rules/checks/pitch.ts';
import { scoreOf, type Weights } from '../server/automation/rules/checks/score.ts';
import { slopCounts } from '../server/automation/rules/checks/slop.ts';
import { type CorpusLine, isFine, readCorpus, readFine } from '../tests/corpus/corpus.ts';

type Counts = Record<string, number>;
const countsOf: Record<string, (line: Pick<CorpusLine, 'comment' | 'post' | 'language'>) => Counts> = {
  echo: ({ comment, post, language }) =>
    echoFeatures(countEcho(comment, readWords(post, language), language)),
  slop: ({ comment, language }) => slopCounts(comment, language),
  pitch: ({ comment, language }) => pitchCounts(comment, language),
};
/** L2 regularization: shrinks weights that few lines support. */
const ridge = 1;
const steps = 8000;
const folds = 10;
/** The share of good comments that each check may reject in cross-validation. */
const falseAlarms: Record<string, number> = { echo: 0.01, slop: 0.01, pitch: 0.025 };

const noPost = 'none-';

type Example = { counts: Counts; isOfClass: boolean; postId: string };

/** @throws {Error} for a locked line */
export function examplesOf(lines: readonly CorpusLine[], label: string): Example[] {
  if (lines.some(({ locked }) => locked)) throw new Error('The locked part of the corpus is not for fitting');
  const count = countsOf[label];
  if (!count) throw new Error(`There is no score for ${label}`);
  return lines
    .filter((line) => line.label === label || isFine(line))
    .map((line) => ({ counts: count(line), isOfClass: line.label === label, postId: line.postId }));
}

/**
 * Good comments for checks that need no post: those of the sandbox's writer, and some that were once
 * rejected.
 */
function fineWithoutPost(label: string): Example[] {
  const count = countsOf[label];
  if (!count || label === 'echo') return [];
  const ofBank = (['en', 'de', 'es'] as const).flatMap((language) =>
    [banks[language].points, banks[language].topics]
      .flatMap((groups) => Object.values(groups))
      .flatMap((thoughts) => Object.values(thoughts).flat())
      .map((comment) => ({ language, comment })),
  );
  return [...ofBank, ...readFine()].map((line, at) => ({
    counts: count({ ...line, post: '' }),
    isOfClass: false,
    postId: `${noPost}${at % (5 * folds)}`,
  }));
}

/** Gives both classes the same weight. */
export function fitWeights(examples: readonly Example[]): Weights {
  const names = Object.keys(examples[0]?.counts ?? {});
  const columns = names.map((name) => examples.map(({ counts }) => counts[name] ?? 0));
  const means = columns.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const spreads = columns.map((values, at) => {
    const variance = values.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / values.length;
    return Math.sqrt(variance) || 1;
  });
  const rows = examples.map((_, row) =>
    columns.map((values, at) => ((values[row] ?? 0) - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  );
  const positives = examples.filter(({ isOfClass }) => isOfClass).length;
  const weights = names.map(() => 0);
  let bias = 0;
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map((weight) => ridge * weight);
    let slope = 0;
    rows.forEach((row, at) => {
      const isOfClass = examples[at]?.isOfClass ?? false;
      const sum = row.reduce((total, value, column) => total + value * (weights[column] ?? 0), bias);
      const share = examples.length / 2 / (isOfClass ? positives : examples.length - positives);
      const error = (1 / (1 + Math.exp(-sum)) - Number(isOfClass)) * share;
      slope += error;
      row.forEach((value, column) => {
        slopes[column] = (slopes[column] ?? 0) + error * value;
      });
    });
    const rate = 4 / examples.length;
    bias -= rate * slope;
    slopes.forEach((by, column) => {
      weights[column] = (weights[column] ?? 0) - rate * by;
    });
  }
  const scaled = weights.map((weight, at) => weight / (spreads[at] ?? 1));
  return {
    bias: bias - scaled.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0),
    weights: Object.fromEntries(names.map((name, at) => [name, scaled[at] ?? 0])),
  };
}

/** Each line's score by weights that were fitted without the lines of its post. */
function crossValidate(
  examples: readonly Example[],
): { score: number; isOfClass: boolean; hasPost: boolean }[] {
  const posts = [...new Set(examples.map(({ postId }) => postId))];
  return Array.from({ length: folds }, (_, fold) => {
    const held = new Set(posts.filter((_post, at) => at % folds === fold));
    const weights = fitWeights(examples.filter(({ postId }) => !held.has(postId)));
    return examples
      .filter(({ postId }) => held.has(postId))
      .map(({ counts, isOfClass, postId }) => ({
        score: scoreOf(weights, counts),
        isOfClass,
        hasPost: !postId.startsWith(noPost),
      }));
  }).flat();
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

function main(label: string): void {
  const open = readCorpus().filter(({ locked }) => !locked);
  const examples = [...examplesOf(open, label), ...fineWithoutPost(label)];
  const scores = crossValidate(examples);
  const fine = scores.filter(({ isOfClass, hasPost }) => !isOfClass && hasPost).map(({ score }) => score);
  const share = falseAlarms[label] ?? 0;
  const limit = fine.toSorted((a, b) => b - a)[Math.floor(fine.length * share)] ?? 0;
  const found = scores.filter(({ isOfClass, score }) => isOfClass && score > limit).length;
  const all = scores.filter(({ isOfClass }) => isOfClass).length;
  const { bias, weights } = fitWeights(examples);
  const file = new URL(`../server/automation/rules/checks/${label}Weights.json`, import.meta.url);
  const rounded = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, round(weight)]));
  writeFileSync(file, `${JSON.stringify({ bias: round(bias - limit), weights: rounded }, null, 2)}\n`);
  console.log(`${label}: ${found} of ${all} found at ${share * 100} % false alarms, in ${folds} folds`);
}

if (import.meta.main) main(process.argv[2] ?? '');
