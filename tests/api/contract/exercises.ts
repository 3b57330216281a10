/**
 * Calls that need some state first. For a new call, add its row to tests/api/permissions/table.ts, and an exercise here
 * for each error of its own and, for a list, one with rows.
 */
import { eq, ne } from 'drizzle-orm';
import { insertBenchPost } from '../../../db/automation/promptBench.ts';
import { accounts, sessions, users } from '../../../db/schema/index.ts';
import { weekdays } from '../../../server/accounts/settings/schemas.ts';
import {
  type AddressBudget,
  budgets,
  isByAddress,
  limitedCalls,
  type PersonalBudget,
} from '../../../server/http/budgets.ts';
import {
  attemptForEmail,
  attemptFrom,
  attemptOf,
  countFailedSignIn,
  left,
} from '../../../server/identity/auth/attempts.ts';
import { mostTokens } from '../../../server/identity/tokens/schemas.ts';
import { direct } from '../../support/database.ts';
import { addDraft } from '../../support/drafts.ts';
import type { TestServer } from '../../support/server.ts';
import type { Who } from '../permissions/table.ts';
import type { Call } from '../permissions/world.ts';
import { billingExercises } from './billingExercises.ts';
import { campaignExercises } from './campaignExercises.ts';
import type { Exercise } from './exercise.ts';
import { factorExercises } from './factorExercises.ts';
import { operationsExercises } from './operationsExercises.ts';
import { personExercises } from './personExercises.ts';
import { planExercises } from './planExercises.ts';
import { webhookExercises } from './webhookExercises.ts';

const tokenOf = (call: Call) => call.headers['x-auth-token'] ?? '';
const bodyOf = (call: Call) => JSON.parse(call.body ?? '{}');
const send = (server: TestServer, call: Call) =>
  server.call(call.method, call.path, {
    headers: call.headers,
    ...(call.body === null ? {} : { text: call.body }),
  });

/** The provider's next call fails with this status and body. */
const fault = (provider: string, status: number, body?: object) => async (server: TestServer) => {
  await server.control('POST', '/faults', { provider, status, times: 1, ...(body ? { body } : {}) });
};
const networkKey = fault('network', 401, { status: 401, type: 'errors/missing_credentials' });
const address = '203.0.113.9';
const from = { 'x-forwarded-for': address };

async function times(n: number, act: () => Promise<unknown>) {
  for (let i = 0; i < n; i++) await act();
}
const mailed = (server: TestServer, what: 'code' | 'resetLink', email: string) =>
  times(5, () => attemptForEmail(server.deps, what, email));
const guessed = (server: TestServer, email: string) =>
  times(10, () => countFailedSignIn(server.deps, { email, address: null, known: false }));

/** Uses up the guesses for the client's password. */
async function wrongPasswords(server: TestServer, call: Call) {
  const { body } = await server.call('GET', '/api/me', { token: tokenOf(call) });
  await guessed(server, body.email);
}

