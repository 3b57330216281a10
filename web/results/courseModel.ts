import type { PromptChange, Results } from '../../server/history/results/schemas.ts';
import { fewestComments } from '../../server/history/results/thresholds.ts';
import { shareText } from '../comments/traceModel.ts';
import { dayText } from '../i18n/clock.ts';
import type { Language } from '../i18n/languages.ts';
import { countText } from '../i18n/numbers.ts';
import type { Translate } from '../i18n/useTranslate.ts';

/** A day of the server's, YYYY-MM-DD. At noon, so that no time zone makes it another day. */
export const dateText = (day: string): string => dayText(`${day}T12:00:00`);

/** The days of a period, both ends included. */
const lengthOf = ({ since, until }: { since: string; until: string }): number =>
  Math.round((Date.parse(until) - Date.parse(since)) / 86_400_000) + 1;

/** The one sentence about a period and the one before. */
export function courseText(
  { claim, totals, before }: Pick<Results, 'claim' | 'totals' | 'before'>,
  t: Translate,
  language: Language,
): string {
  return t(`results.course.claim.${claim}`, {
    smart_count: lengthOf(before),
    now: shareText(totals.share ?? 0, language),
    before: shareText(before.share ?? 0, language),
  });
}

/** @param account its name, if there are several */
export function promptChangeText(
  { claim, since, now, before }: PromptChange,
  account: string,
  t: Translate,
  language: Language,
): string {
  const text = t(`results.course.prompt.${claim}`, {
    prompt: now.name
      ? t('results.claim.quoted', { name: now.name })
      : t('results.prompts.version', { version: now.version }),
    since: dateText(since),
    now: shareText(now.share ?? 0, language),
    before: shareText(before.share ?? 0, language),
    measured: countText(now.measured),
    measuredBefore: countText(before.measured),
    needed: countText(fewestComments),
  });
  return account ? `${account}: ${text}` : text;
}
