import { type EngineView, readForEngine } from '../../db/accounts.ts';
import { type Outcome, releaseAccount, showState } from '../../db/automations.ts';
import { type Lease, latestTexts, openIntents, releasePost, reservePost, usedOn } from '../../db/comments.ts';
import { newId } from '../../db/id.ts';
import { lapseUser } from '../../db/users.ts';
import { setAccountStatus } from '../accounts/setAccountStatus.ts';
import type { Deps } from '../deps.ts';
import { ProviderFault } from '../providers/fault.ts';
import { isSubscribed } from '../users/schemas.ts';
import { postIds } from './choosePost.ts';
import { type Found, findPost, type Take } from './findPost.ts';
import { currentWindow, mayAct, settingsOf, type Verdict } from './gate.ts';
import { onFault } from './onFault.ts';
import { looksAfter, type PostOutcome, postComment, settle, skip } from './postComment.ts';
import type { Window } from './schedule.ts';
import { type State, states, wallTime } from './states.ts';
import { publishState } from './wire.ts';
import { writeComment } from './writeComment.ts';

const second = 1000;
const minute = 60 * second;
/** When all sources were asked and none had a post. */
const dryWait = 15 * minute;
/** Between two turns through a long list of sources that have had nothing so far. */
const breath = 20 * second;

type Result = { state: State; patch?: Partial<Outcome> };

/** One account's turn: settle what is open, ask the rules, comment at most once, hand the account back with its new state. */
export async function takeTurn(deps: Deps, lease: Lease, accountId: string, signal: AbortSignal): Promise<void> {
  const view = await readCurrent(deps, accountId);
  if (!view) return;
  let result: Result;
  try {
    result = await turn(deps, lease, view, signal);
  } catch (fault) {
    const setback = onFault(deps, view, fault);
    if (setback.disconnected) await setAccountStatus(deps, view.account, 'Disconnected');
    await announceFault(deps, view, fault, setback.state);
    result = setback;
  }
  const kept = await releaseAccount(deps.db, accountId, lease, { ...result.patch, ...result.state });
  if (kept) await publishState(deps, accountId, view.automation);
}

/** What the engine needs to know, with a subscription that ends by its date ended. */
async function readCurrent(deps: Deps, accountId: string): Promise<EngineView | undefined> {
  const view = await readForEngine(deps.db, accountId);
  const endsAt = view?.user.subscriptionEndsAt ?? null;
  const today = deps.clock.now();
  if (!view || endsAt === null || endsAt > today || !isSubscribed(view.user.status)) return view;
  return (await lapseUser(deps.db, view.user.id, today)) ? readForEngine(deps.db, accountId) : view;
}

async function turn(deps: Deps, lease: Lease, view: EngineView, signal: AbortSignal): Promise<Result> {
  let settled = false;
  if (view.account.status === 'Connected') {
    for (const intent of await openIntents(deps.db, view.account.accountId)) {
      const settlement = await settle(deps, view, intent);
      if (settlement.kind === 'open') return { state: states.settling(settlement.lookAt) };
      settled = true;
    }
  }
  // What was settled may have used up a limit or begun an interval.
  const fresh = (settled ? await readForEngine(deps.db, view.account.accountId) : view) ?? view;
  const verdict = await judge(deps, fresh);
  return verdict.act ? comment(deps, lease, fresh, verdict, signal) : { state: verdict.state };
}

/** Asks the rules about this moment. */
export async function judge(deps: Deps, view: EngineView): Promise<Verdict> {
  const now = deps.engineClock.now();
  const window = currentWindow(view, now);
  const used = window ? await usedOn(deps.db, view.account.accountId, window.day) : { Search: 0, Monitor: 0 };
  return mayAct(view, window, used, now);
}

