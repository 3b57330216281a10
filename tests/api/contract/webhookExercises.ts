import { mostWebhooks } from '../../../server/messaging/webhooks/schemas.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import type { Exercise } from './exercise.ts';

const tokenOf = (call: Call) => call.headers['x-auth-token'] ?? '';
const make = async (server: TestServer, call: Call): Promise<string> => {
  const json = { url: 'http://127.0.0.1:9/hook', events: ['comment.posted'] };
  return (await server.call('POST', '/api/webhooks', { token: tokenOf(call), json })).body.id;
};

export const webhookExercises: Exercise[] = [
  { call: 'GET /api/webhooks', status: 200, note: 'one that is there', before: make },
  {
    call: 'POST /api/webhooks',
    status: 409,
    note: 'the eleventh',
    async before(server, call) {
      for (let n = 0; n < mostWebhooks; n += 1) await make(server, call);
    },
  },
  {
    call: 'GET /api/webhook-messages',
    status: 200,
    note: 'a test that was sent',
    async before(server, call) {
      await server.call('POST', `/api/webhooks/${await make(server, call)}/test`, { token: tokenOf(call) });
    },
  },
  {
    call: 'POST /api/webhook-messages/{id}/replay',
    status: 409,
    note: 'its webhook is disabled',
    async before(server, call) {
      const [{ id }] = (await server.call('GET', '/api/webhooks', { token: tokenOf(call) })).body;
      await server.call('PUT', `/api/webhooks/${id}`, { token: tokenOf(call), json: { enabled: false } });
    },
  },
];