/** Connects an account and lets it post a comment. */
async function comment(server: TestServer, call: Call) {
  const token = tokenOf(call);
  const accountId = await server.connect(token);
  const { status, body } = await server.saveSettings(token, accountId, {
    timing: {
      fromTime: '00:00',
      toTime: '00:00',
      timezone: 'UTC',
      timeBetweenComments: [30],
      activeDays: [...weekdays],
    },
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 5,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  await server.engine.runDue();
}
/** Leaves the client as the only admin. @returns its id */
async function onlyAdmin(server: TestServer, call: Call): Promise<string> {
  const { body } = await server.call('GET', '/api/me', { token: tokenOf(call) });
  direct(server.deps.db).update(users).set({ role: 'user' }).where(ne(users.id, body._id)).run();
  return body._id;
}
const connect = (server: TestServer, call: Call) => server.connect(tokenOf(call));

async function draft(server: TestServer, call: Call) {
  const token = tokenOf(call);
  addDraft(server, { userId: await idOf(server, call), accountId: await server.connect(token) });
}
async function discard(server: TestServer, call: Call) {
  const path = call.path.replace(/^(\/api\/drafts\/[^/]+).*/, '$1/discard');
  await server.call('POST', path, { token: tokenOf(call) });
}
const missingDraft = (call: string): Exercise => ({
  call,
  status: 404,
  note: 'none',
  before: (_server, made) => Object.assign(made, { path: made.path.replace(/drafts\/[^/]+/, 'drafts/none') }),
});

async function signOut(server: TestServer, accountId: string) {
  await direct(server.deps.db)
    .update(accounts)
    .set({ status: 'Disconnected' })
    .where(eq(accounts.accountId, accountId));
}
const idOf = async (server: TestServer, call: Call): Promise<string> =>
  (await server.call('GET', '/api/me', { token: tokenOf(call) })).body._id;
/** Uses up a budget of the client, or of the account that the call names. */
async function spend(server: TestServer, call: Call, what: PersonalBudget) {
  const subject = what === 'settingsSave' ? bodyOf(call).accountId : await idOf(server, call);
  const { remaining } = await left(server.deps, what, subject);
  await times(remaining, () => attemptOf(server.deps, what, subject));
}
const overBudget = (Object.keys(limitedCalls) as (PersonalBudget | AddressBudget)[]).flatMap((what) =>
  limitedCalls[what].map((call): Exercise => {
    const refused = { call, status: 429, note: `the budget ${what} is used up` };
    if (!isByAddress(what)) return { ...refused, before: (server, made) => spend(server, made, what) };
    const before = (server: TestServer) =>
      times(budgets[what].limit, () => attemptFrom(server.deps, what, address));
    return { ...refused, with: { headers: from }, before };
  }),
);
async function keepPost(server: TestServer, call: Call) {
  const userId = await idOf(server, call);
  const post = {
    postId: 'p',
    postUrl: 'https://network.example/1',
    posterName: 'Ada',
    text: 'A text',
    postedAt: 0,
  };
  await insertBenchPost(server.deps.db, { id: `kept${userId}`, userId, ...post, createdAt: 0 }, 20);
}

const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const withPhoto = { body: { firstName: 'Mara', lastName: 'Winter', email: '{email}', profileImage: photo } };

/** Makes the proof of the client's session too old. */
export function makeStale(server: TestServer, call: Call): Call {
  const claims = JSON.parse(Buffer.from(tokenOf(call).split('.')[1] ?? '', 'base64url').toString());
  direct(server.deps.db).update(sessions).set({ provedAt: 0 }).where(eq(sessions.id, claims.jti)).run();
  return call;
}
const stale = (call: string, as: Who = 'user', more: Partial<Exercise> = {}): Exercise => ({
  call,
  status: 428,
  note: 'by a session that has not proved itself',
  as,
  before: makeStale,
  ...more,
});

export const exercises: Exercise[] = [
  ...overBudget,
  ...factorExercises,
  stale('POST /api/auth/update', 'user', {
    with: { body: { firstName: 'Mara', lastName: 'Winter', email: '{newEmail}' } },
  }),
  stale('POST /api/tokens'),
  stale('PUT /api/admin/user/{id}', 'admin'),
  stale('POST /api/admin/billing/reconcile', 'admin', { with: { body: { dryRun: false } } }),
  stale('DELETE /api/me', 'user', { with: { needs: 'totp' } }),
  ...billingExercises,
  ...campaignExercises,
  ...personExercises,
  ...operationsExercises,
  ...planExercises,
  ...webhookExercises,
  { call: 'POST /api/auth/register', status: 409, note: 'taken', before: send },
  {
    call: 'POST /api/auth/login',
    status: 401,
    note: 'wrong password',
    with: { body: { email: '{email}', password: 'wrong' } },
  },
  {
    call: 'POST /api/auth/login',
    status: 429,
    note: 'the 11th wrong password',
    before: (server, call) => guessed(server, bodyOf(call).email),
  },
  {
    call: 'POST /api/auth/update',
    status: 409,
    note: "another's e-mail",
    async before(server, call) {
      const { email } = await server.signUp();
      call.body = JSON.stringify({ ...bodyOf(call), email });
    },
  },
  {
    call: 'POST /api/auth/update',
    status: 429,
    note: 'the 6th mail to a new address',
    with: { body: { firstName: 'Mara', lastName: 'Winter', email: '{newEmail}' } },
    before: (server, call) => mailed(server, 'code', bodyOf(call).email),
  },
  { call: 'POST /api/auth/update', status: 200, note: 'with a photo', with: withPhoto },
  {
    call: 'POST /api/auth/update',
    status: 502,
    note: 'the key is refused',
    with: withPhoto,
    before: fault('images', 401),
  },
  {
    call: 'POST /api/auth/update',
    status: 503,
    note: 'the image host is down',
    with: withPhoto,
    before: fault('images', 503),
  },
  {
    call: 'GET /api/otp/send-otp/{email}',
    status: 429,
    note: 'the 6th code',
    before: (server, call) => mailed(server, 'code', decodeURIComponent(call.path.split('/').at(-1) ?? '')),
  },
  {
    call: 'POST /api/otp/verify-otp',
    status: 409,
    note: 'the new e-mail was taken meanwhile',
    async before(server, call) {
      const email = `taken${Math.random().toString(36).slice(2)}@example.com`;
      const profile = { firstName: 'Mara', lastName: 'Winter', email };
      await server.call('POST', '/api/auth/update', { token: tokenOf(call), json: profile });
      const otp = /\b\d{6}\b/.exec((await server.lastMailTo(email))?.Text ?? '')?.[0];
      await server.signUp({ email });
      call.body = JSON.stringify({ otp, email });
    },
  },
  {
    call: 'POST /api/otp/verify-otp',
    status: 422,
    note: 'a wrong code',
    with: { body: { email: '{email}', otp: 'none' } },
  },
  {
    call: 'POST /api/otp/check-reset-link',
    status: 422,
    note: 'a link that never was',
    with: { body: { token: 'none' } },
  },
  {
    call: 'POST /api/otp/reset-password',
    status: 422,
    note: 'a link that never was',
    with: { body: { password: 'another horse', token: 'none' } },
  },
  {
    call: 'POST /api/otp/forgot-password',
    status: 429,
    note: 'the 6th link',
    before: (server, call) => mailed(server, 'resetLink', bodyOf(call).email),
  },
  {
    call: 'POST /api/tokens',
    status: 409,
    note: 'one too many',
    before: (server, call) => times(mostTokens, () => send(server, call)),
  },
  {
    call: 'POST /api/tokens',
    status: 429,
    note: 'the 11th wrong password',
    with: { body: { name: 'report', scope: 'read', currentPassword: 'a wrong one' } },
    before: (server, call) => wrongPasswords(server, call),
  },
  { call: 'GET /api/tokens', status: 200, note: 'one that is there', as: 'readToken' },
  { call: 'GET /api/linkedinaccount', status: 200, note: 'one that is there', before: connect },
  {
    call: 'POST /api/linkedinaccount/createAuthLink',
    status: 409,
    note: 'no seat left',
    before: (server, call) => times(5, () => connect(server, call)),
  },
  {
    call: 'POST /api/linkedinaccount/createAuthLink',
    status: 502,
    note: 'the key is refused',
    before: networkKey,
  },
  {
    call: 'POST /api/linkedinaccount/createAuthLink',
    status: 503,
    note: 'the network is down',
    before: fault('network', 503),
  },
  {
    call: 'POST /api/settings/validate',
    status: 422,
    note: 'nobody',
    with: { body: { accountId: '{accountId}', profileUrl: 'https://www.linkedin.com/in/nobody-at-all' } },
  },
  {
    call: 'POST /api/settings/validate',
    status: 409,
    note: 'the account must log in again',
    before: (server, call) =>
      server.control('POST', `/accounts/${bodyOf(call).accountId}`, { status: 'CREDENTIALS' }),
  },
  { call: 'POST /api/settings/validate', status: 502, note: 'the key is refused', before: networkKey },
  {
    call: 'POST /api/settings/validate',
    status: 503,
    note: 'the network is down',
    before: fault('network', 503),
  },
  {
    call: 'POST /api/automation/start',
    status: 409,
    note: 'not connected',
    async before(server, call) {
      await server.control('POST', `/accounts/${bodyOf(call).accountId}`, { status: 'CREDENTIALS' });
    },
  },
  {
    call: 'POST /api/automation/preview',
    status: 409,
    note: 'not connected',
    before: (server, call) => signOut(server, bodyOf(call).accountId),
  },
  { call: 'POST /api/automation/preview', status: 502, note: 'the key is refused', before: networkKey },
  {
    call: 'POST /api/automation/preview',
    status: 503,
    note: 'the network is down',
    before: fault('network', 503),
  },
  { call: 'GET /api/prompt-bench/posts', status: 200, note: 'one that is there', before: keepPost },
  { call: 'POST /api/prompt-bench/posts', status: 409, note: 'kept already', before: send },
  { call: 'POST /api/prompt-bench/posts', status: 502, note: 'the key is refused', before: networkKey },
  {
    call: 'POST /api/prompt-bench/posts',
    status: 503,
    note: 'the network is down',
    before: fault('network', 503),
  },
  {
    call: 'DELETE /api/prompt-bench/posts/{id}',
    status: 404,
    note: 'none',
    before: (_server, call) => Object.assign(call, { path: '/api/prompt-bench/posts/none' }),
  },
  {
    call: 'POST /api/prompt-bench/run',
    status: 409,
    note: 'no post is kept',
    with: { body: { accountId: '{accountId}', prompt: 'Ask one question.' } },
  },
  { call: 'GET /api/drafts', status: 200, note: 'one that is there', before: draft },
  ...['GET /api/drafts/{id}', 'PUT /api/drafts/{id}'].map(missingDraft),
  ...['approve', 'hold', 'discard'].map((verb) => missingDraft(`POST /api/drafts/{id}/${verb}`)),
  { call: 'PUT /api/drafts/{id}', status: 409, note: 'discarded', before: discard },
  { call: 'POST /api/drafts/{id}/approve', status: 409, note: 'discarded', before: discard },
  { call: 'POST /api/drafts/{id}/hold', status: 409, note: 'discarded', before: discard },
  { call: 'POST /api/drafts/{id}/discard', status: 409, note: 'discarded', before: discard },
  { call: 'GET /api/comment', status: 200, note: 'one that is there', before: comment },
  {
    call: 'GET /api/comment-receipts/{id}',
    status: 404,
    note: 'none',
    before: (_server, made) => Object.assign(made, { path: '/api/comment-receipts/none' }),
  },
  { call: 'GET /api/exports/comments.json', status: 200, note: 'one that is there', before: comment },
  { call: 'GET /api/exports/comments.csv', status: 200, note: 'one that is there', before: comment },
  {
    call: 'GET /api/settings/sources',
    status: 200,
    note: 'of an account that has commented',
    before: comment,
  },
  { call: 'GET /api/automation/posts', status: 200, note: 'those that were seen', before: comment },
  { call: 'GET /api/me', status: 200, note: 'with an account', before: connect },
  { call: 'PUT /api/me', status: 200, note: 'another language' },
  { call: 'GET /api/me/export', status: 200, note: 'after a comment', before: comment },
  {
    call: 'DELETE /api/me',
    status: 409,
    note: 'the last admin',
    as: 'admin',
    before: onlyAdmin,
  },
  {
    call: 'DELETE /api/me',
    status: 429,
    note: 'the 11th wrong password',
    before: (server, call) => wrongPasswords(server, call),
  },
  { call: 'POST /api/admin/user', status: 409, note: 'taken', as: 'admin', before: send },
  {
    call: 'PUT /api/admin/user/{id}',
    status: 404,
    note: 'nobody',
    as: 'admin',
    before: (_server, call) => Object.assign(call, { path: '/api/admin/user/nobody' }),
  },
  {
    call: 'PUT /api/admin/user/{id}',
    status: 409,
    note: "another's e-mail",
    as: 'admin',
    async before(server, call) {
      const { email } = await server.signUp();
      call.body = JSON.stringify({ email });
    },
  },
  {
    call: 'PUT /api/admin/user/{id}',
    status: 429,
    note: 'the 11th wrong password',
    as: 'admin',
    async before(server, call) {
      const peer = await server.signUp({ role: 'admin' });
      Object.assign(call, { path: `/api/admin/user/${peer.userId}` });
      call.body = JSON.stringify({ email: 'moved@example.com', currentPassword: 'a wrong one' });
      await wrongPasswords(server, call);
    },
  },
  {
    call: 'POST /api/admin/user/{id}/preview',
    status: 404,
    note: 'nobody',
    as: 'admin',
    before: (_server, call) => Object.assign(call, { path: '/api/admin/user/nobody/preview' }),
  },
  {
    call: 'POST /api/admin/user/{id}/preview',
    status: 409,
    note: 'fewer seats than accounts',
    as: 'admin',
    async before(server, call) {
      const { token, userId } = await server.signUp({ seats: 2 });
      await times(2, () => server.connect(token));
      Object.assign(call, { path: `/api/admin/user/${userId}/preview`, body: JSON.stringify({ seats: 1 }) });
    },
  },
  {
    call: 'DELETE /api/admin/user/{id}',
    status: 404,
    note: 'nobody',
    as: 'admin',
    before: (_server, call) => Object.assign(call, { path: '/api/admin/user/nobody' }),
  },
  {
    call: 'DELETE /api/admin/user/{id}',
    status: 409,
    note: 'the last admin',
    as: 'admin',
    async before(server, call) {
      call.path = `/api/admin/user/${await onlyAdmin(server, call)}`;
    },
  },
  {
    call: 'DELETE /api/admin/user/{id}/second-factor',
    status: 404,
    note: 'a customer without one',
    as: 'admin',
    with: { params: { id: 'userId' } },
  },
  {
    call: 'DELETE /api/admin/user/{id}/second-factor',
    status: 409,
    note: 'an admin',
    as: 'admin',
    async before(server, call) {
      const { userId } = await server.signUp({ role: 'admin' });
      call.path = `/api/admin/user/${userId}/second-factor`;
    },
  },
  {
    call: 'POST /webhooks/network',
    status: 409,
    note: 'the network signed the account out',
    before: fault('network', 401),
  },
  { call: 'POST /webhooks/network', status: 502, note: 'the key is refused', before: networkKey },
  { call: 'POST /webhooks/network', status: 503, note: 'the network is down', before: fault('network', 503) },
];
