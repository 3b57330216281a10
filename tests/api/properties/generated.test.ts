import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { getTableName, is, Table } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '../../../db/schema/index.ts';
import { statusOf } from '../../../server/errors.ts';
import { Failure } from '../../../server/http/schemas.ts';
import { execute } from '../../support/database.ts';
import { deepTimeout, samples } from '../../support/deep.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { table } from '../permissions/table.ts';
import { type Call, standIns } from '../permissions/world.ts';
import { type Draft, draftOfAny, garbageTokens, rightDraft } from './requests.ts';

const requests = samples(800, 6000);
const seed = 20260302;
let server: TestServer;
// Unlike fetch, it sends malformed paths and Host headers.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
/** The rows of people and things that requests name. */
let arranged = 0;
let cast: Awaited<ReturnType<typeof standIns>>;
beforeAll(async () => {
  server = await startTestServer();
  cast = await standIns(server);
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

type Answer = { status: number; type: string; text: string };

function tokenFor({ as, row, body }: Draft): string | undefined {
  if (as === 'garbage') return garbageTokens[(body?.length ?? row.path.length) % garbageTokens.length];
  const who =
    as === 'whoMay' ? (['user', 'admin'] as const).find((role) => (row.expected[role] ?? 500) < 300) : as;
  return who === 'user' || who === 'admin' ? cast[who].token : undefined;
}

async function send(draft: Draft): Promise<Answer> {
  // Some calls end the session or delete the user: the next calls need new ones.
  const before = await rowsHeld();
  const { path, body, cookie } = await filled(draft).catch(async () => {
    cast = await standIns(server);
    return filled(draft);
  });
  arranged += (await rowsHeld()) - before;
  const token = tokenFor(draft);
  const headers = { ...(token ? { 'x-auth-token': token } : {}), ...draft.headers, ...cookie };
  const answer = await exchange({ method: draft.method, path, headers, body });
  if (answer.status === 401 && draft.as === 'whoMay') cast = await standIns(server);
  return answer;
}

async function filled({ path, body, headers, row }: Draft) {
  if (row.needs) await cast.fill(`{${row.needs}}`);
  return {
    path: await cast.fill(path),
    body: body === null ? null : await cast.fill(body),
    cookie: headers.cookie === undefined ? undefined : { cookie: await cast.fill(headers.cookie) },
  };
}

function exchange({ body, ...call }: Call): Promise<Answer> {
  if (body !== null) call.headers['content-length'] = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const request = httpRequest(server.url, { ...call, agent }, (response) => {
      const status = response.statusCode ?? 0;
      const type = response.headers['content-type'] ?? '';
      if (type.startsWith('text/event-stream')) {
        resolve({ status, type, text: '' });
        response.destroy();
      } else {
        text(response).then((text) => resolve({ status, type, text }), reject);
      }
    });
    request.on('error', reject).end(body ?? undefined);
  });
}

/** Internals that no answer may contain; no generated text looks like them. */
const innards =
  /\.[jt]s:\d+|node_modules|SQLITE_|SqliteError|DrizzleQuery|\b(insert into|select "|update "|delete from)\b|ZodError|TypeError|RangeError/i;

function check({ status, type, text }: Answer, { method }: Draft, faults: number[] = []): void {
  // A generated request of an admin may stop everything.
  const isStopped = status === 503 && text.includes('automation.stoppedByOperator');
  if (status >= 500 && !isStopped) expect(faults, text).toContain(status);
  expect(text).not.toMatch(innards);
  if (status < 400 || method === 'HEAD') return;
  // Short, however much was sent.
  expect(text.length).toBeLessThan(50_000);
  expect(type, `${status} ${text}`).toMatch(/^application\/json/);
  const failure = Failure.strict().parse(JSON.parse(text));
  expect(statusOf[failure.code]).toBe(status);
  expect(failure.message).not.toBe('');
  if (status !== 401 && status !== 403) expect(failure.message).not.toMatch(/expired/i);
}

const callOf = ({ method, path }: Pick<Draft['row'], 'method' | 'path'>) => `${method} ${path}`;
const rows = table.flatMap((area) => area.rows);
const everyCall = new Set(rows.map(callOf));

// Of the codes, each success stores ten at once. Rejected calls may be counted.
const uncounted: unknown[] = [schema.recoveryCodes, schema.attempts];
const tables = Object.values(schema).filter(
  (table: unknown) => is(table, Table) && !uncounted.includes(table),
);
const counts = tables.map((table) => `(select count(*) from ${getTableName(table as Table)})`);
async function rowsHeld(): Promise<number> {
  const [row] = await execute<{ held: number }>(server.deps.db, `select ${counts.join(' + ')} as held`);
  return Number(row?.held);
}

test(
  `${requests} generated requests cause no server error, and the server stays healthy`,
  async () => {
    const statuses = new Map<number, number>();
    const done = new Set<string>();
    const note = async (request: Draft) => {
      server.clock.advance(1000);
      const answer = await send(request);
      check(answer, request);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status < 300) done.add(callOf(request.row));
    };
    await fc.assert(
      fc.asyncProperty(
        draftOfAny(() => true),
        note,
      ),
      { numRuns: requests, seed },
    );
    const held = (await rowsHeld()) - arranged;
    // Every call succeeds at least once, except those that need a signature.
    const signed = ['GET /api/health/caller', 'POST /webhooks/stripe'];
    const missing = () => [...everyCall].filter((call) => !done.has(call));
    // A call that never succeeded is made right, by new users: earlier ones may have subscribed or left.
    for (const row of rows.filter((each) => !signed.includes(callOf(each)))) {
      if (done.has(callOf(row))) continue;
      cast = await standIns(server);
      await note(rightDraft(row));
    }
    expect(missing()).toEqual(signed);
    expect(statuses.get(422)).toBeGreaterThan(requests / 5);
    // A rejected call stores nothing.
    expect(held).toBeLessThan(requests / 2);

    expect((await server.call('GET', '/api/health')).body).toMatchObject({ status: 'ok' });
    const { token } = await server.signUp();
    const accountId = await server.connect(token);
    expect((await server.saveSettings(token, accountId, { prompt: 'Still here' })).status).toBe(200);
    expect((await server.call('GET', `/api/settings?accountId=${accountId}`, { token })).body.prompt).toBe(
      'Still here',
    );
  },
  deepTimeout,
);

test('answers 502 or 503, never 500, while providers fail', async () => {
  cast = await standIns(server);
  await cast.fill('{accountId}');
  for (const [provider, fault] of [
    ['network', { status: 500 }],
    ['images', { status: 503 }],
  ] as const)
    await server.control('POST', '/faults', { provider, ...fault, rate: 1 });
  const asked = draftOfAny(({ path }) =>
    ['validate', 'createAuthLink', 'update'].some((word) => path.endsWith(word)),
  );
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(asked, async (request) => {
      const answer = await send(request);
      check(answer, request, [502, 503]);
      statuses.add(answer.status);
    }),
    { numRuns: 150, seed },
  );
  expect(statuses).toContain(503);
  await server.control('DELETE', '/faults');
});
