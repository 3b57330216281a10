import { addDraft } from '../../support/drafts.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import type { Exercise } from './exercise.ts';

const idIn = (call: Call) => /users?\/([^/?]+)/.exec(call.path)?.[1] ?? '';
/** Replaces the user that the call names. */
const about = (call: Call, id: string) =>
  Object.assign(call, { path: call.path.replace(/(users?\/)[^/?]+/, `$1${id}`) });
const nobody = (call: string): Exercise => ({
  call,
  status: 404,
  note: 'nobody',
  as: 'admin',
  before: (_server, made) => about(made, 'nobody'),
});
/** A customer with a session. */
async function customer(server: TestServer, call: Call) {
  const person = await server.signUp({ seats: 3 });
  about(call, person.userId);
  return { ...person, accountId: await server.connect(person.token) };
}
const withRow = (list: string, before: (server: TestServer, call: Call) => unknown): Exercise => ({
  call: `GET /api/admin/users/{id}/${list}`,
  status: 200,
  note: 'with a row',
  as: 'admin',
  before,
});
const gone = (call: string): Exercise => ({
  call,
  status: 404,
  note: 'none',
  as: 'admin',
  before: (_server, made) => Object.assign(made, { path: made.path.replace(/[^/]+$/, 'none') }),
});
/** Replaces the client's note by another admin's. */
const another = (call: string): Exercise => ({
  call,
  status: 409,
  note: "another's",
  as: 'admin',
  async before(server, made) {
    const other = await server.signUp({ role: 'admin' });
    const json = { text: 'Mine' };
    const { body } = await server.call('POST', `/api/admin/users/${idIn(made)}/notes`, {
      token: other.token,
      json,
    });
    made.path = made.path.replace(/[^/]+$/, body.id);
  },
});

const lists = [
  'accounts',
  'settings',
  'comments',
  'subscription',
  'invoices',
  'sessions',
  'tokens',
  'audit',
  'notes',
];

export const personExercises: Exercise[] = [
  nobody('GET /api/admin/user/{id}'),
  ...lists.map((list) => nobody(`GET /api/admin/users/{id}/${list}`)),
  withRow('accounts', customer),
  withRow('settings', customer),
  withRow('comments', async (server, call) => {
    const { userId, accountId } = await customer(server, call);
    await addDraft(server, { userId, accountId, state: 'posted' });
  }),
  withRow('invoices', async (server, call) => {
    const { token } = await customer(server, call);
    const path = '/api/subscription';
    await server.call('POST', `${path}/payment-methods`, {
      token,
      json: { paymentMethodId: 'pm_card_visa' },
    });
    const { body } = await server.call('GET', `${path}/plans`, { token });
    const { stripePriceId: priceId } = body.find(({ _id }: { _id: string }) => _id === 'premium');
    await server.call('POST', `${path}/create`, { token, json: { priceId, seats: 3 } });
  }),
  withRow('sessions', customer),
  withRow('tokens', async (server, call) => {
    const { token } = await customer(server, call);
    await server.call('POST', '/api/tokens', { token, json: { name: 'nightly', scope: 'read' } });
  }),
  withRow('audit', customer),
  withRow('notes', (server, call) => {
    const token = call.headers['x-auth-token'] ?? '';
    return server.call('POST', call.path, { token, json: { text: 'A note' } });
  }),
  gone('DELETE /api/admin/users/{id}/sessions/{sessionId}'),
  gone('DELETE /api/admin/users/{id}/tokens/{tokenId}'),
  nobody('POST /api/admin/users/{id}/notes'),
  gone('PUT /api/admin/users/{id}/notes/{noteId}'),
  gone('DELETE /api/admin/users/{id}/notes/{noteId}'),
  another('PUT /api/admin/users/{id}/notes/{noteId}'),
  another('DELETE /api/admin/users/{id}/notes/{noteId}'),
  nobody('POST /api/admin/users/{id}/views'),
  {
    call: 'POST /api/admin/users/{id}/views',
    status: 409,
    note: 'an admin',
    as: 'admin',
    before: async (server, call) => about(call, (await server.signUp({ role: 'admin' })).userId),
  },
  gone('DELETE /api/admin/views/{id}'),
  {
    call: 'GET /api/support-visits',
    status: 200,
    note: 'with a visit',
    async before(server, call) {
      const { body } = await server.call('GET', '/api/me', { token: call.headers['x-auth-token'] ?? '' });
      const { token } = await server.signUp({ role: 'admin' });
      await server.call('POST', `/api/admin/users/${body._id}/views`, {
        token,
        json: { reason: 'Ticket 4711' },
      });
    },
  },
];
