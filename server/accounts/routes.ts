import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { failing, largeWithoutToken } from '../http/failures.ts';
import { routes } from '../http/routes.ts';
import { text } from '../texts/text.ts';
import { disconnectAccount, listAccounts } from './accounts.ts';
import { createAuthLink, receiveEvent } from './connectAccount.ts';
import { Account, AccountFilter, AccountId, AuthLink, accountSorts, CreateAuthLinkInput } from './schemas.ts';

export function accountRoutes(deps: Deps) {
  const api = routes(deps, 'LinkedIn accounts');
  api.list(
    '/api/linkedinaccount',
    {
      role: 'user',
      workspace: 'viewer',
      summary: 'List accounts',
      resource: 'accounts',
      sorts: accountSorts,
      filter: AccountFilter,
      row: Account,
      one: { noun: 'account', summary: 'Get an account', param: 'accountId' },
    },
    ({ workspace, page }) => listAccounts(deps, workspace, page),
  );
  api.post(
    '/api/linkedinaccount/createAuthLink',
    {
      role: 'user',
      summary: 'Create a sign-in page to connect or reconnect an account',
      description:
        'A page of Unipile, the connection service: the person enters their LinkedIn password there, and Unipile signs in to LinkedIn for them. Chime In never sees the password.',
      body: CreateAuthLinkInput,
      answer: AuthLink,
      limited: 'authLink',
      once: true,
      errors: [402, 404, failing('seats_limit', 'automation.seatsLimit'), 502, 503],
    },
    async ({ actor, body }) => ({ url: await createAuthLink(deps, actor, body) }),
  );
  // Unipile requires the status 200 and doesn't sign these events (its guides "Hosted auth" and
  // "Account lifecycle").
  api.post(
    '/webhooks/network',
    {
      tag: 'Webhooks',
      summary: 'Receive an account event from the network',
      description: 'The secret can also be sent in the header `unipile-auth`.',
      query: z.object({ secret: z.string().optional() }),
      rawBody: ReportedEvent,
      answer: z
        .object({ received: z.literal(true).describe('Whether the event was taken') })
        .meta({ example: { received: true } }),
      errors: [
        failing('not_found', 'calls.noSuchEndpoint'),
        failing('not_connected', 'providers.accountSignedOut'),
        largeWithoutToken,
        502,
        503,
      ],
    },
    async ({ query, c }) => {
      const event = ReportedEvent.safeParse(await c.req.json().catch(() => null));
      if (!event.success) throw new AppError('invalid_input', text('calls.eventInvalid'));
      await receiveEvent(deps, query.secret ?? c.req.header('unipile-auth') ?? '', event.data);
      return { received: true as const };
    },
  );
  api.delete(
    '/api/linkedinaccount/{accountId}',
    {
      role: 'user',
      proof: true,
      summary: 'Disconnect an account',
      description: 'The account stops and its seat becomes free. The history is kept.',
      params: AccountId,
      errors: [404],
    },
    ({ actor, params, client }) => disconnectAccount(deps, actor, params.accountId, client),
  );
  return api.app;
}

const ReportedId = z
  .string()
  .min(1)
  .max(100)
  .refine((id) => id.isWellFormed());
const ReportedEvent = z
  .union([
    z.object({
      AccountStatus: z
        .object({
          account_id: ReportedId.describe('ID of the account at the connection service'),
          message: z.string().describe('The state, such as `CREDENTIALS`'),
        })
        .describe('The state of an account'),
    }),
    z.object({
      status: z.enum(['CREATION_SUCCESS', 'RECONNECTED']).describe('A new account, or one that works again'),
      account_id: ReportedId.describe('ID of the account at the connection service'),
    }),
  ])
  .meta({
    id: 'NetworkNotice',
    example: { AccountStatus: { account_id: 'Yk08cDzzdsqs9_8ds', message: 'CREDENTIALS' } },
  });
