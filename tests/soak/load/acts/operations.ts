/** Actions of the operations page, and events of providers that change nothing. */
import { createHmac } from 'node:crypto';
import type { Client } from '../client.ts';
import { act } from './act.ts';

/** A call about a random row of a list. */
const again = (list: string, name: string) => async (me: Client) => {
  const reply = await me.call(list, { query: { range: '[0,24]' } });
  const id = reply?.status === 200 ? me.pick<{ id: string }>(reply.body)?.id : undefined;
  return id ? me.call(name, { params: { id } }) : false;
};

export const operationActs = [
  act('admin', 0.2, 'POST /api/admin/operations/checks', (me) => {
    const name = me.pick(['disk', 'database', 'clock', 'network', 'writer', 'mail']);
    return me.call('POST /api/admin/operations/checks', { json: { name } });
  }),
  act(
    'admin',
    0.3,
    'POST /api/admin/received-webhooks/{id}/replay',
    again('GET /api/admin/received-webhooks', 'POST /api/admin/received-webhooks/{id}/replay'),
  ),
  act(
    'admin',
    0.3,
    'POST /api/admin/sent-webhooks/{id}/replay',
    again('GET /api/admin/sent-webhooks', 'POST /api/admin/sent-webhooks/{id}/replay'),
  ),
  act(
    'admin',
    0.3,
    'POST /api/admin/dead-letters/{id}/replay',
    again('GET /api/admin/dead-letters', 'POST /api/admin/dead-letters/{id}/replay'),
  ),
  act(
    'admin',
    0.3,
    'POST /api/admin/mails/{id}/send',
    again('GET /api/admin/mails', 'POST /api/admin/mails/{id}/send'),
  ),

  // The sandbox sends the real events; these tell nothing new.
  act('admin', 0.5, 'POST /webhooks/network', (me) =>
    me.call('POST /webhooks/network', {
      query: { secret: me.world.webhookSecret },
      json: { AccountStatus: { account_id: me.word('nobody'), message: 'OK' } },
      token: null,
    }),
  ),
  act('admin', 0.3, 'POST /webhooks/stripe', (me) => {
    const seconds = Math.floor(me.world.now() / 1000);
    const id = `evt_${me.word('soak').replace(/\W/g, '')}`;
    const json = {
      id,
      object: 'event',
      type: 'customer.updated',
      created: 1,
      data: { object: { id: 'cus_nobody', object: 'customer' } },
    };
    const digest = createHmac('sha256', me.world.stripeSecret)
      .update(`${seconds}.${JSON.stringify(json)}`)
      .digest('hex');
    return me.call('POST /webhooks/stripe', {
      json,
      headers: { 'stripe-signature': `t=${seconds},v1=${digest}` },
      token: null,
    });
  }),
];
