import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../db/open.ts';
import { onceCalls, users } from '../../../db/schema/index.ts';
import { contentsOf, direct, testDb, twinOf } from '../../support/database.ts';
import { claims, day, minute, type Rig, signUp, signUpAdmin, startRig } from '../identity.ts';
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

const { post, make, makeToken, register, signInAnew } = keyedCalls(() => ({ rig, token }));

describe('a stored answer', () => {
  it('can be a conflict', async () => {
    const customer = await signUp(rig);
    const start = (key: string) =>
      post('/api/automation/start', key, { accountId: 'none' }, { by: customer });
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
    const customer = await signUp(rig);
    const link = () => post('/api/linkedinaccount/createAuthLink', 'once', {}, { by: customer });
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
    const anew = await make('once', 'report', { by: await signInAnew() });
    expect([anew.status, replayed(anew)]).toEqual([201, null]);
    expect(anew.body._id).not.toBe(first.body._id);
  });
});

describe('an answer with a secret', () => {
  const heldSecret =
    'This request has already been processed. Its response held a secret, which is not stored';
  const tokens = async () => (await rig.get('/api/tokens', token)).body.length;

  it('is not kept: a repetition gets its status, no secret, and does nothing', async () => {
    const first = await makeToken('once');
    expect(first.body.token).toMatch(/^chi_/);
    const again = await makeToken('once', { by: await signInAnew() });
    expect([again.status, replayed(again)]).toEqual([201, 'true']);
    expect(again.body).toMatchObject({ message: heldSecret });
    expect(JSON.stringify(again.body)).not.toContain(first.body.token);
    expect(await tokens()).toBe(1);
  });

  it('needs a fresh proof before the key is looked at', async () => {
    await makeToken('once');
    rig.advance(60 * minute);
    const proofRequired = { status: 428, body: { code: 'proof_required' } };
    expect(await makeToken('once')).toMatchObject(proofRequired);
    expect(await makeToken('another')).toMatchObject(proofRequired);
    await rig.post('/api/auth/proof', { password: 'compilers' }, { token });
    expect(replayed(await makeToken('once'))).toBe('true');
    expect(replayed(await makeToken('another'))).toBeNull();
  });

  it('that an earlier version kept is not repeated either', async () => {
    await makeToken('token');
    const campaign = await make('campaign');
    const { answer } = (await db.select().from(onceCalls)).find((row) => row.answer !== null) ?? {};
    await direct(db)
      .update(onceCalls)
      .set({ answer: answer ?? null });
    expect((await makeToken('token')).body).toMatchObject({ message: heldSecret });
    expect((await make('campaign')).body).toEqual(campaign.body);
  });

  it('is kept if it is a failure, which holds none', async () => {
    for (let n = 0; n < 50; n += 1) await makeToken(`token${n}`);
    const full = await makeToken('full');
    expect(full).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await makeToken('full')).body).toEqual(full.body);
  });
});

describe('the database', () => {
  it('holds no readable token, password or key', async () => {
    const personal = (await makeToken('a-key-to-be-found')).body.token;
    const registered = (await register('a-key-to-be-found')).body.token;
    const disk = await contentsOf(db);
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
    const row = () => db.select().from(onceCalls);
    expect(await row()).toHaveLength(1);
    rig.advance(day);
    await make('second');
    expect(await row()).toHaveLength(1);
  });

  it('erases a user’s stored answers with the user', async () => {
    await make('once');
    await direct(db).delete(users);
    expect(await db.select().from(onceCalls)).toEqual([]);
  });
});
