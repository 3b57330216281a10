import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../db/id.ts';
import { insertMail } from '../../../db/messaging/mails.ts';
import { codes, mails, resetTokens } from '../../../db/schema/index.ts';
import type { Background } from '../../../server/background.ts';
import { startTestServer } from '../../support/server.ts';
import { ada, type Rig, signUp, startRig } from '../identity.ts';

/** Keeps all work behind the answers waiting for `release`. */
function hold(deps: { background: Background }) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const real = deps.background;
  const done: string[] = [];
  const run: Background['run'] = (name, work) =>
    real.run(name, async () => {
      await promise;
      await work();
      done.push(name);
    });
  deps.background = { run, idle: () => real.idle() };
  return { release, done };
}

const calls = [
  {
    name: 'forgot-password',
    ask: (url: string, email: string) =>
      fetch(`${url}/api/otp/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      }),
  },
  {
    name: 'send-otp',
    ask: (url: string, email: string) => fetch(`${url}/api/otp/send-otp/${encodeURIComponent(email)}`),
  },
];

describe.each(calls)('L1: $name', ({ name, ask }) => {
  let rig: Rig;
  beforeEach(async () => {
    rig = await startRig();
    await signUp(rig);
  });
  afterEach(() => rig.close());

  it('answers known and unknown e-mails alike before any lookup', async () => {
    const { db, clock, mail } = rig.deps;
    // In the database: a transaction that runs again queues its mail again.
    mail.queue = (tx, { to, ...mail }) => {
      const createdAt = clock.now();
      return insertMail(tx, { ...mail, id: newId(createdAt), recipient: to, createdAt });
    };
    const tables = async () => [
      await db.select().from(resetTokens),
      await db.select().from(codes),
      await db.select().from(mails),
    ];
    const before = await tables();
    const work = hold(rig.deps);
    const answers = [];
    for (const email of [ada.email, 'later@example.com']) {
      const answer = await ask(rig.url, email);
      const { date: _, 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers);
      answers.push({ status: answer.status, headers, text: await answer.text() });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(200);
    expect(await tables()).toEqual(before);

    // A person who comes after the answer still gets the mail: nobody was looked up before it.
    const registering = fetch(`${rig.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ada, email: 'later@example.com' }),
    });
    expect((await registering).status).toBe(201);
    work.release();
    await rig.deps.background.idle();
    const queued = await db.select({ recipient: mails.recipient }).from(mails).orderBy(mails.recipient);
    expect(queued.map(({ recipient }) => recipient)).toEqual([ada.email, 'later@example.com']);
  });

  it('finishes the work before a graceful stop closes the database', async () => {
    const server = await startTestServer();
    const { email, userId } = await server.signUp();
    const work = hold(server.deps);
    const kept: unknown[] = [];
    const { idle } = server.deps.background;
    const { queue } = server.deps.mail;
    server.deps.mail.queue = async (tx, mail) => {
      await queue(tx, mail);
      kept.push(...(await tx.select().from(mails)));
    };
    expect((await ask(server.url, email)).status).toBe(200);
    expect(work.done).toEqual([]);
    // The work goes on only once the server waits for it.
    server.deps.background.idle = () => {
      work.release();
      return idle();
    };
    await server.stop();
    expect(work.done).toEqual([name === 'send-otp' ? 'mail a code' : 'mail a reset link']);
    expect(kept).toMatchObject([{ userId, recipient: email }]);
  });
});
