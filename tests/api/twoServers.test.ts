/** Two real servers on one file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, queueRefresh } from '../../db/accounts/accounts.ts';
import { type OperatorStop, putOperatorStop } from '../../db/automation/switches.ts';
import { addJob } from '../../db/jobs/jobs.ts';
import { eventsAfter } from '../../db/messaging/events.ts';
import { accounts, automations } from '../../db/schema/index.ts';
import { transaction } from '../../db/transaction.ts';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import { type Clock, systemClock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import { createUser } from '../../server/identity/users/createUser.ts';
import { createEventBus } from '../../server/live/events.ts';
import { watchOtherServers } from '../../server/live/otherServers.ts';
import { createLog } from '../../server/log.ts';
import { readEndpoints } from '../../server/providers/endpoints.ts';
import { type RunningServer, startServer } from '../../server/startServer.ts';
import { manualClock } from '../support/clock.ts';
import { direct } from '../support/database.ts';
import { jobsOf } from '../support/jobs.ts';
import { quickPasswords } from '../support/passwords.ts';

let dataDir: string;
let sandbox: Sandbox;
let both: RunningServer[];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'chimein-two-'));
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const appUrl = 'http://127.0.0.1:9';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir: null, appUrl, clock: systemClock });
  const start = () =>
    startServer({
      config,
      log: createLog('silent'),
      webRoot: null,
      passwords: quickPasswords,
      endpoints: async () => readEndpoints(config, sandbox.env),
    });
  both = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(both.map((server) => server.stop()));
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const [first, other] = [() => both[0] as RunningServer, () => both[1] as RunningServer];

test('sends each of twenty e-mails once with two servers', async () => {
  const addresses = Array.from({ length: 20 }, (_, n) => `person${n}@example.com`);
  for (const to of addresses) {
    const { db, mail } = first().deps;
    const letter = { userId: null, kind: 'test', to, subject: 'Once', text: 'x', html: 'x' };
    await transaction(db, (tx) => mail.queue(tx, letter));
    first().deps.jobs.hurry('mail');
    other().deps.jobs.hurry('mail');
  }
  await expect.poll(() => jobsOf(first().deps.db, 'mail')).toEqual([]);
  const list = await (await fetch(`${sandbox.url}/mail/api/v1/messages?limit=200`)).json();
  const { messages } = list as { messages: { To: { Address: string }[] }[] };
  expect(messages.flatMap(({ To }) => To.map(({ Address }) => Address)).sort()).toEqual(addresses.sort());
});

test('deletes a customer and an account at their providers with one call each from two servers', async () => {
  const asked: string[] = [];
  for (const { deps } of both) {
    deps.payments.deleteCustomer = async (id) => void asked.push(id);
    deps.network.deleteAccount = async (id) => void asked.push(id);
  }
  for (let n = 0; n < 10; n += 1) {
    const createdAt = systemClock.now();
    await transaction(first().deps.db, async (tx) => {
      await addJob(tx, { kind: 'customer_deletion', key: `cus_${n}`, createdAt });
      await addJob(tx, { kind: 'account_deletion', key: `account_${n}`, createdAt });
    });
  }
  const kinds = ['customer_deletion', 'account_deletion'] as const;
  await Promise.all(both.flatMap(({ deps }) => kinds.map((kind) => deps.jobs.runDue(kind))));
  const keys = Array.from({ length: 10 }, (_, n) => [`cus_${n}`, `account_${n}`]).flat();
  expect(asked.sort()).toEqual(keys.sort());
});

test('reads a connecting account again on one of two servers only', async () => {
  const reads: string[] = [];
  for (const { deps } of both) {
    deps.network.readAccount = async (id) => {
      reads.push(id);
      return { accountId: id, providerId: '', name: '', status: 'Connecting' };
    };
  }
  const { db, jobs } = first().deps;
  const lena = {
    firstName: 'Lena',
    lastName: 'Brandt',
    email: 'lena@example.com',
    password: 'correct horse',
  };
  const { id: userId } = await createUser(first().deps, lena, { role: 'user', verified: true, seats: 10 });
  const ids = Array.from({ length: 10 }, (_, n) => `connecting_${n}`);
  const createdAt = systemClock.now();
  for (const accountId of ids) {
    const owner = { name: 'Lena', email: '', imageUrl: '', providerId: accountId };
    await addAccount(db, { ...owner, accountId, userId, status: 'Connecting', createdAt });
    await transaction(db, (tx) => queueRefresh(tx, accountId, createdAt - 30_000));
  }
  await Promise.all([jobs.runDue('account_refresh'), other().deps.jobs.runDue('account_refresh')]);
  expect(reads.sort()).toEqual(ids);
  expect(await jobsOf(db, 'account_refresh')).toHaveLength(10);
});

async function login({ deps, url }: RunningServer, email: string, role: 'user' | 'admin' = 'user') {
  const password = 'correct horse';
  const person = { firstName: 'Ada', lastName: 'Okafor', email, password };
  const user = await createUser(deps, person, {
    ...{ role, verified: true, seats: 1 },
    ...(role === 'user' && { trialDays: 14 }),
  });
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { userId: user.id, token };
}

/** An open event stream, after its first heartbeat: from then on the server knows its watcher. */
async function watch({ url }: RunningServer, token: string) {
  const stream = await fetch(`${url}/api/automation/events`, { headers: { 'x-auth-token': token } });
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  let shown = '';
  const until = async (text: string): Promise<string> => {
    while (!shown.includes(text)) shown += Buffer.from((await reader.read()).value ?? []).toString();
    return shown;
  };
  await until('still here');
  return { until, leave: () => reader.cancel() };
}

