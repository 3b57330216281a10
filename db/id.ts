import { randomUUID } from 'node:crypto';

let latestAt = 0;
let sequence = 0;

/** 24 hex digits: the time in ms (12), a sequence number (3) and random digits. So ids sort by time. */
export function newId(at: number): string {
  sequence = at === latestAt ? (sequence + 1) % 0x1000 : 0;
  latestAt = at;
  // The first 8 hex digits of a UUID are random. Node caches the randomness of several UUIDs.
  const random = randomUUID();
  return (
    at.toString(16).padStart(12, '0') +
    sequence.toString(16).padStart(3, '0') +
    random.slice(0, 8) +
    random[9]
  );
}

/** When the id was made, ms since the epoch. */
export const madeAt = (id: string): number => Number.parseInt(id.slice(0, 12), 16);
