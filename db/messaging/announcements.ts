import { isPostgres } from '../dialect/engine.ts';
import type { Channel } from '../postgres/listen.ts';

/** A channel is of one database, and so of one installation. */
const channel = 'chimein_events';

/**
 * Announces to other servers that users have new events. Postgres alone can: on a SQLite file nothing is announced.
 * @param url the database's; null for a file
 * @param heard gets each announcement, and null once some may have been missed
 */
export async function openAnnouncements(
  url: string | null,
  heard: (message: string | null) => void,
): Promise<Channel> {
  if (!isPostgres || url === null) return { send: async () => {}, close: async () => {} };
  const { listenPostgres } = await import('../postgres/listen.ts');
  return listenPostgres(url, channel, heard);
}
