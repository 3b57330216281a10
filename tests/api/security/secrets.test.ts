import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { checkNames } from '../../../server/operations/schemas.ts';
import { allDay } from '../../support/allDay.ts';
import { rawOf } from '../../support/database.ts';
import { seenPlaces } from '../../support/places.ts';
import { startReceiver } from '../../support/receiver.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const minute = 60_000;
const busy = {
  timing: allDay(10),
  searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
  dailySearchComments: 9,
};
const env = {
  AUTH_SECRET: 'seeded-auth-secret-that-signs-everything',
  METRICS_TOKEN: 'seeded-metrics-token',
  LOG_LEVEL: 'debug',
};

let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
/** Every secret that was made on the way, by its name; and all that anybody could read, by where. */
const secrets = new Map<string, string>(Object.entries(env).filter(([name]) => name !== 'LOG_LEVEL'));
const places = seenPlaces();

beforeAll(async () => {
  // Without a mask: what is not written needs none.
  const log = createLog('debug', { write: places.at('the log') });
  [server, receiver] = await Promise.all([startTestServer({ env, log }), startReceiver()]);
  for (const [name, value] of Object.entries(server.sandbox.env)) {
    if (['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'IMAGEKIT_PRIVATE_KEY'].includes(name))
      secrets.set(name, value);
  }
  secrets.set('the secret of the network’s notices', server.deps.config.webhookSecret);
  await live();
  places.at('the database')(JSON.stringify(dump()));
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

/** All that the database holds. */
function dump(): unknown {
  const raw = rawOf(server.deps.db);
  const tables = raw.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
  return tables.map((name) => [name, raw.prepare(`select * from "${name}"`).all()]);
}

/** A call whose answer may hold no secret; and one that gives a secret out, to whom it belongs. */
const ask = async (method: string, path: string, more: Parameters<TestServer['call']>[2] = {}) => {
  const answer = await server.call(method, path, more);
  places.at(`${method} ${path.replace(/\?.*/, '')}`)(JSON.stringify(answer.body));
  return answer;
};
const give = async (name: string, field: string, path: string, more: Parameters<TestServer['call']>[2]) => {
  const { body } = await server.call('POST', path, more);
  if (typeof body[field] !== 'string') throw new Error(`${path}: ${JSON.stringify(body)}`);
  secrets.set(name, body[field]);
  return body[field] as string;
};

/** A life with every secret in it, while the providers fail. */
async function live(): Promise<void> {
  const email = 'mara@example.com';
  const passwords = [
    'first password',
    'wrong password',
    'second password',
    'third password',
    'admin-given password',
  ].map((text) => `seeded ${text}`);
  const [first, wrong, second, third, given] = passwords as [string, string, string, string, string];
  for (const password of passwords) secrets.set(password, password);
  const fail = (provider: string, more: object = {}) =>
    server.control('POST', '/faults', {
      provider,
      status: 500,
      body: { error: { message: 'a fault' } },
      times: 1,
      ...more,
    });

  // Coming in: the mail server refuses at first.
  await fail('mail', { status: 451 });
  const person = { firstName: 'Mara', lastName: 'Winter', email, password: first };
  const headers = { 'idempotency-key': 'seeded-idempotency-key' };
  secrets.set('the idempotency key', headers['idempotency-key']);
  await give('the token of registering', 'token', '/api/auth/register', { json: person, headers });
  await ask('GET', `/api/otp/send-otp/${email}`);
  await server.deps.jobs.runDue('mail');
  server.clock.advance(minute);
  const code = /\b\d{6}\b/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0] ?? '';
  secrets.set('the code', code);
  await ask('POST', '/api/otp/verify-otp', { json: { email, otp: '12345' } });
  await ask('POST', '/api/otp/verify-otp', { json: { email, otp: code, password: third } });
  await ask('POST', '/api/otp/verify-otp', { json: { email, otp: code } });
  await ask('POST', '/api/otp/verify-otp', { json: { email, otp: code } });
  await ask('POST', '/api/auth/login', { json: { email, password: wrong } });
  await ask('POST', '/api/auth/login', { text: `{"email":"${email}","password":"${wrong}"` });

  // A forgotten password.
  await ask('POST', '/api/otp/forgot-password', { json: { email } });
  const link = /reset-password\/([\w-]+)/.exec((await server.lastMailTo(email))?.Text ?? '')?.[1] ?? '';
  secrets.set('the secret of a link', link);
  await ask('GET', `/reset-password/${link}`);
  for (const _ of [1, 2])
    await ask('POST', '/api/otp/reset-password', { json: { token: link, password: second } });
  let token = await give('the token of a sign-in', 'token', '/api/auth/login', {
    json: { email, password: second },
  });
  await fail('images');
  const profileImage = `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n', 'latin1').toString('base64')}`;
  const profile = { firstName: 'Mara', lastName: 'Winter', email, currentPassword: second };
  await ask('POST', '/api/auth/update', { token, json: { ...profile, profileImage } });
  token = await give('the token of a new password', 'token', '/api/auth/update', {
    token,
    json: { ...profile, password: third },
  });
  secrets.set(
    'a personal token',
    (await server.call('POST', '/api/tokens', { token, json: { name: 'CI', scope: 'write' } })).body.token,
  );
  await ask('GET', '/api/me', { token: secrets.get('a personal token') ?? '' });
  await ask('GET', '/api/me', { token: `chi_${'x'.repeat(43)}` });

  // An account, a webhook, and a day of work on which everybody fails once.
  const { network } = server.deps;
  const createAuthLink = network.createAuthLink.bind(network);
  network.createAuthLink = (request) => {
    secrets.set(
      'the secret of a hosted sign-in',
      new URL(request.notifyUrl).searchParams.get('secret') ?? '',
    );
    return createAuthLink(request);
  };
  const accountId = await server.connect(token);
  const json = { url: receiver.url, events: ['comment.posted', 'account.paused'] };
  const hook = (await server.call('POST', '/api/webhooks', { token, json })).body;
  secrets.set('the secret of a webhook', hook.secret);
  await give('its next secret', 'secret', `/api/webhooks/${hook.id}/secret`, { token, json: {} });
  await ask('GET', '/auth', {});
  Object.assign(receiver.answer, { status: 500 });
  await server.saveSettings(token, accountId, busy);
  await fail('network', { match: 'search' });
  await fail('writer');
  await ask('POST', '/api/automation/start', { token, json: { accountId } });
  for (let turn = 0; turn < 12; turn += 1) {
    await server.engine.runDue();
    server.clock.advance(10 * minute);
  }
  await fail('writer', { status: 401, times: 5 });
  await server.engine.runDue();
  await server.deps.jobs.runDue('webhook');
  await ask('POST', `/api/webhooks/${hook.id}/test`, { token, json: {} });
  const headersOfStream = { 'x-auth-token': token, 'last-event-id': '0' };
  const stream = await fetch(`${server.url}/api/automation/events`, { headers: headersOfStream });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let events = '';
  expect(JSON.stringify(dump())).toContain('comment_posted');
  while (!events.includes('comment_posted')) events += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  places.at('the events')(events);

  // Payments, and notices that are signed wrongly.
  await fail('payments', { times: 3 });
  await ask('GET', '/api/subscription/payment-methods', { token });
  await ask('POST', '/api/subscription/payment-methods', {
    token,
    json: { paymentMethodId: 'pm_card_visa' },
  });
  await ask('POST', '/webhooks/stripe', { text: '{}', headers: { 'stripe-signature': 't=1,v1=00' } });
  await ask('POST', '/webhooks/network?secret=seeded-guess', {
    json: { AccountStatus: { account_id: accountId, message: 'OK' } },
  });
  secrets.set('a guess', 'seeded-guess');

  // A fault of our own, where a password is in the call.
  rawOf(server.deps.db).exec(
    "create temp trigger broken before insert on sessions begin select raise(abort, 'disk I/O error'); end",
  );
  const broken = await ask('POST', '/api/auth/login', { json: { email, password: third } });
  rawOf(server.deps.db).exec('drop trigger broken');
  expect(broken.status).toBe(500);

  // All that somebody may look at.
  const { token: admin, userId: adminId } = await server.signUp({ role: 'admin' });
  secrets.set("an admin's token", admin);
  const added = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com', password: given };
  const { body: user } = await ask('POST', '/api/admin/user', { token: admin, json: added });
  await ask('PUT', `/api/admin/user/${user._id}`, { token: admin, json: { password: `${given} anew` } });
  for (const name of checkNames)
    await ask('POST', '/api/admin/operations/checks', { token: admin, json: { name } });
  const { body: document } = await server.call('GET', '/api/openapi.json');
  const looks = Object.entries(document.paths as Record<string, object>)
    .filter(([path, calls]) => 'get' in calls && !/\/(events|auth|metrics|openapi.json)$/.test(path))
    .map(([path]) => path.replace('{id}', adminId).replace(/\{\w+\}/g, accountId));
  for (const path of looks) for (const who of [token, admin]) await ask('GET', path, { token: who });
  await ask('GET', '/metrics', {});
}

test('sees every secret in use', () => {
  expect([...secrets].filter(([, value]) => value.length < 6)).toEqual([]);
  expect(secrets.size).toBeGreaterThan(18);
  expect(places.text('the log')).toMatch(/disk I\/O error/);
  expect(places.text('the log')).toMatch(/"path":"\/api\/auth\/login"/);
  expect(places.text('the events')).toContain('comment_posted');
  expect(places.text('GET /api/webhook-messages')).toContain('comment.posted');
  expect(places.text('GET /api/admin/audit')).toContain('password.reset');
  expect(places.text('GET /api/me/export')).toContain('mara@example.com');
  expect(places.text('GET /metrics')).toContain('chimein_provider_call_seconds');
  expect(places.names().length).toBeGreaterThan(50);
});

test('shows each secret in one answer only', () => {
  const found = [...secrets].flatMap(([name, value]) => {
    const shown = value.split('.').at(-1) ?? value;
    const pattern = new RegExp(`(?<![0-9])${shown.replace(/[^\w-]/g, '\\$&')}(?![0-9])`);
    return places.names().flatMap((place) => (pattern.test(places.text(place)) ? [`${name}: ${place}`] : []));
  });
  expect(found).toEqual([]);
});
