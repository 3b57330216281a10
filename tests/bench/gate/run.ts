import { checkComment } from '../../../server/automation/rules/checkComment.ts';
import { type CorpusLine, isFine, readCorpus } from '../../corpus/corpus.ts';
import { readDelicate, shareHeld } from '../../corpus/delicate.ts';
import { badLabels, measure } from '../../corpus/measure.ts';

const languages = ['en', 'de', 'es'] as const;
const rounds = 7;
const goalMs = 2;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const rounded = (value: number): number => Number(value.toFixed(2));

/** `npm run bench -- gate`: what the checks find and refuse wrongly in the corpus, and how long they take. */
export async function run(): Promise<void> {
  const lines = readCorpus();
  for (const locked of [false, true]) {
    const part = lines.filter((line) => line.locked === locked);
    console.log(locked ? '\nthe locked part' : 'the open part');
    console.table({
      ...Object.fromEntries(
        languages.map((language) => [language, rowOf(part.filter((line) => line.language === language))]),
      ),
      all: rowOf(part),
    });
    const { falseAlarms } = measure(part);
    console.log('false alarms by check:', falseAlarmsOf(falseAlarms));
  }
  console.log('\ndelicate posts, by words alone');
  const posts = readDelicate();
  console.table(
    Object.fromEntries(
      [false, true].map((locked) => {
        const part = posts.filter((line) => line.locked === locked);
        return [
          locked ? 'locked' : 'open',
          {
            found: percent(shareHeld(part.filter(({ delicate }) => delicate))),
            'ordinary ones held': percent(shareHeld(part.filter(({ delicate }) => !delicate))),
          },
        ];
      }),
    ),
  );
  console.log('\ntime to check a comment');
  console.table([timeOf(lines)]);
}

function rowOf(lines: readonly CorpusLine[]): Record<string, string | number> {
  const { recall, anyFalseAlarm } = measure(lines);
  return {
    comments: lines.length,
    ...Object.fromEntries(badLabels.map((label) => [label, percent(recall[label])])),
    'good ones': lines.filter(isFine).length,
    refused: percent(anyFalseAlarm),
  };
}

const falseAlarmsOf = (shares: Record<string, number>): string =>
  Object.entries(shares)
    .map(([check, share]) => `${check} ${percent(share)}`)
    .join(', ');

/** Beside 50 earlier comments; each comment's median of some rounds, after one that warms up. */
function timeOf(lines: readonly CorpusLine[]) {
  const earlier = lines.slice(0, 50).map(({ comment }) => comment);
  const times: number[][] = lines.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    lines.forEach(({ comment, post, prompt, facts, samples }, at) => {
      const start = performance.now();
      checkComment(comment, { post: { text: post }, earlier, prompt, facts, samples });
      if (round > 0) times[at]?.push(performance.now() - start);
    });
  }
  const medians = times.map((some) => shareAt(some, 0.5));
  return {
    'mean ms': rounded(medians.reduce((sum, time) => sum + time, 0) / medians.length),
    'p50 ms': rounded(shareAt(medians, 0.5)),
    'p99 ms': rounded(shareAt(medians, 0.99)),
    goal: `at most ${goalMs} ms`,
  };
}

const shareAt = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
