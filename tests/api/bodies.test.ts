import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Rig, signUp, startRig } from './identity.ts';

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

it.each(['null', '[]', '"text"', '7'])('answers 422 to %s, which is JSON and no object', async (raw) => {
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

it.each(['\\ud83d\\ude00', '\\\\ud83d', '😀', '\\u0000', 'ud83d'])(
  'takes %s, which is whole',
  async (text) => {
    expect((await send(`{"email":"a@example.com","password":"${text}"}`)).body.code).toBe(
      'wrong_credentials',
    );
  },
);

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  'answers 415 to a body of type %s',
  async (type) => {
    expect(await send('{"email":"a@example.com","password":"x"}', { 'content-type': type })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type', message: 'The body must be application/json' },
    });
  },
);

it('takes a charset and a suffix in the type', async () => {
  const raw = '{"email":"a@example.com","password":"x"}';
  for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/vnd.api+json']) {
    expect((await send(raw, { 'content-type': type })).body.code).toBe('wrong_credentials');
  }
});

it('takes a body of 1 MB and refuses one byte more', async () => {
  const head = '{"email":"a@example.com","password":"x"';
  const ofSize = (bytes: number) => `${head}${' '.repeat(bytes - head.length - 1)}}`;
  expect((await send(ofSize(1024 * 1024))).body.code).toBe('wrong_credentials');
  expect(await send(ofSize(1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { code: 'body_too_large', message: 'The body is larger than 1 MB' },
  });
});

it('holds a body that comes in chunks, without a length, to the same limit', async () => {
  const inChunks = async (bytes: number) => {
    const chunks = ['{"email":"a@example.com","password":"x"', ' '.repeat(bytes - 40), '}'].map((text) =>
      Buffer.from(text),
    );
    const answer = await fetch(`${rig.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Readable.from(chunks) as unknown as BodyInit,
      duplex: 'half',
    } as RequestInit);
    return { status: answer.status, body: (await answer.json()) as { code: string } };
  };
  expect((await inChunks(1024 * 1024)).body.code).toBe('wrong_credentials');
  expect(await inChunks(1024 * 1024 + 1)).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
});

it('takes a call that has no body and says no length', async () => {
  expect(await rig.call('DELETE', '/api/nothing')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

it('takes no body at all for an empty object, with and without a type', async () => {
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

it('answers 404 to a call that there is not', async () => {
  expect(await rig.get('/api/nothing')).toMatchObject({
    status: 404,
    body: { code: 'not_found', message: 'There is no such call' },
  });
});

it('names at most a hundred faults, and cuts a long name, so that a refusal is shorter than what it refuses', async () => {
  const many = await send(`{${Array.from({ length: 90_000 }, (_, n) => `"${n}":0`).join(',')}}`);
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

it('answers in its own shape to what is no call, outside /api too', async () => {
  for (const [method, path] of [
    ['GET', '/webhooks/nothing'],
    ['POST', '/auth'],
    ['PUT', '/'],
  ] as const)
    expect(await rig.call(method, path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
