import { isPostgres } from '../dialect/engine.ts';
import type { Channel } from '../postgres/listen.ts';

/** Each installation has a database of its own, so the name needs no installation id. */
const channel = 'chimein_events';

/**
 * Tells other servers that users have new events. Works on Postgres only; on a SQLite file it does nothing.
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
