import { randomUUID } from 'node:crypto';

/** A new id: 24 hex digits, the first 12 the time (ms), so that later ones sort later. */
export function newId(at: number): string {
  // Its first 12 hex digits are random, and Node keeps some ready.
  const random = randomUUID();
  return at.toString(16).padStart(12, '0') + random.slice(0, 8) + random.slice(9, 13);
}

/** When an id was made, ms since the epoch. */
export const madeAt = (id: string): number => Number.parseInt(id.slice(0, 12), 16);
