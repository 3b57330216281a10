import { operatorStop } from '../../../db/automation/switches.ts';
import { latestEvent, usersWithNews } from '../../../db/messaging/events.ts';
import type { Deps } from '../../deps.ts';
import { announceOperatorSwitch } from './putSwitch.ts';

const everyMs = 1000;

/**
 * Tells this server's watchers once a second about events and the operator's switch that another server wrote.
 * @returns stops that
 */
export async function watchOtherServers(deps: Pick<Deps, 'db' | 'clock' | 'engineClock' | 'events' | 'log'>) {
  const { db, clock, events, log } = deps;
  const stoppedSince = async () => (await operatorStop(db))?.since ?? null;
  let seen = await latestEvent(db);
  let stop = await stoppedSince();
  let closed = false;
  let cancelWake = () => {};

  async function look(): Promise<void> {
    const news = await usersWithNews(db, seen);
    // After `news`: what other servers announce about a change seen here has an id above `seen`.
    const now = await stoppedSince();
    if (now !== stop) await announceOperatorSwitch(deps, seen);
    stop = now;
    for (const { userId, latest } of news) {
      seen = Math.max(seen, latest);
      events.tell(userId);
    }
  }

  async function round(): Promise<void> {
    await look().catch((err) => log.error({ err }, 'failed to read the events of other servers'));
    if (!closed) cancelWake = clock.wakeAt(clock.now() + everyMs, () => void round());
  }

  void round();
  return (): void => {
    closed = true;
    cancelWake();
  };
}
