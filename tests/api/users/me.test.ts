import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lapseUsers } from '../../../db/identity/users.ts';
import { accounts, subscriptions, users } from '../../../db/schema/index.ts';
import { AppError } from '../../../server/errors.ts';
import { requireSubscription } from '../../../server/identity/users/subscription.ts';
import { direct } from '../../support/database.ts';
import { ada, day, type Rig, signUp, signUpAdmin, startRig } from '../identity.ts';

let rig: Rig;
let token: string;
beforeEach(async () => {
  rig = await startRig();
  token = await signUp(rig);
});
afterEach(() => rig.close());

const me = async (by = token) => (await rig.get('/api/me', by)).body;
const login = async () =>
  (await rig.post('/api/auth/login', { email: ada.email, password: ada.password })).body.token;

describe('the signed-in user', () => {
  it('is shown without secrets, with the accounts in the order of connecting', async () => {
    const { _id } = await me();
    const account = { userId: _id, name: 'Ada', status: 'Connected' as const };
    await direct(rig.deps.db)
      .insert(accounts)
      .values({ ...account, accountId: 'later', createdAt: 2 });
    await direct(rig.deps.db)
      .insert(accounts)
      .values({ ...account, accountId: 'earlier', createdAt: 1 });
    const user = await me();
    expect(user.linkedinAccounts).toEqual(['earlier', 'later']);
    expect(Object.keys(user).sort()).toEqual(
      [
        '_id',
        'id',
        'companyName',
        'createdAt',
        'email',
        'firstName',
        'lastName',
        'linkedinAccounts',
        'language',
        'profileImage',
        'role',
        'seats',
        'status',
        'subscriptionEndsAt',
      ].sort(),
    );
  });

  it('may be an admin', async () => {
    expect(await me(await signUpAdmin(rig))).toMatchObject({
      role: 'admin',
      status: 'None',
      subscriptionEndsAt: null,
    });
  });

  it('gets 401 once deleted', async () => {
    await direct(rig.deps.db).delete(users).where(eq(users.emailKey, 'ada@example.com'));
    expect((await rig.get('/api/me', token)).status).toBe(401);
  });
});

describe('a trial', () => {
  it('lasts until its date, whoever reads first', async () => {
    rig.advance(7 * day - 1000);
    const later = await login();
    rig.advance(7 * day + 1000 - 1);
    token = await login();
    expect((await me()).status).toBe('Trial');
    rig.advance(1);
    expect((await me()).status).toBe('Expired');
    expect((await rig.get('/api/me', later)).status).toBe(401);
  });

  it('lapses once for all due users', async () => {
    await signUp(rig, { email: 'bea@example.com' });
    await signUpAdmin(rig);
    const now = rig.deps.clock.now();
    expect(await lapseUsers(rig.deps.db, now + 14 * day - 1)).toEqual([]);
    expect(await lapseUsers(rig.deps.db, now + 14 * day)).toHaveLength(2);
    expect(await lapseUsers(rig.deps.db, now + 14 * day)).toEqual([]);
  });

  it('does not lapse under a live subscription', async () => {
    const { _id } = await me();
    const subscription = {
      id: 'sub_1',
      userId: _id,
      seats: 1,
      status: 'active',
      cancelAtPeriodEnd: false,
      readAt: 0,
    };
    await direct(rig.deps.db).insert(subscriptions).values(subscription);
    rig.advance(15 * day);
    token = await login();
    expect((await me()).status).toBe('Trial');
    await direct(rig.deps.db).update(subscriptions).set({ status: 'canceled' });
    expect((await me()).status).toBe('Expired');
  });
});

it('lets Trial and Paid use paid features, and answers 402 to others', () => {
  const ask = (status: 'Paid' | 'Trial' | 'Expired' | 'None') => {
    try {
      requireSubscription({ status }, 'billing.upgradeToSave');
      return 'open';
    } catch (error) {
      return error instanceof AppError ? `${error.code}: ${error.message}` : error;
    }
  };
  const refusal = 'subscription_required: Please upgrade your subscription to save settings';
  expect([ask('Paid'), ask('Trial'), ask('Expired'), ask('None')]).toEqual([
    'open',
    'open',
    refusal,
    refusal,
  ]);
});
