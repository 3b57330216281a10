import type { Answer, Rig } from '../identity.ts';

type More = { by?: string; on?: Rig; from?: string };

export const grace = {
  firstName: 'Grace',
  lastName: 'Hopper',
  companyName: '',
  email: 'grace@example.com',
  password: 'compilers',
};
const template = { dailySearchComments: 5 };
export const usedOtherwise = {
  status: 409,
  body: { code: 'conflict', message: 'This Idempotency-Key was already used for another request' },
};
export const replayed = (answer: Answer) => answer.headers.get('idempotent-replayed');

/** Calls with an `Idempotency-Key`, by an admin unless `by` says otherwise. */
export function keyedCalls(world: () => { rig: Rig; token: string }) {
  const post = (path: string, key: string, body: unknown, { by, on = world().rig, from }: More = {}) =>
    on.post(path, body, {
      token: by,
      headers: { 'idempotency-key': key, ...(from ? { 'x-forwarded-for': from } : {}) },
    });
  return {
    post,
    make: (key: string, name = 'report', more: More = {}) =>
      post('/api/admin/campaigns', key, { name, template }, { by: world().token, ...more }),
    makeToken: (key: string, more: More = {}) =>
      post('/api/tokens', key, { name: 'report', scope: 'write' }, { by: world().token, ...more }),
    register: (key: string, change: object = {}, more: More = {}) =>
      post('/api/auth/register', key, { ...grace, ...change }, more),
    /** Another session of the same admin. */
    signInAnew: async (): Promise<string> =>
      (await world().rig.post('/api/auth/login', { email: 'boss@example.com', password: 'compilers' })).body
        .token,
  };
}
