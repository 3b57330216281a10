import { releaseAccount } from '../../../db/automation/automations.ts';
import { unknownToLookAt } from '../../../db/automation/commentOutcomes.ts';
import { countsOn, openIntents } from '../../../db/automation/comments.ts';
import { approvedDrafts, nextApproved } from '../../../db/automation/drafts.ts';
import {
  type EngineView,
  lockRun,
  type RunView,
  readForEngine,
  readForRun,
} from '../../../db/automation/engineView.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import { operatorStop } from '../../../db/automation/switches.ts';
import { lapseUser } from '../../../db/identity/users.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { AccountGone } from '../../accounts/checkGone.ts';
import { setAccountStatus } from '../../accounts/refreshAccount.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day, second } from '../../durations.ts';
import { isSubscribed } from '../../identity/users/schemas.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { categoriesIn, currentWindow, judgeRun, mayAct, settingsOf, type Verdict } from '../decide/gate.ts';
import { nextSlot } from '../decide/nextSlot.ts';
import { type State, sentenceOfState, states } from '../decide/states.ts';
import { undoOf } from '../decide/undoWindow.ts';
import { Stopped } from './lastCheck.ts';
import { onFault } from './onFault.ts';
import { providerDay } from './readBudget.ts';
import { standingSetback } from './setback.ts';
import { settle } from './settle.ts';
import type { EngineDeps, StepResult } from './steps.ts';
import { keepChange, showNow, showWorking } from './toApi.ts';
import { writeAndPost } from './writeAndPost.ts';
import { postApproved, writeDraft, writeForUndoWindow } from './writeDraft.ts';

/** One run: settles open comments, asks the rules, comments at most once and releases the account. */
export async function runAccount(
  deps: EngineDeps,
  lease: Lease,
  accountId: string,
  signal: AbortSignal,
): Promise<void> {
  const begun = await begin(deps, accountId);
  if (!begun) return;
  const { view, at: beganAt } = begun;
  let result: StepResult;
  try {
    result = await run(deps, lease, begun, signal);
  } catch (fault) {
    result = { ...(await afterFault(deps, view, fault)), holdsPosting: true };
  }
  await transaction(deps.db, (tx) => end(deps, tx, lease, view, result, beganAt), {
    isolation: 'read committed',
  });
}

/** `at` is when it was read, ms since the epoch. */
type Begun = {
  view: RunView;
  /** Null if open comments must be settled first. */
  verdict: Verdict | null;
  /** While it lasts, approved drafts are posted, but no new comment is written. */
  setback: State | null;
  at: number;
};

/**
 * Reads and judges in one transaction, which also shows that the account is working. A subscription whose
 * date has passed counts as ended.
 */
async function begin(
  deps: EngineDeps,
  accountId: string,
  is: { settled?: boolean; lapsed?: boolean } = {},
): Promise<Begun | undefined> {
  const at = deps.engineClock.now();
  const of = { day: providerDay(at).day, since: iso(at - 2 * day).slice(0, 10) };
  const today = deps.clock.now();
  const begun = await transaction(
    deps.db,
    async (tx): Promise<(Begun & { endsNow?: boolean }) | undefined> => {
      const view = await readForRun(tx, accountId, at, of);
      if (!view) return undefined;
      const { subscriptionEndsAt: endsAt, status } = view.user;
      const endsNow = !is.lapsed && endsAt !== null && endsAt <= today && isSubscribed(status);
      const none = { view, verdict: null, setback: null, at };
      if (endsNow) return { ...none, endsNow };
      if (!is.settled && view.hasOpen && maySettle(view)) return none;
      const verdict = judgeRun(view, at);
      // Settling may have removed the reason of the setback.
      const setback = is.settled ? null : standingSetback(view, at);
      const mayRest = setback || view.hasApproved || settingsOf(view).review || undoOf(view) > 0;
      const judged = { view, verdict, setback, at };
      if (!verdict.act || mayRest) return judged;
      await showWorking(deps, tx, view);
      return judged;
    },
    // Read committed is enough, because the automation is locked.
    { isolation: 'read committed' },
  );
  if (begun?.endsNow) {
    await lapseUser(deps.db, begun.view.user.id, today);
    return begin(deps, accountId, { ...is, lapsed: true });
  }
  return begun;
}

/** Stores the account's next state and releases it. Does nothing if another run has the lease. */
async function end(
  deps: EngineDeps,
  tx: Tx,
  lease: Lease,
  view: RunView,
  { state: given, holdsPosting, verdict, patch, wait }: StepResult,
  beganAt: number,
): Promise<void> {
  const { accountId } = view.account;
  const row = await lockRun(tx, accountId, beganAt);
  if (row?.holder !== lease.holder || row.fence !== lease.fence) return;
  const state = given ?? (await nextState(deps, tx, view, row.recheck ? null : verdict));
  const slot = given && holdsPosting ? null : await slotAfter(deps, tx, view, wait ?? {});
  // Wake for the next check of an unconfirmed comment, unless that check was already overdue.
  const times = [state.dueAt, slot, row.lookAt].filter((time) => time !== null);
  const dueAt = times.length > 0 ? Math.min(...times) : null;
  const shown = { ...row, ...state, dueAt: row.recheck ? 0 : dueAt };
  if (row.removedAt === null) await keepChange(deps, tx, shown, view.automation, await operatorStop(tx));
  await releaseAccount(tx, accountId, lease, { ...patch, ...state, dueAt });
}

