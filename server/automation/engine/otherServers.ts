import { randomUUID } from 'node:crypto';
import { operatorStop } from '../../../db/automation/switches.ts';
import { openAnnouncements } from '../../../db/messaging/announcements.ts';
import { latestEvent, usersWithNews } from '../../../db/messaging/events.ts';
import type { Deps } from '../../deps.ts';
import { announceOperatorSwitch } from './putSwitch.ts';

const everyMs = 1000;
/**
 * How many looks read the same events again. On Postgres an event's id is given before its commit, so an earlier id may show later. No
 * transaction stays open for so many seconds.
 */
const overlap = 30;
/** Announcements of this time are one message: a busy server would send one for each event. */
const gatherMs = 50;
/** Postgres takes 8,000 bytes. */
const longestMessage = 7900;
const everybody = '*';

type Needs = Pick<Deps, 'db' | 'clock' | 'engineClock' | 'events' | 'log' | 'config'>;

/**
 * Tells this server's watchers about events and the operator's switch that another server wrote: at once where servers can announce
 * them, and once a second otherwise.
 * @returns stops that
 */
export async function watchOtherServers(deps: Needs): Promise<() => Promise<void>> {
  const { db, clock, events, log, config } = deps;
  const stoppedSince = async () => (await operatorStop(db))?.since ?? null;
  let seen = await latestEvent(db);
  const earlier = [seen];
  const told = new Map<string, number>();
  let stop = await stoppedSince();
  let closed = false;
  let failed = false;
  let cancelWake = () => {};

  async function look(): Promise<void> {
    const from = earlier[0] ?? seen;
    const news = await usersWithNews(db, from);
    // After `news`: what other servers announce about a change seen here has an id above `seen`.
    const now = await stoppedSince();
    if (now !== stop) await announceOperatorSwitch(deps, seen);
    stop = now;
    for (const { userId, latest } of news) {
      seen = Math.max(seen, latest);
      if (latest > (told.get(userId) ?? 0)) events.tell(userId);
      told.set(userId, latest);
    }
    earlier.push(seen);
    if (earlier.length > overlap) earlier.shift();
    for (const [userId, latest] of told) if (latest <= from) told.delete(userId);
  }

  async function round(): Promise<void> {
    try {
      await look();
      failed = false;
    } catch (err) {
      // Once per outage, not once a second.
      if (!failed) log.error({ err }, 'failed to read the events of other servers, will retry');
      failed = true;
    }
    if (!closed) cancelWake = clock.wakeAt(clock.now() + everyMs, () => void round());
  }

  const stopAnnouncing = await announce({ clock, events, config });
  void round();
  return async () => {
    closed = true;
    cancelWake();
    await stopAnnouncing();
  };
}

/** An announcement only makes streams look: it may be lost, late or needless. */
async function announce({ clock, events, config }: Pick<Needs, 'clock' | 'events' | 'config'>) {
  const server = randomUUID();
  const gathered = new Set<string>();
  let cancelSend: (() => void) | undefined;
  const channel = await openAnnouncements(config.databaseUrl, (message) => {
    const [from, ...users] = (message ?? `missed ${everybody}`).split(' ');
    if (from === server) return;
    for (const userId of users.includes(everybody) ? events.watched() : users) events.tell(userId);
  });

  function send(): void {
    cancelSend = undefined;
    const message = [server, ...gathered].join(' ');
    gathered.clear();
    const short = message.length > longestMessage ? `${server} ${everybody}` : message;
    // Other servers look once a second.
    channel.send(short).catch(() => {});
  }

  const ignore = events.onKept((userId) => {
    gathered.add(userId);
    cancelSend ??= clock.wakeAt(clock.now() + gatherMs, send);
  });
  return async () => {
    ignore();
    cancelSend?.();
    await channel.close();
  };
}
