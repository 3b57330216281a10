import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/schema/index.ts';
import { allDay } from '../../support/allDay.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: { token: string; userId: string };
let customer: { token: string; userId: string };
let accountId: string;
let campaignId: string;

const template = {
  dailySearchComments: 7,
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=spring'],
  prompt: 'Ask one question.',
};

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp({ role: 'admin' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  customer = await server.signUp({ seats: 2 });
  accountId = await server.connect(customer.token);
  campaignId = (await call('POST', '/campaigns', { name: 'Spring', template })).body._id;
});

const call = (method: string, path: string, json?: unknown) =>
  server.call(method, `/api/admin${path}`, { token: admin.token, ...(json === undefined ? {} : { json }) });
const look = (userIds = [customer.userId]) =>
  call('POST', `/campaigns/${campaignId}/apply`, { userIds, dryRun: true });
const apply = (seen: string, userIds = [customer.userId]) =>
  call('POST', `/campaigns/${campaignId}/apply`, { userIds, dryRun: false, seen });
const settings = async (id = accountId) =>
  (await server.call('GET', `/api/settings?accountId=${id}`, { token: customer.token })).body;
const save = (change: object) => server.saveSettings(customer.token, accountId, change);
const noted = async (action: string) =>
  (await server.deps.db.select().from(audit)).filter((row) => row.action === action);

