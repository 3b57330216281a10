import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissionsPage } from '../../../scripts/permissions.ts';
import { createApp } from '../../../server/app.ts';
import { statusOf } from '../../../server/errors.ts';
import { Failure } from '../../../server/http/schemas.ts';
import { noOrigins } from '../../support/origins.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { people, table, type Who } from './table.ts';
import { prepareCell, send } from './world.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const rows = table.flatMap((area) => area.rows);

describe.each(rows)('$method $path $note', (row) => {
  const cells = (Object.keys(people) as Who[]).flatMap((who) => {
    const status = row.expected[who];
    return status === null ? [] : [{ who, status }];
  });

  test.each(cells)('as $who is $status', async ({ who, status }) => {
    const answer = await send(server, await prepareCell(server, row, who));
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status });
    if (status < 400) return;
    const failure = Failure.strict().parse(answer.body);
    expect(statusOf[failure.code]).toBe(status);
    // Clients end the session on both and on "expired" (spec section 8).
    if (status !== 401 && status !== 403) expect(failure.message).not.toMatch(/expired/i);
  });
});

test('every call of the app has a row, and every row a call', () => {
  const routes = createApp(server.deps, null, noOrigins).routes.filter(({ path }) => !path.endsWith('*'));
  const calls = new Set(routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`));
  expect([...new Set(rows.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual([...calls].sort());
});

test('docs/permissions.md is what the table says; `node scripts/permissions.ts` writes it anew', () => {
  expect(readFileSync('docs/permissions.md', 'utf8')).toBe(permissionsPage());
});
