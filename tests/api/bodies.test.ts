import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ada, type Rig, signUp, startRig } from './identity.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await startRig();
});
afterAll(() => rig.close());

const send = (raw: string, headers: Record<string, string> = {}) =>
  rig.call('POST', '/api/auth/login', { raw, headers });

it.each(['{', '{"email":', "{'email':1}", 'null null'])(
  'answers 400 to %j, which is not JSON',
  async (raw) => {
    expect(await send(raw)).toMatchObject({
      status: 400,
      body: { code: 'malformed_json', message: 'The body is not valid JSON' },
    });
  },
);

it.each(['null', '[]', '"text"', '7'])('answers 422 to %s, which is JSON but not an object', async (raw) => {
  expect(await send(raw)).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
});

it.each(['\\ud83d', '\\ude00', '\\ude00\\ud83d', '\\uD83D ', '\\ud83d\\\\\\ude00'])(
  'answers 422 to half a character, %s',
  async (text) => {
    expect(await send(`{"email":"a@example.com","password":"${text}"}`)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', message: 'The text is not valid Unicode' },
    });
  },
);

it.each(['\\ud83d\\ude00', '\\\\ud83d', '😀', 'ud83d'])('accepts %s', async (text) => {
  expect((await send(`{"email":"a@example.com","password":"${text}"}`)).body.code).toBe('wrong_credentials');
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'answers 415 to a body of type %s',
  async (type) => {
    expect(await send('{"email":"a@example.com","password":"x"}', { 'content-type': type })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type', message: 'The body must be application/json' },
    });
  },
);

it('accepts a charset and a suffix in the type', async () => {
  const raw = '{"email":"a@example.com","password":"x"}';
  for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/vnd.api+json']) {
    expect((await send(raw, { 'content-type': type })).body.code).toBe('wrong_credentials');
  }
});

const [limit, signedInLimit] = [16 * 1024, 1024 * 1024];
/** A sign-in that fails, and a profile that can't be saved: both are read to the end. */
const head = '{"email":"a@example.com","password":"x"';
const ofSize = (bytes: number) => `${head}${' '.repeat(bytes - head.length - 1)}}`;
const tooLarge = (most: string) => ({
  status: 413,
  body: { code: 'body_too_large', message: `The body is larger than ${most}` },
});

it('M4: accepts 16 KB without a token and rejects one byte more', async () => {
  expect((await send(ofSize(limit))).body.code).toBe('wrong_credentials');
  for (const path of ['/api/auth/login', '/api/auth/register', '/api/settings', '/api/nothing'])
    expect(await rig.call('POST', path, { raw: ofSize(limit + 1) })).toMatchObject(tooLarge('16 KB'));
  expect(await rig.call('POST', '/webhooks/network', { raw: ofSize(limit + 1) })).toMatchObject(
    tooLarge('16 KB'),
  );
});

it('M4: accepts 1 MB with a token and rejects one byte more', async () => {
  const token = await signUp(rig, { email: 'large@example.com' });
  const update = (bytes: number) => rig.call('POST', '/api/auth/update', { token, raw: ofSize(bytes) });
  expect((await update(signedInLimit)).body.code).toBe('invalid_input');
  expect(await update(signedInLimit + 1)).toMatchObject(tooLarge('1 MB'));
});

it('M4: does not raise the limit for an invalid token', async () => {
  const raw = ofSize(limit + 1);
  const { body } = await rig.post('/api/auth/register', { ...ada, email: 'unproved@example.com' });
  for (const [token, code] of [
    ['made up', 'not_signed_in'],
    ['chi_made_up', 'not_signed_in'],
    [body.token as string, 'email_not_verified'],
  ] as const) {
    const answer = await rig.call('POST', '/api/auth/update', { token, raw });
    expect(answer.body.code).toBe(code);
    expect(answer.headers.get('connection')).toBe('close');
  }
});

it('M4: rejects a Stripe event over 256 KB', async () => {
  const most = 256 * 1024;
  expect(await rig.call('POST', '/webhooks/stripe', { raw: ofSize(most + 1) })).toMatchObject(
    tooLarge('256 KB'),
  );
});

it('applies the same limit to a chunked body', async () => {
  const token = await signUp(rig, { email: 'chunks@example.com' });
  const inChunks = async (bytes: number, path: string, headers: Record<string, string> = {}) => {
    const chunks = [head, ' '.repeat(bytes - head.length - 1), '}'].map((text) => Buffer.from(text));
    const answer = await fetch(rig.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: Readable.from(chunks) as unknown as BodyInit,
      duplex: 'half',
    } as RequestInit);
    return { status: answer.status, body: (await answer.json()) as { code: string } };
  };
  expect((await inChunks(limit, '/api/auth/login')).body.code).toBe('wrong_credentials');
  expect(await inChunks(limit + 1, '/api/auth/login')).toMatchObject(tooLarge('16 KB'));
  const signedIn = { 'x-auth-token': token };
  expect((await inChunks(signedInLimit, '/api/auth/update', signedIn)).body.code).toBe('invalid_input');
  expect(await inChunks(signedInLimit + 1, '/api/auth/update', signedIn)).toMatchObject(tooLarge('1 MB'));
});

