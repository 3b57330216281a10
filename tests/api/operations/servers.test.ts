import { afterAll, beforeAll, expect, test } from 'vitest';
import { heartbeat } from '../../../db/jobs/workers.ts';
import { describeServer } from '../../../db/operations/servers.ts';
import { automations, jobs } from '../../../db/schema/index.ts';
import { version } from '../../../server/operations/health/version.ts';
import { direct } from '../../support/database.ts';
import { claimOf } from '../../support/jobs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('lists every server with its role, heartbeat, circuits and the jobs that it holds', async () => {
  const { token } = await server.signUp({ role: 'admin' });
  const customer = await server.signUp();
  const accountId = await server.connect(customer.token);
  const { db } = server.deps;
  await heartbeat(db, 'other');
  await describeServer(db, 'other', {
    ...{ name: 'aaa-worker:3000', role: 'worker', version: '9.9.9', startedAt: server.clock.now() },
    circuits: { network: 'open', writer: 'closed' },
  });
  // A worker that is no server.
  await heartbeat(db, 'nameless');
  const [kind, key] = ['webhook', 'one'] as const;
  // Not due, so that only the claim takes it.
  await direct(db)
    .insert(jobs)
    .values({ kind, key, createdAt: 0, runAt: server.clock.now() + 60_000 });
  await claimOf(db, kind, key, 'other');
  const state = { stateKind: 'waiting', stateReason: 'waiting', stateMessage: 'Waiting' } as const;
  await direct(db)
    .insert(automations)
    .values({ accountId, ...state, leaseHolder: 'other' })
    .onConflictDoUpdate({ target: automations.accountId, set: { leaseHolder: 'other' } });
  const { body } = await server.call('GET', '/api/admin/operations', { token });
  expect(body.servers).toEqual([
    {
      ...{ name: 'aaa-worker:3000', role: 'worker', version: '9.9.9', jobs: 2 },
      ...{ startedAt: '2026-03-02T10:00:00.000Z', heartbeatSeconds: expect.any(Number) },
      circuits: { network: 'open', writer: 'closed' },
    },
    {
      ...{ name: expect.stringMatching(/:\d+$/), role: 'all', version, jobs: 0 },
      ...{ startedAt: '2026-03-02T10:00:00.000Z', heartbeatSeconds: expect.any(Number) },
      circuits: { network: 'closed', writer: 'closed' },
    },
  ]);
  expect(body.servers[0].heartbeatSeconds).toBeLessThan(60);
});
