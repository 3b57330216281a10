import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TokenScope } from '../../../server/identity/tokens/schemas.ts';
import {
  type Api,
  NothingChanged,
  onEach,
  ToolError,
  textOf,
  writeTool,
} from '../../../server/mcp/tools/tool.ts';
import { someOf } from '../../support/deep.ts';
import { addDraft } from '../../support/drafts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { hour, resultsWorld, search } from '../results/world.ts';
import { connect, createToken, type Era, type Transport } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function customer(scope: TokenScope = 'write') {
  const { token, userId } = await server.signUp({ seats: 2 });
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, { prompt: 'Ask one question.', dailySearchComments: 3 });
  return { token, userId, accountId, agent: await createToken(server, token, scope) };
}
const ask = (token: string, path: string) => server.call('GET', path, { token });

const ways: [Transport, Era][] = [
  ['http', 'legacy'],
  ['http', 'auto'],
  ['stdio', 'legacy'],
  // A process for each test, whose transport and era the others prove.
  ['stdio', 'auto'],
];

describe.each(someOf(ways, 3))('over %s, %s', (transport, era) => {
  test('lists each tool with a description, and marks exactly the read tools', async () => {
    const { agent } = await customer();
    await using agents = await connect(server, agent, transport, era);
    const { tools } = await agents.client.listTools();
    const reads = tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name);
    expect(reads.sort()).toEqual([
      'explain_post',
      'get_billing',
      'get_reply',
      'get_results',
      'get_schedule',
      'get_settings',
      'get_status',
      'get_voice',
      'list_comments',
      'list_drafts',
      'list_proposals',
      'list_replies',
      'list_responders',
      'list_workspaces',
      'propose_settings',
    ]);
    const preview = tools.find(({ name }) => name === 'preview_comment');
    expect(preview?.annotations).toMatchObject({
      readOnlyHint: false,
      idempotentHint: false,
      destructiveHint: false,
    });
    const destroying = tools.filter(({ annotations }) => annotations?.destructiveHint);
    expect(destroying.map(({ name }) => name).sort()).toEqual([
      'apply_settings',
      'approve_drafts',
      'discard_drafts',
    ]);
    const writes = tools.filter(({ inputSchema }) => 'token' in (inputSchema.properties ?? {}));
    expect(writes.map(({ name }) => name).sort()).toEqual([
      'apply_settings',
      'approve_drafts',
      'decide_proposal',
      'discard_drafts',
      'edit_draft',
      'handle_replies',
      'hold_drafts',
      'keep_comment',
      'pause_accounts',
      'pause_all',
      'resume_all',
      'retire_source',
      'start_accounts',
    ]);
    for (const { annotations } of writes) expect(annotations?.readOnlyHint).toBe(false);
    for (const { description, outputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(20);
      expect(outputSchema?.type).toBe('object');
    }
    expect(agents.client.getInstructions()).toContain('a token for exactly that');
  });

  test('a write without a token changes nothing and answers what it would do', async () => {
    const { token, userId, accountId, agent } = await customer();
    const id = await addDraft(server, { userId, accountId });
    await using agents = await connect(server, agent, transport, era);
    expect(await agents.use('approve_drafts', { ids: [id] })).toMatchObject({
      done: false,
      would: 'approve 1 draft, to be posted on LinkedIn',
      drafts: [{ _id: id, state: 'waiting', comment: expect.any(String), postText: expect.any(String) }],
    });
    await agents.use('discard_drafts', { ids: [id] });
    await agents.use('edit_draft', { id, comment: 'Which step was hardest?' });
    await agents.use('start_accounts', { accounts: [accountId] });
    expect((await ask(token, `/api/drafts/${id}`)).body).toMatchObject({ state: 'waiting', edits: [] });
    expect((await ask(token, '/api/linkedinaccount')).body).toMatchObject([{ running: false }]);
  });

  test('reviews drafts', async () => {
    const { token, userId, accountId, agent } = await customer();
    const [one, two] = [
      await addDraft(server, { userId, accountId, heldFor: 'delicate', heldDetail: 'cancer' }),
      await addDraft(server, { userId, accountId }),
    ];
    await using agents = await connect(server, agent, transport, era);
    expect(await agents.use('list_drafts')).toMatchObject({
      total: 2,
      drafts: expect.arrayContaining([
        expect.objectContaining({
          _id: one,
          reason: 'delicate',
          reasonMessage: 'Held: the post mentions “cancer”',
        }),
      ]),
    });
    await agents.agree('edit_draft', { id: one, comment: 'Which step was hardest?' });
    expect(await agents.agree('approve_drafts', { ids: [one, one] })).toEqual({
      done: true,
      results: [{ _id: one, approved: true }],
    });
    expect(await agents.agree('discard_drafts', { ids: [two] })).toEqual({
      done: true,
      results: [{ _id: two, discarded: true }],
    });
    expect((await ask(token, `/api/drafts/${one}`)).body).toMatchObject({
      state: 'approved',
      comment: 'Which step was hardest?',
    });
    expect(await agents.use('list_drafts', { state: 'discarded' })).toMatchObject({ drafts: [{ _id: two }] });
  });

  test('starts and pauses an account by its name', async () => {
    const { token, accountId, agent } = await customer();
    const [{ name }] = (await ask(token, '/api/linkedinaccount')).body;
    await using agents = await connect(server, agent, transport, era);
    const input = { accounts: [name, accountId] };
    expect(await agents.agree('start_accounts', input)).toMatchObject({
      done: true,
      results: [{ accountId, running: true }],
    });
    expect(await agents.use('get_status')).toMatchObject({
      accounts: [{ accountId, running: true, reads: { searchRows: { limit: expect.any(Number) } } }],
    });
    expect(await agents.agree('pause_accounts', input)).toMatchObject({
      results: [{ accountId, running: false }],
    });
  });

  test('reads the schedule, a decision and a preview', async () => {
    const { agent, accountId } = await customer();
    await using agents = await connect(server, agent, transport, era);
    expect(await agents.use('get_schedule', { date: '2026-03-03' })).toMatchObject({
      accountId,
      date: '2026-03-03',
    });
    const preview = await agents.use('preview_comment', { account: accountId });
    expect(preview).toMatchObject({ verdict: { verdict: expect.any(String) } });
    expect(
      await agents.use('explain_post', {
        postUrl: 'https://www.linkedin.com/feed/update/urn:li:activity:7300000000000000000',
      }),
    ).toEqual({ decisions: [], next: null });
  });

  test('reads the results of an account and a period', async () => {
    const owner = await customer();
    const world = resultsWorld(() => server);
    await world.react(await world.comment(owner), 3);
    await world.read();
    server.clock.advance(hour);
    await world.read();
    await using agents = await connect(server, owner.agent, transport, era);
    const since = '2026-01-01';
    expect(await agents.use('get_results', { account: owner.accountId, since })).toMatchObject({
      since,
      totals: { comments: 1, read: 1, tooNew: 1, share: null, reactions: 3 },
      breakdowns: expect.arrayContaining([expect.objectContaining({ by: 'search', value: search })]),
      retirable: [],
    });
    expect(await agents.use('get_results', { since, until: '2025-01-01' })).toMatchObject({
      code: 'invalid_input',
    });
  });

  test('saves exactly the proposed settings', async () => {
    const { token, accountId, agent } = await customer();
    await using agents = await connect(server, agent, transport, era);
    const settings = { prompt: 'Be brief.', timing: { toTime: '16:00' } };
    const { token: change, changes } = await agents.use('propose_settings', { settings });
    expect(changes).toEqual([
      { path: 'timing.toTime', from: expect.any(String), to: '16:00' },
      { path: 'prompt', from: 'Ask one question.', to: 'Be brief.' },
    ]);
    const saved = async () => (await ask(token, `/api/settings?accountId=${accountId}`)).body;
    expect((await saved()).prompt).toBe('Ask one question.');
    const other = { ...settings, prompt: 'Be long.' };
    expect(await agents.use('apply_settings', { settings: other, token: change })).toMatchObject({
      isError: true,
      code: 'conflict',
    });
    expect(await agents.use('apply_settings', { settings })).toMatchObject({ done: false, changes });
    expect((await saved()).prompt).toBe('Ask one question.');
    expect(await agents.use('apply_settings', { settings, token: change })).toMatchObject({ done: true });
    expect(await saved()).toMatchObject({
      prompt: 'Be brief.',
      timing: { toTime: '16:00', fromTime: '09:00' },
      dailySearchComments: 3,
    });
    expect(await agents.use('apply_settings', { settings, token: change })).toMatchObject({
      done: true,
      changes: [],
    });
    // Somebody else saves, so that the proposal would lead elsewhere.
    await server.saveSettings(token, accountId, { prompt: 'Be brief.', dailySearchComments: 5 });
    expect(await agents.use('apply_settings', { settings, token: change })).toMatchObject({
      code: 'conflict',
    });
    expect(await agents.use('get_settings')).toMatchObject({ accountId, prompt: 'Be brief.' });
  });

  test("answers the API's errors", async () => {
    const [owner, other] = [await customer(), await customer()];
    const id = await addDraft(server, other);
    await using agents = await connect(server, owner.agent, transport, era);
    expect(await agents.use('approve_drafts', { ids: [id] })).toMatchObject({
      isError: true,
      code: 'not_found',
      message: 'Draft not found',
    });
    expect(await agents.use('get_schedule', { account: 'nobody' })).toMatchObject({ code: 'not_found' });
    expect(await agents.use('get_schedule', { date: '2036-03-03' })).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'date' }],
    });
    const wrong = await agents.use('list_drafts', { state: 'nonsense' });
    expect(wrong).toMatchObject({ isError: true, text: expect.stringContaining('state') });
  });
});

