import { releaseAccount } from '../../../db/automation/automations.ts';
import { unknownToLookAt } from '../../../db/automation/commentOutcomes.ts';
import { countsOn, openIntents } from '../../../db/automation/comments.ts';
import { nextApproved } from '../../../db/automation/drafts.ts';
import { type EngineView, readForEngine } from '../../../db/automation/engineView.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import { lapseUser } from '../../../db/identity/users.ts';
import type { Reader } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { AccountGone } from '../../accounts/checkGone.ts';
import { setAccountStatus } from '../../accounts/refreshAccount.ts';
import type { Deps } from '../../deps.ts';
import { second } from '../../durations.ts';
import { isSubscribed } from '../../identity/users/schemas.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { categoriesIn, currentWindow, mayAct, settingsOf, type Verdict } from '../rules/gate.ts';
import { commentOnce, type EngineDeps } from './commentOnce.ts';
import { draftOnce, postApproved } from './draftOnce.ts';
import { Stopped } from './lastCheck.ts';
import { onFault } from './onFault.ts';
import { settle } from './settle.ts';
import { type State, sentenceOfState, states } from './states.ts';
import type { StepResult } from './steps.ts';
import { keepState } from './wire.ts';

/** One run: settle what is open, ask the rules, comment at most once, release the account. */
export async function runAccount(
  deps: EngineDeps,
  lease: Lease,
  accountId: string,
  signal: AbortSignal,
): Promise<void> {
  const view = await readCurrent(deps, accountId);
  if (!view) return;
  const beganAt = deps.engineClock.now();
  let result: StepResult;
  try {
    result = await run(deps, lease, view, signal);
  } catch (fault) {
    result = fault instanceof Stopped ? { state: null } : await afterFault(deps, view, fault);
  }
  const tells = await transaction(deps.db, async (tx) => {
    const recorded = await result.record?.(tx);
    const verdict = recorded?.recheck ? null : result.verdict;
    const state = result.state ?? (await nextState(deps, tx, view, verdict));
    const dueAt = await nextRunTime(tx, accountId, state.dueAt, beganAt);
    const kept = await releaseAccount(tx, accountId, lease, { ...result.patch, ...state, dueAt });
    return [recorded?.tell, kept && (await keepState(deps, tx, accountId, view.automation))];
  });
  for (const tell of tells) if (tell) tell();
}

/**
 * The end of the state, or an earlier late look at an unknown comment. Looks due before the run began wait
 * for the state; looks due during it don't, because the state may have no end.
 */
async function nextRunTime(
  db: Reader,
  accountId: string,
  dueAt: number | null,
  beganAt: number,
): Promise<number | null> {
  const unknown = await unknownToLookAt(db, accountId);
  const looks = unknown.map(({ lookAt }) => lookAt ?? beganAt).filter((lookAt) => lookAt > beganAt);
  const times = dueAt === null ? looks : [...looks, dueAt];
  return times.length > 0 ? Math.min(...times) : null;
}

/** A subscription that ends by its date counts as ended. */
async function readCurrent(deps: Deps, accountId: string): Promise<EngineView | undefined> {
  const view = await readForEngine(deps.db, accountId);
  const endsAt = view?.user.subscriptionEndsAt ?? null;
  const today = deps.clock.now();
  if (!view || endsAt === null || endsAt > today || !isSubscribed(view.user.status)) return view;
  return (await lapseUser(deps.db, view.user.id, today)) ? readForEngine(deps.db, accountId) : view;
}

async function run(
  deps: EngineDeps,
  lease: Lease,
  view: EngineView,
  signal: AbortSignal,
): Promise<StepResult> {
  const settlement = await settleAll(deps, view);
  if (settlement?.kind === 'open') return { state: states.settling(settlement.lookAt) };
  // Settling may have used up a limit or begun an interval.
  const fresh = (settlement ? await readForEngine(deps.db, view.account.accountId) : view) ?? view;
  // Settling was this run's network call.
  if (settlement && deps.pace.isSpaced) return { state: null };
  const verdict = await judge(deps.db, fresh, deps.engineClock.now());
  if (verdict.act) {
    const draft = await nextApproved(deps.db, view.account.accountId, categoriesIn(verdict.left));
    if (draft) return postApproved(deps, lease, fresh, verdict, draft);
  }
  const opening = verdict.act ? verdict : verdict.between;
  if (opening && settingsOf(fresh).review)
    return draftOnce(deps, lease, fresh, opening, verdict.act ? null : verdict.state, signal);
  if (!verdict.act) return { state: verdict.state };
  return commentOnce(deps, lease, fresh, verdict, signal);
}

/** Settles what a crash, a timeout or a cut connection left open; undefined if nothing was. */
async function settleAll(deps: Deps, view: EngineView) {
  if (view.account.status !== 'Connected' || view.user.stoppedAt !== null) return undefined;
  let settlement: Awaited<ReturnType<typeof settle>> | undefined;
  for (const intent of await openIntents(deps.db, view.account.accountId)) {
    settlement = await settle(deps, view, intent);
    if (settlement.kind === 'open') return settlement;
  }
  const now = deps.engineClock.now();
  for (const unknown of await unknownToLookAt(deps.db, view.account.accountId)) {
    if ((unknown.lookAt ?? now) <= now) settlement = await settle(deps, view, unknown);
  }
  return settlement;
}

/** @param now ms since the epoch */
export async function judge(db: Reader, view: EngineView, now: number): Promise<Verdict> {
  const window = currentWindow(view, now);
  const used = window ? await countsOn(db, view.account.accountId, window.day) : { Search: 0, Monitor: 0 };
  return mayAct(view, window, used, now);
}

/** @param known the rules' verdict; null reads it */
async function nextState(
  deps: EngineDeps,
  db: Reader,
  view: EngineView,
  known: Verdict | null | undefined,
): Promise<State> {
  const now = deps.engineClock.now();
  const fresh = known ? view : ((await readForEngine(db, view.account.accountId)) ?? view);
  const verdict = known ?? (await judge(db, fresh, now));
  const state = verdict.act ? states.working(now) : verdict.state;
  const soon = now + Math.max(second, deps.pace.gap());
  // Drafts are written between two comments, and a released post is not taken again at once.
  const isSoon = verdict.act || (settingsOf(fresh).review && state.stateReason === 'interval');
  return isSoon ? { ...state, dueAt: soon } : state;
}

async function afterFault(deps: Deps, view: EngineView, fault: unknown): Promise<StepResult> {
  const setback = await onFault(deps, view, fault);
  if (setback.disconnected) await setAccountStatus(deps, view.account, 'Disconnected');
  // Nothing failed: the reads of the day are used up.
  if (fault instanceof ProviderFault && fault.kind === 'budget') return setback;
  // The owner has been told.
  if (fault instanceof AccountGone) return setback;
  const { accountId, userId } = view.account;
  await deps.events.publish(deps.db, {
    userId,
    accountId,
    kind: 'fault',
    at: deps.engineClock.now(),
    ...sentenceOfState(setback.state),
    data: { reason: fault instanceof ProviderFault ? fault.kind : 'internal' },
  });
  return setback;
}
