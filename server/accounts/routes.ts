import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { largeWithoutToken } from '../http/failures.ts';
import { routes } from '../http/routes.ts';
import { say } from '../texts/say.ts';
import { createAuthLink } from './createAuthLink.ts';
import { disconnectAccount } from './disconnectAccount.ts';
import { listAccounts } from './listAccounts.ts';
import { receiveNotice } from './receiveEvent.ts';
import { Account, AccountFilter, AccountId, AuthLink, accountSorts, CreateAuthLinkInput } from './schemas.ts';

/** The customer's accounts, and the network's notices about them. */
export function accountRoutes(deps: Deps) {
  const api = routes(deps, 'LinkedIn accounts');
  api.list(
    '/api/linkedinaccount',
    {
      role: 'user',
      summary: 'List accounts',
      resource: 'accounts',
      sorts: accountSorts,
      filter: AccountFilter,
      row: Account,
    },
    ({ actor, page }) => listAccounts(deps, actor, page),
  );
  api.post(
    '/api/linkedinaccount/createAuthLink',
    {
      role: 'user',
      summary: 'Create a sign-in page to connect or reconnect an account',
      body: CreateAuthLinkInput,
      answer: AuthLink,
      limited: 'authLink',
      once: true,
      errors: [402, 404, { code: 'seats_limit', message: 'Reached the seats limit' }, 502, 503],
    },
    async ({ actor, body }) => ({ url: await createAuthLink(deps, actor, body) }),
  );
  // Unipile's two kinds of notice. It wants exactly 200, and neither shape carries a signature (its guides on hosted auth and account lifecycle).
  api.post(
    '/webhooks/network',
    {
      tag: 'Webhooks',
      summary: 'Receive an account event from the network',
      description: 'The secret can also be sent in the header `unipile-auth`.',
      query: z.object({ secret: z.string().optional() }),
      rawBody: Notice,
      answer: z.object({ received: z.literal(true) }).meta({ example: { received: true } }),
      errors: [
        { code: 'not_found', message: 'This endpoint does not exist' },
        { code: 'not_connected', message: 'LinkedIn signed this account out. Log in to it again' },
        largeWithoutToken,
        502,
        503,
      ],
    },
    async ({ query, c }) => {
      const notice = Notice.safeParse(await c.req.json().catch(() => null));
      if (!notice.success) throw new AppError('invalid_input', say('calls.notNotice'));
      await receiveNotice(deps, query.secret ?? c.req.header('unipile-auth') ?? '', notice.data);
      return { received: true as const };
    },
  );
  api.delete(
    '/api/linkedinaccount/{accountId}',
    {
      role: 'user',
      summary: 'Disconnect an account',
      description: 'The account stops and its seat becomes free. The history is kept.',
      params: AccountId,
      errors: [404],
    },
    ({ actor, params, caller }) => disconnectAccount(deps, actor, params.accountId, caller),
  );
  return api.app;
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
