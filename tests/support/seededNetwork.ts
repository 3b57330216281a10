import { openDatabase } from '../../sandbox/database.ts';
import { seedNetwork } from '../../sandbox/network/seed.ts';
import { createWorld } from '../../sandbox/network/world.ts';
import type { Clock } from '../../server/clock.ts';

let latest: { now: number; contents: Buffer } | undefined;

/**
 * The sandbox's database with the people and posts of its start at this time. Writing them takes as long as
 * all else of a server's start, and most tests start at the same time.
 */
export function seededNetwork(clock: Clock): Buffer {
  const now = clock.now();
  if (latest?.now !== now) latest = { now, contents: seed(clock) };
  return latest.contents;
}

function seed(clock: Clock): Buffer {
  const db = openDatabase(null);
  const closing = new AbortController().signal;
  seedNetwork(createWorld({ db, clock, peopleClock: clock, url: '', closing }));
  const contents = db.serialize();
  db.close();
  return contents;
}
