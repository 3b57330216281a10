import { isDeepStrictEqual } from 'node:util';
import { listAccounts } from '../../../db/accounts/accounts.ts';
import { operatorStop, putOperatorStop, putUserStop } from '../../../db/automation/switches.ts';
import { wake } from '../../../db/jobs/wake.ts';
import { eventsAfter } from '../../../db/messaging/events.ts';
import type { Tx } from '../../../db/open.ts';
import { afterCommit, transaction } from '../../../db/transaction.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../http/client.ts';
import type { Actor } from '../../identity/auth/authenticate.ts';
import { changeBy } from '../../identity/users/audit.ts';
import type { WebhookType } from '../../messaging/webhooks/schemas.ts';
import type { OperatorSwitch, OperatorSwitchInput, UserSwitch } from './schemas.ts';
import { keepShown, reasonOf, stopsFor, toWireAutomation } from './toApi.ts';

export async function readSwitch({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<UserSwitch> {
  const { user: since, operator } = await stopsFor(db, actor.userId);
  return {
    stopped: since !== null,
    since: since === null ? null : iso(since),
    operator: operator
      ? { since: iso(operator.since), reason: operator.reason, reasonText: reasonOf(operator).text }
      : null,
  };
}

/**
 * Stops the actor's accounts before their next network call, or resumes them. Each stays started or paused.
 */
export async function putSwitch(deps: Deps, actor: Actor, stopped: boolean): Promise<UserSwitch> {
  await transaction(deps.db, async (tx) => {
    if (await putUserStop(tx, actor.userId, stopped ? deps.clock.now() : null))
      await keepAll(deps, tx, actor.userId, { type: stopped ? 'account.paused' : 'account.resumed' });
  });
  return readSwitch(deps, actor);
}

export async function readOperatorSwitch({ db }: Pick<Deps, 'db'>): Promise<OperatorSwitch> {
  const stop = await operatorStop(db);
  return {
    stopped: stop !== undefined,
    since: stop ? iso(stop.since) : null,
    reason: stop?.reason ?? '',
    reasonText: stop && reasonOf(stop).text,
  };
}

/** Stops all comments before the next network call, or resumes them. Only connected clients get an event. */
export async function putOperatorSwitch(
  deps: Deps,
  actor: Actor,
  { stopped, reason }: OperatorSwitchInput,
  client: Client,
): Promise<OperatorSwitch> {
  const now = deps.clock.now();
  const change = changeBy(actor.userId, stopped ? 'automation.stop' : 'automation.go_on', client);
  const note = { ...change, at: now, subject: 'server', details: stopped ? { reason } : {} };
  const stop = stopped ? { since: now, reason, reasonText: null } : null;
  await transaction(deps.db, async (tx) => {
    if (!(await putOperatorStop(tx, stop, note))) return;
    for (const userId of deps.events.watched()) await keepAll(deps, tx, userId);
    afterCommit(tx, () =>
      deps.log.warn(
        { stopped, reason, actorId: actor.userId },
        stopped ? 'all comments are stopped' : 'comments are resumed',
      ),
    );
    wake(tx, 'run');
  });
  return readOperatorSwitch(deps);
}

const all = {
  sort: { field: 'createdAt', descending: false },
  offset: 0,
  limit: 1000,
  filter: { running: true },
} as const;

type Announcer = Pick<Deps, 'db' | 'engineClock' | 'events'>;

/**
 * Announces an operator stop that another server has changed, to the users watched here.
 * @param since an event id; users who got such an event after it are skipped
 */
export async function announceOperatorSwitch(deps: Announcer, since: number): Promise<void> {
  for (const userId of deps.events.watched())
    await transaction(deps.db, (tx) => keepAll(deps, tx, userId, { since }));
}

/**
 * Stores an event per running account, unless the account's latest event after `since` says the same.
 * @param type of the webhook message; none for an operator's stop
 */
async function keepAll(
  deps: Pick<Announcer, 'engineClock' | 'events'>,
  tx: Tx,
  userId: string,
  { since, type }: { since?: number; type?: WebhookType } = {},
): Promise<void> {
  const stops = await stopsFor(tx, userId);
  const { rows } = await listAccounts(tx, { userId, accountIds: null }, all);
  const known = since === undefined ? [] : await eventsAfter(tx, userId, since, 1000);
  for (const row of rows) {
    const latest = known.findLast(({ kind, accountId }) => kind === 'state' && accountId === row.accountId);
    const { text } = toWireAutomation(row, deps.engineClock.now(), stops).state;
    if (!latest || !isDeepStrictEqual(latest.data.text, text))
      await keepShown(deps, tx, userId, row, stops, type);
  }
}
