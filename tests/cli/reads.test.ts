import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountReads } from '../../server/automation/network/readSchemas.ts';
import { startFixture } from './fixture.ts';
import { startWorld } from './world.ts';

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Status = { accountId: string; name: string; reads: Omit<AccountReads, 'accountId'> };
const status = async () => JSON.parse((await world.run('chimein status --json')).stdout) as Status[];

test('P5: prints the reads left of each account in `chimein status`, and all of them with --json', async () => {
  const rows = await status();
  expect(rows.length).toBeGreaterThan(1);
  const { stdout } = await world.run('chimein status');
  expect(stdout).toContain('READS LEFT TODAY');
  for (const { reads } of rows) {
    const { searchRows, profiles, others } = reads;
    expect(searchRows).toEqual({ limit: 900, used: searchRows.used, left: 900 - searchRows.used });
    expect(stdout).toContain(`${searchRows.left} rows · ${profiles.left} profiles · ${others.left} other`);
  }
  const first = rows.find(({ accountId }) => accountId === world.ada);
  if (!first) throw new Error('there is no account');
  expect((await world.run(`chimein preview "$POST_URL" --account ${world.ada}`)).exitCode).toBe(0);
  const after = (await status()).find(({ accountId }) => accountId === first.accountId)?.reads;
  expect(after?.others.used).toBe(first.reads.others.used + 1);
  const { stdout: plan } = await world.run(`chimein plan "${first.accountId}"`);
  expect(plan).toContain(`reads left today: ${after?.searchRows.left} rows`);
});

test('P5: requests reads only to print them, and works with an older server', async () => {
  await using cli = await startFixture();
  await cli.run(['status', '--json', 'accountId,state']);
  expect(cli.log.filter((line) => line.includes('/reads'))).toEqual([]);
  const { exitCode, stdout } = await cli.run(['status']);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('Name of one');
  expect(stdout).not.toContain('READS');
  expect(cli.log).toContain('GET /api/automation/reads');
});
