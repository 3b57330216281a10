import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, users } from '../../../db/schema/index.ts';
import { createUser } from '../../../server/identity/users/createUser.ts';
import { direct } from '../../support/database.ts';
import { formulasIn } from '../../support/lenientCsv.ts';
import { day, type Rig, signUp, signUpAdmin, startRig } from '../identity.ts';

let rig: Rig;
let admin: string;
const people = [
  ['bea', 'Zulu', 1, 3],
  ['Abe', 'yankee', 5, 0],
  ['cid', 'X_ray', 2, 20],
] as const;

beforeAll(async () => {
  rig = await startRig();
  admin = await signUpAdmin(rig);
  for (const [firstName, lastName, seats, trialDays] of people) {
    rig.advance(1000);
    const email = `${firstName}@example.com`;
    await createUser(
      rig.deps,
      { firstName, lastName, email, password: 'secret' },
      { role: 'user', verified: true, seats, trialDays },
    );
  }
  rig.advance(3 * day);
  const abe = (await rig.deps.db.select().from(users).where(eq(users.emailKey, 'abe@example.com')))[0];
  const account = { userId: abe?.id ?? '', name: 'A', status: 'Disconnected' as const };
  for (const createdAt of [1, 2])
    await direct(rig.deps.db)
      .insert(accounts)
      .values({ ...account, accountId: `acc${createdAt}`, createdAt });
});
afterAll(() => rig.close());

async function list(query: Record<string, unknown> = {}) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const answer = await rig.get(`/api/admin/users?${text}`, admin);
  const names = Array.isArray(answer.body)
    ? answer.body.map((user: { firstName: string }) => user.firstName)
    : [];
  return { ...answer, names, contentRange: answer.headers.get('content-range') };
}

describe('the users as a table', () => {
  const rows = async (query: Record<string, unknown>) => {
    const text = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    const answer = await fetch(`${rig.url}/api/admin/exports/users.csv?${text}`, {
      headers: { 'x-auth-token': admin },
    });
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      lines: (await answer.text()).split('\r\n'),
    };
  };

  it('contains the filtered users in the requested order, without secrets', async () => {
    const { status, type, lines } = await rows({ sort: ['firstName', 'ASC'], filter: { role: 'user' } });
    expect({ status, type }).toEqual({ status: 200, type: 'text/csv; charset=utf-8' });
    expect(lines[0]).toMatch(/^\uFEFF?"First name","Last name","Company","Email","Accounts","Seats"/);
    expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(['"Abe"', '"bea"', '"cid"']);
    expect(lines[1]).toMatch(/^"Abe","yankee","","Abe@example.com","2","5","2026-09-21","None","","user",/);
    expect(lines.join()).not.toMatch(/argon2/);
  });

  it('contains only chosen users, and rejects the filters that the list rejects', async () => {
    const [{ _id: id }] = (await list({ filter: { q: 'cid' } })).body;
    expect((await rows({ filter: { id: [id] } })).lines.slice(1, -1)).toEqual([
      expect.stringMatching(/^"cid"/),
    ]);
    expect((await rows({ filter: { passwordHash: 'x' } })).status).toBe(422);
  });
});

