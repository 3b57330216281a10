import type { EngineView } from '../../../db/automation/engineView.ts';
import { raiseProviderAlarm } from '../../../db/automation/providerAlarms.ts';
import type { Deps } from '../../deps.ts';
import { minute } from '../../durations.ts';
import type { Sentence } from '../../texts/sentence.ts';
import { text } from '../../texts/text.ts';
import { settingsOf } from '../decide/gate.ts';
import { sentenceOfState, states, wallTime } from '../decide/states.ts';
import { skipPost } from './skipPost.ts';
import type { PendingComment, Provider, Refusal, StepResult } from './steps.ts';

const longestWait = 30 * minute;
/** From this many in a row on, the provider is at fault and not the posts. */
const tooMany = 3;

const names: Record<Provider, Sentence> = {
  network: text('names.linkedin'),
  writer: text('names.commentWriter'),
};

/**
 * After a refusal by the network or the writer's vendor, the account waits a minute, doubling up to half an
 * hour. The first two in a row close their posts; from the third on, posts stay open, the state names the
 * provider, and admins are notified.
 */
export async function afterRefusal(
  deps: Deps,
  view: EngineView,
  intent: PendingComment,
  refusal: Refusal,
): Promise<StepResult> {
  const skips = view.automation.skips + 1;
  const now = deps.engineClock.now();
  const wait = Math.min(longestWait, minute * 2 ** Math.min(skips - 1, 10)) * (1 + deps.random() / 4);
  const at = Math.ceil(now + wait);
  const wall = wallTime(at, now, settingsOf(view).timing.timezone);
  const { provider, reason, sentence, detail } = refusal;
  if (skips < tooMany) {
    await skipPost(deps, view, intent, reason, sentence);
    return { state: states.skipped(at, wall), patch: { skips } };
  }
  const state = states.refused(at, wall, names[provider]);
  await raiseAlarm(deps, provider, detail);
  const { accountId, userId } = view.account;
  deps.log.error(
    { accountId, provider, reason, detail, skips, alarm: 'provider_refuses' },
    'provider rejects every comment of an account',
  );
  await deps.events.publish(deps.db, {
    userId,
    accountId,
    kind: 'fault',
    at: now,
    ...sentenceOfState(state),
    data: { reason: 'provider_refuses' },
  });
  return { state, patch: { skips } };
}

/** Raises an alarm for the notifications and the doctor. */
export async function raiseAlarm(
  deps: Pick<Deps, 'db' | 'clock'>,
  provider: Provider,
  detail: string,
): Promise<void> {
  await raiseProviderAlarm(deps.db, { provider, detail: detail.slice(0, 500), at: deps.clock.now() });
}
