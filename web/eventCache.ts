import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '../server/accounts/schemas.ts';
import type { UserSwitch } from '../server/automation/controls/schemas.ts';
import type { FirstSteps } from '../server/identity/firstSteps/schemas.ts';
import type { LiveEvent } from './eventStream.ts';

type AccountList = { data: Account[]; total?: number } | undefined;

/** Query keys of data that changes by itself. */
export const liveResources = [
  'linkedin-accounts',
  'comments-history',
  'comment-days',
  'drafts',
  'autonomy',
  'schedule',
  'post-decisions',
  'switch',
  'notifications',
] as const;

export function applyEvent(client: QueryClient, event: LiveEvent): void {
  const { kind, accountId, running, state, nextActionAt, reason } = event;
  if (kind === 'state') {
    const patch = {
      ...unlisted.get(accountId),
      ...(running !== undefined && { running }),
      ...(state && { state }),
      ...(nextActionAt !== undefined && { nextActionAt }),
    };
    unlisted.delete(accountId);
    if (isListed(client, accountId)) patchAccount(client, accountId, patch);
    else patchLater(client, accountId, patch);
    // Only the list tells whether the account is connected.
    if (state?.reason === 'not_connected') refresh(client, 'linkedin-accounts');
  }
  if (kind === 'fault') refresh(client, 'linkedin-accounts');
  if (kind === 'comment_posted') {
    client.setQueryData<FirstSteps>(['firstSteps'], (now) => now && { ...now, commented: true });
    refresh(client, 'comments-history', 'comment-days');
  }
  // Any event may change the next comment and means that posts were checked.
  refresh(client, 'schedule', 'post-decisions');
  if (state?.reason.startsWith('stopped_by_') || isStopped(client)) refresh(client, 'switch');
  if (kind === 'draft' || kind === 'comment_posted' || kind === 'autonomy') refresh(client, 'drafts');
  if (kind === 'autonomy' || kind === 'draft') refresh(client, 'autonomy');
  if (kind === 'draft' && reason === 'lapsed') refresh(client, 'notifications');
}

const listKey = ['linkedin-accounts', 'getList'];

export function patchAccount(client: QueryClient, accountId: string, patch: Partial<Account>): void {
  const patched = (account: Account) =>
    account.accountId === accountId ? { ...account, ...patch } : account;
  client.setQueriesData<AccountList>(
    { queryKey: listKey },
    (list) => list && { ...list, data: list.data.map(patched) },
  );
}

const isListed = (client: QueryClient, accountId: string): boolean =>
  client
    .getQueriesData<AccountList>({ queryKey: listKey })
    .some(([, list]) => list?.data.some((account) => account.accountId === accountId));

const isStopped = (client: QueryClient): boolean => {
  const known = client.getQueryData<UserSwitch>(['switch']);
  return known !== undefined && (known.stopped || known.operator !== null);
};

/** States of accounts that are not in the list: it is on its way, or older than the account. */
const unlisted = new Map<string, Partial<Account>>();

function patchLater(client: QueryClient, accountId: string, patch: Partial<Account>): void {
  unlisted.set(accountId, patch);
  setTimeout(() => {
    const last = unlisted.get(accountId);
    unlisted.delete(accountId);
    if (!isListed(client, accountId)) refresh(client, 'linkedin-accounts');
    else if (last) patchAccount(client, accountId, last);
  }, wait);
}

/** In ms. */
const wait = 400;
const waiting = new Set<string>();

/** Debounced: many events within 400 ms are one fetch. */
export function refresh(client: QueryClient, ...resources: readonly (typeof liveResources)[number][]): void {
  for (const resource of resources) {
    if (waiting.has(resource)) continue;
    waiting.add(resource);
    setTimeout(() => {
      waiting.delete(resource);
      void client.invalidateQueries({ queryKey: [resource] });
    }, wait);
  }
}
