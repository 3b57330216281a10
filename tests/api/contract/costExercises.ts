import { modelPrices } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import type { Exercise } from './exercise.ts';

const withoutPrice = async ({ deps }: TestServer): Promise<void> => {
  await direct(deps.db).delete(modelPrices);
};
const unpriced = (call: string): Exercise => ({
  call,
  status: 409,
  note: 'while the model has no price',
  as: 'admin',
  before: withoutPrice,
});

export const costExercises: Exercise[] = [
  unpriced('PUT /api/admin/cost-caps'),
  unpriced('PUT /api/admin/users/{id}/cost-cap'),
  {
    call: 'PUT /api/admin/users/{id}/cost-cap',
    status: 404,
    note: 'no such user',
    as: 'admin',
    before: (_server: TestServer, call: Call) =>
      Object.assign(call, { path: '/api/admin/users/nobody/cost-cap' }),
  },
];
