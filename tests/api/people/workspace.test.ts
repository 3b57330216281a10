import { createParser } from 'eventsource-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { type Person, team } from './team.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
const people = team(() => server);

const name = async (person: Person) => {
  const { firstName, lastName, _id } = (await people.call(person, 'GET', '/api/me')).body;
  return { _id, name: `${firstName} ${lastName}` };
};

describe('a reviewer', () => {
  test('approves, edits, holds and discards, and each decision names them', async () => {
    const mara = await people.owner();
    const lea = await people.member(mara);
    const ids = await Promise.all([1, 2, 3, 4].map(() => people.draft(mara, mara.accountId)));
    const me = await name(lea);
    const [edited, approved, held, discarded] = ids;
    await lea.there('PUT', `/api/drafts/${edited}`, { comment: 'Which step of the three was hardest?' });
    await lea.there('POST', '/api/approvals', { ids: [approved] });
    await lea.there('POST', `/api/drafts/${held}/hold`);
    await lea.there('POST', `/api/drafts/${discarded}/discard`);

    const seen = (await people.call(mara, 'GET', '/api/drafts')).body as { _id: string }[];
    const draft = (id: string | undefined) => seen.find(({ _id }) => _id === id);
    expect(draft(edited)).toMatchObject({ edits: [{ by: me }], decidedBy: null });
    expect(draft(approved)).toMatchObject({ state: 'approved', decidedBy: me });
    expect(draft(held)).toMatchObject({ state: 'held', decidedBy: me });
    expect(draft(discarded)).toMatchObject({ state: 'discarded', decidedBy: me });

    await people.call(mara, 'POST', `/api/drafts/${held}/approve`, {});
    expect((await people.call(mara, 'GET', `/api/drafts/${held}`)).body.decidedBy).toEqual(await name(mara));
  });

  test('sees who approved a comment in its trace', async () => {
    const mara = await people.owner();
    const lea = await people.member(mara);
    const id = await people.draft(mara, mara.accountId, { state: 'posted' });
    const { body } = await lea.there('GET', `/api/comment-receipts/${id}`);
    expect(body).toMatchObject({ _id: id, review: { approvedBy: null, editedBy: null } });
  });

  test('needs the subscription of the owner, not an own one', async () => {
    const mara = await people.owner();
    const lea = await people.member(mara);
    const id = await people.draft(mara, mara.accountId);
    await expire(lea);
    expect((await lea.there('POST', `/api/drafts/${id}/approve`, {})).status).toBe(200);
    const other = await people.draft(mara, mara.accountId);
    await expire(mara);
    expect(await lea.there('POST', `/api/drafts/${other}/approve`, {})).toMatchObject({
      status: 402,
      body: { message: 'The owner of this workspace needs a subscription before drafts can be approved' },
    });
  });
});

test('a viewer sees drafts and history, and decides nothing', async () => {
  const mara = await people.owner();
  const lea = await people.member(mara, { role: 'viewer' });
  const id = await people.draft(mara, mara.accountId);
  const posted = await people.draft(mara, mara.accountId, { state: 'posted' });
  for (const path of ['/api/drafts', `/api/drafts/${id}`, '/api/comment', `/api/comment-receipts/${posted}`])
    expect((await lea.there('GET', path)).status, path).toBe(200);
  for (const verb of ['approve', 'hold', 'discard'])
    expect(await lea.there('POST', `/api/drafts/${id}/${verb}`, {})).toMatchObject({
      status: 409,
      body: { code: 'workspace_role' },
    });
  expect((await people.call(mara, 'GET', `/api/drafts/${id}`)).body.state).toBe('waiting');
});

