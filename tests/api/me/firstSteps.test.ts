import { afterAll, beforeAll, expect, test } from 'vitest';
import { countConfirmed } from '../../../db/history/commentTotals.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const steps = async (token: string) => (await server.call('GET', '/api/first-steps', { token })).body;
const put = (token: string, json: object) => server.call('PUT', '/api/first-steps', { token, json });
const fresh = { folded: false, dismissed: false, previewed: false, commented: false };

test('keeps progress per user, and omitted fields', async () => {
  const [mara, other] = [await server.signUp(), await server.signUp()];
  expect(await steps(mara.token)).toEqual(fresh);
  await put(mara.token, { folded: true });
  expect((await put(mara.token, { dismissed: true })).body).toEqual({
    ...fresh,
    folded: true,
    dismissed: true,
  });
  expect(await steps(mara.token)).toEqual({ ...fresh, folded: true, dismissed: true });
  expect(await steps(other.token)).toEqual(fresh);
});

test("shows a customer's progress to support without changing it", async () => {
  const mara = await server.signUp();
  await put(mara.token, { folded: true });
  const admin = await server.signUp({ role: 'admin' });
  const { body: view } = await server.call('POST', `/api/admin/users/${mara.userId}/views`, {
    token: admin.token,
    json: { reason: 'Ticket 7' },
  });
  expect(await steps(view.token)).toEqual({ ...fresh, folded: true });
  expect((await put(view.token, { dismissed: true })).status).toBe(409);
  expect(await steps(mara.token)).toEqual({ ...fresh, folded: true });
});

test('counts a preview with a comment only', async () => {
  const mara = await server.signUp();
  const accountId = await server.connect(mara.token);
  const preview = () =>
    server.call('POST', '/api/automation/preview', { token: mara.token, json: { accountId } });
  expect((await preview()).body).toMatchObject({ post: null, comment: null });
  expect((await steps(mara.token)).previewed).toBe(false);
  await server.saveSettings(mara.token, accountId, {
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 2,
  });
  expect((await preview()).body.comment).toEqual(expect.any(String));
  expect((await steps(mara.token)).previewed).toBe(true);
});

test('counts a comment of any account', async () => {
  const mara = await server.signUp();
  const accountId = await server.connect(mara.token);
  expect((await steps(mara.token)).commented).toBe(false);
  await countConfirmed(direct(server.deps.db), { accountId, userId: mara.userId, category: 'Search' });
  expect((await steps(mara.token)).commented).toBe(true);
});
