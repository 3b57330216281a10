import { listAccounts } from '../../../db/accounts.ts';
import { operatorStop, putOperatorStop, putUserStop } from '../../../db/switches.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy } from '../../identity/users/audit.ts';
import type { OperatorSwitch, OperatorSwitchInput, UserSwitch } from './schemas.ts';
import { announceState, reasonOf, stopsFor } from './wire.ts';

/** Whether the actor has stopped all of their accounts, or the operator everybody's. */
export function readSwitch(deps: Pick<Deps, 'db'>, actor: Actor): UserSwitch {
  const { user: since, operator } = stopsFor(deps, actor.userId);
  return {
    stopped: since !== null,
    since: since === null ? null : iso(since),
    operator: operator
      ? { since: iso(operator.since), reason: operator.reason, reasonText: reasonOf(operator).text }
      : null,
  };
}

/** Stops all of the actor's accounts before their next call to the network, or lets them go on. Each stays started or paused as it is. */
export async function putSwitch(deps: Deps, actor: Actor, stopped: boolean): Promise<UserSwitch> {
  if (await putUserStop(deps.db, actor.userId, stopped ? deps.clock.now() : null)) {
    await announceAll(deps, actor.userId);
    deps.events.announceDue();
  }
  return readSwitch(deps, actor);
}

/** Whether the operator has stopped all comments, and why. */
export function readOperatorSwitch(deps: Pick<Deps, 'db'>): OperatorSwitch {
  const stop = operatorStop(deps.db);
  return {
    stopped: stop !== undefined,
    since: stop ? iso(stop.since) : null,
    reason: stop?.reason ?? '',
    reasonText: stop && reasonOf(stop).text,
  };
}

/**
 * Stops all comments of all customers before the next call to the network, or resumes them. Connected clients get an event; others
 * see the state when they load it.
 */
export async function putOperatorSwitch(
  deps: Deps,
  actor: Actor,
  { stopped, reason }: OperatorSwitchInput,
  caller: Caller,
): Promise<OperatorSwitch> {
  const now = deps.clock.now();
  const change = changeBy(actor.userId, stopped ? 'automation.stop' : 'automation.go_on', caller);
  const note = { ...change, at: now, subject: 'server', details: stopped ? { reason } : {} };
  if (await putOperatorStop(deps.db, stopped ? { since: now, reason, reasonText: null } : null, note)) {
    deps.log.warn(
      { stopped, reason, actorId: actor.userId },
      stopped ? 'all comments are stopped' : 'comments are resumed',
    );
    for (const userId of deps.events.watched()) await announceAll(deps, userId);
    deps.events.announceDue();
  }
  return readOperatorSwitch(deps);
}

const all = {
  sort: { field: 'createdAt', descending: false },
  offset: 0,
  limit: 1000,
  filter: { running: true },
} as const;

/** Tells a user's watchers how each of their running accounts stands now. */
async function announceAll(deps: Deps, userId: string): Promise<void> {
  const stops = stopsFor(deps, userId);
  for (const row of listAccounts(deps.db, userId, all).rows) await announceState(deps, userId, row, stops);
}
