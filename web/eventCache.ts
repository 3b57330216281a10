import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '../server/accounts/schemas.ts';
import type { UserSwitch } from '../server/automation/engine/schemas.ts';
import type { FirstSteps } from '../server/identity/firstSteps/schemas.ts';
import type { LiveEvent } from './eventStream.ts';

type AccountList = { data: Account[]; total?: number } | undefined;

export function applyEvent(client: QueryClient, event: LiveEvent): void {
  const { kind, accountId, running, state, nextActionAt } = event;
  if (kind === 'state') {
    const patch = {
      ...(running !== undefined && { running }),
      ...(state && { state }),
      ...(nextActionAt !== undefined && { nextActionAt }),
    };
    patchAccount(client, accountId, patch);
    // Only the list itself says whether the account is connected.
    if (state?.reason === 'not_connected' || !isListed(client, accountId))
      refresh(client, 'linkedin-accounts');
  }
  if (kind === 'fault') refresh(client, 'linkedin-accounts');
  if (kind === 'comment_posted') {
    client.setQueryData<FirstSteps>(['firstSteps'], (now) => now && { ...now, commented: true });
    for (const resource of ['comments-history', 'comment-days'] as const) refresh(client, resource);
  }
  // Any event may change the next comment, and means that a post was checked.
  for (const resource of ['plan', 'seen-posts'] as const) refresh(client, resource);
  if (state?.reason.startsWith('stopped_by_') || isStopped(client)) refresh(client, 'switch');
  if (kind === 'draft' || kind === 'comment_posted') refresh(client, 'drafts');
}

/** Query keys of data that changes by itself. */
type Live =
  | 'linkedin-accounts'
  | 'comments-history'
  | 'comment-days'
  | 'drafts'
  | 'plan'
  | 'seen-posts'
  | 'switch';
export const liveResources: readonly Live[] = [
  'linkedin-accounts',
  'comments-history',
  'comment-days',
  'drafts',
  'plan',
  'seen-posts',
  'switch',
];

const listKey = ['linkedin-accounts', 'getList'];

export function patchAccount(client: QueryClient, accountId: string, patch: Partial<Account>): void {
  client.setQueriesData<AccountList>(
    { queryKey: listKey },
    (list) =>
      list && {
        ...list,
        data: list.data.map((account) =>
          account.accountId === accountId ? { ...account, ...patch } : account,
        ),
      },
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

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Many events within a moment are one fetch. */
export function refresh(client: QueryClient, resource: Live): void {
  if (waiting.has(resource)) return;
  const later = setTimeout(() => {
    waiting.delete(resource);
    void client.invalidateQueries({ queryKey: [resource] });
  }, 400);
  waiting.set(resource, later);
}