it('M4: rejects a body by its shape before parsing it, with a token too', async () => {
  const token = await signUp(rig, { email: 'shape@example.com' });
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const objects = (levels: number) => `${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}`;
  const keys = (many: number) => `{${Array.from({ length: many }, (_, n) => `"${n}":0`).join(',')}}`;
  const values = (many: number) => `{"roles":[${Array(many).fill(0).join(',')}]}`;
  for (const [taken, refused, message] of [
    [nested(50), nested(51), 'The body is nested more than 50 levels deep'],
    [objects(50), objects(51), 'The body is nested more than 50 levels deep'],
    [keys(1000), keys(1001), 'The body has more than 1,000 keys'],
    [values(10_000), values(10_001), 'The body has more than 10,000 values'],
  ] as const) {
    const update = (raw: string) => rig.call('POST', '/api/auth/update', { token, raw });
    expect((await update(taken)).body.message).not.toBe(message);
    expect(await update(refused)).toMatchObject({ status: 422, body: { code: 'invalid_input', message } });
  }
  // Text in a string has no shape.
  const password = `${nested(100)}${'{,:'.repeat(1100)}"[\\`;
  expect((await rig.post('/api/auth/login', { email: 'b@example.com', password })).body.issues).toMatchObject(
    [expect.objectContaining({ path: 'password' })],
  );
  // The most expensive bodies are refused before parsing: twenty of them took 6.7 seconds.
  const parsed = vi.spyOn(JSON, 'parse');
  const deep = nested(signedInLimit / 2);
  await rig.call('POST', '/api/auth/update', { token, raw: deep });
  expect(parsed.mock.calls.filter(([given]) => given === deep)).toHaveLength(0);
  parsed.mockRestore();
});

it('M4: parses a body once', async () => {
  const raw = '{"email":"once@example.com","password":"x"}';
  const parsed = vi.spyOn(JSON, 'parse');
  expect((await send(raw)).body.code).toBe('wrong_credentials');
  expect(parsed.mock.calls.filter(([given]) => given === raw)).toHaveLength(1);
  parsed.mockRestore();
});

it('accepts a call without a body or length', async () => {
  expect(await rig.call('DELETE', '/api/nothing')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

it('treats a missing body as an empty object, with and without a type', async () => {
  const token = await signUp(rig);
  const expected = {
    status: 422,
    body: {
      code: 'invalid_input',
      message: 'First name is required',
      issues: [
        { path: 'firstName', message: 'First name is required' },
        { path: 'lastName', message: 'Last name is required' },
        { path: 'email', message: 'E-mail is required' },
      ],
    },
  };
  expect(await rig.call('POST', '/api/auth/update', { token, raw: '' })).toMatchObject(expected);
  expect(await rig.call('POST', '/api/auth/update', { token })).toMatchObject(expected);
});

it('answers 404 to an unknown call', async () => {
  expect(await rig.get('/api/nothing')).toMatchObject({
    status: 404,
    body: { code: 'not_found', message: 'This endpoint does not exist' },
  });
});

it('lists at most a hundred issues and cuts long names', async () => {
  const many = await send(`{${Array.from({ length: 1000 }, (_, n) => `"${n}":0`).join(',')}}`);
  expect(many.status).toBe(422);
  expect(many.body.issues).toHaveLength(100);
  const long = await rig.post('/api/otp/forgot-password', {
    email: 'a@example.com',
    ['k'.repeat(101)]: 0,
    ['l'.repeat(100)]: 0,
  });
  expect(long.body.issues.map(({ path }: { path: string }) => path)).toEqual([
    `${'k'.repeat(100)}…`,
    'l'.repeat(100),
  ]);
});

it('answers invalid requests in the usual error format, outside /api too', async () => {
  for (const [method, path] of [
    ['GET', '/webhooks/nothing'],
    ['PUT', '/'],
  ] as const)
    expect(await rig.call(method, path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const refused = await rig.call('POST', '/auth');
  expect(refused).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  expect(refused.headers.get('allow')).toBe('GET, HEAD');
});

it.each(['a\\u0000', '\\\\\\u0000'])('answers 422 to U+0000 in a text, %s', async (text) => {
  expect(await send(`{"email":"a@example.com","password":"${text}"}`)).toMatchObject({
    status: 422,
    body: {
      code: 'invalid_input',
      message: 'The text contains the character U+0000, which cannot be stored',
    },
  });
});

it('accepts an escaped backslash before u0000', async () => {
  expect(await send('{"email":"a@example.com","password":"\\\\u0000 is text"}')).toMatchObject({
    status: 401,
  });
});

it('answers 422 to U+0000 in the address', async () => {
  const token = await signUp(rig, { email: 'nul@example.com' });
  for (const path of ['/api/me?x=%00', '/api/sessions?filter=%7B%22q%22%3A%22%00%22%7D'])
    expect(await rig.call('GET', path, { token })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    });
});
