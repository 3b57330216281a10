import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { iso, systemClock } from '../../../server/clock.ts';
import { launchBrowser } from '../../support/browser.ts';
import { addressOf, pages, type Site, startSite } from '../../support/site.ts';
import { buildBare, serveBare } from './bareSite.ts';
import { median } from './median.ts';
import { open, settled, type Vitals } from './page.ts';
import { visitDashboard, visitHistory } from './visit.ts';

const rounds = 3;
/** `measured` is at most `goal`; both in `unit`. */
type Row = { what: string; measured: number; goal: number; unit: string };

/** Measures Core Web Vitals of a cold load on slow 4G with the CPU throttled four times, and prints them against their goals. */
export async function run(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'chimein-bench-web-'));
  const ends: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true })];
  try {
    console.error('starting the site, building a bare <Admin> …');
    const site = await startSite(iso(systemClock.now()));
    ends.push(() => site.stop());
    const bare = await serveBare(await buildBare(join(dir, 'bare')), site.url);
    ends.push(bare.close);
    const browser = await launchBrowser();
    ends.push(() => browser.close());
    print(await loads(browser, site, bare.url));
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
  const of = <Name extends string>(all: Record<Name, number>[], name: Name) =>
    median(all.map((one) => one[name]));
  const ratio = (of(login, 'code') / bare.code) * 100;
  return [
    { what: 'dashboard, first content of the frame', measured: of(dashboard, 'FCP'), goal: 1500, unit: 'ms' },
    { what: 'dashboard, LCP', measured: of(dashboard, 'LCP'), goal: 4000, unit: 'ms' },
    { what: 'login, LCP', measured: of(login, 'LCP'), goal: 2000, unit: 'ms' },
    { what: 'login, code of a bare <Admin>', measured: ratio, goal: 45, unit: '%' },
  ];
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
