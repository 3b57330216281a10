import type { Context } from '../context.ts';
import { createConnections } from './connect.ts';
import { createFormat } from './format.ts';
import { createLimits, type LimitedKind } from './limits.ts';
import { createLinks } from './links.ts';
import { Problem } from './problems.ts';
import { seedNetwork } from './seed.ts';
import type { Account, Member } from './types.ts';
import { createWebhooks } from './webhooks.ts';
import { createWorld } from './world.ts';

/** Seeds an empty network. */
export function createNetwork(context: Context) {
  const world = createWorld(context);
  seedNetwork(world);
  const webhooks = createWebhooks(context);
  return {
    context,
    world,
    store: world.store,
    webhooks,
    links: createLinks(context),
    limits: createLimits(context),
    connections: createConnections(world, webhooks),
    format: createFormat(world),
    /** After the tables were emptied. */
    restart(): void {
      world.load();
      this.format.forget();
      webhooks.forget();
      this.limits.clear();
      this.limits.raise(1);
      seedNetwork(world);
    },
  };
}

export type Network = ReturnType<typeof createNetwork>;

/**
 * The account of a call. In `ERROR` and `STOPPED` only its messages stop, so calls work.
 * @param kind the kind to count; the rows of a search are counted later
 * @throws {Problem} 400 without an ID; 404 for an unknown one; 401 `disconnected_account` for a broken login
 * @throws {Problem} 503 without a session; 429 after the day's limit
 */
export function actingAccount(
  network: Network,
  accountId: string | undefined,
  kind: LimitedKind,
): { account: Account; member: Member } {
  if (!accountId)
    throw new Problem(400, 'missing_parameters', 'Missing parameters', 'account_id is required.');
  const account = network.store.account(accountId);
  if (!account) throw new Problem(404, 'resource_not_found', 'Resource not found', 'Account not found.');
  if (account.status === 'CREDENTIALS' || account.status === 'PERMISSIONS') {
    throw new Problem(
      401,
      'disconnected_account',
      'Disconnected account',
      'The account appears to be disconnected from the provider service.',
    );
  }
  if (account.status === 'CONNECTING')
    throw new Problem(503, 'no_client_session', 'No client session', 'The account has no running session.');
  network.limits.take(account.member, kind, kind === 'searchRows' ? 0 : 1);
  return { account, member: network.store.member(account.member) };
}
