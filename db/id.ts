import { randomBytes } from 'node:crypto';

/** A new id: 24 hex digits, the first 12 the time (ms), so that later ones sort later. */
export const newId = (at: number): string => at.toString(16).padStart(12, '0') + randomBytes(6).toString('hex');

/** When an id was made, ms since the epoch. */
export const madeAt = (id: string): number => Number.parseInt(id.slice(0, 12), 16);
