/** Attacks of the audit that found nothing, kept so that they go on finding nothing. */
import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawOf } from '../../support/database.ts';
import { addDraft } from '../../support/drafts.ts';
import { dial, rest } from '../../support/raw.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // There is something of somebody else that a list could give away.
  const { token, userId } = await server.signUp();
  const accountId = await server.connect(token);
  for (const state of ['waiting', 'posted'] as const) await addDraft(server, { userId, accountId, state });
  // Nobody listens there, so its message fails.
  const json = { url: 'http://127.0.0.1:9/hook', events: ['comment.posted'] };
  const hook = await server.call('POST', '/api/webhooks', { token, json });
  expect((await server.call('POST', `/api/webhooks/${hook.body.id}/test`, { token })).status).toBeLessThan(
    300,
  );
});
afterAll(() => server.stop());

const many = <T>(count: number, call: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => call(n)));
/** How often each status came. */
function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a token', () => {
  const signed = (head: object, claims: object, secret: string, hash = 'sha256') => {
    const text = `${encoded(head)}.${encoded(claims)}`;
    return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
  };
  const me = (headers: Record<string, string>, query = '') =>
    server.call('GET', `/api/me${query}`, { headers });

  test('is rejected with another key, algorithm or form', async () => {
    const { token } = await server.signUp();
    const victim = await server.signUp({ role: 'admin' });
    const read = (text: string) => JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
    const claims = read(victim.token);
    const [head, payload, signature] = token.split('.');
    const ours = server.deps.config.authSecret;
    const usual = { alg: 'HS256', typ: 'JWT' };
    const jwk = { kty: 'oct', k: Buffer.from('x').toString('base64url') };
    const forged = [
      ...['', 'secret', 'changeme', 'your-256-bit-secret'].map((key) => signed(usual, claims, key)),
      ...['none', 'None', 'NONE'].map((alg) => `${encoded({ alg, typ: 'JWT' })}.${encoded(claims)}.`),
      signed({ ...usual, alg: 'HS512' }, claims, ours, 'sha512'),
      signed({ ...usual, kid: '../../dev/null' }, claims, ''),
      signed({ ...usual, jwk }, claims, 'x'),
      `${head}.${encoded(claims)}.${signature}`,
      `${head}.${payload}.${signature}=`,
      `${head}.${payload}.${signature?.toUpperCase()}`,
      `${head}.${payload}.${signature}.${signature}`,
      `${head}.${payload}`,
    ];
    for (const bad of forged) expect((await me({ 'x-auth-token': bad })).status, bad).toBe(401);
    expect((await me({ 'x-auth-token': token })).status).toBe(200);
  });

  test('works as bearer if it is a personal one', async () => {
    const { token } = await server.signUp();
    const json = { name: 'script', scope: 'read' };
    const { body } = await server.call('POST', '/api/tokens', { token, json });
    const answer = await me({ authorization: `Bearer ${body.token}` });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await me({ authorization: `Basic ${body.token}` })).status).toBe(401);
    expect((await me({ authorization: `Bearer ${body.token}`, 'x-auth-token': 'x' })).status).toBe(401);
  });

  test('is accepted in its header only', async () => {
    const { token } = await server.signUp();
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { cookie: `token=${token}; x-auth-token=${token}` },
    ] as Record<string, string>[])
      expect((await me(headers)).status).toBe(401);
    expect((await me({}, `?token=${token}&x-auth-token=${token}`)).status).toBe(401);
  });
});

describe('a code', () => {
  const verify = (email: string, otp: string) =>
    server.call('POST', '/api/otp/verify-otp', { json: { email, otp } });
  async function coded(n: number): Promise<{ email: string; code: string }> {
    const email = `coded${n}@example.com`;
    const names = { firstName: 'Mara', lastName: 'Winter', password: 'correct horse' };
    await server.call('POST', '/api/auth/register', { json: { ...names, email } });
    await server.call('GET', `/api/otp/send-otp/${email}`);
    return { email, code: /\b\d{6}\b/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0] ?? '' };
  }

  test('works once in parallel', async () => {
    const { email, code } = await coded(1);
    expect(tally(await many(20, () => verify(email, code)))[200]).toBe(1);
  });

  test('has five wrong tries in parallel', async () => {
    const { email, code } = await coded(2);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(tally(await many(20, () => verify(email, wrong)))[200]).toBeUndefined();
    expect((await verify(email, code)).status).toBe(422);
  });
});

