import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setImmediate as nextTick } from 'node:timers/promises';
import {
  beat,
  buryEngines,
  type Claimed,
  claimDueAccounts,
  listEngines,
  nextDueAt,
  releaseAccount,
} from '../../../db/automations.ts';
import type { Lease } from '../../../db/comments.ts';
import { mayGoOn, operatorStop } from '../../../db/switches.ts';
import { transaction } from '../../../db/transaction.ts';
import { lapseUsers } from '../../../db/users.ts';
import type { Deps } from '../../deps.ts';
import { second } from '../../durations.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { createCircuit } from './circuit.ts';
import { guarded } from './guard.ts';
import { lapseDrafts } from './lapseDrafts.ts';
import { createPace } from './pace.ts';
import { createPruner } from './prune.ts';
import { raiseAlarm } from './refusals.ts';
import { states } from './states.ts';
import { takeTurn } from './takeTurn.ts';

/** Accounts that run at the same time. Most of a run waits for a provider. */
const atOnce = 64;
const beatEvery = 5 * second;
/** An engine that has not said that it is alive for so long has lost its accounts. */
const silentAfter = 20 * second;
/** How long a stop waits for what is in flight before it cuts it off. */
const patience = 20 * second;

/**
 * Finds the accounts that are due and gives each its turn. It never looks at those that are not: an index answers which come next,
 * and one timer wakes it then.
 */
