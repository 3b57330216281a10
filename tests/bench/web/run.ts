import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { iso, systemClock } from '../../../server/clock.ts';
import { launchBrowser } from '../../support/browser.ts';
import { addressOf, pages, type Site, startSite } from '../../support/site.ts';
import { buildBare, serveBare } from './bareSite.ts';
import { median } from './median.ts';
import { open, openIn, phone, settled, type Vitals, visitor } from './page.ts';
import { visitDashboard, visitHistory } from './visit.ts';

const rounds = 3;
/** Rows of the lists whose largest paints are compared. */
const rowsShown = 25;
/** `measured` is at most `goal`; both in `unit`. */
type Row = { what: string; measured: number; goal: number; unit: string };

/**
 * Measures Core Web Vitals of a cold load on slow 4G with the CPU throttled four times, and prints them
 * against their goals.
 */
export async function run(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'chimein-bench-web-'));
  const ends: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true })];
  try {
    console.error('starting the site, building a bare <Admin> …');
    const site = await startSite(iso(systemClock.now()));
    ends.push(() => site.stop());
    for (let user = 0; user < rowsShown; user += 1) await site.signUp();
    const bare = await serveBare(await buildBare(join(dir, 'bare')), site.url);
    ends.push(bare.close);
    const browser = await launchBrowser();
    ends.push(() => browser.close());
    print(await loads(browser, site, bare.url));
    console.table(await paints(browser, site, bare.url));
    print(await visit(browser, site));
    print(await shifts(browser, site));
    console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

function print(rows: Row[]): void {
  console.table(
    rows.map(({ what, measured, goal, unit }) => ({
      what,
      measured: Number(measured.toFixed(unit === '' ? 3 : 0)),
      goal,
      unit,
      holds: measured <= goal ? 'yes' : 'NO',
    })),
  );
}

/** Medians of the first loads of the dashboard and the login page. */
async function loads(browser: Browser, { url, tokens }: Site, bareUrl: string): Promise<Row[]> {
  const once = async (at: string, token?: string) => {
    const opened = await open(browser, at, token);
    await settled(opened.page);
    const measured = { ...(await opened.vitals()), ...opened.bytes };
    await opened.page.context().close();
    return measured;
  };
  const dashboard: Vitals[] = [];
  const login: Awaited<ReturnType<typeof once>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    console.error(`round ${round + 1} of ${rounds} …`);
    dashboard.push(await once(`${url}/dashboard`, tokens.customer));
    login.push(await once(`${url}/login`));
  }
  const bare = await once(`${bareUrl}/`, tokens.customer);
  const medianOf = <Name extends string>(all: Record<Name, number>[], name: Name) =>
    median(all.map((row) => row[name]));
  const ratio = (medianOf(login, 'code') / bare.code) * 100;
  return [
    {
      what: 'dashboard, first content of the frame',
      measured: medianOf(dashboard, 'FCP'),
      goal: 1500,
      unit: 'ms',
    },
    { what: 'dashboard, LCP', measured: medianOf(dashboard, 'LCP'), goal: 4000, unit: 'ms' },
    { what: 'login, LCP', measured: medianOf(login, 'LCP'), goal: 2000, unit: 'ms' },
    { what: 'login, code of a bare <Admin>', measured: ratio, goal: 45, unit: '%' },
  ];
}

const compared = [
  { path: '/dashboard', who: 'customer' },
  { path: '/comments-history', who: 'customer' },
  { path: '/billing', who: 'customer' },
  { path: '/admin/dashboard', who: 'staff' },
] as const;

/** Largest paints on a slow phone, in turn with those of the same comments in a bare list of 25 rows. */
async function paints(browser: Browser, { url, tokens }: Site, bareUrl: string) {
  const bare: number[][] = [];
  const ours = new Map<string, number[][]>(compared.map(({ path }) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    console.error(`painting, round ${round + 1} of ${rounds} …`);
    bare.push(await twice(browser, `${bareUrl}/`, tokens.customer));
    for (const { path, who } of compared) ours.get(path)?.push(await twice(browser, url + path, tokens[who]));
  }
  const medianOf = (all: number[][], visit: number) => median(all.map((each) => each[visit] ?? Number.NaN));
  const cells = (all: number[][], visit: number) =>
    `${medianOf(all, visit)} ms, ${(medianOf(all, visit) / medianOf(bare, visit)).toFixed(2)}`;
  return [['bare list', bare] as const, ...ours].map(([page, all]) => ({
    page,
    'first visit': cells(all, 0),
    'second visit': cells(all, 1),
  }));
}

/** @returns the largest paints of a first visit and of a second one, with the files in the cache */
async function twice(browser: Browser, url: string, token: string | undefined): Promise<number[]> {
  const context = await visitor(browser, token, phone);
  const paints: number[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const { page, vitals } = await openIn(context, url);
    await settled(page);
    paints.push(Math.round((await vitals()).LCP));
    await page.close();
  }
  await context.close();
  return paints;
}

/** The worst interaction of a visit. */
async function visit(browser: Browser, { url, tokens }: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [path, act] of [
    ['/dashboard', visitDashboard],
    ['/comments-history', visitHistory],
  ] as const) {
    console.error(`visiting ${path} …`);
    const { page, vitals } = await open(browser, url + path, tokens.customer);
    await settled(page);
    await act(page);
    await settled(page);
    const { INP, interaction } = await vitals();
    rows.push({ what: `INP on ${path} (${interaction})`, measured: INP, goal: 200, unit: 'ms' });
    await page.context().close();
  }
  return rows;
}

/** The layout shift of each page while it loads. */
async function shifts(browser: Browser, site: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, who } of pages) {
    console.error(`loading ${name} …`);
    const { page, vitals } = await open(browser, addressOf(site, path), site.tokens[who]);
    await settled(page);
    const { CLS } = await vitals();
    rows.push({ what: `CLS of ${name}`, measured: CLS, goal: 0.05, unit: '' });
    await page.context().close();
  }
  return rows;
}
