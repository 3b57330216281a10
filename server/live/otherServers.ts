import { randomUUID } from 'node:crypto';
import { operatorStop } from '../../db/automation/switches.ts';
import { openAnnouncements } from '../../db/messaging/announcements.ts';
import { latestEvent, usersWithNews } from '../../db/messaging/events.ts';
import { announceOperatorSwitch } from '../automation/controls/putSwitch.ts';
import type { Deps } from '../deps.ts';

const everyMs = 1000;
/**
 * How many rounds read the same events again: no transaction stays open longer. Postgres assigns ids before
 * the commit, so an earlier id may become visible later.
 */
const overlap = 30;
/** Announcements within this time become one message. A busy server would else send one per event. */
const gatherMs = 50;
/** Postgres limits notifications to 8,000 bytes (https://www.postgresql.org/docs/current/sql-notify.html). */
const longestMessage = 7900;
const everybody = '*';

type Needs = Pick<Deps, 'db' | 'clock' | 'engineClock' | 'events' | 'log' | 'config'>;

/**
 * Tells this server's watchers about events and operator stops from other servers. They come at once where
 * servers can announce them, otherwise once a second.
 * @returns stops watching
 */
export async function watchOtherServers(deps: Needs): Promise<() => Promise<void>> {
  const { db, clock, events, log, config } = deps;
  const stoppedSince = async () => (await operatorStop(db))?.since ?? null;
  let seen = await latestEvent(db);
  const earlier = [seen];
  const announced = new Map<string, number>();
  let stop = await stoppedSince();
  let closed = false;
  let failed = false;
  let cancelWake = () => {};

  async function look(): Promise<void> {
    const from = earlier[0] ?? seen;
    const news = await usersWithNews(db, from);
    // Read after `news`: if another server also announces this change, its events have an id above `seen`.
    const now = await stoppedSince();
    if (now !== stop) await announceOperatorSwitch(deps, seen);
    stop = now;
    for (const { userId, latest } of news) {
      seen = Math.max(seen, latest);
      if (latest > (announced.get(userId) ?? 0)) events.wake(userId);
      announced.set(userId, latest);
    }
    earlier.push(seen);
    if (earlier.length > overlap) earlier.shift();
    for (const [userId, latest] of announced) if (latest <= from) announced.delete(userId);
  }

  async function round(): Promise<void> {
    try {
      await look();
      failed = false;
    } catch (err) {
      // Logs once per outage, not once per second.
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

/** Announcements only make other servers' streams read, so they may be lost, late or needless. */
async function announce({ clock, events, config }: Pick<Needs, 'clock' | 'events' | 'config'>) {
  const server = randomUUID();
  const gathered = new Set<string>();
  let cancelSend: (() => void) | undefined;
  const channel = await openAnnouncements(config.databaseUrl, (message) => {
    const [from, ...users] = (message ?? `missed ${everybody}`).split(' ');
    if (from === server) return;
    for (const userId of users.includes(everybody) ? events.watched() : users) events.wake(userId);
  });

  function send(): void {
    cancelSend = undefined;
    const message = [server, ...gathered].join(' ');
    gathered.clear();
    const short = message.length > longestMessage ? `${server} ${everybody}` : message;
    // A lost message does no harm, because other servers read once a second.
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
