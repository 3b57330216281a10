import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoices, subscriptions, users } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { day, hour, type Rig, signUpAdmin, startRig } from '../identity.ts';
import { iso, peopleWorld } from './peopleWorld.ts';

let rig: Rig;
let admin: string;
beforeAll(async () => {
  rig = await startRig();
  admin = await signUpAdmin(rig);
});
afterAll(() => rig.close());

const { edit, login, auditOf, customer } = peopleWorld(() => ({ rig, admin }));
const prove = () => rig.post('/api/auth/proof', { password: 'compilers' }, { token: admin });

describe('the preview of an edit', () => {
  const preview = async (id: string, body: unknown) =>
    rig.call('POST', `/api/admin/user/${id}/preview`, { token: admin, body });

  it('predicts the edit and changes nothing', async () => {
    const { id } = await customer();
    const past = { subscriptionEndsAt: iso(rig.deps.clock.now() - day) };
    const before = (await edit(id, {})).body;
    const previewed = await preview(id, past);
    expect(previewed).toMatchObject({
      status: 200,
      body: {
        before: { status: 'Trial' },
        after: { status: 'Expired', ...past },
        hasSubscription: false,
        running: 0,
      },
    });
    expect((await edit(id, {})).body).toEqual(before);
    expect((await edit(id, past)).body).toMatchObject(previewed.body.after);

    const future = { subscriptionEndsAt: iso(rig.deps.clock.now() + day) };
    expect((await preview(id, future)).body).toMatchObject({
      before: { status: 'Expired' },
      after: { status: 'Trial', ...future },
    });
    const paid = { status: 'Paid' as const, subscriptionEndsAt: rig.deps.clock.now() + hour };
    await direct(rig.deps.db).update(users).set(paid).where(eq(users.id, id));
    expect((await preview(id, future)).body).toMatchObject({
      before: { status: 'Paid' },
      after: { status: 'Paid', ...future },
    });
  });
});

describe('the dates of a user', () => {
  let id: string;
  let start: number;
  beforeEach(async () => {
    admin = await login('boss@example.com', 'compilers').then((answer) => answer.body.token);
    start = rig.deps.clock.now();
    ({ id } = await customer());
  });
  const dates = ({ body }: { body: { status: string; subscriptionEndsAt: string | null } }) => [
    body.status,
    body.subscriptionEndsAt,
  ];
  const billing = async (at: number) => dates(await edit(id, { subscriptionEndsAt: iso(at) }));
  const trial = async (trialDays: number) => dates(await edit(id, { trialDays }));
  const subscribe = (status: string, more: object = {}) =>
    direct(rig.deps.db)
      .insert(subscriptions)
      .values({
        id: `sub_${id}_${status}`,
        userId: id,
        seats: 1,
        status,
        cancelAtPeriodEnd: false,
        readAt: 0,
        ...more,
      });

  it('a billing date now or in the past makes Expired; a future one makes Trial', async () => {
    expect(await billing(start - 1)).toEqual(['Expired', iso(start - 1)]);
    expect(await billing(start + 1)).toEqual(['Trial', iso(start + 1)]);
    expect(await billing(start)).toEqual(['Expired', iso(start)]);
    expect(dates(await edit(id, { subscriptionEndsAt: '2030-05-06' }))).toEqual([
      'Trial',
      '2030-05-06T00:00:00.000Z',
    ]);
    expect((await auditOf(id))[0]?.details).toEqual({
      before: { status: 'Expired', subscriptionEndsAt: iso(start) },
      after: { status: 'Trial', subscriptionEndsAt: '2030-05-06T00:00:00.000Z' },
    });
  });

  it.each([
    ['active', {}, 'Paid'],
    ['past_due', {}, 'Paid'],
    ['unpaid', {}, 'Paid'],
    ['canceled', {}, 'Paid'],
    ['trialing', { trialEnd: 10, currentPeriodStart: 1, currentPeriodEnd: 10 }, 'Trial'],
    ['canceled', { trialEnd: 10, currentPeriodStart: 1, currentPeriodEnd: 10 }, 'Trial'],
    ['canceled', { trialEnd: 10, currentPeriodStart: 10, currentPeriodEnd: 20 }, 'Paid'],
  ])('with a subscription that is %s %j a future billing date makes %s', async (status, more, expected) => {
    await subscribe(status, more);
    expect((await billing(start + day))[0]).toBe(expected);
    expect((await billing(start - day))[0]).toBe('Expired');
  });

  it('a paid invoice means Paid; an invoice over zero does not', async () => {
    const invoice = { userId: id, status: 'paid', createdAt: 1 };
    await direct(rig.deps.db)
      .insert(invoices)
      .values({ ...invoice, id: `in_0_${id}`, amount: 0 });
    expect((await billing(start + day))[0]).toBe('Trial');
    await direct(rig.deps.db)
      .insert(invoices)
      .values({ ...invoice, id: `in_1_${id}`, amount: 4900 });
    expect((await billing(start + day))[0]).toBe('Paid');
  });

  it('Trial and Paid by a billing date expire on it', async () => {
    await billing(start + hour);
    rig.advance(hour);
    await prove();
    expect((await edit(id, {})).body.status).toBe('Expired');
  });

  it('counts trial days from the start of the trial; 0 ends it now', async () => {
    rig.advance(3 * day);
    await prove();
    expect(await trial(30)).toEqual(['Trial', iso(start + 30 * day)]);
    expect(await trial(2)).toEqual(['Expired', iso(start + 2 * day)]);
    expect(await trial(4)).toEqual(['Trial', iso(start + 4 * day)]);
    expect(await trial(0)).toEqual(['Expired', iso(start + 3 * day)]);
    expect((await auditOf(id))[0]?.details).toMatchObject({
      before: { trialDays: 4, status: 'Trial' },
      after: { trialDays: 0 },
    });
  });

  it('trial days do not change users who have or had a subscription', async () => {
    await subscribe('trialing', { trialEnd: 10, currentPeriodStart: 1, currentPeriodEnd: 10 });
    expect(await trial(30)).toEqual(['Trial', iso(start + 14 * day)]);
    await direct(rig.deps.db).update(users).set({ status: 'Paid' }).where(eq(users.id, id));
    await direct(rig.deps.db).delete(subscriptions).where(eq(subscriptions.userId, id));
    expect(await trial(0)).toEqual(['Paid', iso(start + 14 * day)]);
  });

  it('trial days give a first trial to a user who never had one', async () => {
    await direct(rig.deps.db)
      .update(users)
      .set({ status: 'None', trialStartedAt: null, trialDays: 0, subscriptionEndsAt: null })
      .where(eq(users.id, id));
    expect(await trial(0)).toEqual(['None', null]);
    expect(await trial(5)).toEqual(['Trial', iso(start + 5 * day)]);
  });
});
