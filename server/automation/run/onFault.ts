import type { Outcome } from '../../../db/automation/automations.ts';
import type { EngineView } from '../../../db/automation/engineView.ts';
import { AccountGone, accountGone } from '../../accounts/checkGone.ts';
import type { Deps } from '../../deps.ts';
import { minute, second } from '../../durations.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { text } from '../../texts/text.ts';
import { settingsOf } from '../decide/gate.ts';
import { windowAfter } from '../decide/hours.ts';
import { type State, states, wallTime } from '../decide/states.ts';
import { providerDay } from '../network/readBudget.ts';

const firstWait = 20 * second;
const longestWait = 30 * minute;
const keyWait = 5 * minute;
/** The least wait after a rate limit: LinkedIn documents no Retry-After. */
const rateWait = 30 * minute;
/** Random delay, so that accounts that waited for the same provider don't retry together. */
const spread = 30 * second;

export type Setback = {
  state: State;
  patch: Partial<Outcome>;
  /** See `StepResult`. */
  holdsPosting?: boolean;
  disconnected?: true;
};

/**
 * How an account waits after a fault: as long as the provider says, otherwise with exponential backoff and
 * jitter. A fault of the account pauses it, and a rejected API key or a provider that is down does not count
 * as its failure.
 */
export async function onFault(
  deps: Pick<Deps, 'log' | 'random' | 'engineClock' | 'reads'>,
  view: EngineView,
  fault: unknown,
): Promise<Setback> {
  const now = deps.engineClock.now();
  const { timing } = settingsOf(view);
  const faults = view.automation.faults + 1;
  const kind = fault instanceof ProviderFault ? fault.kind : 'unavailable';
  const why = fault instanceof ProviderFault ? fault.sentence : text('calls.internal');
  const details = {
    accountId: view.account.accountId,
    kind,
    detail: fault instanceof ProviderFault ? fault.detail : undefined,
  };

  if (kind === 'key') {
    return { state: states.providerKey(Math.ceil(now + keyWait + spread * deps.random())), patch: {} };
  }
  const retryAfter = fault instanceof ProviderFault ? fault.retryAfterSeconds : undefined;
  if (kind === 'down') {
    const at = Math.ceil(now + (retryAfter ?? 0) * second + spread * deps.random());
    return { state: states.backoff(at, wallTime(at, now, timing.timezone), why), patch: {} };
  }
  if (kind === 'budget') {
    const at = providerDay(now).endsAt;
    return { state: states.readsUsedUp(at, wallTime(at, now, timing.timezone)), patch: { faults: 0 } };
  }
  if (kind === 'cap') {
    return { state: states.costCap(now + (retryAfter ?? 0) * second, why), patch: { faults: 0 } };
  }
  if (kind === 'rate' && fault instanceof ProviderFault && fault.provider === 'network') {
    deps.log.warn(details, 'network rate limit reached');
    return { state: await afterRateLimit(deps, view, fault), patch: { faults }, holdsPosting: true };
  }
  if (kind === 'account') {
    deps.log.warn(details, 'account is disconnected and must log in again');
    const state = fault instanceof AccountGone ? accountGone() : states.notConnected();
    return { state, patch: { running: false, faults: 0 }, holdsPosting: true, disconnected: true };
  }
  if (kind === 'day_limit') {
    const next = windowAfter(timing, now);
    deps.log.info(details, 'network daily limit reached');
    return {
      state: states.limitReached(
        next?.opensAt ?? null,
        next ? wallTime(next.opensAt, now, timing.timezone) : '',
      ),
      patch: { faults: 0 },
      holdsPosting: true,
    };
  }
  const grown = Math.min(longestWait, firstWait * 2 ** Math.min(faults - 1, 10)) * (0.5 + deps.random());
  const at = Math.ceil(now + (retryAfter === undefined ? grown : retryAfter * second));
  if (fault instanceof ProviderFault) deps.log.info(details, 'provider call failed, backing off');
  else deps.log.error({ ...details, err: fault }, 'account run failed, backing off');
  return { state: states.backoff(at, wallTime(at, now, timing.timezone), why), patch: { faults } };
}

/** After a day's first rate limit, waits half an hour or as told; after the second, until the next day. */
async function afterRateLimit(
  deps: Pick<Deps, 'random' | 'engineClock' | 'reads'>,
  view: EngineView,
  fault: ProviderFault,
): Promise<State> {
  const now = deps.engineClock.now();
  const { timing } = settingsOf(view);
  const retryAfter = (fault.retryAfterSeconds ?? 0) * second;
  const tomorrow =
    (await deps.reads.rateLimits(view.account.accountId)) > 1 ? windowAfter(timing, now)?.opensAt : undefined;
  const wait = Math.max(rateWait, retryAfter) * (1 + deps.random() / 4);
  const at = Math.ceil(Math.max(now + wait, tomorrow ?? 0));
  return states.backoff(at, wallTime(at, now, timing.timezone), fault.sentence);
}