describe('a token is offered the tools of its scope', () => {
  const offered = async (scope: TokenScope) => {
    const { agent } = await customer(scope);
    await using agents = await connect(server, agent, 'http');
    const [{ tools }, { prompts }] = [await agents.client.listTools(), await agents.client.listPrompts()];
    return { tools: tools.map(({ name }) => name), prompts: prompts.map(({ name }) => name) };
  };
  const deciding = ['approve_drafts', 'discard_drafts', 'edit_draft', 'handle_replies', 'hold_drafts'];

  test('those that read, and those that decide about drafts', async () => {
    const [read, review] = [await offered('read'), await offered('review')];
    expect(review.tools.filter((name) => !read.tools.includes(name)).sort()).toEqual(deciding);
    expect(read.tools).toContain('propose_settings');
    for (const name of ['preview_comment', 'start_accounts', 'apply_settings'])
      expect(review.tools).not.toContain(name);
    expect(read.prompts).toEqual(['weekly-report']);
    expect(review.prompts).toEqual(['review-my-drafts', 'weekly-report']);
  });

  test('with scope review, it approves what was shown, and nothing by the API alone', async () => {
    const owner = await customer('review');
    const [shown, other] = [await addDraft(server, owner), await addDraft(server, owner)];
    await using agents = await connect(server, owner.agent, 'http');
    expect(await agents.agree('approve_drafts', { ids: [shown] })).toMatchObject({ done: true });
    const approve = { token: owner.agent, json: {} };
    expect(await server.call('POST', `/api/drafts/${other}/approve`, approve)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', message: 'This token may only read and review drafts' },
    });
    expect((await ask(owner.token, `/api/drafts/${other}`)).body.state).toBe('waiting');
  });
});

