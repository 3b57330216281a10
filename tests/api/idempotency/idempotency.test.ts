import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/open.ts';
import { users } from '../../../db/schema/index.ts';
import { contentsOf, direct, testDb, twinOf } from '../../support/database.ts';
import {
  type Answer,
  ada,
  claims,
  day,
  minute,
  type Rig,
  second,
  signUp,
  startRig,
  verify,
} from '../identity.ts';

let db: Db;
let rig: Rig;
let token: string;
beforeEach(async () => {
  db = testDb();
  rig = await startRig({ db, environment: { TRUST_PROXY: 'x-forwarded-for' } });
  token = await signUp(rig);
});
afterEach(async () => {
  await rig.close();
  db.close();
});

type More = { by?: string; on?: Rig; from?: string };
const post = (path: string, key: string, body: unknown, { by, on = rig, from }: More = {}) =>
  on.post(path, body, {
    token: by,
    headers: { 'idempotency-key': key, ...(from ? { 'x-forwarded-for': from } : {}) },
  });
const make = (key: string, name = 'report', more: More = {}) =>
  post('/api/tokens', key, { name, scope: 'write' }, { by: token, ...more });
/** An old sign-in makes no token without the password. */
const signInAnew = async (): Promise<string> =>
  (await rig.post('/api/auth/login', { email: ada.email, password: ada.password })).body.token;
const grace = {
  firstName: 'Grace',
  lastName: 'Hopper',
  companyName: '',
  email: 'grace@example.com',
  password: 'compilers',
};
const register = (key: string, change: object = {}, more: More = {}) =>
  post('/api/auth/register', key, { ...grace, ...change }, more);
const held = async (): Promise<string[]> =>
  (await rig.get('/api/tokens', token)).body.map((row: { name: string }) => row.name);

const replayed = (answer: Answer) => answer.headers.get('idempotent-replayed');
const usedOtherwise = {
  status: 409,
  body: { code: 'conflict', message: 'This Idempotency-Key was already used for another request' },
};
const atWork = {
  status: 409,
  body: { code: 'conflict', message: 'A request with this Idempotency-Key is still in progress' },
};
const onDisk = () => contentsOf(db);

describe('the same idempotency key', () => {
  it('with the same body repeats the answer and does nothing', async () => {
    const first = await make('once');
    const again = await make('once');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([replayed(first), replayed(again)]).toEqual([null, 'true']);
    expect(again.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await held()).toEqual(['report']);
  });

  it('with another body or path is a conflict and does nothing', async () => {
    await make('once');
    expect(await make('once', 'another')).toMatchObject(usedOtherwise);
    expect(
      await post('/api/automation/start', 'once', { name: 'report', scope: 'write' }, { by: token }),
    ).toMatchObject(usedOtherwise);
    expect(await held()).toEqual(['report']);
  });

  it('is separate for another user', async () => {
    const other = await signUp(rig, { email: 'other@example.com' });
    const mine = await make('once');
    const theirs = await make('once', 'report', { by: other });
    expect(theirs.status).toBe(201);
    expect(replayed(theirs)).toBeNull();
    expect(theirs.body.token).not.toBe(mine.body.token);
    expect((await make('once', 'different', { by: other })).status).toBe(409);
  });

  it('is shared between a user’s sessions', async () => {
    const first = await make('once');
    const { body } = await rig.post('/api/auth/login', { email: ada.email, password: ada.password });
    expect((await make('once', 'report', { by: body.token })).body).toEqual(first.body);
  });

  it('does not answer an unauthorized client', async () => {
    const { body } = await make('once');
    const refused = await make('once', 'report', { by: body.token });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await post('/api/tokens', 'once', { name: 'report', scope: 'write' })).toMatchObject({
      status: 401,
    });
  });

  it('is kept for a day, to the millisecond', async () => {
    const first = await make('once');
    rig.advance(day - 1);
    expect((await make('once')).body).toEqual(first.body);
    rig.advance(1);
    token = await signInAnew();
    const anew = await make('once', 'another');
    expect(anew.status).toBe(201);
    expect(replayed(anew)).toBeNull();
    expect(await held()).toEqual(['another', 'report']);
  });

  it('calls without a key run each time', async () => {
    await rig.post('/api/tokens', { name: 'report', scope: 'write' }, { token });
    await rig.post('/api/tokens', { name: 'report', scope: 'write' }, { token });
    expect(await held()).toEqual(['report', 'report']);
  });
});

