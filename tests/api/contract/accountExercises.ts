import { eq } from 'drizzle-orm';
import { insertBenchPost } from '../../../db/automation/promptBench.ts';
import { accounts } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import { bodyOf, type Exercise, fault, idOf, networkKey, send, times, tokenOf } from './exercise.ts';

export const connect = (server: TestServer, call: Call) => server.connect(tokenOf(call));

export async function signOut(server: TestServer, accountId: string) {
  await direct(server.deps.db)
    .update(accounts)
    .set({ status: 'Disconnected' })
    .where(eq(accounts.accountId, accountId));
}

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

export const accountExercises: Exercise[] = [
  { call: 'GET /api/linkedinaccount', status: 200, note: 'one that is there', before: connect },
  {
    call: 'POST /api/linkedinaccount/createAuthLink',
    status: 409,
    note: 'no seat left',
    before: (server, call) => times(6, () => connect(server, call)),
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
  {
    call: 'POST /api/drafts',
    status: 409,
    note: 'not connected',
    before: (server, call) => signOut(server, bodyOf(call).accountId),
  },
  { call: 'POST /api/drafts', status: 409, note: 'kept already', before: send },
  { call: 'POST /api/drafts', status: 502, note: 'the key is refused', before: networkKey },
  { call: 'POST /api/drafts', status: 503, note: 'the network is down', before: fault('network', 503) },
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
  {
    call: 'POST /webhooks/network',
    status: 409,
    note: 'the network signed the account out',
    before: fault('network', 401),
  },
  { call: 'POST /webhooks/network', status: 502, note: 'the key is refused', before: networkKey },
  { call: 'POST /webhooks/network', status: 503, note: 'the network is down', before: fault('network', 503) },
];