/** When the next approved draft is due, so that the account wakes for it in any state. Null without one. */
async function slotAfter(
  deps: EngineDeps,
  tx: Tx,
  view: RunView,
  wait: Partial<EngineView['automation']>,
): Promise<number | null> {
  if (!view.hasApproved && view.undoEndsAt === null) return null;
  const { accountId } = view.account;
  const now = deps.engineClock.now();
  const window = currentWindow(view, now);
  const used = window && (await countsOn(tx, accountId, window.day));
  const approved = (await approvedDrafts(tx, accountId)).map(({ draft, comment }) => ({
    ...comment,
    ...draft,
  }));
  const after = { ...view, automation: { ...view.automation, ...wait } };
  const at = nextSlot(after, approved, (day) => (used && day === window?.day ? used : nothing), now);
  // The run may just have called the network, so this keeps the spacing.
  return at === null ? null : Math.max(at, soonAfter(deps, now));
}

const nothing = { Search: 0, Monitor: 0 };

const soonAfter = (deps: EngineDeps, now: number): number => now + Math.max(second, deps.pace.gap());

async function run(
  deps: EngineDeps,
  lease: Lease,
  { view, verdict: known, setback }: Begun,
  signal: AbortSignal,
): Promise<StepResult> {
  if (known) return act(deps, lease, { view, verdict: known, setback }, signal);
  const settlement = await settleAll(deps, view);
  if (settlement?.kind === 'open') return { state: states.settling(settlement.lookAt), holdsPosting: true };
  // With spacing, settling was the one network call of this run.
  if (settlement && deps.pace.isSpaced) return { state: null };
  // Settling may have used up a limit or begun an interval.
  const fresh = await begin(deps, view.account.accountId, { settled: true });
  if (!fresh?.verdict) return { state: null };
  return act(deps, lease, { ...fresh, verdict: fresh.verdict }, signal);
}

async function act(
  deps: EngineDeps,
  lease: Lease,
  { view, verdict, setback }: Pick<Begun, 'view' | 'setback'> & { verdict: Verdict },
  signal: AbortSignal,
): Promise<StepResult> {
  const { posting } = verdict;
  if (posting && view.hasApproved) {
    const now = deps.engineClock.now();
    const draft = await nextApproved(deps.db, view.account.accountId, categoriesIn(posting.left), now);
    if (draft) {
      const posted = await postApproved(deps, lease, view, posting, draft, setback);
      return posted.state ? { ...posted, holdsPosting: true } : { ...posted, state: setback };
    }
  }
  if (setback) return { state: setback };
  try {
    return await writeNext(deps, lease, view, verdict, signal);
  } catch (fault) {
    return afterFault(deps, view, fault);
  }
}

async function writeNext(
  deps: EngineDeps,
  lease: Lease,
  view: RunView,
  verdict: Verdict,
  signal: AbortSignal,
): Promise<StepResult> {
  const opening = verdict.act ? verdict : verdict.between;
  const otherwise = verdict.act ? null : verdict.state;
  if (opening && settingsOf(view).review) return writeDraft(deps, lease, view, opening, otherwise, signal);
  if (opening && undoOf(view) > 0) return writeForUndoWindow(deps, lease, view, opening, otherwise, signal);
  if (!verdict.act) return { state: verdict.state };
  if (view.hasApproved) await showNow(deps, view);
  return writeAndPost(deps, lease, view, verdict, signal);
}

const maySettle = ({ account, user }: EngineView): boolean =>
  account.status === 'Connected' && user.stoppedAt === null;

/** Settles comments that a crash, a timeout or a lost connection left open. Undefined without any. */
async function settleAll(deps: Deps, view: EngineView) {
  if (!maySettle(view)) return undefined;
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
  const soon = soonAfter(deps, now);
  // Not at once, so that a released post is not taken again immediately.
  if (verdict.act) return { ...state, dueAt: soon };
  if (state.stateReason !== 'interval' || state.dueAt === null) return state;
  // Between comments, drafts are written at once; a comment with an undo window is written that much earlier.
  if (settingsOf(fresh).review) return { ...state, dueAt: soon };
  const undo = undoOf(fresh);
  return undo > 0 ? { ...state, dueAt: Math.max(soon, state.dueAt - undo) } : state;
}

async function afterFault(deps: Deps, view: EngineView, fault: unknown): Promise<StepResult> {
  if (fault instanceof Stopped) return { state: null };
  const setback = await onFault(deps, view, fault);
  if (setback.disconnected) await setAccountStatus(deps, view.account, 'Disconnected');
  // Nothing failed: the day's reads or the month's costs are used up.
  if (fault instanceof ProviderFault && (fault.kind === 'budget' || fault.kind === 'cap')) return setback;
  // The owner was notified already.
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
