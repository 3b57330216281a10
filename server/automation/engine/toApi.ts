import { type AutomationRow, findShown, type ShownAutomation } from '../../../db/accounts/accounts.ts';
import { showState } from '../../../db/automation/automations.ts';
import type { RunView } from '../../../db/automation/engineView.ts';
import { type OperatorStop, operatorStop, userStoppedAt } from '../../../db/automation/switches.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import { transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { WebhookType } from '../../messaging/webhooks/schemas.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { readSentence } from '../../texts/stored.ts';
import { type State, sentenceOfState, states } from '../decide/states.ts';
import type { Automation, AutomationState } from './schemas.ts';

/** `user`: when the user stopped all accounts, ms since the epoch. */
export type Stops = { user: number | null; operator: OperatorStop | undefined };

export const stopsFor = async (db: Reader, userId: string): Promise<Stops> => ({
  user: await userStoppedAt(db, userId),
  operator: await operatorStop(db),
});

type Shown = Pick<ShownAutomation, 'stateKind' | 'stateReason' | 'stateUntil' | 'stateMessage' | 'stateText'>;

function toWireState(row: Shown): AutomationState {
  return {
    kind: row.stateKind,
    reason: row.stateReason as AutomationState['reason'],
    until: row.stateUntil === null ? null : iso(row.stateUntil),
    ...sentenceOfState(row),
  };
}

/** The sentence of the operator's reason; empty without one. */
export const reasonOf = ({ reason, reasonText }: OperatorStop): Sentence => readSentence(reason, reasonText);

/** The state of a stop, which hides the account's own state until it is resumed. */
function stopped({ user, operator }: Stops): State | undefined {
  if (user !== null) return states.stoppedByUser();
  return operator && states.stoppedByOperator(reasonOf(operator));
}

/**
 * @param now by the engine's clock; the next action of a due account is now
 * @param stops override the state of a running account
 */
export function toWireAutomation(row: ShownAutomation, now: number, stops: Stops): Automation {
  const { accountId, running } = row;
  const stop = running ? stopped(stops) : undefined;
  if (stop) return { accountId, running, state: toWireState(stop), nextActionAt: null };
  const nextActionAt = running && row.dueAt !== null ? iso(Math.max(row.dueAt, now)) : null;
  // The user has resumed, and the engine is about to run the account.
  const state = running && row.stateReason === 'stopped_by_user' ? states.working(now) : row;
  return { accountId, running, state: toWireState(state), nextActionAt };
}

/** Stores an event if the state differs from `before`, in the same transaction. */
export async function keepState(
  deps: Pick<Deps, 'engineClock' | 'events'>,
  tx: Tx,
  accountId: string,
  before: AutomationRow,
): Promise<void> {
  const row = await findShown(tx, accountId);
  if (row) await keepChange(deps, tx, row, before, await operatorStop(tx));
}

const isLimit = (reason: string): boolean => reason === 'limit' || reason === 'cost_cap';

type Watched = ShownAutomation & { userId: string; userStoppedAt: number | null };

/** The same for a state that the transaction has read or written. */
export async function keepChange(
  deps: Pick<Deps, 'engineClock' | 'events'>,
  tx: Tx,
  row: Watched,
  before: AutomationRow,
  operator: OperatorStop | undefined,
): Promise<void> {
  const same =
    row.running === before.running &&
    row.stateKind === before.stateKind &&
    row.stateReason === before.stateReason &&
    row.stateUntil === before.stateUntil;
  if (same) return;
  const reachesLimit = row.running && isLimit(row.stateReason) && !isLimit(before.stateReason);
  const limit = reachesLimit ? 'limit.reached' : undefined;
  const type =
    row.running === before.running ? limit : row.running ? 'account.started' : ('account.paused' as const);
  const stops = { user: row.userStoppedAt, operator };
  await keepShown(deps, tx, row.userId, row, stops, type);
}

/** Stores the state 'working' and its event. @param view read in this transaction or an earlier one */
export async function showWorking(
  deps: Pick<Deps, 'engineClock' | 'events'>,
  tx: Tx,
  { account, automation, user, operator }: RunView,
): Promise<void> {
  const { accountId, userId } = account;
  const { dueAt: _, ...working } = states.working(deps.engineClock.now());
  const row = { ...automation, ...working, userId, userStoppedAt: user.stoppedAt };
  await Promise.all([keepChange(deps, tx, row, automation, operator), showState(tx, accountId, working)]);
}

/** The same in its own transaction. */
export async function showNow(
  deps: Pick<Deps, 'db' | 'engineClock' | 'events'>,
  view: RunView,
): Promise<void> {
  await transaction(deps.db, (tx) => showWorking(deps, tx, view));
}

/** Stores an event for watchers, and a webhook message of this type. */
export async function keepShown(
  deps: Pick<Deps, 'engineClock' | 'events'>,
  tx: Tx,
  userId: string,
  row: ShownAutomation,
  stops: Stops,
  type?: WebhookType,
): Promise<void> {
  const now = deps.engineClock.now();
  const { accountId, ...data } = toWireAutomation(row, now, stops);
  await deps.events.keep(
    tx,
    {
      userId,
      accountId,
      kind: 'state',
      at: now,
      message: data.state.message,
      text: data.state.text,
      data,
    },
    type,
  );
}
