import { newId } from '../../../db/id.ts';
import { campaignRuns } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import type { Exercise } from './exercise.ts';

const nobody = (call: string, path = '/api/admin/campaigns/none'): Exercise => ({
  call,
  status: 404,
  note: 'no such campaign',
  as: 'admin',
  before: (_server, made) =>
    Object.assign(made, { path: made.path.replace(/\/api\/admin\/campaigns\/[^/?]+/, path) }),
});

export const campaignExercises: Exercise[] = [
  {
    call: 'GET /api/admin/campaigns',
    status: 200,
    note: 'with a row',
    as: 'admin',
    before: (server: TestServer, call: Call) =>
      server.call('POST', '/api/admin/campaigns', {
        headers: call.headers,
        json: { name: 'Spring', template: { prompt: 'Ask one question.' } },
      }),
  },
  {
    call: 'GET /api/admin/campaigns/{id}/runs',
    status: 200,
    note: 'with a row',
    as: 'admin',
    async before({ deps }, call) {
      const campaignId = /campaigns\/([^/]+)/.exec(call.path)?.[1] ?? '';
      const createdAt = deps.clock.now();
      await direct(deps.db)
        .insert(campaignRuns)
        .values({ id: newId(createdAt), campaignId, actorId: 'somebody', createdAt });
    },
  },
  nobody('GET /api/admin/campaigns/{id}'),
  nobody('PUT /api/admin/campaigns/{id}'),
  nobody('DELETE /api/admin/campaigns/{id}'),
  nobody('POST /api/admin/campaigns/{id}/apply'),
  nobody('GET /api/admin/campaigns/{id}/runs'),
  {
    call: 'POST /api/admin/campaigns/{id}/apply',
    status: 409,
    note: 'nobody looked at what it changes now',
    as: 'admin',
    before: (_server, call) =>
      Object.assign(call, {
        body: JSON.stringify({ userIds: ['nobody'], dryRun: false, seen: 'something else' }),
      }),
  },
  {
    call: 'POST /api/admin/campaign-runs/{id}/undo',
    status: 404,
    note: 'no such run',
    as: 'admin',
    before: (_server, call) => Object.assign(call, { path: '/api/admin/campaign-runs/none/undo' }),
  },
];