describe('the list of users', () => {
  it('is an array, newest first, with each user’s accounts and the total', async () => {
    const { status, names, body, contentRange } = await list();
    expect(status).toBe(200);
    expect(names).toEqual(['cid', 'Abe', 'bea', 'Grace']);
    expect(contentRange).toBe('users 0-3/4');
    expect(body[1]).toMatchObject({
      lastName: 'yankee',
      seats: 5,
      linkedinAccounts: ['acc1', 'acc2'],
      status: 'None',
    });
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/i);
  });

  it.each([
    ['createdAt', 'ASC', ['Grace', 'bea', 'Abe', 'cid']],
    ['email', 'ASC', ['Abe', 'bea', 'Grace', 'cid']],
    ['firstName', 'ASC', ['Abe', 'bea', 'cid', 'Grace']],
    ['firstName', 'DESC', ['Grace', 'cid', 'bea', 'Abe']],
    ['lastName', 'ASC', ['Grace', 'cid', 'Abe', 'bea']],
    ['status', 'ASC', ['bea', 'Grace', 'Abe', 'cid']],
    ['seats', 'DESC', ['Abe', 'cid', 'bea', 'Grace']],
    ['subscriptionEndsAt', 'DESC', ['cid', 'bea', 'Abe', 'Grace']],
  ])('sorts by %s %s', async (field, order, expected) => {
    expect((await list({ sort: [field, order] })).names).toEqual(expected);
  });

  it('returns the requested page', async () => {
    const page = await list({ sort: ['createdAt', 'ASC'], range: [1, 2] });
    expect(page).toMatchObject({ names: ['bea', 'Abe'], contentRange: 'users 1-2/4' });
    expect(await list({ range: [4, 9] })).toMatchObject({ names: [], contentRange: 'users */4' });
  });

  it.each([
    [{ role: 'admin' }, ['Grace']],
    [{ status: 'Trial' }, ['cid']],
    [{ status: 'Expired' }, ['bea']],
    [{ status: 'Trial', role: 'admin' }, []],
    [{ seats_gte: 2 }, ['cid', 'Abe']],
    [{ seats_gte: 2, seats_lte: 4 }, ['cid']],
    [{ seats_lte: 1 }, ['bea', 'Grace']],
    [{ id: [] }, []],
    [{ id: ['nobody'] }, []],
    [{ q: 'ABE@exam' }, ['Abe']],
    [{ q: 'bea zu' }, ['bea']],
    [{ q: 'x_r' }, ['cid']],
    [{ q: '_' }, ['cid']],
    [{ q: '%' }, []],
  ])('filters by %j', async (filter, expected) => {
    const answer = await list({ filter });
    expect(answer.names).toEqual(expected);
    expect(answer.contentRange).toMatch(new RegExp(`/${expected.length}$`));
  });

  it.each([
    [{ sort: ['password', 'ASC'] }, 'sort.0'],
    [{ sort: ['email', 'UP'] }, 'sort.1'],
    [{ range: [3, 1] }, 'range'],
    [{ range: [-1, 1] }, 'range.0'],
    [{ filter: { passwordHash: 'x' } }, 'filter.passwordHash'],
    [{ filter: { status: 'Dead' } }, 'filter.status'],
    [{ limit: 3 }, 'limit'],
  ])('rejects %j by name', async (query, path) => {
    const { status, body } = await list(query);
    expect(status).toBe(422);
    expect(body.code).toBe('invalid_input');
    expect(body.issues[0].path).toBe(path);
  });

  it('rejects a query that is not JSON', async () => {
    expect((await rig.get('/api/admin/users?sort=email', admin)).body.issues).toMatchObject([
      { path: 'sort', message: 'Invalid JSON' },
    ]);
  });

  it('requires an admin', async () => {
    const customer = await signUp(rig, { email: 'eve@example.com' });
    expect(await rig.get('/api/admin/users', customer)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await rig.get('/api/admin/users')).status).toBe(401);
    expect(await rig.get('/api/linkedinaccount', admin)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    await direct(rig.deps.db).delete(users).where(eq(users.emailKey, 'eve@example.com'));
  });
});

// The last, because the others count the people.
it('M7: escapes a name with a semicolon for Excel', async () => {
  await signUp(rig, { email: 'mallory@example.com', lastName: "B;=cmd|' /C calc'!A0;x" });
  const answer = await fetch(`${rig.url}/api/admin/exports/users.csv`, {
    headers: { 'x-auth-token': admin },
  });
  const table = await answer.text();
  expect(table).toContain("B;'=cmd|' /C calc'!A0;x");
  expect(formulasIn(table)).toEqual([]);
});
