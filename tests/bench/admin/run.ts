import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../support/browser.ts';
import { endAll, startOurs } from '../processes.ts';
import { buildBare, serveBare } from '../web/bareSite.ts';
import { measureLoads, type Subject } from '../web/loads.ts';
import { median } from '../web/median.ts';
import { fillUsers } from './fill.ts';

const users = 50_000;
const rounds = 20;
const loadRounds = 5;

const page = [0, 49];
const customers = { role: 'user' };
/** What an admin does to the table, as react-admin asks for it. */
const interactions: Record<string, { sort?: unknown; range?: unknown; filter?: unknown }> = {
  'the first page': {},
  'the last page': { range: [users - 50, users - 1] },
  'sort by name': { sort: ['firstName', 'ASC'] },
  'sort by e-mail': { sort: ['email', 'DESC'] },
  'sort by seats': { sort: ['seats', 'DESC'] },
  'sort by status': { sort: ['status', 'ASC'] },
  'sort by billing date': { sort: ['subscriptionEndsAt', 'ASC'] },
  'filter by status': { filter: { ...customers, status: 'Trial' } },
  'filter by seats': { filter: { ...customers, seats_gte: 6, seats_lte: 10 } },
  'search that finds many': { filter: { ...customers, q: 'first1' } },
  'search that finds one': { filter: { ...customers, q: 'person49999@' } },
  'search that finds none, sorted by name': {
    sort: ['firstName', 'ASC'],
    filter: { ...customers, q: 'nobody at all' },
  },
};

/**
 * How long each interaction with the table of 50,000 users takes on the server, over HTTP; and the page with 50 of them beside the bare
 * `<Admin>` list of the same rows, the CPU throttled four times.
 */
export async function run(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'chimein-bench-admin-'));
  const ends: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true }), endAll];
  try {
    const database = join(dir, 'users.sqlite');
    await fillUsers(database, users);
    const ours = await startOurs(database, dir);
    const times = Object.entries(interactions).map(
      ([what, { sort = ['createdAt', 'DESC'], range = page, filter = customers }]) => {
        const query = Object.entries({ sort, range, filter }).map(([name, value]) => [
          name,
          JSON.stringify(value),
        ]);
        return { what, url: `${ours.url}/api/admin/users?${new URLSearchParams(query)}`, ms: [] as number[] };
      },
    );
    for (let round = 0; round < rounds; round += 1) {
      for (const { url, ms } of times) {
        const begin = performance.now();
        const answer = await fetch(url, { headers: { 'x-auth-token': ours.token } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${answer.status} ${url}`);
        ms.push(performance.now() - begin);
      }
    }
    const of = (ms: number[]) => ({
      'median ms': Number(median(ms).toFixed(1)),
      'most ms': Number(Math.max(...ms).toFixed(1)),
    });
    console.table(
      times.map(({ what, ms }) => ({ what, ...of(ms), 'under 100': median(ms) < 100 ? 'yes' : 'NO' })),
    );

    const bare = await serveBare(await buildBare(join(dir, 'bare')), ours.url);
    ends.push(bare.close);
    const browser = await launchBrowser();
    ends.push(() => browser.close());
    const shown = 'tbody tr:nth-child(50)';
    const subjects: Subject[] = [
      { name: 'bare', url: `${bare.url}/#/admin/users`, token: ours.token, shown },
      {
        name: 'ours',
        url: `${ours.url}/admin/dashboard?perPage=50&page=1&sort=createdAt&order=DESC`,
        token: ours.token,
        shown,
      },
    ];
    const loads = await measureLoads(browser, subjects, loadRounds);
    console.table(
      (['cold', 'warm'] as const).map((cache) => {
        const [bareMs = 0, oursMs = 0] = [...loads.values()].map((load) => load[cache].interactive);
        const ratio = Number((oursMs / bareMs).toFixed(2));
        return {
          cache,
          'bare ms': Math.round(bareMs),
          'ours ms': Math.round(oursMs),
          ratio,
          'at most 1.25': ratio <= 1.25 ? 'yes' : 'NO',
        };
      }),
    );
  } finally {
    for (const end of ends.reverse()) await end();
  }
}
