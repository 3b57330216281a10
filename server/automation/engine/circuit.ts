import type { Clock } from '../../clock.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { say } from '../../texts/say.ts';
import type { Sentence } from '../../texts/sentence.ts';

const second = 1000;
/** Different callers that fail in a row until the provider itself is taken to be down. */
const failuresToOpen = 5;
const firstPause = 30 * second;
const longestPause = 10 * 60 * second;
/** A refused key is the operator's to mend, so it is tried more rarely. */
const keyPause = 5 * 60 * second;
/** Accounts that come while one call probes the provider check again after this time. */
const whileTrying = 5 * second;

export type CircuitState = 'closed' | 'open' | 'trying';
export type Circuit = ReturnType<typeof createCircuit>;

type Why = 'unavailable' | 'key';
type Options = {
  /** The provider's name for people: 'LinkedIn', 'The writer'. */
  provider: Sentence;
  clock: Clock;
  /** Told when the circuit opens, tries and closes. */
  onChange?: (state: CircuitState, why: Why | null, fault: ProviderFault | null) => void;
};

/**
 * A circuit breaker for a provider that all accounts share. Closed, it lets every call through. When five callers
 * in a row fail, it opens: nobody calls for a while, so that an outage costs few calls. Then one call probes; its
 * outcome closes the circuit or opens it for twice as long. One account that fails five times does not open it:
 * LinkedIn's limits for an account also show as 500. A refused key opens it at once, because it is the same for all.
 */
export function createCircuit({ provider, clock, onChange = () => {} }: Options) {
  let state: CircuitState = 'closed';
  /** Callers that failed since the last success. */
  const failed = new Set<unknown>();
  let pauses = 0;
  let until = 0;
  let why: Why = 'unavailable';
  let last: ProviderFault | null = null;

  function become(next: CircuitState): void {
    if (state === next) return;
    state = next;
    onChange(next, next === 'closed' ? null : why, last);
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
      ? new ProviderFault('key', say('providers.connectionNotSetUp', { provider }), options)
      : new ProviderFault('down', say('providers.silent', { provider }), options);
  }

  function fail(fault: ProviderFault, cause: Why, caller: unknown): void {
    failed.add(caller);
    why = cause;
    last = fault;
    if (state === 'open' || (state === 'closed' && cause === 'unavailable' && failed.size < failuresToOpen))
      return;
    until =
      clock.now() +
      (cause === 'key' ? keyPause : Math.min(longestPause, firstPause * 2 ** Math.min(pauses, 10)));
    pauses += 1;
    become('open');
  }

  function succeed(): void {
    failed.clear();
    // A call that began before the circuit opened says nothing about now.
    if (state === 'open') return;
    pauses = 0;
    become('closed');
  }

  /** The account's own budget refused the call, so the provider was not asked: the next caller probes. */
  function askAnother(): void {
    if (state !== 'trying') return;
    state = 'open';
    until = clock.now();
  }

  /**
   * @param caller the account that calls; a call without an account counts as a caller of its own
   * @throws what `call` throws; {ProviderFault} down or key without calling
   */
  async function pass<Answer>(
    call: () => Promise<Answer>,
    caller: unknown = Symbol('call'),
  ): Promise<Answer> {
    admit();
    try {
      const answer = await call();
      succeed();
      return answer;
    } catch (fault) {
      if (!(fault instanceof ProviderFault)) succeed();
      else if (fault.kind === 'unavailable' || fault.kind === 'key') fail(fault, fault.kind, caller);
      else if (fault.kind === 'budget') askAnother();
      // Any other refusal is an answer: the provider is there.
      else succeed();
      throw fault;
    }
  }

  return {
    pass,
    state: (): CircuitState => state,
  };
}
