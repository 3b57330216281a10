/** Decisions that the server has not confirmed yet: shown immediately, and reverted if the server rejects them. */
import type { ApprovedDrafts, Draft } from '../../server/automation/drafts/schemas.ts';
import { refresh } from '../eventCache.ts';
import { queryClient } from '../queryClient.ts';
import { createStore } from '../store.ts';
import { getSession, subscribe as onSession } from '../token.ts';
import { putDraft } from './draftCache.ts';
import { reviewApi } from './reviewApi.ts';

export interface Decided {
  from: Draft['state'];
  patch: Partial<Pick<Draft, 'state' | 'comment'>>;
}
export type Decisions = ReadonlyMap<string, Decided>;

/** How long a discarded draft can be had back, in ms. */
const undoMs = 10_000;
/** The most that the server accepts in one call. */
const mostAtOnce = 100;

const decisions = createStore<Decisions>(new Map());
const discards = new Map<
  string,
  { draft: Draft; timer: ReturnType<typeof setTimeout>; held: Promise<unknown> }
>();

function change(edit: (next: Map<string, Decided>) => void): void {
  const next = new Map(decisions.get());
  edit(next);
  decisions.set(next);
}
const show = ({ _id, state }: Draft, patch: Decided['patch']) =>
  change((next) => next.set(_id, { from: state, patch }));
const forget = (...ids: string[]) =>
  change((next) => {
    for (const id of ids) next.delete(id);
  });

export const useDecisions = decisions.use;

/** Shows a decision, has the server make it, and keeps what the server answers; where it refuses, all is as it was. */
async function decide(draft: Draft, patch: Decided['patch'], call: () => Promise<Draft>): Promise<void> {
  show(draft, patch);
  try {
    putDraft(queryClient, await call(), draft.state);
  } finally {
    forget(draft._id);
    refresh(queryClient, 'drafts');
  }
}

export const approve = (draft: Draft) =>
  decide(draft, { state: 'approved' }, () => reviewApi.approve(draft._id));
export const hold = (draft: Draft) => decide(draft, { state: 'held' }, () => reviewApi.hold(draft._id));
export const edit = (draft: Draft, comment: string) =>
  decide(draft, { comment }, () => reviewApi.edit(draft._id, comment));
export const editAndApprove = (draft: Draft, comment: string) =>
  decide(draft, { comment, state: 'approved' }, async () => {
    await reviewApi.edit(draft._id, comment);
    return reviewApi.approve(draft._id);
  });

export async function approveAll(drafts: readonly Draft[]): Promise<ApprovedDrafts['results']> {
  const results: ApprovedDrafts['results'] = [];
  change((next) => {
    for (const { _id, state } of drafts) next.set(_id, { from: state, patch: { state: 'approved' } });
  });
  try {
    for (let at = 0; at < drafts.length; at += mostAtOnce) {
      const some = drafts.slice(at, at + mostAtOnce);
      const answer = await reviewApi.approveAll(some.map(({ _id }) => _id));
      results.push(...answer.results);
      const approved = new Set(answer.results.filter((result) => result.approved).map(({ _id }) => _id));
      for (const draft of some)
        if (approved.has(draft._id)) putDraft(queryClient, { ...draft, state: 'approved' }, draft.state);
    }
    return results;
  } finally {
    forget(...drafts.map(({ _id }) => _id));
    refresh(queryClient, 'drafts');
  }
}

/**
 * Discards a draft for good once nobody has taken that back for ten seconds, or when the page goes. One that is approved is held
 * until then, so that it can't be posted meanwhile. @param failed told when the server would not
 */
export function discard(draft: Draft, failed: (error: unknown) => void): void {
  show(draft, { state: 'discarded' });
  const held = draft.state === 'approved' ? reviewApi.hold(draft._id) : Promise.resolve();
  held.catch((error) => {
    drop(draft._id);
    forget(draft._id);
    refresh(queryClient, 'drafts');
    failed(error);
  });
  const timer = setTimeout(() => void settle(draft._id).catch(failed), undoMs);
  discards.set(draft._id, { draft, timer, held });
}

function drop(id: string) {
  const found = discards.get(id);
  clearTimeout(found?.timer);
  discards.delete(id);
  return found;
}

async function settle(id: string, keepalive = false): Promise<void> {
  const found = drop(id);
  if (!found) return;
  await decide(found.draft, { state: 'discarded' }, () => reviewApi.discard(id, { keepalive }));
}

export async function undoDiscard(id: string): Promise<boolean> {
  const found = drop(id);
  if (!found) return false;
  const { draft, held } = found;
  if (draft.state !== 'approved') {
    forget(id);
    return true;
  }
  await held;
  await approve({ ...draft, state: 'held' });
  return true;
}

export const undoable = (): Draft[] => [...discards.values()].map(({ draft }) => draft).reverse();

addEventListener('pagehide', () => {
  for (const id of [...discards.keys()]) void settle(id, true).catch(() => {});
});
// Without a session nothing can be sent: what was not is left waiting, and nothing of it is shown to who comes next.
onSession(() => {
  if (getSession()) return;
  for (const id of [...discards.keys()]) drop(id);
  change((next) => next.clear());
});