describe('a write of which something fails', () => {
  test('answers done: false, the counts and the common code if nothing was changed', async () => {
    const owner = await customer();
    const ids = [
      await addDraft(server, { ...owner, state: 'discarded' }),
      await addDraft(server, { ...owner, state: 'discarded' }),
    ];
    await using agents = await connect(server, owner.agent, 'http');
    for (const [name, own] of [
      ['approve_drafts', { approved: false }],
      ['hold_drafts', { held: false }],
    ] as const)
      expect(await agents.agree(name, { ids })).toEqual({
        isError: true,
        done: false,
        code: 'conflict',
        message: expect.any(String),
        changed: 0,
        failed: 2,
        results: ids.map((_id) => ({ _id, ...own, error: expect.objectContaining({ code: 'conflict' }) })),
      });
  });

  test('answers done: false and the counts if a part was changed', async () => {
    const owner = await customer();
    const [waiting, over] = [
      await addDraft(server, owner),
      await addDraft(server, { ...owner, state: 'discarded' }),
    ];
    await using agents = await connect(server, owner.agent, 'http');
    const answer = await agents.agree('approve_drafts', { ids: [waiting, over] });
    expect(answer).toEqual({
      done: false,
      changed: 1,
      failed: 1,
      results: [
        { _id: waiting, approved: true },
        {
          _id: over,
          approved: false,
          error: expect.objectContaining({ code: 'conflict', message: 'This draft was discarded' }),
        },
      ],
    });
  });
});

test('answers no common code where the errors differ', async () => {
  const failures = { a: 'conflict', b: 'not_found' };
  const api = {
    failureOf: (error: unknown) => ({ code: String(error), message: `It is ${error}` }),
    accepts: () => true,
  } as unknown as Api;
  const write = writeTool({
    name: 'write',
    title: 'Write',
    description: '',
    input: z.strictObject({}),
    run: async () => ({
      would: 'write',
      preview: {},
      shown: null,
      perform: () =>
        onEach(
          api,
          ['a', 'b'] as const,
          async (item) => Promise.reject(failures[item]),
          (item) => ({ item }),
        ),
    }),
  });
  const refused = await write.run(api, { token: 'x' }).catch((error) => error);
  expect(refused).toBeInstanceOf(NothingChanged);
  expect(refused.answer).toEqual({
    done: false,
    message: 'Nothing was changed. Each result has its error.',
    changed: 0,
    failed: 2,
    results: [
      { item: 'a', error: { code: 'conflict', message: 'It is conflict' } },
      { item: 'b', error: { code: 'not_found', message: 'It is not_found' } },
    ],
  });
});

test('bounds an answer, and does nothing that it could not show', async () => {
  const api = { failureOf: () => ({}) } as unknown as Api;
  expect(() => textOf({ text: 'x'.repeat(2_000_000) })).toThrow('longer than 2,000,000 characters');
  expect(textOf({ text: 'x'.repeat(1_999_900) })).toHaveLength(1_999_911);
  let done = false;
  const write = writeTool({
    name: 'write',
    title: 'Write',
    description: '',
    input: z.strictObject({}),
    run: async () => ({
      would: 'write',
      preview: { text: 'x'.repeat(2_000_000) },
      shown: null,
      async perform() {
        done = true;
        return {};
      },
    }),
  });
  await expect(write.run(api, { token: 'x' })).rejects.toBeInstanceOf(ToolError);
  expect(done).toBe(false);
});
