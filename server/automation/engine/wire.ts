import { type AutomationRow, findShown, type ShownAutomation } from '../../../db/accounts/accounts.ts';
import { type OperatorStop, operatorStop, userStoppedAt } from '../../../db/automation/switches.ts';
import type { Reader, Tx } from '../../../db/open.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { WebhookType } from '../../messaging/webhooks/schemas.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { readSentence } from '../../texts/stored.ts';
import type { Tell } from './events.ts';
import type { Automation, AutomationState } from './schemas.ts';
import { type State, sentenceOfState, states } from './states.ts';

/** The user's stop in ms since the epoch. */
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

/** Empty without a reason. */
export const reasonOf = ({ reason, reasonText }: OperatorStop): Sentence => readSentence(reason, reasonText);

/** Replaces the account's own state, which returns afterwards. */
function stopped({ user, operator }: Stops): State | undefined {
  if (user !== null) return states.stoppedByUser();
  return operator && states.stoppedByOperator(reasonOf(operator));
}

/**
 * @param now by the engine's clock: an account that is due has its next action now
 * @param stops override a running account's state
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

/** Keeps the event of a state that differs from `before`, in the same transaction. */
export async function keepState(
  deps: Pick<Deps, 'engineClock' | 'events'>,
  tx: Tx,
  accountId: string,
  before: AutomationRow,
): Promise<Tell> {
  const row = await findShown(tx, accountId);
  if (!row) return nothing;
  const same =
    row.running === before.running &&
    row.stateKind === before.stateKind &&
    row.stateReason === before.stateReason &&
    row.stateUntil === before.stateUntil;
  if (same) return nothing;
  const reachesLimit = row.running && row.stateReason === 'limit' && before.stateReason !== 'limit';
  const type = before.running && !row.running ? 'account.paused' : reachesLimit ? 'limit.reached' : undefined;
  const stops = { user: row.userStoppedAt, operator: await operatorStop(tx) };
  return keepShown(deps, tx, row.userId, row, stops, type);
}

const nothing: Tell = () => {};

/** For watchers, and for the user's own servers if they subscribe. */
export async function keepShown(
  deps: Pick<Deps, 'engineClock' | 'events'>,
  tx: Tx,
  userId: string,
  row: ShownAutomation,
  stops: Stops,
  type?: WebhookType,
): Promise<Tell> {
  const now = deps.engineClock.now();
  const { accountId, ...data } = toWireAutomation(row, now, stops);
  return deps.events.keep(
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
