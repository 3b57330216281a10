import type { Exercise } from './exercise.ts';
import { send } from './exercise.ts';

export const proposalExercises: Exercise[] = ['accept', 'dismiss', 'take-back'].flatMap(
  (verb): Exercise[] => {
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
  },
);
