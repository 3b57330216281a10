import { saveSettingsRow } from '../../../db/accounts/settings.ts';
import { transaction } from '../../../db/transaction.ts';
import { defaultSettings, settingFields } from '../../../server/accounts/settings/schemas.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import { resultsWorld } from '../results/world.ts';
import { bodyOf, type Exercise, idOf, tokenOf } from './exercise.ts';

/** A comment of the client with a reaction and a reply, both read. */
async function answered(server: TestServer, call: Call) {
  const world = resultsWorld(() => server);
  const userId = await idOf(server, call);
  const createdAt = server.clock.now() - 3_600_000;
  const accountId = await server.connect(tokenOf(call));
  const comment = await world.comment({ userId, accountId }, { createdAt });
  await world.react(comment);
  await world.reply(comment, 'Thank you');
  await world.read();
}

async function fullList(server: TestServer, call: Call) {
  const searchUrls = Array.from(
    { length: settingFields.searchUrls.most },
    (_, n) => `https://www.linkedin.com/search/results/content/?keywords=word${n}`,
  );
  const row = { accountId: bodyOf(call).accountId, ...defaultSettings, searchUrls, savedAt: 0 };
  await transaction(server.deps.db, (tx) => saveSettingsRow(tx, row));
}

const noAccount = (call: string): Exercise => ({
  call,
  status: 404,
  note: 'of an account that is not there',
  with: { query: { accountId: 'none' } },
});

export const resultExercises: Exercise[] = [
  {
    call: 'GET /api/results',
    status: 200,
    note: 'with answers',
    with: { query: {} },
    before: answered,
  },
  ...[
    ...['/api/results', '/api/exports/results.json', '/api/exports/results.csv'],
    ...['/api/exports/result-weeks.json', '/api/exports/result-weeks.csv'],
  ].map((path) => noAccount(`GET ${path}`)),
  { call: 'GET /api/replies', status: 200, note: 'one that is there', before: answered },
  ...['GET', 'PUT'].map(
    (method): Exercise => ({
      call: `${method} /api/replies/{id}`,
      status: 404,
      note: 'none',
      before: (_server, made) => Object.assign(made, { path: '/api/replies/none' }),
    }),
  ),
  { call: 'GET /api/exports/replies.json', status: 200, note: 'one that is there', before: answered },
  { call: 'GET /api/exports/replies.csv', status: 200, note: 'one that is there', before: answered },
  { call: 'GET /api/responders', status: 200, note: 'one who is there', before: answered },
  { call: 'GET /api/exports/responders.csv', status: 200, note: 'one who is there', before: answered },
  { call: 'GET /api/exports/results.json', status: 200, note: 'with answers', before: answered },
  { call: 'GET /api/exports/results.csv', status: 200, note: 'with answers', before: answered },
  { call: 'GET /api/exports/result-weeks.json', status: 200, note: 'with answers', before: answered },
  { call: 'GET /api/exports/result-weeks.csv', status: 200, note: 'with answers', before: answered },
  {
    call: 'POST /api/results/retire',
    status: 404,
    note: 'of an account that is not there',
    before: (_server, made) =>
      Object.assign(made, { body: JSON.stringify({ ...bodyOf(made), accountId: 'none' }) }),
  },
  {
    call: 'POST /api/results/restore',
    status: 404,
    note: 'of an account that is not there',
    before: (_server, made) =>
      Object.assign(made, { body: JSON.stringify({ ...bodyOf(made), accountId: 'none' }) }),
  },
  { call: 'POST /api/results/restore', status: 409, note: 'into a full list', before: fullList },
];
