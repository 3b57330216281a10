/**
 * Every guarded call of the table with a session that proved itself three days ago, and again with a fresh
 * one. The unguarded ones are in contract.test.ts.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTables } from '../../../db/moving/tables.ts';
import { subscriptions } from '../../../db/schema/index.ts';
import { proofsByCall } from '../../../scripts/permissions.ts';
import { asksForProof } from '../../../server/http/openapi.ts';
import { freshMs } from '../../../server/identity/auth/provePresence.ts';
import { direct, execute } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { readContract } from '../contract/document.ts';
import { idOf, proveAt } from '../contract/exercise.ts';
import { type Row, table } from './table.ts';
import { prepareCell, send } from './world.ts';

const days = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.deps.billing.plansReady();
});
afterAll(() => server.stop());

const isSuccess = (status: number | null): status is number => status !== null && status < 300;
/** Rows that a session may call, by whom. */
const rows = table
  .flatMap((area) => area.rows)
  .flatMap((row) => {
    const who = isSuccess(row.expected.user) ? ('user' as const) : ('admin' as const);
    const isPublic = row.expected.visitor !== 401;
    return isPublic || !isSuccess(row.expected[who]) ? [] : [{ ...row, who, status: row.expected[who] }];
  });
const guarded = rows.filter(({ proof }) => proof);

describe.each(guarded)('$method $path $note', ({ who, status, ...row }: (typeof rows)[number]) => {
  test('is 428 with a session proved three days ago, changes nothing, and works with a fresh one', async () => {
    const call = await prepareCell(server, row as Row, who);
    const now = server.deps.clock.now();
    await proveAt(server, call, now - 3 * days);
    const before = await contents();
    const payments = await paymentChanges();
    expect(await send(server, call)).toMatchObject({ status: 428, body: { code: 'proof_required' } });
    expect(await contents()).toEqual(before);
    expect(await paymentChanges()).toEqual(payments);
    await proveAt(server, call, now - freshMs);
    expect(await send(server, call)).toMatchObject({ status });
  });
});

/** Each with the request of its row that needs a proof, changed. */
const variants: [call: string, note: string, change: Partial<Row>, needsProof: boolean][] = [
  ['PUT /api/subscription/update', 'another plan', { body: { priceId: '{otherPriceId}' } }, true],
  [
    'PUT /api/subscription/update',
    'another plan with fewer seats',
    { body: { priceId: '{otherPriceId}', seats: 1 } },
    true,
  ],
  ['PUT /api/subscription/update', 'as many seats of the same plan', { body: { seats: 2 } }, false],
  [
    'PUT /api/people/{id}',
    'one more account',
    { params: { id: 'limitedId' }, body: { role: 'viewer', accountIds: ['{accountId}'] } },
    true,
  ],
  ['PUT /api/people/{id}', 'all accounts', { params: { id: 'limitedId' }, body: { role: 'viewer' } }, true],
  [
    'PUT /api/people/{id}',
    'fewer accounts',
    { body: { role: 'viewer', accountIds: ['{accountId}'] } },
    false,
  ],
  ['PUT /api/webhooks/{id}', 'the same address', { body: { url: 'http://127.0.0.1:9/hook' } }, false],
  ['PUT /api/webhooks/{id}', 'other events', { body: { events: ['draft.waiting'] } }, false],
  [
    'PUT /api/webhooks/{id}',
    'a new address among other changes',
    { body: { url: 'http://127.0.0.1:9/other', enabled: true } },
    true,
  ],
];
test.each(variants)('%s, %s', async (name, _note, change, needsProof) => {
  const row = guarded.find(({ method, path }) => name === `${method} ${path}`);
  if (!row) throw new Error(`tests/api/permissions/table.ts has no row for ${name}`);
  const call = await prepareCell(server, { ...row, ...change }, 'user');
  const now = server.deps.clock.now();
  await proveAt(server, call, now - 3 * days);
  expect(await send(server, call)).toMatchObject({ status: needsProof ? 428 : row.status });
  await proveAt(server, call, now);
  expect(await send(server, call)).toMatchObject({ status: row.status });
});

test('more seats at Stripe than here need a proof by the number at Stripe', async () => {
  const row = guarded.find(({ path }) => path === '/api/subscription/update');
  const call = await prepareCell(server, row as Row, 'user');
  const userId = await idOf(server, call);
  await proveAt(server, call, server.deps.clock.now() - 3 * days);
  await direct(server.deps.db)
    .update(subscriptions)
    .set({ seats: 50 })
    .where(eq(subscriptions.userId, userId));
  expect(await send(server, call)).toMatchObject({ status: 428 });
});

test('a call that is not valid is a 422 with an old session too, before a proof is asked for', async () => {
  for (const row of guarded.filter(({ body }) => body)) {
    const call = await prepareCell(server, row, row.who);
    await proveAt(server, call, 0);
    const wrong = { ...call, body: '{"nonsense":true}' };
    expect(await send(server, wrong), `${row.method} ${row.path}`).toMatchObject({ status: 422 });
  }
});

test('the declarations guard exactly the calls that docs/permissions.md names, when it says', async () => {
  const { operations } = await readContract(server);
  const declared = operations.flatMap(({ name, description = '', responses }) => {
    const sentence = description
      .split('\n\n')
      .at(-1)
      ?.match(/[^.]* session that has not proved itself.*$/)?.[0];
    expect('428' in responses, name).toBe(sentence !== undefined);
    return sentence ? [[name, sentence.trim()]] : [];
  });
  const documented = [...proofsByCall()].map(([name, when]) => [
    name,
    asksForProof(when === true || { when }),
  ]);
  expect(declared.sort()).toEqual(documented.sort());
});

test('every delete of an admin is guarded, but that of their own support session', async () => {
  const deletes = table
    .flatMap((area) => area.rows)
    .filter(({ method, path }) => method === 'DELETE' && path.startsWith('/api/admin/'));
  const unguarded = deletes.filter(({ proof }) => !proof).map(({ path }) => path);
  expect(unguarded).toEqual(['/api/admin/views/{id}']);
});

/** Change by themselves: the use of a session, sending, and the provider's events about earlier calls. */
const moving = new Set(['sessions', 'engines', 'jobs', 'mails', 'webhook_receipts', 'billing_mirrors']);

async function contents(): Promise<Record<string, unknown>> {
  await server.deps.background.idle();
  const found: Record<string, unknown> = {};
  for (const { name } of readTables()) {
    if (moving.has(name)) continue;
    const rows = await execute(server.deps.db, `SELECT * FROM ${name}`);
    found[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return found;
}

/** How often the payment provider was asked to change something. */
async function paymentChanges(): Promise<string[]> {
  const { body } = await server.call('GET', '/metrics');
  return String(body)
    .split('\n')
    .filter((line) =>
      /^chimein_provider_call_seconds_count\{provider="payments",call="(?!read|list)/.test(line),
    );
}
