import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retireAccount } from '../../db/accounts/accountRemoval.ts';
import { learnedLines } from '../../db/automation/proposals.ts';
import { takePrecautions } from '../../db/operations/restores.ts';
import { audit, proposals } from '../../db/schema/index.ts';
import { direct } from '../support/database.ts';
import { addProposal } from '../support/proposals.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Person, team } from './people/team.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
const people = team(() => server);

const body = (n: number) => `The second depot counts pallet ${n} by hand, so nobody trusts the number.`;
const withQuestion = (n: number) => `${body(n)} Who owns that number?`;

type Approves = (method: string, path: string, json?: unknown) => Promise<{ status: number }>;

/** Edits and approves drafts: deletes the closing question. */
async function edit(owner: Person & { accountId: string }, count: number, by: Approves, from = 0) {
  for (let n = from; n < from + count; n += 1) {
    const id = await people.draft(owner, owner.accountId, { comment: withQuestion(n) });
    server.clock.advance(1000);
    expect((await by('PUT', `/api/drafts/${id}`, { comment: body(n) })).status).toBe(200);
    expect((await by('POST', `/api/drafts/${id}/approve`, {})).status).toBe(200);
  }
}

async function customer() {
  const owner = await people.owner();
  const call = (method: string, path: string, json?: unknown) => people.call(owner, method, path, json);
  return {
    ...owner,
    call,
    list: async (state = 'open') => (await call('GET', `/api/proposals?filter={"state":"${state}"}`)).body,
    decide: (id: string, verb: string, json = {}) => call('POST', `/api/proposals/${id}/${verb}`, json),
    lines: () => learnedLines(server.deps.db, owner.accountId),
  };
}

describe('edits', () => {
  test('propose a line with its evidence; accepted, the writer gets it until it is taken back', async () => {
    const owner = await customer();
    await server.saveSettings(owner.token, owner.accountId, { prompt: 'Be brief.' });
    await edit(owner, 4, owner.call);
    expect(await owner.list()).toEqual([]);
    await edit(owner, 1, owner.call, 4);
    const [proposal, ...others] = await owner.list();
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({
      accountId: owner.accountId,
      kind: 'closing_question',
      line: "Don't end with a question.",
      lineText: { key: 'learning.closing_question' },
      changed: 5,
      of: 5,
      diff: [{ value: 'Be brief.\n' }, { value: "Don't end with a question.", added: true }],
    });
    expect(proposal.evidence).toHaveLength(5);
    expect(proposal.evidence[0]).toMatchObject({ before: withQuestion(4), after: body(4) });
    expect(await owner.lines()).toEqual([]);

    const line = 'Ask nothing at the end.';
    expect((await owner.decide(proposal._id, 'accept', { line })).body).toMatchObject({
      state: 'accepted',
      line,
    });
    expect(await owner.lines()).toEqual([line]);
    expect((await owner.decide(proposal._id, 'accept')).status).toBe(409);
    expect((await owner.decide(proposal._id, 'take-back')).body).toMatchObject({ state: 'taken_back' });
    expect(await owner.lines()).toEqual([]);
    // It is proposed once.
    await edit(owner, 2, owner.call, 5);
    expect(await owner.list()).toEqual([]);
  });

  test('of members count, and only the owner decides; viewers see counts', async () => {
    const owner = await customer();
    const reviewer = await people.member(owner);
    const viewer = await people.member(owner, { role: 'viewer' });
    await edit(owner, 5, reviewer.there);
    const [{ _id: id, line }] = (await reviewer.there('GET', '/api/proposals')).body;
    expect(line).toBe("Don't end with a question.");
    expect((await reviewer.there('POST', `/api/proposals/${id}/accept`, {})).status).toBe(409);
    expect(await owner.lines()).toEqual([]);
    const [seen] = (await viewer.there('GET', '/api/proposals')).body;
    expect(seen).toMatchObject({ _id: id, line: null, evidence: null, diff: null, changed: 5 });
    expect((await owner.decide(id, 'dismiss')).body).toMatchObject({ state: 'dismissed' });
    const stranger = await customer();
    expect((await stranger.decide(id, 'accept')).status).toBe(404);
  });

  test('of one account propose nothing for another', async () => {
    const owner = await customer();
    const other = await people.connect(owner, 'other-depot@example.com');
    await edit(owner, 3, owner.call);
    await edit({ ...owner, accountId: other }, 4, owner.call, 3);
    expect(await owner.list()).toEqual([]);
  });
});

test('an account has at most 20 lines', async () => {
  const owner = await customer();
  for (let n = 0; n < 20; n += 1) await addProposal(server, { ...owner, state: 'accepted' });
  const id = await addProposal(server, owner);
  expect(await owner.decide(id, 'accept')).toMatchObject({
    status: 409,
    body: { message: 'You have 20 learned lines. Take one back first.' },
  });
});

