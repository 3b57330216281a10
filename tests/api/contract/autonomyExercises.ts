import { bodyOf, type Exercise } from './exercise.ts';

const none = { status: 404, note: 'of an account that is not there' } as const;

export const autonomyExercises: Exercise[] = [
  { call: 'GET /api/autonomy', ...none, with: { query: { accountId: 'none' } } },
  ...['PUT /api/autonomy', 'POST /api/autonomy/reset'].map(
    (call): Exercise => ({
      call,
      ...none,
      before: (_server, made) =>
        Object.assign(made, { body: JSON.stringify({ ...bodyOf(made), accountId: 'none' }) }),
    }),
  ),
];
