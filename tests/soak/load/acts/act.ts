import type { Client } from '../client.ts';

/** Something that people do. `calls` are the operations that it is about: each of the document is in one act, or merely looks. */
export type Act = {
  calls: string[];
  weight: number;
  who: 'customer' | 'admin';
  /** False where there is nothing to do it with. */
  run: (me: Client) => Promise<unknown>;
};

export const act = (who: Act['who'], weight: number, calls: string | string[], run: Act['run']): Act => ({
  calls: [calls].flat(),
  weight,
  who,
  run,
});
