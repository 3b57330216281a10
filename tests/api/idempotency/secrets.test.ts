import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../support/server.ts';
import { readContract } from '../contract/document.ts';
import { send } from '../contract/exercise.ts';
import { type Row, table, type Who } from '../permissions/table.ts';
import { prepareCell } from '../permissions/world.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const { operations } = await readContract(server);

const rows = table.flatMap((area) => area.rows);
const keyed = operations
  .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
  .flatMap(({ name }) => rows.find(({ method, path }) => name === `${method} ${path}`) ?? []);
/** Its body holds the password, and it is open to everybody. */
const named = ['/api/auth/register'];

const secretsIn = (body: unknown): string[] =>
  Object.entries(body ?? {}).flatMap(([name, value]) =>
    /secret|token|codes?$/i.test(name) ? [String(value)] : [],
  );

test('a repetition shows no secret of the first answer', async () => {
  const secret: string[] = [];
  for (const row of keyed) {
    const who = (['visitor', 'user', 'admin'] as Who[]).find((each) => Number(row.expected[each]) < 300);
    const call = await prepareCell(
      server,
      { ...row, headers: { 'idempotency-key': row.path.replaceAll(/[{}]/g, ''), ...row.headers } } as Row,
      who ?? 'user',
    );
    const [first, again] = [await send(server, call), await send(server, call)];
    expect([first.status, again.headers.get('idempotent-replayed')], row.path).toEqual([
      again.status,
      'true',
    ]);
    const shown = secretsIn(first.body).some((each) => JSON.stringify(again.body).includes(each));
    if (secretsIn(first.body).length > 0) secret.push(row.path);
    expect(shown, row.path).toBe(named.includes(row.path));
  }
  expect(secret.sort()).toEqual([
    '/api/auth/register',
    '/api/subscription/setup-intent',
    '/api/tokens',
    '/api/webhooks',
  ]);
});
