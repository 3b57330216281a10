import type { Clock } from '../clock.ts';
import { ProviderFault } from '../providers/fault.ts';

const second = 1000;
/** Failures in a row, of whatever accounts, until the provider itself is taken to be down. */
const failuresToOpen = 5;
const firstPause = 30 * second;
const longestPause = 10 * 60 * second;
/** A refused key is the operator's to mend, so it is tried more rarely. */
const keyPause = 5 * 60 * second;
/** Who comes while one call tries whether the provider is back looks again so soon. */
const whileTrying = 5 * second;

export type CircuitState = 'closed' | 'open' | 'trying';
export type Circuit = ReturnType<typeof createCircuit>;

type Why = 'unavailable' | 'key';
type Options = {
  /** Who is called, as a person would say it: 'LinkedIn', 'The writer'. */
  provider: string;
  clock: Clock;
  /** Told when the circuit opens, tries and closes. */
  onChange?: (state: CircuitState, why: Why | null) => void;
};

/**
 * One for each provider that all accounts share. Closed, it lets every call through. After a row of failures it opens: nobody calls for
 * a while, so that an outage costs few calls, then one call tries; its outcome closes it, or opens it for twice as long. A key of
 * ours that is refused opens it at once, because no other account would fare better.
 */
export function createCircuit({ provider, clock, onChange = () => {} }: Options) {
  let state: CircuitState = 'closed';
  let failures = 0;
  let pauses = 0;
  let until = 0;
  let why: Why = 'unavailable';

  function become(next: CircuitState): void {
    if (state === next) return;
    state = next;
    onChange(next, next === 'closed' ? null : why);
  }

  /** @throws {ProviderFault} down, or key where that is why: nothing was called */
  function admit(): void {
    if (state === 'closed') return;
    const now = clock.now();
    if (state === 'open' && now >= until) {
      become('trying');
      return;
    }
    const wait = state === 'trying' ? whileTrying : until - now;
    const options = { detail: `not called: ${why}`, retryAfterSeconds: wait / second };
    throw why === 'key'
      ? new ProviderFault(
          'key',
          `The ${provider} connection of this installation is not set up correctly`,
          options,
        )
      : new ProviderFault('down', `${provider} does not answer at the moment`, options);
  }

  function failed(cause: Why): void {
    failures += 1;
    why = cause;
    if (state === 'open' || (state === 'closed' && cause === 'unavailable' && failures < failuresToOpen))
      return;
    until =
      clock.now() +
      (cause === 'key' ? keyPause : Math.min(longestPause, firstPause * 2 ** Math.min(pauses, 10)));
    pauses += 1;
    become('open');
  }

  function succeeded(): void {
    failures = 0;
    // A call that began before the circuit opened says nothing about now.
    if (state === 'open') return;
    pauses = 0;
    become('closed');
  }

  /** @throws what `call` throws; {ProviderFault} down or key without calling */
  async function pass<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    admit();
    try {
      const answer = await call();
      succeeded();
      return answer;
    } catch (fault) {
      const kind = fault instanceof ProviderFault ? fault.kind : null;
      if (kind === 'unavailable' || kind === 'key') failed(kind);
      // Any other refusal is an answer: the provider is there.
      else succeeded();
      throw fault;
    }
  }

  return {
    pass,
    state: (): CircuitState => state,
  };
}
