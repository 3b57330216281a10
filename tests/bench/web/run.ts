import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../support/browser.ts';
import { fill } from '../fill.ts';
import { endAll, startOurs } from '../processes.ts';
import { buildBare, serveBare } from './bareSite.ts';
import { type FilterTimes, filterTimes } from './filter.ts';
import { type Load, measureLoads, type Subject } from './loads.ts';

const comments = 200_000;
const rounds = 5;
const filterRounds = 5;

/**
 * What it costs to open the login page and the dashboard, beside a bare `<Admin>` with one list of the same comments: bytes, the main
 * thread's time, and the time until it can be used, each cold (nothing cached) and warm, with the CPU throttled four times. Then how
 * long a filter of 200,000 comments takes until it is seen, unthrottled. The rounds take turns, so that a busy machine slows all.
 */
export async function run(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'chimein-bench-web-'));
  const ends: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true }), endAll];
  try {
    console.error(`filling a database with ${comments.toLocaleString('en')} comments, building both apps …`);
    const database = join(dir, 'comments.sqlite');
    await fill(database, comments);
    const bareRoot = await buildBare(join(dir, 'bare'));
    const ours = await startOurs(database, dir);
    const bare = await serveBare(bareRoot, ours.url);
    ends.push(bare.close);
    const browser = await launchBrowser();
    ends.push(() => browser.close());
    const signedIn = ours.token;
    const subjects: Subject[] = [
      {
        name: 'bare <Admin> with one list',
        url: `${bare.url}/`,
        token: signedIn,
        shown: 'tbody tr:nth-child(10)',
      },
      { name: 'login', url: `${ours.url}/login`, token: null, shown: 'main button[type=submit]' },
      { name: 'dashboard', url: `${ours.url}/dashboard`, token: signedIn, shown: 'main textarea' },
    ];
    console.error(`measuring ${subjects.length} pages in ${rounds} rounds …`);
    const loads = await measureLoads(browser, subjects, rounds);
    console.error('changing a filter …');
    const filter = await filterTimes(browser, ours, filterRounds);
    print(loads, filter);
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

function print(loads: Map<string, { cold: Load; warm: Load }>, filter: FilterTimes): void {
  const kB = (bytes: number) => Number((bytes / 1000).toFixed(1));
  console.table(
    [...loads].flatMap(([what, { cold, warm }]) =>
      Object.entries({ cold, warm }).map(([cache, load]) => ({
        what,
        cache,
        'code kB': kB(load.codeBytes),
        'fonts kB': kB(load.fontBytes),
        'main thread ms': Math.round(load.mainThread),
        'shown ms': Math.round(load.shown),
        'interactive ms': Math.round(load.interactive),
      })),
    ),
  );
  console.table([{ what: 'filter of 200,000 comments', ...filter }]);
  const of = (name: string) => loads.get(name) as { cold: Load; warm: Load };
  const [bare, login, dashboard] = [of('bare <Admin> with one list'), of('login'), of('dashboard')];
  const goals: [string, number, number][] = [
    ['login / bare, code bytes', login.cold.codeBytes / bare.cold.codeBytes, 0.35],
    ['login / bare, all bytes', (login.cold.codeBytes + login.cold.fontBytes) / bare.cold.codeBytes, 0.35],
    ['dashboard / bare, interactive, cold', dashboard.cold.interactive / bare.cold.interactive, 1.25],
    ['dashboard / bare, interactive, warm', dashboard.warm.interactive / bare.warm.interactive, 1.25],
    ['filter change until repaint, ms', filter['median ms'], 150],
  ];
  console.table(
    goals.map(([what, value, goal]) => ({
      what,
      measured: Number(value.toFixed(2)),
      goal: `at most ${goal}`,
      holds: value <= goal ? 'yes' : 'NO',
    })),
  );
}
