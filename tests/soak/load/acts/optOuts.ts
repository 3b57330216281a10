/**
 * Authors ask not to be commented on, and admins decide. Their profiles belong to no member of the sandbox.
 */
import type { Client } from '../client.ts';
import { act } from './act.ts';

const profileOf = (me: Client) => ({
  profileUrl: `https://www.linkedin.com/in/${me.word('author').toLowerCase().replace(/\W/g, '-')}`,
});

/** A call about an entry in one of these states. */
const about = (name: string, states: string[]) => async (me: Client) => {
  const reply = await me.call('GET /api/admin/opt-outs', { query: { range: '[0,24]' } });
  const rows: { id: string; state: string }[] = reply?.status === 200 ? reply.body : [];
  const id = me.pick(rows.filter(({ state }) => states.includes(state)))?.id;
  return id ? me.call(name, { params: { id } }) : false;
};

export const optOutActs = [
  act(
    'customer',
    0.2,
    ['POST /api/opt-outs', 'POST /api/opt-outs/{id}/check', 'POST /api/opt-outs/{id}/review'],
    async (me) => {
      const asked = await me.call('POST /api/opt-outs', { json: profileOf(me), token: null });
      if (asked?.status !== 201) return asked;
      const options = { params: { id: asked.body.id }, token: null };
      await me.call('POST /api/opt-outs/{id}/check', options);
      return me.call('POST /api/opt-outs/{id}/review', options);
    },
  ),
  act('admin', 0.2, 'POST /api/admin/opt-out', (me) =>
    me.call('POST /api/admin/opt-out', { json: profileOf(me) }),
  ),
  act(
    'admin',
    0.2,
    'POST /api/admin/opt-out/{id}/accept',
    about('POST /api/admin/opt-out/{id}/accept', ['waiting']),
  ),
  act(
    'admin',
    0.2,
    'POST /api/admin/opt-out/{id}/reject',
    about('POST /api/admin/opt-out/{id}/reject', ['waiting']),
  ),
  act(
    'admin',
    0.1,
    'DELETE /api/admin/opt-out/{id}',
    about('DELETE /api/admin/opt-out/{id}', ['active', 'rejected']),
  ),
];