test('a member sees the assigned accounts only', async () => {
  const mara = await people.owner();
  const second = await people.connect(mara, 'second@example.com');
  const lea = await people.member(mara, { accountIds: [second] });
  const [hidden, shown] = [await people.draft(mara, mara.accountId), await people.draft(mara, second)];
  const posted = await people.draft(mara, mara.accountId, { state: 'posted' });
  await people.draft(mara, second, { state: 'posted' });

  const ids = async (path: string) =>
    ((await lea.there('GET', path)).body as { _id?: string; accountId: string }[]).map(
      ({ _id, accountId }) => _id ?? accountId,
    );
  expect(await ids('/api/linkedinaccount')).toEqual([second]);
  const drafts = await ids('/api/drafts?filter={"state":"waiting"}');
  expect(drafts).toEqual([shown]);
  const history = await lea.there('GET', '/api/comment?filter={"createdAt_gte":"2026-01-01T00:00:00Z"}');
  expect(history.body.map(({ accountId }: { accountId: string }) => accountId)).toEqual([second]);
  expect(history.headers.get('content-range')).toBe('comments 0-0/1');
  for (const path of [`/api/drafts/${hidden}`, `/api/comment-receipts/${posted}`])
    expect((await lea.there('GET', path)).status).toBe(404);
  expect((await lea.there('GET', `/api/comment/days?accountId=${mara.accountId}`)).status).toBe(404);
  expect((await lea.there('POST', `/api/drafts/${hidden}/approve`, {})).status).toBe(404);
  const { body } = await lea.there('POST', '/api/approvals', { ids: [hidden, shown] });
  expect(body.results.map(({ approved }: { approved: boolean }) => approved)).toEqual([false, true]);

  await people.call(mara, 'PUT', `/api/people/${lea.memberId}`, { role: 'reviewer', accountIds: null });
  expect((await lea.there('GET', `/api/drafts/${hidden}`)).status).toBe(200);
});

test('only accounts of the owner can be assigned', async () => {
  const [mara, other] = [await people.owner(), await people.owner()];
  expect((await people.invite(mara, 'x@example.com', { accountIds: [other.accountId] })).status).toBe(422);
});

test('a removed member and one who left are outside at once', async () => {
  const mara = await people.owner();
  const [lea, tom] = [await people.member(mara), await people.member(mara)];
  const outside = { status: 404, body: { code: 'workspace_not_found' } };
  expect((await people.call(mara, 'DELETE', `/api/people/${lea.memberId}`)).status).toBe(204);
  expect(await lea.there('GET', '/api/drafts')).toMatchObject(outside);
  expect((await people.call(tom, 'DELETE', `/api/workspaces/${mara.userId}`)).status).toBe(204);
  expect(await tom.there('GET', '/api/drafts')).toMatchObject(outside);
  expect((await people.call(mara, 'GET', '/api/people')).body).toEqual([]);
  // A workspace that never was looks the same.
  expect(await people.call(lea, 'GET', '/api/drafts', undefined, 'nobody')).toMatchObject(outside);
});

test("a reviewer's personal token enters the workspace; a viewer's, and an impersonation, enter no other", async () => {
  const mara = await people.owner();
  const lea = await people.member(mara);
  const tom = await people.member(mara, { role: 'viewer' });
  const tokenOf = async (person: Person) =>
    (await people.call(person, 'POST', '/api/tokens', { name: 'a script', scope: 'write' })).body.token;
  const admin = await server.signUp({ role: 'admin' });
  const view = await people.call(admin, 'POST', `/api/admin/users/${lea.userId}/views`, { reason: 'Help' });
  const there = (reader: Person) => people.call(reader, 'GET', '/api/drafts', undefined, mara.userId);
  const reviewer = { ...lea, token: await tokenOf(lea) };
  expect((await there(reviewer)).status).toBe(200);
  for (const reader of [
    { ...tom, token: await tokenOf(tom) },
    { ...lea, token: view.body.token },
  ]) {
    expect((await people.call(reader, 'GET', '/api/drafts')).status).toBe(200);
    expect(await there(reader)).toMatchObject({ status: 409, body: { code: 'workspace_role' } });
  }
  // A removal counts at the next call.
  const [{ _id = '' } = {}] = (await people.call(mara, 'GET', '/api/people')).body.filter(
    ({ email }: { email: string }) => email === lea.email,
  );
  await server.prove(mara.token);
  expect((await people.call(mara, 'DELETE', `/api/people/${_id}`)).status).toBeLessThan(300);
  expect(await there(reviewer)).toMatchObject({ body: { code: 'workspace_role' } });
});

