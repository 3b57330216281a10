import type { EngineView } from '../../db/accounts.ts';
import { type Outcome, showState } from '../../db/automations.ts';
import { type Lease, latestTexts, openIntents, releasePost, reservePost } from '../../db/comments.ts';
import { draftTexts } from '../../db/draftSlots.ts';
import { newId } from '../../db/id.ts';
import type { CommentCategory } from '../comments/schemas.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import { postIds } from './choosePost.ts';
import { type Found, findPost, type Search, type Take } from './findPost.ts';
import { mayActAfter, type Opening, settingsOf, type Verdict } from './gate.ts';
import { type PostOutcome, postComment, skip } from './postComment.ts';
import type { Window } from './schedule.ts';
import { looksAfter } from './settle.ts';
import { type State, states, wallTime } from './states.ts';
import { publishState } from './wire.ts';
import { type Written, writeComment } from './writeComment.ts';

const second = 1000;
const minute = 60 * second;
/** When all sources were asked and none had a post. */
const dryWait = 15 * minute;
/** Between two turns through a long list of sources that have had nothing so far. */
const breath = 20 * second;
/** How many of its last comments a new one is compared with. */
const remembered = 50;

export type Result = { state: State; patch?: Partial<Outcome> };
/** `state` is null where the rules say how the account goes on: `verdict`, or what they say once all is read again. */
export type StepResult = Omit<Result, 'state'> & { state: State | null; verdict?: Verdict | null };

/** A comment that was written for a post that was taken, and is still in the state `reserved`. */
export type Reserved = { id: string; found: Found; written: Exclude<Written, { flaw: unknown }> };
type Taken =
  | { kind: 'written'; reserved: Reserved; patch: Partial<Outcome> }
  | { kind: 'ended'; result: StepResult };

/** Finds a post, writes a comment and posts it. */
export async function commentOnce(
  deps: Deps,
  lease: Lease,
  view: EngineView,
  opening: Opening,
  signal: AbortSignal,
): Promise<StepResult> {
  const taken = await takeAndWrite(deps, lease, view, opening, signal);
  if (taken.kind === 'ended') return taken.result;
  const { reserved, patch } = taken;
  if (deps.engineClock.now() >= opening.window.closesAt) {
    await releasePost(deps.db, reserved.id);
    return { state: null, patch };
  }
  const { comment: text, receipt } = reserved.written;
  const intent = onItsWay(reserved);
  const outcome = await postComment(deps, lease, view, intent, reserved.found.post, { text, receipt });
  return afterPosting(deps, view, opening, intent.category, outcome, patch);
}

/** How an account goes on after a comment was sent, or was not. */
export function afterPosting(
  { engineClock }: Pick<Deps, 'engineClock'>,
  view: EngineView,
  opening: Opening,
  category: CommentCategory,
  outcome: PostOutcome,
  patch: Partial<Outcome>,
): StepResult {
  const now = engineClock.now();
  if (outcome.kind === 'open') return { state: states.settling(now + looksAfter[0]), patch };
  if (outcome.kind !== 'posted' || !outcome.wait) return { state: null, patch };
  return { state: null, verdict: mayActAfter(view, opening, category, outcome.wait, now), patch };
}

export const onItsWay = ({ id, found: { post, category } }: Pick<Reserved, 'id' | 'found'>) => ({
  id,
  postId: post.postId,
  postUrl: post.url,
  posterName: post.author.name,
  category,
});

/** Takes the post whose turn it is and writes a comment for it. Whatever stops that gives the post back. */
export async function takeAndWrite(
  deps: Deps,
  lease: Lease,
  view: EngineView,
  { window, left }: Opening,
  signal: AbortSignal,
): Promise<Taken> {
  const { accountId } = view.account;
  const { dueAt: _dueAt, ...working } = states.working(deps.engineClock.now());
  await showState(deps.db, accountId, working);
  await publishState(deps, accountId, view.automation);

  const id = newId(deps.engineClock.now());
  const take: Take = (found) => reserve(deps, lease, view, window, id, found);
  const search = await findPost(deps, view, left, take, signal);
  const turns = { searchTurn: search.searchTurn, monitorTurn: search.monitorTurn, faults: 0 };
  if (search.refused) return { kind: 'ended', result: { state: null, patch: { ...turns, dry: 0 } } };
  if (!search.found) {
    const dry = (view.automation.dry + search.tried) % Math.max(1, search.total);
    return {
      kind: 'ended',
      result: { state: dryState(deps, view, window, search), patch: { ...turns, dry } },
    };
  }
  const patch = { ...turns, dry: 0 };
  const written = await write(deps, view, id, search.found, signal);
  if (!written) return { kind: 'ended', result: { state: null, patch } };
  return { kind: 'written', reserved: { id, found: search.found, written }, patch };
}

function reserve(
  deps: Deps,
  lease: Lease,
  view: EngineView,
  window: Window,
  id: string,
  { post, category, source }: Found,
) {
  const settings = settingsOf(view);
  const intent = {
    id,
    accountId: view.account.accountId,
    userId: view.account.userId,
    postId: post.postId,
    postUrl: post.url,
    posterId: post.author.id,
    posterName: post.author.name,
    posterImageUrl: post.author.imageUrl,
    category,
    source,
    windowDay: window.day,
    createdAt: deps.engineClock.now(),
  };
  const limit = category === 'Search' ? settings.dailySearchComments : settings.dailyMonitorComments;
  return reservePost(deps.db, lease, intent, postIds(post), limit);
}

/** Writes for the post that was taken; undefined where no comment came of it and the post is skipped. */
async function write(deps: Deps, view: EngineView, id: string, found: Found, signal: AbortSignal) {
  const { post } = found;
  const intent = onItsWay({ id, found });
  try {
    const { accountId } = view.account;
    const { prompt, review } = settingsOf(view);
    const drafted = review ? draftTexts(deps.db, accountId) : [];
    const earlier = [...drafted, ...(await latestTexts(deps.db, accountId, remembered))];
    const written = await writeComment(deps.writer, { prompt, post, earlier }, signal);
    if (!('flaw' in written)) return written;
    await releasePost(deps.db, id);
    await skip(
      deps,
      view,
      intent,
      'no_good_comment',
      'no comment good enough could be written',
      written.flaw.reason,
    );
    return undefined;
  } catch (fault) {
    await releaseReserved(deps, view.account.accountId, id);
    if (!(fault instanceof ProviderFault && fault.kind === 'invalid')) throw fault;
    await skip(deps, view, intent, 'refused_by_writer', fault.message);
    return undefined;
  }
}

async function releaseReserved(deps: Deps, accountId: string, intentId: string): Promise<void> {
  const intent = (await openIntents(deps.db, accountId)).find((one) => one.id === intentId);
  if (intent?.state === 'reserved') await releasePost(deps.db, intentId);
}

function dryState(deps: Deps, view: EngineView, window: Window, search: Search): State {
  const now = deps.engineClock.now();
  const wait = view.automation.dry + search.tried >= search.total ? dryWait : breath;
  const soon = Math.ceil(now + wait * (0.75 + deps.random() / 2));
  // Where all rest there is nothing to look at before; the next window may have what this one has used up.
  const at = Math.max(soon, Math.min(search.restsUntil ?? soon, window.closesAt));
  return states.noPosts(at, wallTime(at, now, settingsOf(view).timing.timezone));
}
