import { optOuts } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import type { Exercise } from './exercise.ts';

const change =
  (values: Partial<typeof optOuts.$inferInsert>) =>
  async ({ deps }: TestServer): Promise<void> => {
    await direct(deps.db).update(optOuts).set(values);
  };
const nowhere = (_server: TestServer, call: Call) =>
  Object.assign(call, { path: call.path.replace(/opt-out-\d+/, 'nowhere') });

const missing = [
  'GET /api/opt-outs/{id}',
  'POST /api/opt-outs/{id}/check',
  'POST /api/opt-outs/{id}/review',
].map((call): Exercise => ({ call, status: 404, note: 'no such request', before: nowhere }));
const missingForAdmins = [
  'POST /api/admin/opt-out/{id}/accept',
  'POST /api/admin/opt-out/{id}/reject',
  'DELETE /api/admin/opt-out/{id}',
].map((call): Exercise => ({ call, status: 404, note: 'no such opt-out', as: 'admin', before: nowhere }));

export const optOutExercises: Exercise[] = [
  ...missing,
  ...missingForAdmins,
  { call: 'POST /api/opt-outs/{id}/check', status: 409, note: 'the sixth', before: change({ looks: 5 }) },
  {
    call: 'POST /api/opt-outs/{id}/check',
    status: 422,
    note: 'of a profile that does not exist',
    async before(server) {
      const { token } = await server.signUp();
      await server.connect(token);
      await change({ profile: 'person:nobody-here' })(server);
    },
  },
  {
    call: 'POST /api/admin/opt-out/{id}/accept',
    status: 409,
    note: 'a rejected one',
    as: 'admin',
    before: change({ state: 'rejected' }),
  },
  {
    call: 'POST /api/admin/opt-out/{id}/reject',
    status: 409,
    note: 'an accepted one',
    as: 'admin',
    before: change({ state: 'active' }),
  },
];
