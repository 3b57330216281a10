import { readFileSync } from 'node:fs';
import type { Verdict } from '../verdict.ts';
import type { Restored } from './copy.ts';
import type { Generator } from './generator.ts';
import type { Flatness } from './memory.ts';
import type { Options } from './options.ts';

type Calls = Awaited<ReturnType<Generator['finish']>>;
type Outcome = {
  options: Options;
  calls: Calls;
  comments: Verdict & { total: number; open: string[] };
  memory: { killed: Flatness | undefined; steady: Flatness | undefined };
  /** The killed server's downtimes, ms. */
  away: number[];
  /** Servers that ended by themselves. */
  ended: number;
  restored: Restored;
  logs: string[];
};

/** In percent. A young server still warms up, so shorter runs only print it. */
const mayGrow = 10;
const minutesToSettle = 5;
const shownLines = 12;

/** How often each error was logged. */
function errorsIn(files: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    let message: string | undefined;
    try {
      const { level, msg } = JSON.parse(line) as { level: number | string; msg: string };
      if (level === 'error' || Number(level) >= 50) message = msg;
    } catch {
      // A line that is not from the log is an error, except at startup.
      if (/error|exception|rejection/i.test(line)) message = line.slice(0, 200);
    }
    if (message) counts[message] = (counts[message] ?? 0) + 1;
  }
  return counts;
}

const show = (title: string, lines: string[]): void => {
  if (lines.length === 0) return;
  console.log(`\n${title}`);
  for (const line of lines.slice(0, shownLines)) console.log(`- ${line}`);
  if (lines.length > shownLines) console.log(`- … and ${lines.length - shownLines} more`);
};

/** Prints the result. @returns false if a promise was broken */
export function report({ options, calls, comments, memory, away, ended, restored, logs }: Outcome): boolean {
  const { groups, operations, findings, lost, never } = calls;
  const slowest = Object.entries(operations)
    .sort(([, a], [, b]) => b.p99 - a.p99)
    .slice(0, 10);
  console.log('\nResponse times in milliseconds');
  console.table(groups);
  console.log('The slowest calls');
  console.table(Object.fromEntries(slowest));
  console.log('Resident memory in megabytes, the second third of the time and the last');
  console.table(memory);
  const middle = [...away].sort((a, b) => a - b)[Math.floor(away.length / 2)] ?? 0;
  console.log('What happened');
  console.table({
    calls: calls.calls,
    'calls a second': Math.round(calls.calls / (options.minutes * 60)),
    'answers 2xx': Object.entries(calls.byStatus).reduce(
      (sum, [status, n]) => sum + (status < '3' ? n : 0),
      0,
    ),
    'refused 4xx': Object.entries(calls.byStatus).reduce(
      (sum, [status, n]) => sum + (status[0] === '4' ? n : 0),
      0,
    ),
    'a provider failed (502, 503)': (calls.byStatus['502'] ?? 0) + (calls.byStatus['503'] ?? 0),
    'connections cut by kills': calls.broken,
    'writes acknowledged': calls.writes,
    'times a client read all of its own back': calls.checks,
    'events on streams': calls.events,
    'messages to webhooks': calls.delivered,
    kills: away.length,
    'back after a kill, median ms': Math.round(middle),
    comments: comments.total,
    'comments made after the backup': restored.forgotten,
    'of those in the restored history': restored.foundAgain,
    'comments by the restored server': restored.posted,
    'writes read from the restored server': restored.read,
  });
  const errors = errorsIn(logs);
  if (Object.keys(errors).length) console.table(errors);
  if (never.length)
    console.log(`Never answered with success (the longer the run, the fewer): ${never.join(', ')}`);

  const counted = options.minutes >= minutesToSettle;
  const grown = (flat: Flatness | undefined): number => (counted && flat && flat.growth > mayGrow ? 1 : 0);
  const fails = Object.entries(findings);
  const promises: Record<string, string[] | number> = {
    'lost writes': lost,
    'comments doubled': comments.doubled,
    'comments missing in the history': comments.missing,
    'comments invented by the history': comments.invented,
    'comments open for ever': comments.open,
    'unexpected answers': fails.map(
      ([kind, { count, example }]) => `${count} × ${kind}\n    ${example.replaceAll('\n', '\n    ')}`,
    ),
    'memory not flat': grown(memory.steady),
    'servers that ended by themselves': ended,
    'restored: not as it was': restored.complaints,
    'restored: comments doubled': restored.doubled,
    'restored: comments invented': restored.invented,
  };
  for (const [title, found] of Object.entries(promises)) if (Array.isArray(found)) show(title, found);
  const counts = Object.entries(promises).map(
    ([title, found]) => [title, Array.isArray(found) ? found.length : found] as const,
  );
  console.log('\nPromises broken');
  console.table(Object.fromEntries(counts));
  return counts.every(([, n]) => n === 0);
}
