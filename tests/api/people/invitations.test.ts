import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { members } from '../../../db/schema/index.ts';
import { prune } from '../../../server/automation/run/prune.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { linkFor, type Person, team } from './team.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
const people = team(() => server);

const day = 86_400_000;
const check = (token: string) => server.call('POST', '/api/invitations/check', { json: { token } });
const accept = (person: Person, token: string) =>
  people.call(person, 'POST', '/api/invitations/accept', { token });
const person = { firstName: 'Lea', lastName: 'Sommer', password: 'correct horse' };
let fresh = 0;
const newEmail = () => `lea${++fresh}@example.com`;

test('answers an invitation to a customer and to a stranger the same', async () => {
  const mara = await people.owner();
  const customer = await server.signUp();
  const stranger = newEmail();
  const [known, unknown] = [await people.invite(mara, customer.email), await people.invite(mara, stranger)];
  expect(known.status).toBe(201);
  expect(unknown.status).toBe(201);
  const withoutPerson = ({ _id, id, email, ...rest }: Record<string, unknown>) => rest;
  expect(withoutPerson(known.body)).toEqual(withoutPerson(unknown.body));
  expect(known.body).toMatchObject({ state: 'invited', name: null, joinedAt: null });
  const [one, other] = [await server.lastMailTo(customer.email), await server.lastMailTo(stranger)];
  expect(one?.Subject).toBe(other?.Subject);
  expect(one?.Text.replace(/invitation\/\S+/g, '')).toBe(other?.Text.replace(/invitation\/\S+/g, ''));
});

test('lets a new person sign up with the link, without a code, a trial or a plan', async () => {
  const mara = await people.owner();
  const email = newEmail();
  await people.invite(mara, email, { role: 'viewer' });
  const { Text: text } = (await server.lastMailTo(email)) ?? {};
  expect(text).toContain('to see comments and their results');
  expect(text).not.toContain('review');
  const token = await linkFor(server, email);
  expect((await check(token)).body).toMatchObject({ email, role: 'viewer', registered: false });

  const joined = await server.call('POST', '/api/invitations/register', { json: { token, ...person } });
  expect(joined.status).toBe(201);
  const lea = { email, userId: '', token: joined.body.token };
  expect((await people.call(lea, 'GET', '/api/me')).body).toMatchObject({ email, status: 'None', seats: 1 });
  expect((await people.call(lea, 'GET', '/api/workspaces')).body).toEqual([
    expect.objectContaining({ name: 'Lea Sommer', role: 'owner' }),
    { _id: mara.userId, id: mara.userId, name: expect.any(String), role: 'viewer' },
  ]);
  expect((await people.call(lea, 'GET', '/api/drafts', undefined, mara.userId)).status).toBe(200);
  expect((await server.lastMailTo(mara.email))?.Text).toContain(email);
});

test('takes an invitation once, and only from the account with its e-mail', async () => {
  const mara = await people.owner();
  const [invited, other] = [await server.signUp(), await server.signUp()];
  const spelled = invited.email.replace('person', 'Person');
  await people.invite(mara, spelled);
  const token = await linkFor(server, spelled);
  expect((await check(token)).body).toMatchObject({ registered: true });
  expect(await accept(other, token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  expect((await accept(invited, token)).status).toBe(200);
  expect(await accept(invited, token)).toMatchObject({ status: 422, body: { code: 'invalid_code' } });
  expect((await check(token)).status).toBe(422);
});

test('refuses an invitation to oneself, to a member and to somebody who is invited', async () => {
  const mara = await people.owner();
  expect((await people.invite(mara, mara.email)).status).toBe(422);
  const joined = await people.member(mara);
  expect((await people.invite(mara, joined.email)).status).toBe(409);
  const email = newEmail();
  await people.invite(mara, email);
  expect((await people.invite(mara, email)).status).toBe(409);
});

test('ends a link after a week, replaces it by a resent one, and revokes it', async () => {
  const mara = await people.owner();
  const email = newEmail();
  const { body: invitation } = await people.invite(mara, email);
  const first = await linkFor(server, email);
  server.clock.advance(7 * day);
  expect((await check(first)).status).toBe(422);

  const again = await login(mara);
  const resent = await people.call(again, 'POST', `/api/people/${invitation._id}/resend`);
  expect(resent.body).toMatchObject({
    state: 'invited',
    expiresAt: new Date(server.clock.now() + 7 * day).toISOString(),
  });
  const second = await linkFor(server, email);
  expect(second).not.toBe(first);
  expect((await check(first)).status).toBe(422);
  expect((await check(second)).status).toBe(200);

  expect((await people.call(again, 'DELETE', `/api/people/${invitation._id}`)).status).toBe(204);
  expect((await check(second)).status).toBe(422);
});

test('deletes an invitation 30 days after its end', async () => {
  const mara = await people.owner();
  const { body } = await people.invite(mara, newEmail());
  const rows = () => direct(server.deps.db).select().from(members).where(eq(members.id, body._id));
  server.clock.advance(37 * day - 1);
  await prune(server.deps);
  expect(await rows()).toHaveLength(1);
  server.clock.advance(2);
  await prune(server.deps);
  expect(await rows()).toHaveLength(0);
});

test('limits the invitations of an owner, and those to an address from all owners together', async () => {
  const email = newEmail();
  for (let n = 0; n < 3; n++) expect((await people.invite(await server.signUp(), email)).status).toBe(201);
  expect((await people.invite(await server.signUp(), email)).status).toBe(429);
  const mara = await server.signUp();
  for (let n = 0; n < 20; n++) expect((await people.invite(mara, newEmail())).status).toBe(201);
  expect(await people.invite(mara, newEmail())).toMatchObject({ status: 429 });
});

test('asks for the password before an invitation if the sign-in is older', async () => {
  const mara = await server.signUp();
  server.clock.advance(11 * 60_000);
  expect(await people.invite(mara, newEmail())).toMatchObject({
    status: 428,
    body: { code: 'proof_required' },
  });
});

test('names no one by a text that mail programs turn into a link', async () => {
  const mara = await server.signUp();
  const profile = { firstName: 'https://evil.example', lastName: 'Now', companyName: 'www.evil.example' };
  await people.call(mara, 'POST', '/api/auth/update', { ...profile, email: mara.email });
  const email = newEmail();
  await people.invite(mara, email);
  const mail = await server.lastMailTo(email);
  expect(mail?.Text).toContain(mara.email);
  expect(mail?.Text).not.toContain('evil.example');
});

test('keeps only a hash of the link', async () => {
  const mara = await people.owner();
  const email = newEmail();
  const { body } = await people.invite(mara, email);
  const token = await linkFor(server, email);
  const [row] = await direct(server.deps.db).select().from(members).where(eq(members.id, body._id));
  expect(row?.tokenHash).toBeTruthy();
  expect(JSON.stringify(row)).not.toContain(token);
});

async function login({ email }: Person): Promise<Person> {
  const { body } = await server.call('POST', '/api/auth/login', {
    json: { email, password: 'correct horse' },
  });
  return { email, userId: '', token: body.token };
}
