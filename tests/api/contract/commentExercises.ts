import { allDay } from '../../support/allDay.ts';
import { addDraft, lapseApproved } from '../../support/drafts.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import { type Exercise, idOf, tokenOf } from './exercise.ts';

/** Connects an account and lets it post a comment. */
export async function comment(server: TestServer, call: Call) {
  const token = tokenOf(call);
  const accountId = await server.connect(token);
  const { status, body } = await server.saveSettings(token, accountId, {
    timing: allDay(30),
    searchUrls: ['https://www.linkedin.com/search/results/content/?keywords=design'],
    dailySearchComments: 5,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await server.call('POST', '/api/automation/start', { token, json: { accountId } });
  await server.engine.runDue();
}

async function draft(server: TestServer, call: Call) {
  const token = tokenOf(call);
  await addDraft(server, { userId: await idOf(server, call), accountId: await server.connect(token) });
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

export const commentExercises: Exercise[] = [
  {
    call: 'GET /api/notifications',
    status: 200,
    note: 'an approved draft that expired',
    async before(server, call) {
      const [userId, accountId] = [await idOf(server, call), await server.connect(tokenOf(call))];
      await lapseApproved(server, { userId, accountId, decidedBy: userId });
    },
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
];
