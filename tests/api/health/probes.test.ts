import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPostgres } from '../../../db/dialect/engine.ts';
import { createLog } from '../../../server/log.ts';
import { execute } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
const logged: string[] = [];
beforeEach(async () => {
  logged.length = 0;
  const log = createLog('debug', { write: (line) => void logged.push(line) });
  server = await startTestServer({ log, env: { SHUTDOWN_DELAY: '10' } });
});
afterEach(async () => {
  const stopped = server.stop();
  server.clock.advance(10_000);
  await stopped;
});

const migrations = isPostgres ? 'drizzle.__drizzle_migrations' : '__drizzle_migrations';

test('is alive and ready, without a line in the log', async () => {
  logged.length = 0;
  for (const path of ['/livez', '/readyz', '/api/health'])
    expect(await server.call('GET', path)).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(logged).toEqual([]);
});

test.each([
  ['older', -1],
  ['newer', 1],
])('is not ready while the schema is %s', async (_, by) => {
  const move = (ms: number) =>
    execute(server.deps.db, `update ${migrations} set created_at = created_at + ${ms}`);
  await move(by);
  const answer = await server.call('GET', '/readyz');
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', reason: 'schema' } });
  expect(answer.headers.get('retry-after')).toBe('1');
  await move(-by);
  expect((await server.call('GET', '/readyz')).status).toBe(200);
});

test('is alive and not ready while the database answers nothing', async () => {
  await execute(server.deps.db, `alter table ${migrations} rename to elsewhere`);
  expect(await server.call('GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'database' } });
  expect((await server.call('GET', '/livez')).status).toBe(200);
  expect(logged.join('')).not.toContain('readyz');
});

test('is not ready once it stops, and serves requests for SHUTDOWN_DELAY seconds more', async () => {
  const { stop, clock, call } = server;
  const stopped = stop();
  expect(await call('GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'stopping' } });
  expect((await call('GET', '/livez')).status).toBe(200);
  expect((await call('GET', '/api/openapi.json')).status).toBe(200);
  clock.advance(10_000);
  await stopped;
  await expect(call('GET', '/livez')).rejects.toThrow();
  server = { ...server, stop: async () => {} };
});