test('a member keeps their own workspace beside the others', async () => {
  const [mara, lea] = [await people.owner(), await people.owner()];
  await people.draft(mara, mara.accountId);
  const own = await people.draft(lea, lea.accountId);
  await people.invite(mara, lea.email);
  const drafts = (await people.call(lea, 'GET', '/api/drafts')).body as { _id: string }[];
  expect(drafts.map(({ _id }) => _id)).toEqual([own]);
});

describe('the stream of events', () => {
  test('shows a member those of the assigned accounts, and ends when they are removed', async () => {
    const mara = await people.owner();
    const second = await people.connect(mara, 'other@example.com');
    const lea = await people.member(mara, { accountIds: [second] });
    const stream = await openStream(lea, mara.userId);
    const [hidden, shown] = [await people.draft(mara, mara.accountId), await people.draft(mara, second)];
    await people.call(mara, 'POST', `/api/drafts/${hidden}/hold`);
    await people.call(mara, 'POST', `/api/drafts/${shown}/hold`);
    expect((await stream.next())?.commentId).toBe(shown);
    await people.call(mara, 'DELETE', `/api/people/${lea.memberId}`);
    expect(await stream.next()).toBeNull();
  });
});

test('deleting a person takes their name from decisions, and their memberships', async () => {
  const mara = await people.owner();
  const lea = await people.member(mara);
  const id = await people.draft(mara, mara.accountId);
  await lea.there('PUT', `/api/drafts/${id}`, { comment: 'Which step of the three was hardest?' });
  await lea.there('POST', `/api/drafts/${id}/approve`, {});
  expect((await people.call(lea, 'DELETE', '/api/me', { password: 'correct horse' })).status).toBe(204);
  expect((await people.call(mara, 'GET', '/api/people')).body).toEqual([]);
  const { body } = await people.call(mara, 'GET', `/api/drafts/${id}`);
  expect(body).toMatchObject({ state: 'approved', decidedBy: null, edits: [{ by: null }] });
});

test('deleting an owner ends the workspace for its members', async () => {
  const mara = await people.owner();
  const lea = await people.member(mara);
  const id = await people.draft(mara, mara.accountId);
  await lea.there('POST', `/api/drafts/${id}/approve`, {});
  await people.call(mara, 'DELETE', '/api/me', { password: 'correct horse' });
  expect((await lea.there('GET', '/api/drafts')).status).toBe(404);
  expect((await people.call(lea, 'GET', '/api/workspaces')).body).toHaveLength(1);
});

test('the export names the people of a workspace and the memberships, and the audit each change', async () => {
  const mara = await people.owner();
  const lea = await people.member(mara, { role: 'viewer' });
  const { body: ofMara } = await people.call(mara, 'GET', '/api/me/export');
  expect(ofMara.people).toEqual([expect.objectContaining({ email: lea.email, role: 'viewer' })]);
  const changes = ofMara.changes.map(({ action, by }: { action: string; by: string }) => `${action} ${by}`);
  expect(changes).toEqual(expect.arrayContaining(['member.invite you', 'member.join a member']));
  const { body: ofLea } = await people.call(lea, 'GET', '/api/me/export');
  expect(ofLea.memberships).toEqual([expect.objectContaining({ role: 'viewer' })]);
});

async function expire(person: Person): Promise<void> {
  const admin = await server.signUp({ role: 'admin' });
  const json = { subscriptionEndsAt: '2020-01-01T00:00:00Z' };
  const { status } = await people.call(admin, 'PUT', `/api/admin/user/${person.userId}`, json);
  if (status !== 200) throw new Error('not expired');
}

/** Answers one event after another, and null at the end. */
async function openStream(person: Person, workspace: string) {
  const answer = await fetch(`${server.url}/api/automation/events`, {
    headers: { 'x-auth-token': person.token, 'x-workspace': workspace },
  });
  const events: Record<string, unknown>[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data)) });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  // The first heartbeat: from here on it watches.
  await reader?.read();
  return {
    async next(): Promise<Record<string, unknown> | null> {
      for (;;) {
        const event = events.shift();
        if (event) return event;
        const part = await reader?.read();
        if (!part || part.done) return null;
        parser.feed(part.value);
      }
    },
  };
}
