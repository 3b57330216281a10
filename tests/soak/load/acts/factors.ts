/** Calls of the second factor. No user keeps one, so that other acts can sign in. */
import type { Client } from '../client.ts';
import { act } from './act.ts';

const none = { challengeId: 'none' };
const nobody = { token: null };

const proving = async (me: Client) => {
  await me.call('POST /api/auth/proof/options');
  return me.call('POST /api/auth/proof', { json: { password: 'correct horse' } });
};

export const factorActs = [
  // Guarded calls need it from ten minutes after the sign-in.
  act('customer', 2, ['POST /api/auth/proof/options', 'POST /api/auth/proof'], proving),
  act('admin', 2, ['POST /api/auth/proof/options', 'POST /api/auth/proof'], proving),
  act('admin', 0.2, 'DELETE /api/admin/user/{id}/second-factor', (me) =>
    me.call('DELETE /api/admin/user/{id}/second-factor', { params: { id: 'none' } }),
  ),
  act('customer', 0.2, ['POST /api/auth/totp', 'POST /api/auth/totp/confirm'], async (me) => {
    await me.call('POST /api/auth/totp');
    return me.call('POST /api/auth/totp/confirm', { json: { code: 'none' } });
  }),
  act('customer', 0.2, ['DELETE /api/auth/totp', 'POST /api/auth/recovery-codes'], async (me) => {
    await me.call('DELETE /api/auth/totp');
    return me.call('POST /api/auth/recovery-codes');
  }),
  act(
    'customer',
    0.2,
    ['POST /api/auth/passkeys/options', 'POST /api/auth/passkeys', 'DELETE /api/auth/passkeys/{id}'],
    async (me) => {
      await me.call('POST /api/auth/passkeys/options');
      await me.call('POST /api/auth/passkeys', { json: { name: 'Laptop', response: {} } });
      return me.call('DELETE /api/auth/passkeys/{id}', { params: { id: 'none' } });
    },
  ),
  act(
    'customer',
    0.2,
    [
      'POST /api/auth/challenge',
      'POST /api/auth/cli-login',
      'POST /api/auth/cli-login/{id}',
      'POST /api/auth/cli-login/{id}/confirm',
    ],
    async (me) => {
      const params = { id: 'none' };
      await me.call('POST /api/auth/challenge', { json: { id: 'none', code: '123456' }, ...nobody });
      await me.call('POST /api/auth/cli-login', { json: none, ...nobody });
      await me.call('POST /api/auth/cli-login/{id}', { params, json: none, ...nobody });
      return me.call('POST /api/auth/cli-login/{id}/confirm', { params, json: { code: 'none' } });
    },
  ),
  act(
    'customer',
    0.2,
    [
      'GET /api/oauth-requests/{id}',
      'POST /api/oauth-requests/{id}/approve',
      'POST /api/oauth-requests/{id}/deny',
      'GET /api/oauth-grants',
      'DELETE /api/oauth-grants/{id}',
    ],
    async (me) => {
      const params = { id: 'none' };
      await me.call('GET /api/oauth-requests/{id}', { params });
      await me.call('POST /api/oauth-requests/{id}/approve', { params, json: { scope: 'read' } });
      await me.call('POST /api/oauth-requests/{id}/deny', { params });
      await me.call('GET /api/oauth-grants');
      return me.call('DELETE /api/oauth-grants/{id}', { params });
    },
  ),
];
