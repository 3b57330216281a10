import type { Exercise } from './exercise.ts';

const missing = (as: 'user' | 'admin', paths: string[]) =>
  paths.map(
    (path): Exercise => ({
      call: `GET ${path}`,
      status: 404,
      note: 'none',
      as,
      before: (_server, call) => Object.assign(call, { path: call.path.replace(/[^/]+$/, 'none') }),
    }),
  );

/** One row of a list that does not exist, where the table has nobody else's. */
export const rowExercises: Exercise[] = [
  ...missing('user', ['/api/subscription/plans/{id}']),
  ...missing('admin', [
    '/api/admin/users/{id}',
    '/api/admin/audit/{id}',
    '/api/admin/plans/{id}',
    '/api/admin/opt-outs/{id}',
    '/api/admin/received-webhooks/{id}',
    '/api/admin/sent-webhooks/{id}',
    '/api/admin/dead-letters/{id}',
    '/api/admin/mails/{id}',
  ]),
];