test('sets one password by twenty parallel uses of a reset link', async () => {
  const { email } = await server.signUp();
  await server.call('POST', '/api/otp/forgot-password', { json: { email } });
  const link = /(?<=\/reset-password\/)\S+/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0];
  const use = (n: number) =>
    server.call('POST', '/api/otp/reset-password', { json: { password: `new horse ${n}`, token: link } });
  const answers = await many(20, use);
  expect(tally(answers)[200]).toBe(1);
  const winner = answers.findIndex(({ status }) => status === 200);
  const login = (n: number) =>
    server.call('POST', '/api/auth/login', { json: { email, password: `new horse ${n}` } });
  expect((await login(winner)).status).toBe(200);
  expect((await login(winner === 0 ? 1 : 0)).status).toBe(401);
});

test('registers an e-mail once in many spellings', async () => {
  const names = { firstName: 'Mara', lastName: 'Winter', password: 'correct horse' };
  const spelled = (n: number) => (n % 2 ? 'race@example.com' : 'RACE@Example.COM');
  const answers = await many(20, (n) =>
    server.call('POST', '/api/auth/register', { json: { ...names, email: spelled(n) } }),
  );
  expect(tally(answers)).toEqual({ 201: 1, 409: 19 });
  const rows = rawOf(server.deps.db).prepare("select 1 from users where lower(email) = 'race@example.com'");
  expect(rows.all()).toHaveLength(1);
});

