export type Billing = {
  /** Changes and reads of one customer run one at a time, in order. */
  queue: KeyedQueue;
  /** Resolves once Stripe has the plans' prices, or could not be asked. */
  plansReady(): Promise<void>;
};

export const createBilling = (plansReady: Billing['plansReady']): Billing => ({
  queue: createKeyedQueue(),
  plansReady,
});

/** Queues work per user within this process. */
export type KeyedQueue = {
  run<T>(userId: string, work: () => Promise<T>): Promise<T>;
  /** Like `run`, but callers share one pending run. Its work gets the highest of their hints. */
  join(userId: string, hint: number, work: (highest: number) => Promise<void>): Promise<void>;
  idle(): Promise<void>;
};

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, { done: Promise<void>; hint: number }>();

  function run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(userId) ?? Promise.resolve();
    const done = before.then(work, work);
    const settled = done.catch(() => {});
    last.set(userId, settled);
    void settled.then(() => {
      if (last.get(userId) === settled) last.delete(userId);
    });
    return done;
  }

  return {
    run,
    join(userId, hint, work) {
      const known = waiting.get(userId);
      if (known) {
        known.hint = Math.max(known.hint, hint);
        return known.done;
      }
      const joined = { done: Promise.resolve(), hint };
      waiting.set(userId, joined);
      joined.done = run(userId, () => {
        waiting.delete(userId);
        return work(joined.hint);
      });
      return joined.done;
    },
    async idle() {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
