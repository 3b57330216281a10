/**
 * Calls every operation as everybody in the permissions table: each answer has its status there, matches the
 * OpenAPI document, and each documented status occurs. More calls come from the errors that all share, and
 * `exercises.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createParser } from 'eventsource-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { permissionsPage } from '../../../scripts/permissions.ts';
import { createApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { statusOf } from '../../../server/errors.ts';
import { atOnce } from '../../../server/http/budgets.ts';
import { operationIds } from '../../../server/http/docs/operationIds.ts';
import { viewOnly } from '../../../server/http/failures.ts';
import { Failure } from '../../../server/http/schemas.ts';
import { authenticate } from '../../../server/identity/auth/authenticate.ts';
import { tokenScopes } from '../../../server/identity/tokens/schemas.ts';
import { createLog } from '../../../server/log.ts';
import { messageBody, testType, webhookTypes } from '../../../server/messaging/webhooks/eventTypes.ts';
import { readEndpoints } from '../../../server/providers/endpoints.ts';
import { startServer } from '../../../server/startServer.ts';
import { send as sendTo } from '../../support/http.ts';
import { noOrigins } from '../../support/origins.ts';
import { startTestServer } from '../../support/server.ts';
import { people, type Row, table, type Who } from '../permissions/table.ts';
import { beginImpersonation } from '../permissions/things.ts';
import { type Call, prepareCell, sharingOf } from '../permissions/world.ts';
import { budgetExercises } from './budgetExercises.ts';
import { type Operation, readContract, type Seen } from './document.ts';
import { proveAt } from './exercise.ts';
import { exercises as ownExercises } from './exercises.ts';

const server = await startTestServer({ env: { TRUST_PROXY: 'x-forwarded-for' } });
afterAll(() => server.stop());
const contract = await readContract(server);
const exercises = [...budgetExercises(contract.operations), ...ownExercises];
const rows = table.flatMap((area) => area.rows);
const rowsOf = ({ name }: Pick<Operation, 'name'>) =>
  rows.filter(({ method, path }) => name === `${method} ${path}`);

/** Not in the document: they show it. */
const viewer = ['GET /api/docs', 'GET /api/docs/{file}'];

/** The parts of an answer that are checked. Bodies are not kept: there are thousands. */
type Shown = {
  status: number;
  failure: Failure | null;
  hasRows: boolean;
  /** How it differs from the document. */
  complaint: string | undefined;
};

/** Each cell of the table is sent once, for the first test that looks at its answer. */
const shown = new Map<Row, Map<Who, Promise<Shown>>>();
function ask(row: Row, who: Who): Promise<Shown> {
  const ofRow = shown.get(row) ?? new Map<Who, Promise<Shown>>();
  shown.set(row, ofRow);
  const answer = ofRow.get(who) ?? prepare().then(send).then(show);
  ofRow.set(who, answer);
  return answer;

  async function prepare(): Promise<Call> {
    const call = await prepareCell(server, row, who, sharingOf(row, who));
    return isUnguarded(row, who) ? proveAt(server, call, server.deps.clock.now() - 3 * day) : call;
  }

  function show(seen: Seen): Shown {
    const operation = contract.operations.find(({ name }) => name === `${row.method} ${row.path}`);
    return {
      status: seen.status,
      failure: seen.status < 400 ? null : (seen.body as Failure),
      hasRows: Array.isArray(seen.body) && seen.body.length > 0,
      complaint: operation && contract.complaint(operation, seen),
    };
  }
}
const day = 86_400_000;
const isSuccess = (status: number | null): status is number => status !== null && status < 300;
/** The roles that may make the call with a session. */
const callerOf = ({ expected }: Row) => (isSuccess(expected.user) ? 'user' : 'admin');
/** A change that needs no fresh proof: its session is sent with one of three days ago. */
const isUnguarded = (row: Row, who: Who) =>
  row.method !== 'GET' &&
  !row.proof &&
  row.expected.visitor === 401 &&
  who === callerOf(row) &&
  isSuccess(row.expected[who]);
/** Everybody for whom the table has a status. */
const cellsOf = ({ expected }: Row) =>
  (Object.keys(people) as Who[]).flatMap((who) => {
    const status = expected[who];
    return status === null ? [] : [{ who, status }];
  });

describe.each(rows)('$method $path $note', (row) => {
  test.each(cellsOf(row))('as $who is $status', async ({ who, status }) => {
    const answer = await ask(row, who);
    expect(answer, JSON.stringify(answer.failure)).toMatchObject({ status });
    expect(answer.complaint).toBeUndefined();
    if (status < 400) return;
    const failure = Failure.strict().parse(answer.failure);
    expect(statusOf[failure.code]).toBe(status);
    // Clients end the session on both and on "expired" (spec section 8).
    if (status !== 401 && status !== 403) expect(failure.message).not.toMatch(/expired/i);
  });
});

