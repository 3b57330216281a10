import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { beat, buryEngines, claimDueAccounts, listEngines, nextDueAt, releaseAccount } from '../../db/automations.ts';
import { lapseUsers } from '../../db/users.ts';
import type { Deps } from '../deps.ts';
import { states } from './states.ts';
import { takeTurn } from './takeTurn.ts';

const second = 1000;
const atOnce = 16;
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
  const cut = new AbortController();
  let stopping = false;
  let pumping = false;
  let again = false;
  let cancelWake = () => {};
  let cancelBeat = () => {};
  let unwatch = () => {};

  async function runTurn({ accountId, fence }: { accountId: string; fence: number }): Promise<void> {
    const lease = { holder, fence };
    try {
      await takeTurn(deps, lease, accountId, cut.signal);
    } catch (error) {
      deps.log.error({ err: error, accountId }, 'a turn could not be finished');
      const now = deps.engineClock.now();
      await releaseAccount(
        deps.db,
        accountId,
        lease,
        states.backoff(now + 60 * second, 'in a minute', 'Something went wrong on our side'),
      );
    }
  }

  async function claim(limit: number) {
    return claimDueAccounts(deps.db, holder, deps.engineClock.now(), limit);
  }

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
        for (const due of work.size < atOnce ? await claim(atOnce - work.size) : []) {
          const running = runTurn(due).finally(() => {
            work.delete(running);
            void pump();
          });
          work.add(running);
        }
        cancelWake();
        const next = work.size < atOnce ? await nextDueAt(deps.db) : null;
        if (next !== null && !stopping) cancelWake = deps.engineClock.wakeAt(next, () => void pump());
      } while (again);
    } catch (error) {
      // The next beat tries again.
      deps.log.error({ err: error }, 'the engine could not look for due accounts');
    } finally {
      pumping = false;
    }
  }

  async function keepAlive(): Promise<void> {
    try {
      const now = deps.clock.now();
      await beat(deps.db, self, now);
      await lapseUsers(deps.db, now);
      const silent = (await listEngines(deps.db)).filter((engine) => engine.holder !== holder && isGone(engine, now));
      const freed = await buryEngines(
        deps.db,
        silent.map((engine) => engine.holder),
      );
      if (freed) deps.log.warn({ freed }, 'took over the accounts of an engine that is gone');
    } catch (error) {
      deps.log.error({ err: error }, 'the engine could not say that it is alive');
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
      unwatch();
      cancelWake();
      cancelBeat();
      const timer = setTimeout(() => cut.abort(new Error('the server is stopping')), patience);
      await Promise.allSettled(work);
      clearTimeout(timer);
      await buryEngines(deps.db, [holder]);
    },

    /** Gives every account that is due now its turn, and answers how many had one. For a clock that is moved by hand. */
    async runDue(): Promise<number> {
      await beat(deps.db, self, deps.clock.now());
      await lapseUsers(deps.db, deps.clock.now());
      let turns = 0;
      for (let due = await claim(atOnce); due.length > 0; due = await claim(atOnce)) {
        await Promise.all(due.map(runTurn));
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
