import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { body, createApi, operation, removal } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { callerOf } from '../http/caller.ts';
import { largeWithoutToken } from '../http/failures.ts';
import { idempotent, onceBody } from '../http/idempotency.ts';
import { limited } from '../http/limited.ts';
import { readList } from '../http/read.ts';
import { say } from '../texts/say.ts';
import { createAuthLink } from './createAuthLink.ts';
import { disconnectAccount } from './disconnectAccount.ts';
import { listAccounts } from './listAccounts.ts';
import { receiveNotice } from './receiveNotice.ts';
import { Account, AccountFilter, AccountId, AuthLink, accountSorts, CreateAuthLinkInput } from './schemas.ts';

const tag = 'LinkedIn accounts';

/** The customer's accounts, and the network's notices about them. */
export function accountRoutes(deps: Deps) {
  const user = [requireRole(deps, 'user')];
  const api = createApi();

  const lists = { resource: 'accounts', sorts: accountSorts, filter: AccountFilter };
  readList(
    api,
    deps,
    { path: '/api/linkedinaccount', tag, summary: 'List accounts', role: 'user', ...lists },
    Account,
    (actor, page) => listAccounts(deps, actor, page),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/linkedinaccount/createAuthLink',
        tag,
        summary: 'Create a sign-in page to connect or reconnect an account',
        middleware: [...user, limited(deps, 'authLink'), idempotent(deps)],
        request: onceBody(CreateAuthLinkInput),
        refuses: [402, 404, { code: 'seats_limit', message: 'Reached the seats limit' }, 502, 503],
      },
      200,
      AuthLink,
    ),
    async (c) => c.json({ url: await createAuthLink(deps, c.get('actor'), c.req.valid('json')) }, 200),
  );

  api.openAPIRegistry.registerPath(
    operation(
      {
        method: 'post',
        path: '/webhooks/network',
        tag: 'Webhooks',
        summary: 'Receive an account event from the network',
        description: 'The secret can also be sent in the header `unipile-auth`.',
        request: { query: z.object({ secret: z.string().optional() }), ...body(Notice) },
        refuses: [
          { code: 'not_found', message: 'This endpoint does not exist' },
          { code: 'not_connected', message: 'LinkedIn signed this account out. Log in to it again' },
          largeWithoutToken,
          502,
          503,
        ],
      },
      200,
      z.object({ received: z.literal(true) }).meta({ example: { received: true } }),
    ),
  );
  api.openapi(
    removal({
      method: 'delete',
      path: '/api/linkedinaccount/{accountId}',
      tag,
      summary: 'Disconnect an account',
      description: 'The account stops and its seat becomes free. The history is kept.',
      middleware: user,
      request: { params: AccountId },
      refuses: [404],
    }),
    async (c) => {
      await disconnectAccount(deps, c.get('actor'), c.req.valid('param').accountId, callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );

  // Unipile's two kinds of notice. It wants exactly 200, and neither shape carries a signature (its guides on hosted auth and account lifecycle).
  api.post('/webhooks/network', async (c) => {
    const notice = Notice.safeParse(await c.req.json().catch(() => null));
    if (!notice.success) throw new AppError('invalid_input', say('calls.notNotice'));
    const secret = c.req.query('secret') ?? c.req.header('unipile-auth') ?? '';
    await receiveNotice(deps, secret, notice.data);
    return c.json({ received: true }, 200);
  });
  return api;
}

const NoticedId = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => id.isWellFormed());
const Notice = z
  .union([
    z.object({ AccountStatus: z.object({ account_id: NoticedId, message: z.string() }) }),
    z.object({ status: z.enum(['CREATION_SUCCESS', 'RECONNECTED']), account_id: NoticedId }),
  ])
  .meta({
    id: 'NetworkNotice',
    example: { AccountStatus: { account_id: 'Yk08cDzzdsqs9_8ds', message: 'CREDENTIALS' } },
  });
