import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentChecks } from '../../../server/automation/controls/schemas.ts';
import type { CommentTrace } from '../../../server/history/comments/schemas.ts';
import { allDay } from '../../support/allDay.ts';
import { addDraft } from '../../support/drafts.ts';
import { play, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let userId: string;
let accountId: string;
const search = 'https://www.linkedin.com/search/results/content/?keywords=design';
const settings = {
  timing: allDay(30),
  searchUrls: [search],
  dailySearchComments: 5,
  prompt: 'Add one thought of your own.',
};

beforeAll(async () => {
  server = await startTestServer();
  ({ token, userId } = await server.signUp());
  accountId = await server.connect(token);
});
afterAll(() => server.stop());

const trace = (id: string, as = token) => server.call('GET', `/api/comment-receipts/${id}`, { token: as });
const newest = async (): Promise<CommentTrace> => {
  const { body } = await server.call('GET', '/api/comment', { token });
  return (await trace(body[0]._id)).body;
};

test('says what found the post, what wrote the comment, what the checks found and when it was sent', async () => {
  await server.saveSettings(token, accountId, settings);
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  await server.engine.runDue();
  const now = server.clock.now();
  const said = await newest();
  expect(said).toMatchObject({
    accountId,
    accountName: expect.stringMatching(/\S/),
    source: search,
    sentAt: new Date(now).toISOString(),
    confirmedAt: new Date(now).toISOString(),
    writing: { promptVersion: expect.stringMatching(/^[0-9a-f]{8}$/), promptInUse: true, attempts: 1 },
    review: null,
  });
  expect(Date.parse(said.takenAt)).toBeLessThanOrEqual(now);
  expect(said.writing?.checks).toHaveLength(commentChecks.length);
  expect(said.writing?.checks).toContainEqual(
    expect.objectContaining({ check: 'link', ok: true, detail: 'No links' }),
  );
  expect(said.writing?.checks).toContainEqual(
    expect.objectContaining({ check: 'repeats', ok: true, detail: 'This is the first comment' }),
  );

  const { body: posts } = await server.call('GET', `/api/automation/posts`, { token });
  const { excerpt } = posts.find(({ verdict }: { verdict: string }) => verdict === 'chosen');
  expect(said.postExcerpt.startsWith(excerpt)).toBe(true);
  expect([...said.postExcerpt].length).toBeLessThanOrEqual(280);
  const { body: all } = await server.call('GET', '/api/me/export', { token });
  expect(all.comments[0].postExcerpt).toBe(said.postExcerpt);

  await server.saveSettings(token, accountId, { ...settings, prompt: 'Ask one question.' });
  expect((await newest()).writing).toMatchObject({ promptInUse: false, promptText: settings.prompt });
});

test('shows what a person changed before it was posted', async () => {
  await server.saveSettings(token, accountId, { ...settings, review: true });
  await play(server, server.clock.now() + 40 * 60_000);
  const { body: drafts } = await server.call('GET', '/api/drafts', { token });
  const draft = drafts.find(({ state }: { state: string }) => state === 'waiting');
  const comment = `${draft.original} What did you leave out?`;
  await server.call('PUT', `/api/drafts/${draft._id}`, { token, json: { comment } });
  const editedAt = new Date(server.clock.now()).toISOString();
  await server.call('POST', `/api/drafts/${draft._id}/approve`, { token, json: {} });
  await play(server, server.clock.now() + 60 * 60_000);
  const { body } = await trace(draft._id);
  expect(body.review).toMatchObject({
    original: draft.original,
    postText: draft.postText,
    editedAt,
    approvedAt: editedAt,
    diff: [{ value: expect.any(String) }, { added: true, value: expect.stringContaining('leave out?') }],
  });
  expect(body.comment).toBe(comment);
  expect(body.writing).not.toBeNull();
});

test('says which details were not recorded', async () => {
  const id = await addDraft(server, { userId, accountId, state: 'posted' });
  expect((await trace(id)).body).toMatchObject({ writing: null, sentAt: null, confirmedAt: null });
});

test('has no trace outside the history, and none of another user’s', async () => {
  const posted = await addDraft(server, { userId, accountId, state: 'posted' });
  const waiting = await addDraft(server, { userId, accountId });
  const other = await server.signUp();
  expect(await trace(posted, other.token)).toMatchObject({
    status: 404,
    body: { message: 'Comment not found' },
  });
  expect((await trace(waiting)).status).toBe(404);
});

test('keeps the trace after the account is disconnected', async () => {
  const before = await newest();
  await server.call('DELETE', `/api/linkedinaccount/${accountId}`, { token });
  expect((await trace(before._id)).body).toMatchObject({
    _id: before._id,
    accountName: before.accountName,
  });
});
