import type { Clock } from '../../clock.ts';
import { second } from '../../durations.ts';
import { ProviderFault } from '../../providers/fault.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { Stopped } from './stopped.ts';

/** How many different accounts must fail in a row to open the circuit. */
const failuresToOpen = 5;
const firstPause = 30 * second;
const longestPause = 10 * 60 * second;
/** Probes are rarer after a rejected key, because only the operator can replace it. */
const keyPause = 5 * 60 * second;
/** How long other calls wait while one call probes. */
const whileTrying = 5 * second;

export type CircuitState = 'closed' | 'open' | 'trying';
export type Circuit = ReturnType<typeof createCircuit>;

type Why = 'unavailable' | 'key';
type Options = {
  /** For people: 'LinkedIn', 'The writer'. */
  provider: Sentence;
  clock: Clock;
  onChange?: (state: CircuitState, why: Why | null, fault: ProviderFault | null) => void;
};

/**
 * A circuit breaker for all accounts. It opens after a rejected key, or after failures of five different
 * accounts in a row, because LinkedIn's limits for one account also appear as 500; then one call at a time
 * probes.
 */
export function createCircuit({ provider, clock, onChange = () => {} }: Options) {
  let state: CircuitState = 'closed';
  /** Accounts that failed since the last success. */
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

  /** @throws {ProviderFault} down, or key after a rejected key; nothing was called */
  function requirePassage(): void {
    if (state === 'closed') return;
    const now = clock.now();
    if (state === 'open' && now >= until) {
      become('trying');
      return;
    }
    const wait = state === 'trying' ? whileTrying : until - now;
    const options = { detail: `not called: ${why}`, retryAfterSeconds: wait / second };
    throw why === 'key'
      ? new ProviderFault('key', text('providers.notSetUp', { provider }), options)
      : new ProviderFault('down', text('providers.silent', { provider }), options);
  }

  function fail(fault: ProviderFault, cause: Why, account: unknown): void {
    failed.add(account);
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
    // The call may have started before the circuit opened.
    if (state === 'open') return;
    pauses = 0;
    become('closed');
  }

  /** For a call that was not made because of the account's budget or a pause. The next call probes. */
  function askAnother(): void {
    if (state !== 'trying') return;
    state = 'open';
    until = clock.now();
  }

  /**
   * @param account whose call it is; a call without one counts as an account of its own
   * @throws what `call` throws; {ProviderFault} down or key without a call
   */
  async function pass<Answer>(
    call: () => Promise<Answer>,
    account: unknown = Symbol('call'),
  ): Promise<Answer> {
    requirePassage();
    try {
      const answer = await call();
      succeed();
      return answer;
    } catch (fault) {
      if (fault instanceof Stopped) askAnother();
      else if (!(fault instanceof ProviderFault)) succeed();
      else if (fault.kind === 'unavailable' || fault.kind === 'key') fail(fault, fault.kind, account);
      else if (fault.kind === 'budget' || fault.kind === 'cap') askAnother();
      // Any other error is an answer, so the provider works.
      else succeed();
      throw fault;
    }
  }

  return {
    pass,
    state: (): CircuitState => state,
  };
}
