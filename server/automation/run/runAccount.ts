import { releaseAccount } from '../../../db/automation/automations.ts';
import { unknownToLookAt } from '../../../db/automation/commentOutcomes.ts';
import { openIntents } from '../../../db/automation/comments.ts';
import { findApproved } from '../../../db/automation/drafts.ts';
import {
  type EngineView,
  lockDecision,
  lockRunView,
  type RunView,
} from '../../../db/automation/engineView.ts';
import type { Lease } from '../../../db/automation/lease.ts';
import { lapseUser } from '../../../db/identity/users.ts';
import { type Claim, settleJob } from '../../../db/jobs/jobs.ts';
import type { Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { AccountGone } from '../../accounts/checkGone.ts';
import { setAccountStatus } from '../../accounts/refreshAccount.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { isSubscribed } from '../../identity/users/schemas.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { sendApproved } from '../comment/sendApproved.ts';
import { settle } from '../comment/settle.ts';
import type { EngineDeps, StepResult } from '../comment/steps.ts';
import { writeNext } from '../comment/writeNext.ts';
import { keepChange, showWorking } from '../controls/toApi.ts';
import { betweenRuns, type Decidable, nextStep, type Step } from '../decide/nextStep.ts';
import { restingState } from '../decide/resting.ts';
import { sentenceOfState, states } from '../decide/states.ts';
import { providerDay } from '../network/readBudget.ts';
import { Stopped } from '../network/stopped.ts';
import { onFault } from './onFault.ts';

/**
 * One run: decides, takes one step, and releases the account with its next job.
 * @returns false if the account is gone, or has another lease
 */
export async function runAccount(
  deps: EngineDeps,
  lease: Lease & { job: Claim },
  accountId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const begun = await begin(deps, accountId);
  if (!begun) return false;
  const result = await take(deps, lease, begun, signal);
  // Read committed is enough, because the automation is locked.
  return transaction(deps.db, (tx) => release(deps, tx, lease, begun, result), {
    isolation: 'read committed',
  });
}

/** `at` is when it was read, ms since the epoch. */
type Begun = { view: Decidable & RunView; step: Step; at: number };

/**
 * Reads and decides in one transaction, which also shows that the account is working. A subscription whose
 * date has passed counts as ended.
 * @param hasSettled settling may have removed the reason of the account's setback
 */
async function begin(
  deps: EngineDeps,
  accountId: string,
  { hasSettled = false, hasLapsed = false } = {},
): Promise<Begun | undefined> {
  const at = deps.engineClock.now();
  const today = deps.clock.now();
  const begun = await transaction(
    deps.db,
    async (tx): Promise<Begun | { endedUser: string } | undefined> => {
      const read = await lockRunView(tx, accountId, { day: providerDay(at).day, since: sinceDay(at) });
      if (!read) return undefined;
      const { id, subscriptionEndsAt: endsAt, status } = read.user;
      if (!hasLapsed && endsAt !== null && endsAt <= today && isSubscribed(status)) return { endedUser: id };
      const view = { ...read, resting: hasSettled ? null : restingState(read, at) };
      const step = nextStep(view, at);
      if (step.do === 'write') await showWorking(deps, tx, view);
      return { view, step, at };
    },
    { isolation: 'read committed' },
  );
  if (!begun || !('endedUser' in begun)) return begun;
  await lapseUser(deps.db, begun.endedUser, today);
  return begin(deps, accountId, { hasSettled, hasLapsed: true });
}

/** The first window day that may be current, YYYY-MM-DD. */
export const sinceDay = (now: number): string => iso(now - 2 * day).slice(0, 10);

async function take(
  deps: EngineDeps,
  lease: Lease,
  { view, step }: Begun,
  signal: AbortSignal,
): Promise<StepResult> {
  try {
    if (step.do === 'settle') return await settleAndGoOn(deps, lease, view, signal);
    if (step.do === 'send') return await send(deps, lease, view, step);
    if (step.do === 'rest') return { state: step.state };
    return await writeNext(deps, lease, view, step, signal);
  } catch (fault) {
    const setback = await afterFault(deps, view, fault);
    // A writer that fails keeps no approved draft waiting.
    return step.do === 'write' ? setback : { ...setback, holdsPosting: true };
  }
}

async function send(
  deps: EngineDeps,
  lease: Lease,
  view: Decidable & RunView,
  { draft, opening }: Extract<Step, { do: 'send' }>,
): Promise<StepResult> {
  const approved = await findApproved(deps.db, draft.commentId);
  if (!approved) return { state: null };
  const posted = await sendApproved(deps, lease, view, opening, approved, view.resting);
  return posted.state ? { ...posted, holdsPosting: true } : { ...posted, state: view.resting };
}

async function settleAndGoOn(
  deps: EngineDeps,
  lease: Lease,
  view: RunView,
  signal: AbortSignal,
): Promise<StepResult> {
  const lookAt = await settleAll(deps, view);
  if (lookAt !== null) return { state: states.settling(lookAt), holdsPosting: true };
  // With spacing, settling was the one network call of this run.
  if (deps.pace.isSpaced) return { state: null };
  // Settling may have used up a limit or begun an interval.
  const fresh = await begin(deps, view.account.accountId, { hasSettled: true });
  if (!fresh || fresh.step.do === 'settle') return { state: null };
  return take(deps, lease, fresh, signal);
}

/**
 * Settles comments that a crash, a timeout or a lost connection left open.
 * @returns when to look again, ms since the epoch; null if none is open
 */
async function settleAll(deps: Deps, view: EngineView): Promise<number | null> {
  for (const intent of await openIntents(deps.db, view.account.accountId)) {
    const settlement = await settle(deps, view, intent);
    if (settlement.kind === 'open') return settlement.lookAt;
  }
  const now = deps.engineClock.now();
  for (const unknown of await unknownToLookAt(deps.db, view.account.accountId)) {
    if ((unknown.lookAt ?? now) <= now) await settle(deps, view, unknown);
  }
  return null;
}

/** Stores the account's next state and releases it. Does nothing if another run has the lease. */
async function release(
  deps: EngineDeps,
  tx: Tx,
  lease: Lease & { job: Claim },
  { view: before, at: beganAt }: Begun,
  { state: given, holdsPosting, patch }: StepResult,
): Promise<boolean> {
  const { accountId } = before.account;
  const now = deps.engineClock.now();
  const view = await lockDecision(tx, accountId, sinceDay(now));
  const { automation } = view ?? {};
  if (!view || automation?.leaseHolder !== lease.holder || automation.fence !== lease.fence) return false;
  const { state, until } =
    given && holdsPosting
      ? { state: given, until: earlier(given.dueAt, lookAfter(view.lookAt, beganAt)) }
      : whenNext(deps, { ...view, resting: given }, now);
  // Something about the account has changed during the run.
  const dueAt = view.automation.recheck ? 0 : until;
  const { userId, removedAt } = view.account;
  const shown = { ...view.automation, ...state, dueAt, userId, userStoppedAt: view.user.stoppedAt };
  if (removedAt === null) await keepChange(deps, tx, shown, before.automation, view.operator);
  await releaseAccount(tx, accountId, lease, { ...patch, ...state, dueAt: until });
  await settleJob(tx, lease.job, dueAt === null ? { state: 'done' } : { state: 'repeat', runAt: dueAt });
  return true;
}

/** When the account runs again, and the state until then. */
function whenNext(
  deps: EngineDeps,
  view: Decidable,
  now: number,
): Pick<Step, 'state'> & { until: number | null } {
  const step = nextStep(view, now);
  // Not at once: the run may just have called the network, or released the post that it would take again.
  const soon = now + Math.max(betweenRuns, deps.pace.gap());
  if (step.do !== 'rest') return { state: step.state, until: soon };
  const isOwnTime = step.until === null || step.until === view.resting?.dueAt;
  return { state: step.state, until: isOwnTime ? step.until : Math.max(step.until ?? 0, soon) };
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/**
 * A check that was due before the run waits for the state. A later one doesn't: the state may have no end.
 */
const lookAfter = (lookAt: number | null, beganAt: number): number | null =>
  lookAt !== null && lookAt > beganAt ? lookAt : null;

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