test('rejects a head that two servers could read differently', async () => {
  const post = 'POST /api/auth/login HTTP/1.1\r\n';
  const ask = 'GET /api/health HTTP/1.1\r\n';
  const chunked = '\r\nConnection: close\r\n\r\n0\r\n\r\n';
  for (const head of [
    `${post}Host: localhost\r\nTransfer-Encoding: xchunked${chunked}`,
    `${post}Host: localhost\r\nTransfer-Encoding : chunked${chunked}`,
    `${post}Host: localhost\r\nTransfer-Encoding: chunked, identity${chunked}`,
    `${post}Host: localhost\r\nContent-Length: +4\r\n\r\nabcd`,
    `${post}Host: localhost\r\nContent-Length: 4, 4\r\n\r\nabcd`,
    `${ask}Host: localhost\r\nX-Folded: one\r\n two\r\n\r\n`,
    `${ask}Host: localhost\nX-Bare: yes\n\n`,
    `${ask}Host: local host\r\nConnection: close\r\n\r\n`,
    `${ask}Connection: close\r\n\r\n`,
  ]) {
    const socket = await dial(server.url);
    socket.write(head);
    expect(await rest(socket), head).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test.each([
  ['packed by gzip', { 'content-encoding': 'gzip' }, (text: string) => gzipSync(text)],
  ['packed by gzip, unsaid', {}, (text: string) => gzipSync(text)],
  ['in UTF-16', {}, (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['with a field of many digits', {}, (text: string) => Buffer.from(text.replace('}', ',"seats":1e999999}'))],
] as [string, Record<string, string>, (text: string) => Buffer<ArrayBuffer>][])(
  'rejects a body %s without unpacking it',
  async (_, headers, written) => {
    const { email } = await server.signUp();
    const text = JSON.stringify({ email, password: 'correct horse' });
    const answer = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: written(text),
    });
    expect([400, 415, 422]).toContain(answer.status);
  },
);

test('stores one of twenty parallel copies of a Stripe event', async () => {
  const text = JSON.stringify({
    id: 'evt_race',
    object: 'event',
    type: 'charge.refunded',
    created: 1,
    data: { object: { id: 'ch_1' } },
  });
  const at = Math.floor(server.clock.now() / 1000);
  const v1 = createHmac('sha256', 'whsec_sandbox').update(`${at}.${text}`).digest('hex');
  const headers = { 'stripe-signature': `t=${at},v1=${v1}` };
  const answers = await many(20, () => server.call('POST', '/webhooks/stripe', { text, headers }));
  expect(tally(answers)).toEqual({ 200: 20 });
  const raw = rawOf(server.deps.db);
  expect(raw.prepare("select 1 from webhook_receipts where event_id = 'evt_race'").all()).toHaveLength(1);
});

test('writes no header from a line break in an e-mail', async () => {
  const names = { firstName: 'Mara', lastName: 'Winter', password: 'correct horse' };
  for (const email of [
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nSubject: Hello',
    'a@example.com, b@example.com',
    'a@example.com>\r\nRCPT TO:<b@example.com',
    'a\u0000@example.com',
  ]) {
    expect((await server.call('POST', '/api/auth/register', { json: { ...names, email } })).status).toBe(422);
    expect((await server.call('POST', '/api/otp/forgot-password', { json: { email } })).status).toBe(422);
  }
});

describe('SQL in a list', () => {
  const texts = [
    "' or 1=1 --",
    '" or ""="',
    "'; drop table users; --",
    "') union select password_hash from users --",
    "x' and randomblob(1e9) --",
    '\\',
    "admin'/*",
  ];
  const lists: [path: string, filters: string[]][] = [
    ['/api/admin/users', ['q', 'status', 'role']],
    ['/api/admin/audit', ['who', 'whom', 'action']],
    ['/api/comment', ['q', 'accountId', 'category']],
    ['/api/drafts', ['q', 'state', 'accountId']],
    ['/api/webhook-messages', ['webhookId', 'type', 'state']],
  ];

  test.each(lists)('of %s is a search text or is rejected, and finds no other row', async (path, filters) => {
    const { token } = await server.signUp({ role: path.startsWith('/api/admin/') ? 'admin' : 'user' });
    const ask = (query: Record<string, string>) =>
      server.call('GET', `${path}?${new URLSearchParams(query)}`, { token });
    expect((await ask({})).status).toBe(200);
    for (const text of texts) {
      for (const name of filters) {
        const { status, body } = await ask({ filter: JSON.stringify({ [name]: text }) });
        expect([200, 422], `${name} ${text}`).toContain(status);
        if (status === 200) expect(body, `${name} ${text}`).toEqual([]);
      }
      expect((await ask({ sort: JSON.stringify([text, 'ASC']) })).status).toBe(422);
      expect((await ask({ sort: JSON.stringify(['createdAt', text]) })).status).toBe(422);
      expect((await ask({ range: JSON.stringify([0, text]) })).status).toBe(422);
    }
  });
});

describe('in parallel', () => {
  test('approves or discards a draft, not both', async () => {
    const { token, userId } = await server.signUp();
    const accountId = await server.connect(token);
    const id = await addDraft(server, { userId, accountId });
    const answers = await many(20, (n) =>
      server.call('POST', `/api/drafts/${id}/${n % 2 ? 'discard' : 'approve'}`, { token }),
    );
    const { body } = await server.call('GET', `/api/drafts/${id}`, { token });
    expect(body.state).toBe('discarded');
    const discards = answers.filter((_, n) => n % 2 === 1);
    expect(tally(discards)).toEqual({ 200: 1, 409: 9 });
  });

  test('creates ten webhooks at most', async () => {
    const { token } = await server.signUp();
    const json = { url: 'https://93.184.216.34/hook', events: ['comment.posted'] };
    const answers = await many(20, () => server.call('POST', '/api/webhooks', { token, json }));
    expect(tally(answers)[201]).toBe(10);
    expect((await server.call('GET', '/api/webhooks', { token })).body).toHaveLength(10);
  });

  test('deletes the user once', async () => {
    const { token, userId, email } = await server.signUp();
    const json = { password: 'correct horse' };
    const answers = await many(10, () => server.call('DELETE', '/api/me', { token, json }));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const raw = rawOf(server.deps.db);
    expect(raw.prepare('select 1 from users where id = ?').all(userId)).toEqual([]);
    expect((await server.lastMailTo(email))?.Subject).toContain('deleted');
  });

  test('starts one run of an account', async () => {
    const { token } = await server.signUp();
    const accountId = await server.connect(token);
    const start = () => server.call('POST', '/api/automation/start', { token, json: { accountId } });
    expect(Object.keys(tally(await many(20, start)))).toHaveLength(1);
    const rows = rawOf(server.deps.db).prepare('select 1 from automations where account_id = ?');
    expect(rows.all(accountId).length).toBeLessThanOrEqual(1);
  });
});

test.each([0, -1, 1.5, 21, '2', 1e308, null])('rejects %j seats', async (seats) => {
  const { token } = await server.signUp();
  const { body } = await server.call('GET', '/api/subscription/plans', { token });
  const priceId = body[0].stripePriceId;
  const { status } = await server.call('POST', '/api/subscription/create', {
    token,
    json: { priceId, seats },
  });
  expect(status).toBe(422);
});
