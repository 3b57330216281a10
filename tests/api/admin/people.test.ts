import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../../db/schema/index.ts';
import { day, lastMail, mailedToken, type Rig, signUp, signUpAdmin, startRig } from '../identity.ts';
import { iso, peopleWorld } from './peopleWorld.ts';

let rig: Rig;
let admin: string;
let adminId: string;

beforeAll(async () => {
  rig = await startRig({ environment: { TRUST_PROXY: 'x-real-ip' } });
  admin = await signUpAdmin(rig);
  adminId = (await rig.get('/api/me', admin)).body._id;
});
afterAll(() => rig.close());

const { person, add, edit, login, auditOf, customer } = peopleWorld(() => ({ rig, admin }));

describe('a user created by an admin', () => {
  it('is returned in full and can sign in at once', async () => {
    const given = person({ seats: 3, trialDays: 30 });
    const { status, body } = await add(given);
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      id: body._id,
      firstName: 'Bea',
      lastName: 'Zulu',
      companyName: 'Bees',
      email: given.email,
      role: 'user',
      language: 'en',
      profileImage: '',
      seats: 3,
      status: 'Trial',
      createdAt: iso(rig.deps.clock.now()),
      subscriptionEndsAt: iso(rig.deps.clock.now() + 30 * day),
      linkedinAccounts: [],
    });
    const signedIn = await login(given.email, given.password);
    expect(signedIn).toMatchObject({ status: 200, body: { verified: true } });
    expect((await rig.get('/api/me', signedIn.body.token)).body).toEqual(body);
  });

  it('has one seat, 14 trial days and no company by default', async () => {
    const { companyName: _, ...least } = person();
    const { body } = await add(least);
    expect(body).toMatchObject({
      seats: 1,
      companyName: '',
      subscriptionEndsAt: iso(rig.deps.clock.now() + 14 * day),
    });
  });

  it.each([
    [{ firstName: undefined }, 'firstName', 'First name is required'],
    [{ lastName: ' ' }, 'lastName', 'Last name is required'],
    [{ email: undefined }, 'email', 'E-mail is required'],
    [{ email: 'bea' }, 'email', 'Enter a valid e-mail address'],
    [{ password: undefined }, 'password', 'Password is required'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ seats: 0 }, 'seats', 'Seats must be a whole number from 1 to 20'],
    [{ seats: 21 }, 'seats', 'Seats must be a whole number from 1 to 20'],
    [{ seats: 1.5 }, 'seats', 'Seats must be a whole number from 1 to 20'],
    [{ trialDays: 0 }, 'trialDays', 'Trial days must be a whole number from 1 to 3650'],
    [{ trialDays: 3651 }, 'trialDays', 'Trial days must be a whole number from 1 to 3650'],
    [{ role: 'admin' }, 'role', "Unknown field 'role'"],
    [{ status: 'Paid' }, 'status', "Unknown field 'status'"],
  ])('is rejected with %j', async (change, path, message) => {
    expect(await add(person(change))).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', message, issues: [{ path, message }] },
    });
  });

  it.each([{ seats: 1 }, { seats: 20 }, { trialDays: 1 }, { trialDays: 3650 }, { password: '123456' }])(
    'may have %j',
    async (change) => {
      expect((await add(person(change))).status).toBe(201);
    },
  );

  it('is rejected if the e-mail is taken in any case, without an audit row', async () => {
    const { email } = await customer();
    const before = (await rig.deps.db.select().from(audit)).length;
    expect(await add(person({ email: email.toUpperCase() }))).toMatchObject({
      status: 409,
      body: { code: 'email_taken' },
    });
    expect(await rig.deps.db.select().from(audit)).toHaveLength(before);
  });

  it('is in the audit log with actor, user and address, without the password', async () => {
    const { id, email } = await customer({ seats: 2 });
    const [row, ...more] = await auditOf(id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      actorId: adminId,
      action: 'user.create',
      address: '203.0.113.9',
      at: rig.deps.clock.now(),
      details: { after: { firstName: 'Bea', email, role: 'user', seats: 2, status: 'Trial', trialDays: 14 } },
    });
    expect(JSON.stringify(row)).not.toMatch(/buzzing|argon2/);
  });
});

