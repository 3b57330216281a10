import { signOut } from './accountExercises.ts';
import { bodyOf, type Exercise, fault, networkKey, send } from './exercise.ts';

const sample = (n: number) => `Which of the ${n} would you measure first?`;
const none = { status: 404, note: 'of an account that is not there' } as const;

export const voiceExercises: Exercise[] = [
  { call: 'DELETE /api/voice', status: 422, note: 'of no account', with: { query: { accountId: '' } } },
  ...['GET /api/voice', 'DELETE /api/voice', 'DELETE /api/voice/samples/{id}'].map(
    (call): Exercise => ({ call, ...none, with: { query: { accountId: 'none' } } }),
  ),
  ...['POST /api/voice/read', 'POST /api/voice/samples'].map(
    (call): Exercise => ({
      call,
      ...none,
      before: (_server, made) =>
        Object.assign(made, { body: JSON.stringify({ ...bodyOf(made), accountId: 'none' }) }),
    }),
  ),
  {
    call: 'GET /api/voice',
    status: 200,
    note: 'with samples',
    with: { query: { accountId: '{voiceAccountId}' } },
  },
  {
    call: 'DELETE /api/voice/samples/{id}',
    status: 404,
    note: 'no such sample',
    before: (_server, call) =>
      Object.assign(call, { path: call.path.replace(/samples\/\w+/, 'samples/none') }),
  },
  {
    call: 'POST /api/voice/read',
    status: 409,
    note: 'the account must log in again',
    before: (server, call) => signOut(server, bodyOf(call).accountId),
  },
  { call: 'POST /api/voice/read', status: 502, note: 'the key is refused', before: networkKey },
  { call: 'POST /api/voice/read', status: 503, note: 'the network is down', before: fault('network', 503) },
  {
    call: 'POST /api/voice/samples',
    status: 409,
    note: 'too many samples',
    before: async (server, call) => {
      const samples = Array.from({ length: 20 }, (_, n) => sample(n));
      await send(server, { ...call, body: JSON.stringify({ ...bodyOf(call), samples }) });
      Object.assign(call, { body: JSON.stringify({ ...bodyOf(call), samples: [sample(20)] }) });
    },
  },
  {
    call: 'POST /api/voice/samples',
    status: 422,
    note: 'a sample with a link',
    before: (_server, call) =>
      Object.assign(call, {
        body: JSON.stringify({ ...bodyOf(call), samples: ['All numbers are at https://example.com/a'] }),
      }),
  },
];