describe.each(rows.filter((row) => isUnguarded(row, callerOf(row))))('$method $path $note', (row) => {
  test('works with a session proved three days ago', async () => {
    const who = callerOf(row);
    expect(await ask(row, who)).toMatchObject({ status: row.expected[who] });
  });
});

describe.each(contract.operations)('$name', (operation) => {
  test('has a summary, a known tag, valid examples, and a row in the table', () => {
    expect(operation.summary).toMatch(/^[A-Z].{5,}[^.]$/);
    const tags = contract.document.tags.map(({ name }: { name: string }) => name);
    expect(operation.tags.filter((tag) => !tags.includes(tag))).toEqual([]);
    for (const [body, content] of bodiesOf(operation)) {
      for (const { schema, example } of Object.values(content)) {
        expect(example, `${body} has no example`).toBeDefined();
        expect(schema && contract.wrong(schema, example), body).toBeUndefined();
      }
    }
    expect(rowsOf(operation), 'tests/api/permissions/table.ts has no row').not.toEqual([]);
  });

  test('answers as documented, with every documented status', async () => {
    const seen = new Set<string>();
    const faults: string[] = [];
    const complaints: string[] = [];
    const holds = (name: string, answer: Seen, expected: number) => {
      seen.add(String(answer.status));
      if (answer.status >= 400) faults.push(inBrief(answer.status, answer.body as Failure));
      if (answer.status !== expected) {
        complaints.push(`${name}: ${answer.status} instead of ${expected} ${JSON.stringify(answer.body)}`);
      }
      const complaint = contract.complaint(operation, answer);
      if (complaint) complaints.push(`${name}: ${complaint}`);
      if (Array.isArray(answer.body) && answer.body.length) seen.add('a list with rows');
    };

    for (const row of rowsOf(operation)) {
      for (const { who } of cellsOf(row)) {
        const { status, failure, hasRows } = await ask(row, who);
        seen.add(String(status));
        if (failure) faults.push(inBrief(status, failure));
        if (hasRows) seen.add('a list with rows');
      }
    }
    for (const { status, prepare, after } of commonRefusals(operation)) {
      if (!(status in operation.responses)) continue;
      holds(`a request that every call refuses with ${status}`, await send(await prepare()), status);
      await after?.();
    }
    for (const { call, status, note, as = 'user', with: change, before } of exercises) {
      if (call !== operation.name) continue;
      const made = await prepareCell(server, { ...rowOf(operation), ...change }, as);
      await before?.(server, made);
      holds(note, await send(made), status);
      await server.control('DELETE', '/faults');
    }
    for (const path of ['/api/health', '/readyz'])
      if (operation.name === `GET ${path}`) holds('while it starts', await atTheStart(path), 503);

    expect(complaints).toEqual([]);
    const examples = Object.entries(operation.responses).flatMap(([status, { content }]) =>
      Number(status) < 400
        ? []
        : [inBrief(Number(status), content?.['application/json']?.example as Failure)],
    );
    expect(faults, 'an example is of a failure that does not happen').toEqual(
      expect.arrayContaining(examples),
    );
    const documented = Object.keys(operation.responses);
    if (documented.some((status) => isList(operation.responses[status]))) documented.push('a list with rows');
    expect([...seen].sort(), 'what was seen is not what is documented').toEqual(documented.sort());
  });
});

