import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '../server/accounts/schemas.ts';
import type { LiveEvent } from './eventStream.ts';

type AccountList = { data: Account[]; total?: number } | undefined;

/** Puts what happened into the lists that are on the screen. */
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
    if (state?.reason === 'not_connected' || !isListed(client, accountId)) refresh(client, 'linkedin-accounts');
  }
  if (kind === 'fault') refresh(client, 'linkedin-accounts');
  if (kind === 'comment_posted') refresh(client, 'comments');
}

const listKey = ['linkedin-accounts', 'getList'];

export function patchAccount(client: QueryClient, accountId: string, patch: Partial<Account>): void {
  client.setQueriesData<AccountList>(
    { queryKey: listKey },
    (list) =>
      list && {
        ...list,
        data: list.data.map((account) => (account.accountId === accountId ? { ...account, ...patch } : account)),
      },
  );
}

const isListed = (client: QueryClient, accountId: string): boolean =>
  client
    .getQueriesData<AccountList>({ queryKey: listKey })
    .some(([, list]) => list?.data.some((account) => account.accountId === accountId));

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Many events within a moment are one fetch. */
export function refresh(client: QueryClient, resource: 'linkedin-accounts' | 'comments'): void {
  if (waiting.has(resource)) return;
  const later = setTimeout(() => {
    waiting.delete(resource);
    void client.invalidateQueries({ queryKey: [resource] });
  }, 400);
  waiting.set(resource, later);
}
