import { randomUUID } from 'node:crypto';

let latestAt = 0;
let sequence = 0;

/** 24 hex digits. The time (12, ms) and a number within it (3) come first, so that ids sort by time. */
export function newId(at: number): string {
  sequence = at === latestAt ? (sequence + 1) % 0x1000 : 0;
  latestAt = at;
  // The first 8 hex digits are random, and Node caches some.
  const random = randomUUID();
  return (
    at.toString(16).padStart(12, '0') +
    sequence.toString(16).padStart(3, '0') +
    random.slice(0, 8) +
    random[9]
  );
}

/** Ms since the epoch. */
export const madeAt = (id: string): number => Number.parseInt(id.slice(0, 12), 16);