describe('editing a user', () => {
  it('changes only the given fields', async () => {
    const { id } = await customer();
    const before = (await edit(id, {})).body;
    const edited = await edit(id, { lastName: 'Yak', companyName: '', seats: 20 });
    expect(edited).toMatchObject({ status: 200 });
    expect(edited.body).toEqual({ ...before, lastName: 'Yak', companyName: '', seats: 20 });
    expect((await edit(id, {})).body).toEqual(edited.body);
  });

  it('accepts the whole form, whose prefilled trial days and empty password change nothing', async () => {
    const { id, email } = await customer();
    await edit(id, { subscriptionEndsAt: iso(rig.deps.clock.now() + 90 * day) });
    const before = (await edit(id, {})).body;
    const form = {
      firstName: 'Bee',
      lastName: 'Zulu',
      companyName: 'Bees',
      email,
      password: '',
      seats: 1,
      trialDays: 14,
    };
    expect((await edit(id, form)).body).toEqual({ ...before, firstName: 'Bee' });
    expect((await login(email, 'buzzing')).status).toBe(200);
  });

  it.each([
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ email: 'x@' }, 'email', 'Enter a valid e-mail address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ seats: 0 }, 'seats', 'Seats must be a whole number from 1 to 20'],
    [{ seats: 21 }, 'seats', 'Seats must be a whole number from 1 to 20'],
    [{ trialDays: -1 }, 'trialDays', 'Trial days must be a whole number from 0 to 3650'],
    [{ trialDays: 3651 }, 'trialDays', 'Trial days must be a whole number from 0 to 3650'],
    [
      { subscriptionEndsAt: 'soon' },
      'subscriptionEndsAt',
      'The billing date must be a date, such as 2027-01-31T00:00:00Z',
    ],
    [
      { subscriptionEndsAt: null },
      'subscriptionEndsAt',
      'The billing date must be a date, such as 2027-01-31T00:00:00Z',
    ],
    [{ role: 'user' }, 'role', "Unknown field 'role'"],
    [{ _id: 'x' }, '_id', "Unknown field '_id'"],
    [
      { trialDays: 3, subscriptionEndsAt: '2030-01-01' },
      'trialDays',
      'Give the trial days or the billing date, not both',
    ],
  ])('is rejected with %j', async (change, path, message) => {
    const { id } = await customer();
    expect(await edit(id, change)).toMatchObject({
      status: 422,
      body: { message, issues: [{ path, message }] },
    });
  });

  it('answers 404 to an unknown ID, and so does deleting', async () => {
    expect(await edit('nobody', { seats: 2 })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await rig.call('DELETE', '/api/admin/user/nobody', { token: admin })).toMatchObject({
      status: 404,
    });
  });

  it('with a new password ends the user’s tokens and reset links, and e-mails them', async () => {
    const { id, email } = await customer();
    const { token } = (await login(email, 'buzzing')).body;
    const personal = (await rig.post('/api/tokens', { name: 'script', scope: 'read' }, { token })).body.token;
    expect((await rig.get('/api/me', personal)).status).toBe(200);
    await rig.post('/api/otp/forgot-password', { email });
    const link = mailedToken(rig);
    expect((await edit(id, { password: 'humming' })).status).toBe(200);
    expect(lastMail(rig)).toMatchObject({ to: email, kind: 'password_changed' });
    expect([(await rig.get('/api/me', token)).status, (await rig.get('/api/me', personal)).status]).toEqual([
      401, 401,
    ]);
    expect((await rig.post('/api/otp/reset-password', { password: 'stolen!', token: link })).status).toBe(
      422,
    );
    expect([(await login(email, 'buzzing')).status, (await login(email, 'humming')).status]).toEqual([
      401, 200,
    ]);
    expect((await auditOf(id))[0]).toMatchObject({
      action: 'user.edit',
      details: { before: {}, after: {}, password: 'changed' },
    });
    expect(JSON.stringify(await auditOf(id))).not.toMatch(/humming|argon2/);
  });

  it('with a new e-mail applies it at once, ends links to the old mailbox, and e-mails it', async () => {
    const { id, email } = await customer();
    await rig.post('/api/otp/forgot-password', { email });
    const link = mailedToken(rig);
    const moved = `moved-${email}`;
    expect((await edit(id, { email: moved })).body).toMatchObject({ email: moved });
    expect(lastMail(rig)).toMatchObject({ to: email, kind: 'email_changed' });
    expect((await rig.post('/api/otp/reset-password', { password: 'stolen!', token: link })).status).toBe(
      422,
    );
    expect([(await login(email, 'buzzing')).status, (await login(moved, 'buzzing')).status]).toEqual([
      401, 200,
    ]);
    expect((await auditOf(id))[0]).toMatchObject({ details: { before: { email }, after: { email: moved } } });
  });

  it("to somebody's e-mail is a 409 and changes nothing", async () => {
    const [one, other] = [await customer(), await customer()];
    const refused = await edit(one.id, { email: other.email.toUpperCase(), seats: 9, password: 'humming' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect((await edit(one.id, {})).body).toMatchObject({ email: one.email, seats: 1 });
    expect((await login(one.email, 'buzzing')).status).toBe(200);
  });

  it('works for an admin too, without trial days', async () => {
    const { body } = await edit(adminId, { companyName: 'Chime In', trialDays: 20 });
    expect(body).toMatchObject({
      role: 'admin',
      companyName: 'Chime In',
      status: 'None',
      subscriptionEndsAt: null,
    });
  });

  it('writes differences to the audit log, and nothing without any', async () => {
    const { id } = await customer();
    await edit(id, { firstName: 'Bea', seats: 1 });
    expect(await auditOf(id)).toHaveLength(1);
    await edit(id, { firstName: 'Bea', seats: 4 });
    expect(await auditOf(id)).toHaveLength(2);
    expect((await auditOf(id))[0]).toMatchObject({
      actorId: adminId,
      action: 'user.edit',
      address: '203.0.113.9',
      details: { before: { seats: 1 }, after: { seats: 4 } },
    });
    expect((await auditOf(id))[0]?.details).toEqual({ before: { seats: 1 }, after: { seats: 4 } });
  });
});

describe('the last admin', () => {
  it('cannot be deleted; with another admin, each can, also by themselves', async () => {
    const own = { method: 'DELETE', path: `/api/admin/user/${adminId}` };
    admin = (await login('boss@example.com', 'compilers')).body.token;
    const refusal = { status: 409, body: { code: 'conflict', message: "The last admin can't be deleted" } };
    expect(await rig.call(own.method, own.path, { token: admin })).toMatchObject(refusal);
    expect(
      await rig.call('DELETE', '/api/me', { token: admin, body: { password: 'compilers' } }),
    ).toMatchObject(refusal);
    expect((await rig.get('/api/me', admin)).status).toBe(200);
    const second = await signUpAdmin(rig, 'second@example.com');
    expect((await rig.call(own.method, own.path, { token: admin })).status).toBe(204);
    expect((await rig.get('/api/me', admin)).status).toBe(401);
    const secondId = (await rig.get('/api/me', second)).body._id;
    expect(await rig.call('DELETE', `/api/admin/user/${secondId}`, { token: second })).toMatchObject(refusal);
    admin = second;
  });
});

it('rejects all of this for a customer', async () => {
  const token = await signUp(rig, { email: 'eve@example.com' });
  const { id } = await customer();
  const answers = [
    await add(person(), token),
    await edit(id, { seats: 2 }, token),
    await rig.call('DELETE', `/api/admin/user/${id}`, { token }),
  ];
  expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(
    Array(3).fill([403, 'forbidden']),
  );
});
