import type { Client } from '../client.ts';

/** A user's action. `calls` are its operations: each writing operation of the document is in one act. */
export type Act = {
  calls: string[];
  weight: number;
  who: 'customer' | 'admin';
  /** @returns false if there was nothing to do it with */
  run: (me: Client) => Promise<unknown>;
};

export const act = (who: Act['who'], weight: number, calls: string | string[], run: Act['run']): Act => ({
  calls: [calls].flat(),
  weight,
  who,
  run,
});