test('of four who accept the last possible line at once, one succeeds', async () => {
  const owner = await customer();
  for (let n = 0; n < 19; n += 1) await addProposal(server, { ...owner, state: 'accepted' });
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push(await addProposal(server, owner));
  const answers = await Promise.all(ids.map((id) => owner.decide(id, 'accept')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await owner.lines()).toHaveLength(20);
});

test('support staff who see what the owner sees get counts, and decide nothing', async () => {
  const owner = await customer();
  await edit(owner, 5, owner.call);
  const [{ _id: id }] = await owner.list();
  const admin = await server.signUp({ role: 'admin' });
  await server.prove(admin.token);
  const opened = await server.call('POST', `/api/admin/users/${owner.userId}/views`, {
    token: admin.token,
    json: { reason: 'Ticket 7' },
  });
  const { token } = opened.body;
  const { status, body: seen } = await server.call('GET', '/api/proposals', { token });
  expect({ status, seen }).toMatchObject({
    status: 200,
    seen: [{ _id: id, line: null, evidence: null, diff: null, changed: 5, of: 5 }],
  });
  expect(JSON.stringify(seen)).not.toContain('depot');
  for (const verb of ['accept', 'dismiss', 'take-back'])
    expect((await server.call('POST', `/api/proposals/${id}/${verb}`, { token, json: {} })).status).toBe(409);
  expect(await owner.list()).toHaveLength(1);
});

test('the audit log names the habit, not the words', async () => {
  const owner = await customer();
  const id = await addProposal(server, owner);
  await owner.decide(id, 'accept');
  await owner.decide(id, 'take-back');
  const rows = await server.deps.db.select().from(audit).where(eq(audit.actorId, owner.userId));
  const found = rows.filter(({ action }) => action.startsWith('proposal.'));
  expect(found.map(({ action }) => action)).toEqual(['proposal.accept', 'proposal.take_back']);
  expect(JSON.stringify(found)).not.toContain('leverage');
});

describe('a line', () => {
  test('is told once by a webhook', async () => {
    const owner = await customer();
    await owner.call('POST', '/api/webhooks', {
      url: 'https://hooks.example.com/',
      events: ['proposal.created'],
    });
    await edit(owner, 5, owner.call);
    const { body: sent } = await owner.call('GET', '/api/webhook-messages');
    expect(sent.map(({ type }: { type: string }) => type)).toEqual(['proposal.created']);
    expect(JSON.parse(sent[0].body).data).toMatchObject({ kind: 'closing_question', changed: 5, of: 5 });
  });

  test('is a figure of the daily digest, until it is decided', async () => {
    const owner = await customer();
    const ids = [await addProposal(server, owner), await addProposal(server, owner)];
    const digest = async () => {
      const { nextAt } = (await owner.call('PUT', '/api/digest', { timeZone: 'Europe/Berlin' })).body;
      server.clock.moveTo(Date.parse(nextAt));
      await server.deps.jobs.runDue('digest');
      await server.deps.jobs.runDue('mail');
      return (await server.lastMailTo(owner.email))?.Text ?? '';
    };
    expect(await digest()).toContain('Your edits suggest 2 lines for the writer.');
    for (const id of ids) await owner.decide(id, 'dismiss');
    await addProposal(server, owner);
    expect(await digest()).toContain('Your edits suggest 1 line for the writer.');
  });

  test('is in the export, and is erased with the account and the user', async () => {
    const owner = await customer();
    await addProposal(server, { ...owner, state: 'accepted' });
    const { body } = await owner.call('GET', '/api/me/export');
    expect(body.proposals).toMatchObject([{ state: 'accepted', line: 'Write “use”, not “leverage”.' }]);
    const moment = { now: server.clock.now(), decidedAt: server.clock.now() };
    await retireAccount(direct(server.deps.db), owner.accountId, moment);
    const rows = () => server.deps.db.$count(proposals, eq(proposals.userId, owner.userId));
    expect(await rows()).toBe(0);

    const other = await customer();
    await addProposal(server, other);
    await other.call('DELETE', '/api/me', { password: 'correct horse' });
    expect(await server.deps.db.$count(proposals, eq(proposals.userId, other.userId))).toBe(0);
  });

  test('is proposed again after a restore, because it may have been taken back since', async () => {
    const owner = await customer();
    await addProposal(server, { ...owner, state: 'accepted' });
    const at = server.clock.now();
    await takePrecautions(server.deps.db, {
      ...{ at, knownUntil: at, reason: 'restored', reasonText: null, keepTokens: true },
      ...{ hoursEnd: () => null, farewell: 'farewell' },
    });
    expect(await owner.lines()).toEqual([]);
  });
});
