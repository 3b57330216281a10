import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditCharsPerDay } from '../../../db/history/audit.ts';
import { audit, onceCalls } from '../../../db/schema/index.ts';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { mostKeptCharsInAll } from '../../../server/http/budgets.ts';
import { direct, rawOf } from '../../support/database.ts';
import { startTestServer } from '../../support/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

/** Settings of about 600 KB, each list full; no entry of one `mark` is in another's. */
const large = (mark: string) => ({
  ...defaultSettings,
  prompt: mark.repeat(10_000).slice(0, 10_000),
  searchUrls: Array.from({ length: 30 }, (_, n) =>
    `https://www.linkedin.com/search/results/content/?keywords=${mark}${n}${'x'.repeat(3000)}`.slice(0, 2048),
  ),
  searchProfiles: Array.from({ length: 150 }, (_, n) =>
    `https://www.linkedin.com/in/${mark}${n}?${'x'.repeat(3000)}`.slice(0, 2048),
  ),
});
const bytes = () =>
  (rawOf(server.deps.db).pragma('page_count', { simple: true }) as number) *
  (rawOf(server.deps.db).pragma('page_size', { simple: true }) as number);
const save = (token: string, accountId: string, payload: object, key: string) =>
  server.call('POST', '/api/settings', {
    token,
    json: { accountId, payload },
    headers: { 'idempotency-key': key },
  });
const rowsOf = (userId: string) => server.deps.db.select().from(audit).where(eq(audit.actorId, userId));
const lastOf = async (userId: string) => {
  const row = (await rowsOf(userId)).at(-1);
  if (!row) throw new Error('nothing is in the audit');
  return row;
};

test('H2: 60 large saves with different keys hardly grow the database', async () => {
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  expect((await save(token, accountId, large('a'), 'first')).status).toBe(200);
  const before = bytes();
  for (let n = 1; n < 60; n++)
    expect((await save(token, accountId, large(n % 2 ? 'b' : 'a'), `key${n}`)).status).toBe(200);
  expect(bytes() - before).toBeLessThan(3 * 1024 * 1024);
  const saves = (await rowsOf(userId)).filter(({ action }) => action === 'settings.save');
  expect(saves).toHaveLength(60);
  for (const { details } of saves) expect(JSON.stringify(details).length).toBeLessThan(16 * 1024);
});

test('H2: the audit keeps the changes of a list, and a beginning and a hash of long texts', async () => {
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  const profile = (name: string) => `https://www.linkedin.com/in/${name}`;
  const base = { ...defaultSettings, searchProfiles: ['ada', 'bea', 'cyd'].map(profile) };
  await save(token, accountId, base, 'one');
  await save(token, accountId, { ...base, searchProfiles: ['ada', 'cyd', 'dan'].map(profile) }, 'two');
  expect((await lastOf(userId)).details).toMatchObject({
    before: { searchProfiles: [profile('bea')] },
    after: { searchProfiles: [profile('dan')] },
  });
  await save(token, accountId, { ...base, prompt: 'p'.repeat(10_000) }, 'three');
  const { after } = (await lastOf(userId)).details as { after: { prompt: string } };
  expect(after.prompt).toMatch(/^p{4000,4096}… and \d+ more characters \(sha256 [0-9a-f]{64}\)$/);
});

test('H2: past the daily quota, the audit keeps field names and hashes, and small changes in full', async () => {
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  const row = { actorId: userId, action: 'earlier', subject: `user:${userId}`, at: server.clock.now() };
  await direct(server.deps.db)
    .insert(audit)
    .values({ ...row, details: { much: 'x'.repeat(auditCharsPerDay) } });
  await save(token, accountId, large('a'), 'one');
  const { after } = (await lastOf(userId)).details as { after: { prompt: string } };
  expect(after.prompt).toMatch(/^… and 10000 more characters \(sha256 [0-9a-f]{64}\)$/);
  await save(token, accountId, { ...large('a'), dailySearchComments: 3 }, 'two');
  expect((await lastOf(userId)).details).toMatchObject({ after: { dailySearchComments: 3 } });
  server.clock.advance(24 * 60 * 60_000);
  await save(token, accountId, large('b'), 'three');
  expect(JSON.stringify((await lastOf(userId)).details).length).toBeGreaterThan(4096);
});

test('H2: does not store an answer over 16 KB: a repetition returns the status and the current settings', async () => {
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  const first = await save(token, accountId, large('a'), 'same');
  const again = await save(token, accountId, large('a'), 'same');
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.headers.get('content-type')).toMatch(/^application\/json/);
  expect(again.body).toEqual(first.body);
  expect((await rowsOf(userId)).filter(({ action }) => action === 'settings.save')).toHaveLength(1);
  const kept = () => server.deps.db.select().from(onceCalls).where(eq(onceCalls.userId, userId));
  expect(await kept()).toMatchObject([{ status: 200, answer: null }]);
  await direct(server.deps.db)
    .update(onceCalls)
    .set({ answer: 'x'.repeat(mostKeptCharsInAll) })
    .where(eq(onceCalls.userId, userId));
  const start = () =>
    server.call('POST', '/api/automation/start', {
      token,
      json: { accountId },
      headers: { 'idempotency-key': 'start' },
    });
  expect((await start()).status).toBe(200);
  const repeated = await start();
  expect([repeated.status, repeated.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  expect(repeated.body).toMatchObject({
    message: 'This request has already been processed. Its response was too large to store',
  });
});
