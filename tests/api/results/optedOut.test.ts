import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startReceiver } from '../../support/receiver.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { connect, createToken } from '../mcp/clients.ts';
import { day, hour, resultsWorld } from './world.ts';

let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
const world = resultsWorld(() => server);

/** A reply by Ada, who has opted out, and one by Marcus, to a comment on a post by Jonas. */
async function replied() {
  const owner = await world.customer();
  const hook = { url: receiver.url, events: ['comment.replied'] };
  expect((await owner.call('POST', '/api/webhooks', hook)).status).toBe(201);
  const zone = { timeZone: 'Europe/Berlin' };
  expect((await owner.call('PUT', '/api/digest', zone)).status).toBe(200);
  const agentToken = await createToken(server, owner.token, 'read');
  const posted = await world.comment(owner, { posterId: 'jonas', posterName: 'Jonas Berg' });
  await world.reply(posted, 'The second step.', 'ada-okafor');
  await world.reply(posted, 'The third one.', 'marcus-osei');
  await world.read();
  server.clock.advance(hour);
  await world.read();
  return { ...owner, one: posted, agentToken };
}
let owner: Awaited<ReturnType<typeof replied>>;

beforeAll(async () => {
  server = await startTestServer({ now: '2026-03-02T10:00:00Z' });
  receiver = await startReceiver();
  const admin = await server.signUp({ role: 'admin' });
  const json = { profileUrl: 'https://www.linkedin.com/in/ada-okafor' };
  expect((await server.call('POST', '/api/admin/opt-out', { token: admin.token, json })).status).toBe(201);
  owner = await replied();
});
afterAll(async () => {
  await receiver.stop();
  await server.stop();
});

const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
const list = async (filter: object = {}) => (await owner.call('GET', `/api/replies?${query(filter)}`)).body;
const stored = async () => (await world.replies()).find(({ authorName }) => authorName === 'Ada Okafor');

/** Marcus is named, both replies are there, and nothing names Ada. An account may have her surname. */
function expectUnnamed(answer: unknown, texts = ['The second step.', 'The third one.']): void {
  const written = typeof answer === 'string' ? answer : JSON.stringify(answer);
  expect(written).toMatch(/marcus/i);
  for (const text of texts) expect(written).toContain(text);
  expect(written).not.toMatch(/\bada\b/i);
}

describe('a person who has opted out is not named', () => {
  test('in the list of replies, which counts the reply and links to it', async () => {
    const replies = await list();
    expectUnnamed(replies);
    const nobody = { authorId: '', authorName: '', authorHeadline: '', authorUrl: '', authorImageUrl: '' };
    const theirs = replies.find(({ text }: { text: string }) => text === 'The second step.');
    expect(theirs).toMatchObject({ ...nobody, url: expect.stringContaining('replyUrn') });
  });

  test('in a reply, its thread and the answer to a change', async () => {
    const id = (await stored())?.id ?? '';
    expectUnnamed((await owner.call('GET', `/api/replies/${id}`)).body);
    const changed = await owner.call('PUT', `/api/replies/${id}`, { handled: true });
    expect(changed.body).toMatchObject({ authorName: '', text: 'The second step.' });
    await owner.call('PUT', `/api/replies/${id}`, { handled: false });
  });

  test('by a search for the name or the person, while their words are found', async () => {
    const { authorId } = (await stored()) ?? {};
    expect(await list({ q: 'okafor' })).toEqual([]);
    expect(await list({ authorId })).toEqual([]);
    expect(await list({ q: 'second step' })).toHaveLength(1);
    expect(await list({ q: 'marcus' })).toHaveLength(1);
  });

  test('in the exports of replies and of all data', async () => {
    for (const path of ['replies.csv', 'replies.json'])
      expectUnnamed((await owner.call('GET', `/api/exports/${path}`)).body);
    expect(
      (await owner.call('GET', `/api/exports/replies.csv?${query({ q: 'okafor' })}`)).body,
    ).not.toContain('second');
    expectUnnamed((await owner.call('GET', '/api/me/export')).body.replies);
  });

  test('to an assistant', async () => {
    await using agent = await connect(server, owner.agentToken, 'http');
    expectUnnamed(await agent.use('list_replies'));
  });

  test('by the webhook', async () => {
    await server.deps.jobs.runDue('webhook');
    expectUnnamed(receiver.received.map(({ body }) => body).join('\n'));
  });

  test('in the e-mail of the first reply', async () => {
    const mail = (await server.mailsTo(owner.email)).find(({ Text }) => Text.includes('second step'));
    expect(mail?.Text).toContain('Somebody: “The second step.”');
    expectUnnamed(mail?.Text ?? '');
  });

  test('in the digest', async () => {
    await world.reply(owner.one, 'The fourth step.', 'ada-okafor');
    await world.reply(owner.one, 'The fifth one.', 'marcus-osei');
    server.clock.advance(4 * hour);
    await world.read();
    server.clock.advance(day);
    await server.deps.jobs.runDue('digest');
    const digest = await server.lastMailTo(owner.email);
    expectUnnamed(`${digest?.Subject}\n${digest?.Text}`, ['Somebody: “The fourth step.”', 'The fifth one.']);
  });

  test('among the people who answered, where a number says so', async () => {
    expectUnnamed((await owner.call('GET', '/api/responders')).body, []);
    expectUnnamed((await owner.call('GET', '/api/exports/responders.csv')).body, []);
    const { responders } = (await owner.call('GET', '/api/results')).body;
    expect(responders).toMatchObject({ people: 2, notNamed: 1, replies: 4 });
  });
});