async function comment(
  deps: Deps,
  lease: Lease,
  view: EngineView,
  verdict: Verdict & { act: true },
  signal: AbortSignal,
): Promise<Result> {
  const { accountId } = view.account;
  await showState(deps.db, accountId, stripDue(states.working(deps.engineClock.now())));
  await publishState(deps, accountId, view.automation);

  const id = newId(deps.engineClock.now());
  const take: Take = (found) => reserve(deps, lease, view, verdict.window, id, found);
  const search = await findPost(deps, view, verdict.left, take, signal);
  const turns = { searchTurn: search.searchTurn, monitorTurn: search.monitorTurn, faults: 0 };
  if (!search.found && !search.refused) {
    return { state: dryState(deps, view, search), patch: { ...turns, dry: dryCount(view, search) % Math.max(1, search.total) } };
  }

  const outcome = search.found ? await write(deps, lease, view, verdict.window, id, search.found, signal) : 'not_sent';
  if (outcome === 'open') return { state: states.settling(deps.engineClock.now() + looksAfter[0]), patch: turns };
  const after = (await readForEngine(deps.db, accountId)) ?? view;
  const next = await judge(deps, after);
  const state = next.act ? { ...states.working(deps.engineClock.now()), dueAt: deps.engineClock.now() + second } : next.state;
  return { state, patch: { ...turns, dry: 0 } };
}

function reserve(deps: Deps, lease: Lease, view: EngineView, window: Window, id: string, { post, category, source }: Found) {
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

/** Writes for the post that was taken and posts it; whatever stops it short of sending gives the post back. */
async function write(
  deps: Deps,
  lease: Lease,
  view: EngineView,
  window: Window,
  id: string,
  { post, category }: Found,
  signal: AbortSignal,
): Promise<PostOutcome> {
  const { accountId } = view.account;
  const intent = { id, postId: post.postId, postUrl: post.url, posterName: post.author.name, category };
  try {
    const earlier = await latestTexts(deps.db, accountId, 50);
    const written = await writeComment(deps.writer, { prompt: settingsOf(view).prompt, post, earlier }, signal);
    if ('flaw' in written) {
      await releasePost(deps.db, id);
      await skip(deps, view, intent, written.flaw.reason, 'no comment good enough could be written');
      return 'skipped';
    }
    if (deps.engineClock.now() >= window.closesAt) {
      await releasePost(deps.db, id);
      return 'not_sent';
    }
    return await postComment(deps, lease, view, intent, written.comment);
  } catch (fault) {
    // A post whose comment is sent is never given back here: postComment has settled or released it.
    await releaseReserved(deps, accountId, id);
    if (fault instanceof ProviderFault && fault.kind === 'invalid') {
      await skip(deps, view, intent, 'refused_by_writer', fault.message);
      return 'skipped';
    }
    throw fault;
  }
}

async function releaseReserved(deps: Deps, accountId: string, intentId: string): Promise<void> {
  const intent = (await openIntents(deps.db, accountId)).find((one) => one.id === intentId);
  if (intent?.state === 'reserved') await releasePost(deps.db, intentId);
}

type DrySearch = { tried: number; total: number };
const dryCount = (view: EngineView, search: DrySearch): number => view.automation.dry + search.tried;

function dryState(deps: Deps, view: EngineView, search: DrySearch): State {
  const now = deps.engineClock.now();
  const wait = dryCount(view, search) >= search.total ? dryWait : breath;
  const at = Math.ceil(now + wait * (0.75 + deps.random() / 2));
  return states.noPosts(at, wallTime(at, now, settingsOf(view).timing.timezone));
}

const stripDue = ({ dueAt: _dueAt, ...state }: State) => state;

async function announceFault(deps: Deps, view: EngineView, fault: unknown, state: State): Promise<void> {
  const { accountId, userId } = view.account;
  await deps.events.publish(deps.db, {
    userId,
    accountId,
    kind: 'fault',
    at: deps.engineClock.now(),
    message: state.stateMessage,
    data: { reason: fault instanceof ProviderFault ? fault.kind : 'internal' },
  });
}
