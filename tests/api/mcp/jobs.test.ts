/** Common requests to an assistant, each as the calls that it makes with the protocol's own client. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../../db/schema/index.ts';
import type { TokenScope } from '../../../server/identity/tokens/schemas.ts';
import { addDraft } from '../../support/drafts.ts';
import { addReply } from '../../support/replies.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';
import { addMember } from '../permissions/members.ts';
import { resultsWorld, search } from '../results/world.ts';
import { connect, createToken } from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function customer(scope: TokenScope = 'write') {
  const { token, userId, email } = await server.signUp({ seats: 3 });
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, {
    prompt: 'Ask one question.',
    dailySearchComments: 3,
    searchUrls: [search],
  });
  const agent = await createToken(server, token, scope);
  const agents = await connect(server, agent, 'http');
  const read = async (path: string) => (await server.call('GET', path, { token })).body;
  return {
    token,
    userId,
    email,
    accountId,
    agents,
    read,
    [Symbol.asyncDispose]: () => agents.client.close(),
  };
}

test('1: what are my accounts doing, and why does this one wait?', async () => {
  await using owner = await customer();
  expect(await owner.agents.use('get_status')).toMatchObject({
    accounts: [
      { accountId: owner.accountId, running: false, state: { reason: 'paused', message: 'Paused' } },
    ],
    stop: { stopped: false },
  });
  expect(await owner.agents.use('get_schedule')).toMatchObject({ accountId: owner.accountId });
});

test('2: show me what we commented', async () => {
  await using owner = await customer();
  const world = resultsWorld(() => server);
  for (let n = 0; n < 3; n += 1) await world.comment(owner);
  const first = await owner.agents.use('list_comments', { limit: 2 });
  expect(first).toMatchObject({ total: 3, next: '2', comments: [{ comment: expect.any(String) }, {}] });
  expect(first.comments[0]).toMatchObject({ postUrl: expect.any(String), posterName: expect.any(String) });
  expect(JSON.stringify(first)).not.toMatch(/imageUrl/i);
  const rest = await owner.agents.use('list_comments', { limit: 2, cursor: first.next });
  expect(rest).toMatchObject({ total: 3, next: null, comments: [{}] });
  expect(await owner.agents.use('list_comments', { until: '2020-01-01T00:00:00Z' })).toMatchObject({
    total: 0,
  });
});

test('3: who replied, what did they say, mark it as handled', async () => {
  await using owner = await customer();
  const commentId = await addDraft(server, { ...owner, state: 'posted' });
  const id = await addReply(server, { ...owner, commentId });
  expect(await owner.agents.use('list_replies', { handled: false })).toMatchObject({
    replies: [{ _id: id, authorName: 'Ada Okafor', text: 'Thank you', comment: expect.any(String) }],
  });
  expect(await owner.agents.use('get_reply', { id })).toMatchObject({ thread: [{ text: 'Thank you' }] });
  const shown = await owner.agents.use('handle_replies', { ids: [id] });
  expect(shown).toMatchObject({
    done: false,
    would: 'mark 1 reply as handled',
    replies: [{ text: 'Thank you' }],
  });
  expect((await owner.read(`/api/replies/${id}`)).handledAt).toBeNull();
  for (let time = 0; time < 2; time += 1)
    expect(await owner.agents.use('handle_replies', { ids: [id], token: shown.token })).toMatchObject({
      done: true,
    });
  expect(await owner.agents.use('list_replies', { handled: false })).toMatchObject({ total: 0 });
});

test("4: go through today's drafts with me", async () => {
  await using owner = await customer();
  const [edited, held, gone] = [
    await addDraft(server, owner),
    await addDraft(server, owner),
    await addDraft(server, owner),
  ];
  const { drafts } = await owner.agents.use('list_drafts');
  expect(drafts).toHaveLength(3);
  expect(drafts[0]).toMatchObject({ comment: expect.any(String), failedChecks: expect.any(Array) });
  expect(drafts[0]).not.toHaveProperty('checks');
  const comment = 'Which step was hardest?';
  const edit = await owner.agents.use('edit_draft', { id: edited, comment });
  for (let time = 0; time < 2; time += 1)
    expect(await owner.agents.use('edit_draft', { id: edited, comment, token: edit.token })).toMatchObject({
      done: true,
    });
  expect((await owner.read(`/api/drafts/${edited}`)).edits).toHaveLength(1);
  await owner.agents.agree('approve_drafts', { ids: [edited] });
  await owner.agents.agree('hold_drafts', { ids: [held] });
  await owner.agents.agree('discard_drafts', { ids: [gone] });
  const stateOf = async (id: string) => (await owner.read(`/api/drafts/${id}`)).state;
  expect([await stateOf(edited), await stateOf(held), await stateOf(gone)]).toEqual([
    'approved',
    'held',
    'discarded',
  ]);
  // Stops an approved one, too.
  expect(await owner.agents.agree('hold_drafts', { ids: [edited] })).toMatchObject({ done: true });
  expect(await stateOf(edited)).toBe('held');
});

test('5: at most six a day, with review, and no Fridays', async () => {
  await using owner = await customer();
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  const settings = { dailySearchComments: 6, review: true, timing: { activeDays: days } };
  const { changes, token } = await owner.agents.use('propose_settings', { settings });
  expect(changes.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    'dailySearchComments',
    'review',
    'timing.activeDays',
  ]);
  expect(await owner.agents.use('apply_settings', { settings, token })).toMatchObject({ done: true });
  expect(await owner.read(`/api/settings?accountId=${owner.accountId}`)).toMatchObject({
    ...settings,
    prompt: 'Ask one question.',
  });
});

test('6: stop everything now', async () => {
  await using owner = await customer();
  await owner.agents.agree('start_accounts', { accounts: [owner.accountId] });
  expect(await owner.agents.agree('pause_all')).toMatchObject({ done: true, stopped: true });
  expect(await owner.agents.use('get_status')).toMatchObject({ stop: { stopped: true } });
  expect(await owner.agents.agree('resume_all')).toMatchObject({ done: true, stopped: false });
});

test('7: which sources work, which should go?', async () => {
  await using owner = await customer();
  expect(await owner.agents.use('get_results', { by: 'search' })).toMatchObject({ retirable: [] });
  const input = { kind: 'search', source: search };
  const shown = await owner.agents.use('retire_source', input);
  expect(shown).toMatchObject({ done: false, source: search });
  for (let time = 0; time < 2; time += 1)
    expect(await owner.agents.use('retire_source', { ...input, token: shown.token })).toMatchObject({
      done: true,
    });
  expect((await owner.read(`/api/settings?accountId=${owner.accountId}`)).searchUrls).toEqual([]);
});

test('8: write a comment for this post - good, post it', async () => {
  await using owner = await customer();
  const preview = await owner.agents.use('preview_comment');
  expect(preview).toMatchObject({ comment: expect.any(String), post: { postUrl: expect.any(String) } });
  const input = { postUrl: preview.post.postUrl, comment: preview.comment };
  const shown = await owner.agents.use('keep_comment', input);
  expect(shown).toMatchObject({ done: false, comment: preview.comment });
  expect(await owner.agents.use('list_drafts')).toMatchObject({ total: 0 });
  const kept = await owner.agents.use('keep_comment', { ...input, token: shown.token });
  expect(kept).toMatchObject({ done: true, draft: { state: 'waiting', comment: preview.comment } });
  // A repeat makes no second draft, and another text finds the post taken.
  expect(await owner.agents.use('keep_comment', { ...input, token: shown.token })).toEqual(kept);
  expect(await owner.agents.agree('keep_comment', { ...input, comment: 'Another?' })).toMatchObject({
    code: 'conflict',
  });
  expect(await owner.agents.use('list_drafts')).toMatchObject({ total: 1 });
  const ids = [kept.draft._id];
  expect(await owner.agents.agree('approve_drafts', { ids })).toMatchObject({ done: true });
  await owner.agents.agree('start_accounts', { accounts: [owner.accountId] });
  await play(server, server.clock.now() + 24 * 3_600_000);
  expect(await owner.read(`/api/drafts/${ids[0]}`)).toMatchObject({ state: 'posted' });
  expect(await owner.agents.use('list_comments')).toMatchObject({
    comments: expect.arrayContaining([expect.objectContaining({ comment: preview.comment })]),
  });
});

test('9: watch this person too', async () => {
  await using owner = await customer();
  const missing = 'https://www.linkedin.com/in/nobody-here-123';
  expect(await owner.agents.use('check_profile', { profileUrl: missing })).toMatchObject({ isError: true });
  const profileUrl = 'https://www.linkedin.com/in/ada-okafor';
  expect(await owner.agents.use('check_profile', { profileUrl })).toMatchObject({ valid: true });
});

test('10: connect another account, my seats and invoices, hold the comment of 14:05', async () => {
  await using owner = await customer();
  expect((await owner.agents.use('get_connect_link')).url).toMatch(/^http/);
  expect(await owner.agents.use('get_billing')).toMatchObject({
    ...{ status: 'Trial', seats: 3, seatsUsed: 1, invoices: [], subscription: null },
  });
  const id = await addDraft(server, { ...owner, state: 'approved' });
  expect(await owner.agents.agree('hold_drafts', { ids: [id] })).toMatchObject({ done: true });
});

test('the prompts name tools that exist', async () => {
  await using owner = await customer('review');
  const { prompts } = await owner.agents.client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual(['review-my-drafts', 'weekly-report']);
  const { tools } = await owner.agents.client.listTools();
  const known = new Set(tools.map(({ name }) => name));
  for (const { name } of prompts) {
    const { messages } = await owner.agents.client.getPrompt({ name });
    const { content } = messages[0] ?? {};
    const text = content && 'text' in content ? String(content.text) : '';
    const named = [...text.matchAll(/\b[a-z]+_[a-z]+\b/g)].map(([word]) => word);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((word) => !known.has(word))).toEqual([]);
  }
});

test('a token is for exactly the ids and texts that were shown, its person, and ten minutes', async () => {
  await using owner = await customer();
  await using other = await customer();
  const [one, two] = [await addDraft(server, owner), await addDraft(server, owner)];
  const approve = async (ids: string[], token: string, by = owner) =>
    (await by.agents.use('approve_drafts', { ids, token })).code;
  const shown = async () => (await owner.agents.use('approve_drafts', { ids: [one] })).token as string;
  const token = await shown();
  expect(await approve([two], token)).toBe('conflict');
  expect(await approve([one, two], token)).toBe('conflict');
  expect(await owner.agents.use('discard_drafts', { ids: [one], token })).toMatchObject({ code: 'conflict' });
  expect(await approve([one], token, other)).toBe('not_found');
  expect(await approve([one], 'x.y')).toBe('conflict');
  await server.call('PUT', `/api/drafts/${one}`, { token: owner.token, json: { comment: 'Another text?' } });
  expect(await approve([one], token)).toBe('conflict');
  const late = await shown();
  server.clock.advance(10 * 60_000);
  expect(await approve([one], late)).toBe('conflict');
  expect((await owner.read(`/api/drafts/${one}`)).state).toBe('waiting');
  expect(await owner.agents.agree('approve_drafts', { ids: [one] })).toMatchObject({ done: true });
});

test("a reviewer's token decides in the workspace that they review, a viewer's does not", async () => {
  await using owner = await customer();
  await using lea = await customer();
  await using max = await customer();
  const rows = await server.deps.db.select().from(users);
  const personOf = (userId: string) => {
    const user = rows.find(({ id }) => id === userId);
    if (!user) throw new Error('no user');
    return { user };
  };
  await addMember(server, personOf(owner.userId), personOf(lea.userId), 'reviewer');
  await addMember(server, personOf(owner.userId), personOf(max.userId), 'viewer');
  const id = await addDraft(server, owner);
  const workspace = owner.userId;
  expect((await lea.agents.use('list_workspaces')).workspaces).toHaveLength(2);
  expect(await lea.agents.use('list_drafts', { workspace })).toMatchObject({ drafts: [{ _id: id }] });
  expect(await lea.agents.use('get_status', { workspace })).toMatchObject({ stop: null });
  expect(await lea.agents.use('approve_drafts', { ids: [id] })).toMatchObject({ code: 'not_found' });
  const { token } = await lea.agents.use('approve_drafts', { ids: [id], workspace });
  expect(await lea.agents.use('pause_all', { workspace })).toMatchObject({ code: 'workspace_role' });
  expect(await max.agents.use('list_drafts', { workspace })).toMatchObject({ code: 'workspace_role' });
  expect(await lea.agents.use('approve_drafts', { ids: [id], workspace, token })).toMatchObject({
    done: true,
  });
  expect((await owner.read(`/api/drafts/${id}`)).decidedBy).toMatchObject({ _id: lea.userId });
});

test.each(['/.well-known/openid-configuration', '/.well-known/x', '/oauth/x'])(
  '%s is a 404 in JSON',
  async (path) => {
    const { status, body } = await server.call('GET', path);
    expect([status, body.code]).toEqual([404, 'not_found']);
  },
);