const publish = ({ deps }: RunningServer, userId: string, message: string) =>
  deps.events.publish(deps.db, {
    ...{ userId, accountId: 'none', kind: 'state', at: systemClock.now(), message, data: {} },
  });

/** An account that runs and is never due, so that only the switch changes what it shows. */
async function addRunningAccount(userId: string): Promise<void> {
  const account = { accountId: `account of ${userId}`, userId, name: 'A', status: 'Connected' } as const;
  const { db } = first().deps;
  await direct(db)
    .insert(accounts)
    .values({ ...account, createdAt: 0 });
  await direct(db)
    .insert(automations)
    .values({
      ...{ accountId: account.accountId, running: true },
      ...{ stateKind: 'waiting', stateReason: 'waiting', stateMessage: 'Waiting' },
    });
}

test('streams an event of another server', async () => {
  const { userId, token } = await login(first(), 'ada@example.com');
  const stream = await watch(first(), token);
  await publish(other(), userId, 'From afar');
  await stream.until('From afar');
  await stream.leave();
});

test("hears of another server's event and of the operator's switch within a second", async () => {
  const { userId } = await login(first(), 'joan@example.com');
  await addRunningAccount(userId);
  const { deps } = first();
  const clock = manualClock(0);
  let looksAt = 0;
  const watched: Clock = {
    ...clock,
    wakeAt: (at, wake) => {
      looksAt = at;
      return clock.wakeAt(at, wake);
    },
  };
  const events = createEventBus(watched);
  const heard: number[] = [];
  events.watch(userId, () => heard.push(clock.now()));
  const stop = await watchOtherServers({ ...deps, clock: watched, events });
  // A look has ended once the next one is planned.
  const nextLook = () => expect.poll(() => looksAt).toBe(clock.now() + 1000);
  const flip = (switched: OperatorStop | null) =>
    transaction(deps.db, (tx) => putOperatorStop(tx, switched, note));
  const note = { at: 0, actorId: userId, action: 'automation.stop', subject: 'server', details: {} };
  for (const change of [
    () => publish(other(), userId, 'From afar'),
    () => publish(other(), userId, 'Again from afar'),
    () => flip({ since: 0, reason: 'maintenance', reasonText: null }),
    () => flip(null),
  ]) {
    await nextLook();
    heard.length = 0;
    await change();
    const changedAt = clock.now();
    clock.advance(1000);
    await expect.poll(() => heard.at(-1)).toBe(changedAt + 1000);
  }
  await stop();
});

test("announces the operator's switch once to the streams of every server", async () => {
  const admin = await login(first(), 'operator@example.com', 'admin');
  const here = await login(first(), 'grace@example.com');
  const afar = await login(other(), 'marcus@example.com');
  for (const { userId } of [here, afar]) await addRunningAccount(userId);
  // Grace watches on both servers, Marcus on the one that does not get the call.
  const graceHere = await watch(first(), here.token);
  const graceAfar = await watch(other(), here.token);
  const marcus = await watch(other(), afar.token);
  for (const [stopped, reason] of [
    [true, 'stopped_by_operator'],
    [false, 'waiting'],
  ] as const) {
    const answer = await fetch(`${first().url}/api/admin/switch`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-auth-token': admin.token },
      body: JSON.stringify({ stopped, reason: '' }),
    });
    expect(answer.status).toBe(200);
    for (const stream of [graceHere, graceAfar, marcus]) await stream.until(`"reason":"${reason}"`);
    // A server that shows the other's later event has looked again after the change.
    await publish(first(), here.userId, `${reason} seen afar`);
    await graceAfar.until(`${reason} seen afar`);
    await publish(other(), here.userId, `${reason} seen here`);
    await graceHere.until(`${reason} seen here`);
  }
  const shownTo = async ({ userId }: { userId: string }) => {
    const kept = await eventsAfter(first().deps.db, userId, 0, 100);
    return kept.map(({ data }) => (data.state as { reason: string } | undefined)?.reason).filter(Boolean);
  };
  expect(await shownTo(here)).toEqual(['stopped_by_operator', 'waiting']);
  expect(await shownTo(afar)).toEqual(['stopped_by_operator', 'waiting']);
  await Promise.all([graceHere, graceAfar, marcus].map((stream) => stream.leave()));
});
