import { afterAll, expect, test } from 'vitest';
import { listDrafts } from '../../../server/automation/drafts/drafts.ts';
import { authenticate } from '../../../server/identity/auth/authenticate.ts';
import { ownWorkspace } from '../../../server/identity/people/workspace.ts';
import { addDraft } from '../../support/drafts.ts';
import { startTestServer } from '../../support/server.ts';
import { connect, createToken } from '../mcp/clients.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const me = (token: string) => server.call('GET', '/api/me', { token });

/** Calls of a person that end only when the test ends the fault. */
async function hang() {
  await server.control('POST', '/faults', { provider: 'network', delayMs: 600_000, times: 1000 });
  return () => server.control('DELETE', '/faults');
}

async function customer() {
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  const validate = (n: number) =>
    server.call('POST', '/api/settings/validate', {
      token,
      json: { accountId, profileUrl: `https://www.linkedin.com/in/ada-okafor-${n}` },
    });
  return { token, userId, accountId, validate };
}

test('H1: the 37th request of a person is a 429, with any of their tokens, and others are answered', async () => {
  const { token, validate } = await customer();
  const other = await server.signUp();
  const second = await createToken(server, token, 'read');
  const end = await hang();
  const answers = Array.from({ length: 37 }, (_, n) => validate(n));
  // Only the one that found no place is answered.
  const refused = await Promise.race(answers);
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_attempts',
      message: 'You have too many requests at once. Please try again in a few seconds',
    },
  });
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await me(second)).status).toBe(429);
  expect((await me(other.token)).status).toBe(200);
  await end();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await me(second)).status).toBe(200);
});

test('H1: event streams hold no place', async () => {
  const { token } = await server.signUp();
  const leave = new AbortController();
  const streams = await Promise.all(
    Array.from({ length: 7 }, () =>
      fetch(`${server.url}/api/automation/events`, {
        headers: { 'x-auth-token': token },
        signal: leave.signal,
      }),
    ),
  );
  expect(streams.map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect((await me(token)).status).toBe(200);
  leave.abort();
});

test('H1: the calls of a tool run in the place of its request', async () => {
  const { token, userId, accountId, validate } = await customer();
  const agent = await createToken(server, token, 'write');
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) ids.push(await addDraft(server, { userId, accountId }));
  await using agents = await connect(server, agent, 'http');
  const end = await hang();
  const hanging = Array.from({ length: 5 }, (_, n) => validate(n));
  const shown = await Promise.all(Array.from({ length: 4 }, () => agents.use('discard_drafts', { ids })));
  expect(shown.map(({ drafts }) => drafts.length)).toEqual([20, 20, 20, 20]);
  await end();
  await Promise.all(hanging);
});

test("H1: another person's request is answered between two slices of a heavy read", async () => {
  const { token, userId, accountId } = await customer();
  const other = await server.signUp();
  for (let n = 0; n < 600; n += 1) await addDraft(server, { userId, accountId });
  const actor = await authenticate(server.deps, token);
  let isRead = false;
  const reading = listDrafts(server.deps, ownWorkspace(actor), {
    sort: { field: 'createdAt', descending: true },
    offset: 0,
    limit: 1000,
    filter: {},
  }).then(({ rows }) => {
    isRead = true;
    return rows.length;
  });
  expect([(await me(other.token)).status, isRead]).toEqual([200, false]);
  expect(await reading).toBe(600);
});