describe('a campaign', () => {
  test('is created, listed, changed and deleted, with an audit row each', async () => {
    expect((await call('GET', `/campaigns/${campaignId}`)).body).toMatchObject({ name: 'Spring', template });
    const changed = await call('PUT', `/campaigns/${campaignId}`, {
      name: 'Summer',
      template: { dailyMonitorComments: 3 },
    });
    expect(changed.body).toMatchObject({ name: 'Summer', template: { dailyMonitorComments: 3 } });
    const list = await call('GET', '/campaigns?sort=["name","ASC"]&range=[0,0]');
    expect(list.body).toHaveLength(1);
    expect(list.headers.get('content-range')).toMatch(/^campaigns 0-0\//);
    expect((await call('DELETE', `/campaigns/${campaignId}`)).status).toBe(204);
    expect((await call('GET', `/campaigns/${campaignId}`)).status).toBe(404);
    expect((await noted('campaign.edit')).at(-1)).toMatchObject({
      actorId: admin.userId,
      subject: `campaign:${campaignId}`,
    });
    expect((await noted('campaign.delete')).at(-1)).toMatchObject({ subject: `campaign:${campaignId}` });
  });

  test.each([
    [{}, 'template', 'Choose at least one section for the campaign'],
    [{ dailySearchComments: 76 }, 'template.dailySearchComments', 'Comments per day can be at most 75'],
    [{ searchUrls: ['https://example.com'] }, 'template.searchUrls.0', 'Invalide Search URL!'],
    [{ prompt: '', review: true }, 'template.review', "Unknown field 'review'"],
  ])("follows the rules of the customer's settings: %j", async (wrong, path, message) => {
    const { status, body } = await call('POST', '/campaigns', { name: 'Wrong', template: wrong });
    expect({ status, issues: body.issues }).toMatchObject({ status: 422, issues: [{ path, message }] });
  });
});

describe('applying one', () => {
  test('previews the changes of each account and makes exactly those', async () => {
    await save({ dailyMonitorComments: 4, prompt: 'Ask one question.', delicatePosts: 'skip' });
    const before = await settings();
    const preview = await look();
    expect(preview.body).toMatchObject({
      runId: null,
      accounts: [
        {
          accountId,
          userId: customer.userId,
          before: { dailySearchComments: 0, searchUrls: [] },
          after: { dailySearchComments: 7, searchUrls: template.searchUrls },
          refusal: null,
        },
      ],
    });
    expect(preview.body.accounts[0].after).not.toHaveProperty('prompt');
    expect(await settings()).toEqual(before);

    const applied = await apply(preview.body.seen);
    expect(applied).toMatchObject({ status: 200, body: { runId: expect.any(String) } });
    expect(await settings()).toEqual({ ...before, ...template });
    expect(before).toMatchObject({ delicatePosts: 'skip' });
    expect((await noted('campaign.apply')).at(-2)).toMatchObject({
      actorId: admin.userId,
      subject: `user:${customer.userId}`,
      details: { accountId, before: { dailySearchComments: 0 }, after: { dailySearchComments: 7 } },
    });
    expect((await apply((await look()).body.seen)).body.message).toBe('There is nothing to change');
  });

  test('is rejected if something has changed since the preview', async () => {
    const { seen } = (await look()).body;
    await save({ dailySearchComments: 1 });
    const owner = await settings();
    expect(await apply(seen)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await settings()).toEqual(owner);
    expect(
      (await call('POST', `/campaigns/${campaignId}/apply`, { userIds: [customer.userId], dryRun: false }))
        .status,
    ).toBe(422);
  });

  test('skips users without a subscription', async () => {
    const lapsed = await server.signUp();
    const theirs = await server.connect(lapsed.token);
    const json = { subscriptionEndsAt: '2020-01-01T00:00:00Z' };
    await server.call('PUT', `/api/admin/user/${lapsed.userId}`, { token: admin.token, json });
    const both = [customer.userId, lapsed.userId];
    const { accounts, seen } = (await look(both)).body;
    const refused = accounts.find((account: { accountId: string }) => account.accountId === theirs);
    expect(refused.refusal).toBe("This user's subscription does not allow saving settings");
    expect((await apply(seen, both)).status).toBe(200);
    const kept = await server.call('GET', `/api/settings?accountId=${theirs}`, { token: lapsed.token });
    expect(kept.body.dailySearchComments).toBe(0);
    expect((await settings()).dailySearchComments).toBe(7);
  });

  test('makes a running account use the settings at once', async () => {
    await save({ timing: allDay(30, ['Monday']) });
    await server.call('POST', '/api/automation/start', { token: customer.token, json: { accountId } });
    await server.engine.runDue();
    const comments = async () =>
      (await server.call('GET', '/api/comment', { token: customer.token })).body.length;
    expect(await comments()).toBe(0);
    await apply((await look()).body.seen);
    await server.engine.runDue();
    expect(await comments()).toBe(1);
  });
});

describe('undoing one', () => {
  const runs = async () => (await call('GET', `/campaigns/${campaignId}/runs`)).body;

  test("restores its changes once and keeps the customer's other changes", async () => {
    await save({ dailySearchComments: 2, prompt: 'Mine.' });
    const { runId } = (await apply((await look()).body.seen)).body;
    await server.call('POST', '/api/settings', {
      token: customer.token,
      json: { accountId, payload: { ...payloadOf(await settings()), dailyMonitorComments: 9 } },
    });
    expect((await runs())[0].accounts[0]).toMatchObject({ refusal: null, undoneAt: null });
    const undone = await call('POST', `/campaign-runs/${runId}/undo`);
    expect(undone).toMatchObject({
      status: 200,
      body: { accounts: [{ undoneAt: expect.any(String), refusal: null }] },
    });
    expect(await settings()).toMatchObject({
      dailySearchComments: 2,
      prompt: 'Mine.',
      searchUrls: [],
      dailyMonitorComments: 9,
    });
    await save({ dailySearchComments: 7, prompt: template.prompt, searchUrls: template.searchUrls });
    await call('POST', `/campaign-runs/${runId}/undo`);
    expect((await settings()).dailySearchComments).toBe(7);
  });

  test('skips accounts that the customer has changed since, and says so', async () => {
    const second = await server.connect(customer.token);
    const { runId } = (await apply((await look()).body.seen)).body;
    await server.call('POST', '/api/settings', {
      token: customer.token,
      json: { accountId, payload: { ...payloadOf(await settings()), prompt: 'Mine now.' } },
    });
    const { accounts } = (await call('POST', `/campaign-runs/${runId}/undo`)).body;
    const accountWith = (id: string) =>
      accounts.find((account: { accountId: string }) => account.accountId === id);
    expect(accountWith(accountId)).toMatchObject({
      undoneAt: null,
      refusal: 'These settings have changed since then, so they stay as they are',
    });
    expect(accountWith(second)).toMatchObject({ undoneAt: expect.any(String), refusal: null });
    expect((await settings()).prompt).toBe('Mine now.');
    expect((await settings(second)).prompt).toBe('');
  });
});

const payloadOf = ({ accountId: _, ...payload }: { accountId: string }) => payload;