test('every call of the app has a row, and every row a call', () => {
  expect([...new Set(rows.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual(mounted());
});

test('docs/permissions.md is what the table says; `node scripts/permissions.ts` writes it anew', () => {
  expect(readFileSync('docs/permissions.md', 'utf8')).toBe(permissionsPage());
});

test('documents every mounted call, and has no exercise of another', () => {
  const documented = contract.operations.map(({ name }) => name);
  expect([...documented, ...viewer].sort()).toEqual(mounted());
  expect(exercises.filter(({ call }) => !documented.includes(call))).toEqual([]);
});

test('names each call in `operationIds`, and no two alike', () => {
  expect(Object.keys(operationIds).sort()).toEqual(contract.operations.map(({ name }) => name).sort());
  expect(new Set(Object.values(operationIds)).size).toBe(contract.operations.length);
});

test('documents the schema and an example of every message to webhooks', () => {
  const { webhooks } = contract.document;
  expect(Object.keys(webhooks)).toEqual([...webhookTypes, testType]);
  for (const type of [...webhookTypes, testType] as const) {
    const { schema, example } = webhooks[type].post.requestBody.content['application/json'];
    expect(contract.wrong(schema, example), type).toBeUndefined();
    expect(contract.wrong(schema, JSON.parse(messageBody(type, 0, example.data))), type).toBeUndefined();
  }
});

test('types the sort, range and filter of every list', () => {
  const lists = contract.operations.filter(({ parameters = [] }) => parameters.some(isSort));
  expect(lists.length).toBeGreaterThan(25);
  for (const { name, parameters = [] } of lists)
    for (const { name: parameter, content } of parameters.filter(({ in: place }) => place === 'query'))
      if (['sort', 'range', 'filter'].includes(parameter))
        expect(content, `${name} ${parameter}`).toMatchObject({ 'application/json': { schema: {} } });
  const comments = lists.find(({ operationId }) => operationId === 'listComments');
  const schemaOf = (name: string) =>
    comments?.parameters?.find((parameter) => parameter.name === name)?.content?.['application/json']
      ?.schema ?? {};
  expect(contract.wrong(schemaOf('sort'), ['createdAt', 'ASC'])).toBeUndefined();
  expect(contract.wrong(schemaOf('sort'), ['colour', 'ASC'])).toBeDefined();
  expect(contract.wrong(schemaOf('range'), [0, 24])).toBeUndefined();
  expect(contract.wrong(schemaOf('filter'), { category: 'Search' })).toBeUndefined();
  expect(contract.wrong(schemaOf('filter'), { category: 'Searches' })).toBeDefined();
});
const isSort = ({ name }: { name: string }) => name === 'sort';

test('documents the two kinds of token for exactly the calls that take them', () => {
  const { securitySchemes } = contract.document.components;
  expect(securitySchemes).toEqual({
    session: expect.objectContaining({ type: 'apiKey', in: 'header', name: 'x-auth-token' }),
    personalToken: expect.objectContaining({ type: 'http', scheme: 'bearer' }),
  });
  for (const operation of contract.operations) {
    const refused = rowsOf(operation).some(({ expected }) => expected.visitor === 401);
    const scope = operation['x-token-scope'];
    const personal = scope ? [{ personalToken: [] }] : [];
    expect(operation.security, operation.name).toEqual(refused ? [{ session: [] }, ...personal] : []);
    const least = tokenScopes.find((each) =>
      rowsOf(operation).some(({ expected }) => isSuccess(expected[`${each}Token`])),
    );
    if (refused && least) expect(scope, operation.name).toBe(least);
  }
});

test('streams AutomationEvents', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  const leave = new AbortController();
  const stream = await fetch(`${server.url}/api/automation/events`, {
    headers: { 'x-auth-token': token },
    signal: leave.signal,
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const events: unknown[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data)) });
  await reader?.read();
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  for (let part = await reader?.read(); part && !part.done && !events.length; ) {
    parser.feed(part.value);
    if (!events.length) part = await reader?.read();
  }
  leave.abort();
  expect(contract.wrong({ $ref: '#/components/schemas/AutomationEvent' }, events[0])).toBeUndefined();
});

const mounted = () => {
  const calls = createApp(server.deps, null, noOrigins)
    .routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  return [...new Set(calls)].sort();
};

function bodiesOf({ requestBody, responses }: Operation) {
  const answers = Object.entries(responses).map(([status, { content }]) => [status, content ?? {}] as const);
  return [['the request', requestBody?.content ?? {}] as const, ...answers];
}

/** Without the parts that depend on input and time. */
const inBrief = (status: number, { code, message }: Failure) =>
  status === 422 || status === 429 ? `${status} ${code}` : `${status} ${code} ${message}`;

type Shape = { type?: string; anyOf?: Shape[] } | undefined;
const holdsList = (schema: Shape): boolean =>
  schema?.type === 'array' || Boolean(schema?.anyOf?.some(holdsList));
const isList = (response: Operation['responses'][string] | undefined) =>
  holdsList(response?.content?.['application/json']?.schema as Shape);

function rowOf(operation: Operation): Row {
  const [row] = rowsOf(operation);
  if (!row) throw new Error(`tests/api/permissions/table.ts has no row for ${operation.name}`);
  return row;
}

const tooLarge = JSON.stringify({ much: 'x'.repeat(1024 * 1024) });

/** Errors that every call shares. */
function commonRefusals(operation: Operation) {
  const row = rowOf(operation);
  const whoMay =
    (Object.keys(row.expected) as Who[]).find((who) => (row.expected[who] ?? 500) < 300) ?? 'user';
  // Rejected before the verb runs, so that these calls can share what they name.
  const sound = () => prepareCell(server, row, whoMay, 'rejected');
  const withBody =
    (body: string, type = 'application/json') =>
    async (): Promise<Call> => {
      const call = await sound();
      return { ...call, body, headers: { ...call.headers, 'content-type': type } };
    };
  const refusals: { status: number; prepare: () => Promise<Call>; after?: () => Promise<unknown> }[] = [
    { status: 400, prepare: withBody('{"half": ') },
    { status: 413, prepare: withBody(tooLarge) },
    { status: 415, prepare: withBody('{}', 'text/plain') },
  ];
  if (operation.security?.length) {
    let leave = async () => {};
    const prepare = async () => {
      const call = await sound();
      const { userId } = await authenticate(server.deps, call.headers['x-auth-token'] ?? '');
      leave = takeAllPlaces(userId);
      return call;
    };
    refusals.push({ status: 429, prepare, after: () => leave() });
  }
  const parameters = operation.parameters ?? [];
  if (operation.requestBody) refusals.push({ status: 422, prepare: withBody('{"nonsense": true}') });
  // Mail programs may add parameters to this link.
  else if (!operation.path.startsWith('/unsubscribe/')) {
    const prepare = async () => {
      const call = await sound();
      return { ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}nonsense=true` };
    };
    refusals.push({ status: 422, prepare });
  }
  if (parameters.some((parameter) => parameter.in === 'path')) {
    const path = row.path.replace(/\{\w+\}/, 'x'.repeat(300));
    refusals.push({ status: 422, prepare: async () => ({ ...(await sound()), path }) });
  }
  const conflict = operation.responses['409']?.content?.['application/json']?.example as Failure | undefined;
  const closedToSupport = operation.method !== 'GET' || conflict?.code === viewOnly.code;
  if (closedToSupport && operation.security?.length && row.expected.user && row.expected.user < 300) {
    // During an impersonation: writes, and GETs with `owner: true`.
    const prepare = async () => {
      const call = await prepareCell(server, row, 'user', 'rejected');
      const me = await server.call('GET', '/api/me', { token: call.headers['x-auth-token'] ?? '' });
      const { token } = await beginImpersonation(server, me.body._id);
      return { ...call, headers: { ...call.headers, 'x-auth-token': token } };
    };
    refusals.push({ status: 409, prepare });
  }
  if (parameters.some(({ name }) => name === 'x-workspace')) {
    const elsewhere = (name: string) => async () => {
      const call = await sound();
      return { ...call, headers: { ...call.headers, 'x-workspace': name } };
    };
    refusals.push({ status: 404, prepare: elsewhere('nobody') });
    const byToken = async () => {
      const call = await prepareCell(server, row, 'writeToken', 'rejected');
      return { ...call, headers: { ...call.headers, 'x-workspace': 'nobody' } };
    };
    refusals.push({ status: 409, prepare: byToken });
  }
  const guarded = rowsOf(operation).find(({ proof }) => proof);
  if (guarded) {
    // Whether some requests need one depends on what else the client has.
    const sharing = guarded.proof === true ? 'rejected' : null;
    const prove = async (provedAt: number) =>
      proveAt(server, await prepareCell(server, guarded, whoMay, sharing), provedAt);
    refusals.push({ status: 428, prepare: () => prove(0), after: () => prove(server.deps.clock.now()) });
  }
  if (parameters.some(({ name }) => name === 'Idempotency-Key')) {
    const prepare = async () => {
      const call = await prepareCell(
        server,
        { ...row, headers: { 'idempotency-key': 'one', ...row.headers } },
        whoMay,
      );
      await send(call);
      return { ...call, body: `${call.body} ` };
    };
    refusals.push({ status: 409, prepare });
  }
  return refusals;
}

/** @returns gives them back */
function takeAllPlaces(userId: string): () => Promise<void> {
  const places = Array.from({ length: atOnce.running + atOnce.waiting }, () =>
    server.deps.concurrency.enter(userId, 'call'),
  );
  return async () => {
    for (const place of places) (await place).leave();
  };
}

async function send({ path, ...init }: Call, url = server.url): Promise<Seen> {
  const { status, headers, text } = await sendTo(url + path, init);
  const contentType = headers.get('content-type');
  const isJson = contentType?.startsWith('application/json');
  return { status, headers, contentType, body: isJson ? JSON.parse(text) : text };
}

/** The answer of a server that listens but still waits for its providers. */
async function atTheStart(path: string): Promise<Seen> {
  let answer: Seen | undefined;
  const config = {
    ...server.deps.config,
    PORT: 0,
    databasePath: join(server.deps.config.dataDir, 'starting.sqlite'),
    publicUrl: 'http://127.0.0.1:0',
  };
  const starting = await startServer({
    config,
    log: createLog('silent'),
    webRoot: null,
    runEngine: false,
    async endpoints(url) {
      answer = await send({ method: 'GET', path, headers: {}, body: null }, url);
      return readEndpoints(readConfig({ NODE_ENV: 'test' }), server.sandbox.env);
    },
  });
  await starting.stop();
  if (!answer) throw new Error('it was not asked');
  return answer;
}
