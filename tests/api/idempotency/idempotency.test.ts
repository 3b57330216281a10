import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/open.ts';
import { testDb, twinOf } from '../../support/database.ts';
import { day, minute, type Rig, second, signUp, signUpAdmin, startRig, verify } from '../identity.ts';
import { grace, keyedCalls, replayed, usedOtherwise } from './keyedCalls.ts';

let db: Db;
let rig: Rig;
let token: string;
beforeEach(async () => {
  db = await testDb();
  rig = await startRig({ db, environment: { TRUST_PROXY: 'x-forwarded-for' } });
  token = await signUpAdmin(rig);
});
afterEach(async () => {
  await rig.close();
  db.close();
});

const { post, make, register, signInAnew } = keyedCalls(() => ({ rig, token }));
const held = async (): Promise<string[]> =>
  (await rig.get('/api/admin/campaigns', token)).body.map((row: { name: string }) => row.name);

const atWork = {
  status: 409,
  body: { code: 'conflict', message: 'A request with this Idempotency-Key is still in progress' },
};

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
      await post('/api/admin/user', 'once', { name: 'report', template: {} }, { by: token }),
    ).toMatchObject(usedOtherwise);
    expect(await held()).toEqual(['report']);
  });

  it('is separate for another user', async () => {
    const other = await signUpAdmin(rig, 'other@example.com');
    const owner = await make('once');
    const theirs = await make('once', 'report', { by: other });
    expect(theirs.status).toBe(201);
    expect(replayed(theirs)).toBeNull();
    expect(theirs.body._id).not.toBe(owner.body._id);
    expect((await make('once', 'different', { by: other })).status).toBe(409);
  });

  it('is shared between a user’s sessions', async () => {
    const first = await make('once');
    expect((await make('once', 'report', { by: await signInAnew() })).body).toEqual(first.body);
  });

  it('does not answer an unauthorized client', async () => {
    await make('once');
    const reads = await rig.post('/api/tokens', { name: 'report', scope: 'read' }, { token });
    const refused = await make('once', 'report', { by: reads.body.token });
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await make('once', 'report', { by: '' })).toMatchObject({ status: 401 });
  });

  it('is kept for a day, to the millisecond', async () => {
    const first = await make('once');
    rig.advance(day - 1);
    expect((await make('once')).body).toEqual(first.body);
    rig.advance(1);
    const anew = await make('once', 'another');
    expect(anew.status).toBe(201);
    expect(replayed(anew)).toBeNull();
    expect(await held()).toEqual(['another', 'report']);
  });

  it('calls without a key run each time', async () => {
    const template = { dailySearchComments: 5 };
    await rig.post('/api/admin/campaigns', { name: 'report', template }, { token });
    await rig.post('/api/admin/campaigns', { name: 'report', template }, { token });
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
  ])('is rejected if it is %s', async (_what, key) => {
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

describe('two calls at once', () => {
  it('run once: the others are told to retry, and then get the same answer', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => register('once')));
    const done = asked.filter(({ status }) => status === 201);
    const refused = asked.filter(({ status }) => status === 409);
    expect(done.filter((answer) => replayed(answer) === null)).toHaveLength(1);
    expect(done.length + refused.length).toBe(5);
    for (const answer of refused) {
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
    const customer = await signUp(rig);
    const link = () => post('/api/linkedinaccount/createAuthLink', 'once', {}, { by: customer });
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