export function createEngine(deps: Deps) {
  const holder = randomUUID();
  const self = { holder, host: hostname(), pid: process.pid };
  const work = new Set<Promise<void>>();
  /** The accounts that have their turn now, each with the number of its lease. */
  const fences = new Map<string, number>();
  const turnDeps = {
    ...guarded(deps, {
      network: circuitOf('network', say('names.linkedin')),
      writer: circuitOf('writer', say('names.writer')),
      mayGoOn: (accountId) => mayGoOn(deps.db, accountId, { holder, fence: fences.get(accountId) ?? 0 }),
    }),
    pace: createPace(deps.engineClock, deps.random, deps.spacing),
  };
  /** Accounts that could not be given back. */
  const owed = new Map<string, Lease>();
  const pruner = createPruner(deps);
  const cut = new AbortController();
  let stopping = false;
  let pumping = false;
  let again = false;
  let cancelWake = () => {};
  let cancelBeat = () => {};
  let unwatch = () => {};

  function circuitOf(name: 'network' | 'writer', provider: Sentence) {
    return createCircuit({
      provider,
      clock: deps.engineClock,
      onChange(state, why, fault) {
        deps.metrics.circuit(name, state);
        const details = { provider: name, state };
        if (state !== 'open') deps.log.info(details, 'circuit breaker closed, provider is called again');
        else if (why === 'unavailable')
          deps.log.warn(details, 'circuit breaker opened, provider is unavailable');
        else {
          const said = [fault?.hint?.message, fault?.detail].filter(Boolean).join(': ');
          raiseAlarm(deps, name, said).catch((error: unknown) =>
            deps.log.error({ err: error }, 'failed to keep an alarm of a provider'),
          );
          deps.log.error(
            { ...details, alarm: 'provider_key' },
            'provider rejects the API key, check the configuration',
          );
        }
      },
    });
  }

  async function runTurn({ accountId, fence, dueAt }: Claimed): Promise<void> {
    const lease = { holder, fence };
    fences.set(accountId, fence);
    // An account marked for a recheck is due immediately.
    if (dueAt) deps.metrics.turnBegan(Math.max(0, deps.engineClock.now() - dueAt));
    try {
      await takeTurn(turnDeps, lease, accountId, cut.signal);
      // A run that calls no provider never leaves the microtask queue: requests get the event loop here.
      await nextTick();
    } catch (error) {
      deps.log.error({ err: error, accountId }, 'failed to finish an account run');
      await giveBack(accountId, lease);
    } finally {
      // It may have its next turn already.
      if (fences.get(accountId) === fence) fences.delete(accountId);
    }
  }

  /** After a fault of ours. Where not even that can be written down, the next beat tries again: nobody else may take it from an engine that lives. */
  async function giveBack(accountId: string, lease: Lease): Promise<void> {
    owed.set(accountId, lease);
    try {
      const at = deps.engineClock.now() + 60 * second;
      const backoff = states.backoff(at, say('dates.inAMinute'), say('calls.internal'));
      await transaction(deps.db, (tx) => releaseAccount(tx, accountId, lease, backoff));
      if (owed.get(accountId) === lease) owed.delete(accountId);
    } catch (error) {
      deps.log.error(
        { err: error, accountId, alarm: 'storage' },
        'failed to release the lease of an account',
      );
    }
  }

  async function payBack(): Promise<void> {
    for (const [accountId, lease] of [...owed]) await giveBack(accountId, lease);
  }

  /** Takes nothing while the operator has stopped everything: it is looked at again at each beat, and as soon as somebody says so. */
  async function claim(limit: number): Promise<Claimed[]> {
    if (await operatorStop(deps.db)) return [];
    return claimDueAccounts(deps.db, holder, deps.engineClock.now(), limit);
  }

  const free = (): number => atOnce - work.size;

  /** Fills the free places with due accounts and sets the alarm for the next one. */
  async function pump(): Promise<void> {
    if (pumping) {
      again = true;
      return;
    }
    pumping = true;
    try {
      do {
        again = false;
        if (stopping) return;
        const places = free();
        for (const due of places > 0 ? await claim(places) : []) {
          const running = runTurn(due).finally(() => {
            work.delete(running);
            void pump();
          });
          work.add(running);
        }
        cancelWake();
        const isGoing = free() > 0 && !(await operatorStop(deps.db));
        const next = isGoing ? await nextDueAt(deps.db) : null;
        if (next !== null && !stopping) cancelWake = deps.engineClock.wakeAt(next, () => void pump());
      } while (again);
    } catch (error) {
      // The next beat tries again.
      deps.log.error({ err: error }, 'failed to read due accounts');
    } finally {
      pumping = false;
    }
  }

  async function keepAlive(): Promise<void> {
    try {
      const now = deps.clock.now();
      await beat(deps.db, self, now);
      await deps.pulse.beat(deps);
      await payBack();
      await lapseUsers(deps.db, now);
      await lapseDrafts(deps);
      pruner.tick();
      const silent = (await listEngines(deps.db)).filter(
        (engine) => engine.holder !== holder && isGone(engine, now),
      );
      const freed = await buryEngines(
        deps.db,
        silent.map((engine) => engine.holder),
      );
      if (freed) deps.log.warn({ freed }, 'took over accounts of a dead engine');
    } catch (error) {
      deps.log.error({ err: error }, 'failed to write the engine heartbeat');
    }
    if (stopping) return;
    cancelBeat = deps.clock.wakeAt(deps.clock.now() + beatEvery, () => void keepAlive());
    await pump();
  }

  function isGone(engine: { host: string; pid: number; beatAt: number }, now: number): boolean {
    if (now - engine.beatAt > silentAfter) return true;
    if (engine.host !== self.host) return false;
    // In a container every server is process 1: one with our own number that beat before we began is our predecessor.
    if (engine.pid === self.pid) return engine.beatAt < now - process.uptime() * second;
    return !isAlive(engine.pid);
  }

  return {
    /** Begins to work and to take over what engines that are gone have left. */
    async start(): Promise<void> {
      unwatch = deps.events.onDue(() => void pump());
      await keepAlive();
    },

    /** Takes no more accounts, waits for what is in flight, and gives the rest back. */
    async stop(): Promise<void> {
      stopping = true;
      deps.pulse.end();
      unwatch();
      cancelWake();
      cancelBeat();
      const timer = setTimeout(() => cut.abort(new Error('the server is stopping')), patience);
      await Promise.allSettled([...work, pruner.stop()]);
      clearTimeout(timer);
      await buryEngines(deps.db, [holder]);
    },

    /** Gives every account that is due now its turn, and answers how many had one. For a clock that is moved by hand. */
    async runDue(): Promise<number> {
      await beat(deps.db, self, deps.clock.now());
      await payBack();
      await lapseUsers(deps.db, deps.clock.now());
      await lapseDrafts(deps);
      let turns = 0;
      for (let due = await claim(atOnce); due.length > 0; due = await claim(atOnce)) {
        await Promise.all(due.map((one) => runTurn(one)));
        turns += due.length;
      }
      return turns;
    },

    /** When the next account is due, ms since the epoch; null when none is. */
    nextDueAt: () => nextDueAt(deps.db),
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
