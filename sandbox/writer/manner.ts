import type { JudgeMode } from './judge.ts';
import type { Persona } from './personas/compose.ts';

export type Manner = { persona: Persona; judge: JudgeMode };

/** How the writer writes and judges. In memory: a restart or a reset of the sandbox restores the default. */
export function createManner() {
  const initial: Manner = { persona: 'good', judge: 'honest' };
  let manner = initial;
  let changing = new AbortController();
  const set = (next: Manner): Manner => {
    changing.abort();
    changing = new AbortController();
    manner = next;
    return manner;
  };
  return {
    get: (): Manner => manner,
    /** Ends the wait of a slow judge. */
    change: (values: Partial<Manner>): Manner => set({ ...manner, ...values }),
    reset: (): void => void set(initial),
    /** Aborted by the next change. */
    changed: (): AbortSignal => changing.signal,
  };
}
export type WriterManner = ReturnType<typeof createManner>;