describe('the idempotency key', () => {
  const bad = {
    status: 422,
    body: {
      code: 'invalid_input',
      issues: [
        { path: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 255 visible ASCII characters' },
      ],
    },
  };
  it.each([
    ['empty', ''],
    ['256 long', 'k'.repeat(256)],
    ['with a space', 'a b'],
    ['with a letter beyond ASCII', 'schl\u00fcssel'],
  ])('is refused when it is %s', async (_what, key) => {
    expect(await make(key)).toMatchObject(bad);
    expect(await held()).toEqual([]);
  });
  it.each([
    ['one character', '!'],
    ['255', '~'.repeat(255)],
    ['quoted', '"8e03978e-40d5-43dd-bc93-6894a57f9324"'],
  ])('may be %s', async (_what, key) => {
    expect((await make(key)).status).toBe(201);
    expect(replayed(await make(key))).toBe('true');
  });
});

describe('a stored answer', () => {
  it('can be a conflict', async () => {
    const start = (key: string) => post('/api/automation/start', key, { accountId: 'none' }, { by: token });
    const first = await start('once');
    expect([first.status, replayed(first)]).toEqual([404, null]);
    const again = await start('once');
    expect([again.status, replayed(again), again.body]).toEqual([404, 'true', first.body]);
  });

  it('is not an input error: a corrected call with the same key runs', async () => {
    expect((await make('once', '')).status).toBe(422);
    expect((await make('once', 'mended')).status).toBe(201);
    expect(replayed(await make('once', 'mended'))).toBe('true');
  });

  it('is not a server error: the next call runs', async () => {
    const { network } = rig.deps;
    rig.deps.network = {
      createAuthLink: () => Promise.reject(new Error('gone wrong')),
    } as unknown as typeof network;
    const link = () => post('/api/linkedinaccount/createAuthLink', 'once', {}, { by: token });
    expect((await link()).status).toBe(500);
    let made = 0;
    rig.deps.network = {
      createAuthLink: async () => `https://network.example.com/${++made}`,
    } as unknown as typeof network;
    const [second, third] = [await link(), await link()];
    expect([second, third].map(({ status, body }) => [status, body.url])).toEqual([
      [200, 'https://network.example.com/1'],
      [200, 'https://network.example.com/1'],
    ]);
    expect([replayed(second), replayed(third)]).toEqual([null, 'true']);
  });

  it('is not a 429: after the wait the call runs', async () => {
    for (let n = 0; n < 60; n += 1)
      await register(
        `key${n}`,
        { password: `short${n}`, email: 'grace@example.com' },
        { from: '203.0.113.7' },
      );
    const late = () => register('once', { email: 'late@example.com' }, { from: '203.0.113.7' });
    expect((await late()).status).toBe(429);
    rig.advance(60 * minute);
    expect((await late()).status).toBe(201);
  }, 30_000);
});

describe('two calls at once', () => {
  it('run once: the others are told to retry, and then get the same answer', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => register('once')));
    const done = asked.filter(({ status }) => status === 201);
    const told = asked.filter(({ status }) => status === 409);
    expect(done.filter((answer) => replayed(answer) === null)).toHaveLength(1);
    expect(done.length + told.length).toBe(5);
    for (const answer of told) {
      expect(answer).toMatchObject(atWork);
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    expect((await register('once')).body).toEqual(done[0]?.body);
  });

  it('are distinguished by their bodies', async () => {
    const asked = await Promise.all([register('once'), register('once', { email: 'other@example.com' })]);
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(asked.find(({ status }) => status === 409)).toMatchObject(usedOtherwise);
  });

  it('run once on two servers too', async () => {
    const twin = twinOf(db);
    const otherRig = await startRig({ db: twin });
    const asked = await Promise.all(
      [...Array(4).keys()].map((n) => register('once', {}, { on: n % 2 ? otherRig : rig })),
    );
    expect(asked.filter((answer) => answer.status === 201 && replayed(answer) === null)).toHaveLength(1);
    expect((await register('once', {}, { on: otherRig })).status).toBe(201);
    await otherRig.close();
    twin.close();
  });

  it('hold the key for two minutes at most if the first never ends', async () => {
    const answers: ((url: string) => void)[] = [];
    rig.deps.network = {
      createAuthLink: () => new Promise<string>((answer) => void answers.push(answer)),
    } as unknown as Rig['deps']['network'];
    const reached = (calls: number) => expect.poll(() => answers.length, { interval: 5 }).toBe(calls);
    const link = () => post('/api/linkedinaccount/createAuthLink', 'once', {}, { by: token });
    const first = link();
    await reached(1);
    rig.advance(2 * minute - 1);
    expect(await link()).toMatchObject(atWork);
    rig.advance(1);
    const second = link();
    await reached(2);
    answers[0]?.('https://network.example.com/late');
    expect((await first).body.url).toBe('https://network.example.com/late');
    // The one that came too late neither answers for the second nor lets its key go.
    expect(await link()).toMatchObject(atWork);
    answers[1]?.('https://network.example.com/anew');
    expect((await second).body.url).toBe('https://network.example.com/anew');
    expect((await link()).body.url).toBe('https://network.example.com/anew');
  });
});

