/** A server for requests and one for jobs, on one database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob } from '../../db/jobs/jobs.ts';
import { transaction } from '../../db/transaction.ts';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import { systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { createLog } from '../../server/log.ts';
import { readEndpoints } from '../../server/providers/endpoints.ts';
import { type RunningServer, startServer } from '../../server/startServer.ts';
import { serverDatabase } from '../support/database.ts';
import { jobsOf } from '../support/jobs.ts';
import { quickPasswords } from '../support/passwords.ts';

let dataDir: string;
let drop: () => void;
let sandbox: Sandbox;
let web: RunningServer;
let worker: RunningServer;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'chimein-roles-'));
  const database = await serverDatabase(dataDir);
  drop = database.drop;
  const appUrl = 'http://127.0.0.1:9';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir: null, appUrl, clock: systemClock });
  const start = (ROLE: string) => {
    const read = readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ROLE });
    const config = { ...read, ...database.config };
    return startServer({
      ...{ config, log: createLog('silent'), webRoot: null, passwords: quickPasswords },
      endpoints: async () => readEndpoints(config, sandbox.env),
    });
  };
  web = await start('web');
  worker = await start('worker');
});
afterAll(async () => {
  await web.stop();
  await sandbox.close();
  drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const statuses = (server: RunningServer, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(server.url + path)).status));

test('serves only health and metrics with ROLE=worker', async () => {
  const paths = ['/api/health', '/metrics', '/api/linkedinaccount', '/api/openapi.json', '/api/docs', '/'];
  expect(await statuses(worker, paths)).toEqual([200, 200, 404, 404, 404, 404]);
  expect((await statuses(web, paths)).slice(0, 4)).toEqual([200, 200, 401, 200]);
});

test('runs jobs and the engine on the worker, none on the web server', async () => {
  const asked: string[] = [];
  web.deps.payments.deleteCustomer = async (id) => void asked.push(`web ${id}`);
  worker.deps.payments.deleteCustomer = async (id) => void asked.push(`worker ${id}`);
  await transaction(web.deps.db, (tx) =>
    addJob(tx, { kind: 'customer_deletion', key: 'cus_1', createdAt: systemClock.now() }),
  );
  web.deps.jobs.hurry('customer_deletion');
  await expect.poll(() => jobsOf(web.deps.db, 'customer_deletion'), { interval: 10 }).toEqual([]);
  expect(asked).toEqual(['worker cus_1']);
  const engine = async ({ url }: RunningServer) =>
    ((await (await fetch(`${url}/api/health`)).json()) as { engine: { state: string } }).engine.state;
  expect([await engine(web), await engine(worker)]).toEqual(['running', 'running']);
});

test('reports the engine of the workers on the web server, and a fault without a worker', async () => {
  const health = async () => {
    const answer = await fetch(`${web.url}/api/health`);
    return { status: answer.status, body: await answer.json() };
  };
  expect(await health()).toMatchObject({
    status: 200,
    body: { engine: { state: 'running', heartbeatAt: expect.any(String) } },
  });
  await worker.stop();
  expect(await health()).toMatchObject({ status: 503, body: { message: 'No server runs the automation' } });
});
