import { addProposal } from '../../support/proposals.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import { type Exercise, idOf, send, tokenOf } from './exercise.ts';

async function proposal(server: TestServer, call: Call): Promise<void> {
  const accountId = await server.connect(tokenOf(call));
  await addProposal(server, { userId: await idOf(server, call), accountId });
}

const decisions = ['accept', 'dismiss', 'take-back'].flatMap((verb): Exercise[] => {
  const call = `POST /api/proposals/{id}/${verb}`;
  return [
    {
      call,
      status: 404,
      note: 'no such proposal',
      before: (_server, made) =>
        Object.assign(made, { path: made.path.replace(/proposals\/\w+/, 'proposals/none') }),
    },
    { call, status: 409, note: 'it was decided before', before: send },
  ];
});

export const proposalExercises: Exercise[] = [
  { call: 'GET /api/proposals', status: 200, note: 'one that is there', before: proposal },
  ...decisions,
];