describe('a restart', () => {
  it('keeps stored answers', async () => {
    const first = await make('once');
    const registered = await register('once');
    await rig.close();
    rig = await startRig({ db: twinOf(db) });
    const again = await make('once');
    expect([again.body, replayed(again)]).toEqual([first.body, 'true']);
    expect((await register('once')).body).toEqual(registered.body);
    expect(await make('once', 'another')).toMatchObject(usedOtherwise);
  });

  it('with another secret cannot read them', async () => {
    const first = await make('once');
    await rig.close();
    rig = await startRig({ db, environment: { AUTH_SECRET: 't'.repeat(32) } });
    const { body } = await rig.post('/api/auth/login', { email: ada.email, password: ada.password });
    const anew = await make('once', 'report', { by: body.token });
    expect([anew.status, replayed(anew)]).toEqual([201, null]);
    expect(anew.body.token).not.toBe(first.body.token);
  });
});

describe('registering', () => {
  it('repeats the token for the same address and body', async () => {
    const first = await register('once', {}, { from: '203.0.113.7' });
    rig.advance(second);
    const again = await register('once', {}, { from: '203.0.113.7' });
    expect(again.body).toEqual(first.body);
    await verify(rig, grace.email);
    expect((await rig.get('/api/me', again.body.token)).body.email).toBe(grace.email);
  });

  it('shows no token to another address or password', async () => {
    await register('once', {}, { from: '203.0.113.7' });
    expect(await register('once', {}, { from: '203.0.113.8' })).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect(await register('once', { password: 'compilerz' }, { from: '203.0.113.7' })).toMatchObject(
      usedOtherwise,
    );
  });

  it('does not allow guessing a password by its key', async () => {
    await register('once', {}, { from: '203.0.113.7' });
    const guess = (n: number) => register('once', { password: `guess ${n}` }, { from: '203.0.113.7' });
    for (let n = 1; n < 60; n += 1) expect((await guess(n)).status).toBe(409);
    expect((await guess(60)).status).toBe(429);
  });
});

describe('the database', () => {
  it('holds no readable token, password or key', async () => {
    const personal = (await make('a-key-to-be-found')).body.token;
    const registered = (await register('a-key-to-be-found')).body.token;
    const disk = onDisk();
    // Else the rest would prove nothing.
    for (const known of ['once_calls', 'grace@example.com', 'report', claims(token).jti])
      expect(disk).toContain(known);
    for (const secret of [
      personal,
      personal.slice(4),
      registered,
      registered.split('.')[2],
      grace.password,
      'a-key-to-be-found',
    ])
      expect(disk).not.toContain(secret);
    expect(disk).not.toMatch(/chi_[\w-]{20}/);
    const hex = (text: string) => Buffer.from(text).toString('hex');
    expect(disk).not.toContain(hex(personal));
  });

  it('deletes expired answers', async () => {
    await make('first');
    const row = () => direct(db).query.onceCalls.findMany().sync();
    expect(row()).toHaveLength(1);
    rig.advance(day);
    token = await signInAnew();
    await make('second');
    expect(row()).toHaveLength(1);
  });

  it('erases a user’s stored answers with the user', async () => {
    await make('once');
    direct(db).delete(users).run();
    expect(direct(db).query.onceCalls.findMany().sync()).toEqual([]);
  });
});
