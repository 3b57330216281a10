import { setTimeout as wait } from 'node:timers/promises';
import { type Random, randomFrom } from '../random.ts';

export const faultProviders = ['network', 'payments', 'writer', 'images', 'mail'] as const;
export type FaultProvider = (typeof faultProviders)[number];

export type FaultWish = {
  provider: FaultProvider;
  /** Matches part of `METHOD path`; for e-mails, part of `RCPT address` or `DATA addresses`. */
  match?: string;
  /** The status of the answer; for e-mails, an SMTP reply code. */
  status?: number;
  delayMs?: number;
  drop?: 'before' | 'after';
  /** Sent with `status`: text as it is, anything else as JSON. */
  body?: unknown;
  /** Sent with `status`, such as `retry-after`. */
  headers?: Record<string, string>;
  times?: number;
  rate?: number;
};
export type Fault = FaultWish & { id: number };

/** Keeps faults in memory, so a restart of the sandbox clears them. */
export function createFaults(closing: AbortSignal) {
  let pending: Fault[] = [];
  let nextId = 1;
  let random: Random = randomFrom('faults');
  let clearing = new AbortController();

  return {
    /** Without `times` and `rate` a fault strikes once. */
    add(wanted: FaultWish): Fault {
      const fault = {
        ...wanted,
        id: nextId++,
        ...(wanted.rate === undefined && { times: wanted.times ?? 1 }),
      };
      pending.push(fault);
      return fault;
    },
    list: (): Fault[] => pending,
    /** Also ends the delays of calls that wait. */
    clear(): void {
      pending = [];
      clearing.abort();
      clearing = new AbortController();
      random = randomFrom('faults');
    },
    /** The oldest fault that fits this call. Uses up one of its `times`. */
    take(
      provider: FaultProvider,
      call: string,
      fits: (fault: Fault) => boolean = () => true,
    ): Fault | undefined {
      if (pending.length === 0) return undefined;
      for (const fault of pending) {
        if (
          fault.provider !== provider ||
          (fault.match !== undefined && !call.includes(fault.match)) ||
          !fits(fault)
        )
          continue;
        if (fault.rate !== undefined) {
          if (random() < fault.rate) return fault;
          continue;
        }
        fault.times = (fault.times ?? 1) - 1;
        if (fault.times <= 0) pending = pending.filter((other) => other !== fault);
        return fault;
      }
      return undefined;
    },
    /** Real time. Ends early when the sandbox closes. */
    async hold(fault: Fault): Promise<void> {
      const signal = AbortSignal.any([closing, clearing.signal]);
      if (fault.delayMs) await wait(fault.delayMs, undefined, { signal }).catch(() => {});
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
