/** An owner invites people, who accept by the link in the e-mail. */
import type { Client } from '../client.ts';
import { act } from './act.ts';
import { guestWho, mailTo } from './guests.ts';
import { idsOf, remove } from './things.ts';

const link = /(?<=\/invitation\/)\S+/;
const roleOf = (me: Client): string => me.pick(['reviewer', 'viewer']) ?? 'viewer';

/** With the proof that it needs from ten minutes after the sign-in. */
async function invite(me: Client, email: string, role: string) {
  await me.call('POST /api/auth/proof', { json: { password: me.password } });
  return me.call('POST /api/people', { json: { email, role } });
}

/** A person without an account, who signs up by the link. */
async function newcomer(me: Client): Promise<unknown> {
  const email = `${me.word('colleague').replace(/\W/g, '-')}@example.com`;
  const role = roleOf(me);
  const invited = await invite(me, email, role);
  if (invited?.status !== 201) return invited;
  me.facts.told('member', invited.body._id, role);
  const token = await mailTo(me, email, link);
  if (!token) return invited;
  await me.call('POST /api/invitations/check', { json: { token }, token: null });
  const json = {
    token,
    firstName: 'New',
    lastName: `Colleague ${me.n}`,
    password: me.word('a long password'),
  };
  return me.call('POST /api/invitations/register', { json, token: null });
}

/** A registered person, who accepts and mostly leaves again. */
async function registered(me: Client): Promise<unknown> {
  const guest = guestWho(me, 'verified');
  if (!guest) return false;
  const invited = await invite(me, guest.email, roleOf(me));
  if (invited?.status !== 201) return invited;
  const secret = await mailTo(me, guest.email, link);
  if (!secret) return invited;
  const joined = await me.call('POST /api/invitations/accept', {
    json: { token: secret },
    token: guest.token,
  });
  if (joined?.status !== 200 || me.random() < 0.3) return joined;
  return me.call('DELETE /api/workspaces/{id}', { params: { id: joined.body._id }, token: guest.token });
}

export const peopleActs = [
  act(
    'customer',
    0.2,
    ['POST /api/people', 'POST /api/invitations/check', 'POST /api/invitations/register'],
    newcomer,
  ),
  act('customer', 0.15, ['POST /api/invitations/accept', 'DELETE /api/workspaces/{id}'], registered),
  act('customer', 0.2, 'PUT /api/people/{id}', async (me) => {
    const id = me.pick(idsOf(me, 'member'));
    const role = roleOf(me);
    if (!id) return false;
    return me.change(
      'PUT /api/people/{id}',
      { params: { id }, json: { role } },
      { kind: 'member', id, value: role },
    );
  }),
  act('customer', 0.1, 'POST /api/people/{id}/resend', async (me) => {
    const id = me.pick(idsOf(me, 'member'));
    return id ? me.call('POST /api/people/{id}/resend', { params: { id } }) : false;
  }),
  act('customer', 0.1, 'DELETE /api/people/{id}', remove('DELETE /api/people/{id}', 'member')),
];
