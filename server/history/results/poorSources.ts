import { findSettings } from '../../../db/accounts/settings.ts';
import { answersBySource } from '../../../db/history/resultRows.ts';
import type { Reader } from '../../../db/open.ts';
import type { EngineTime } from '../../clock.ts';
import { day } from '../../durations.ts';
import type { SourceVerdict } from './schemas.ts';
import { type Answers, poorSource } from './statistics.ts';
import { poorDays, suspectSureness } from './thresholds.ts';

export type Source = { kind: 'search' | 'profile'; source: string };

/** Since when comments count for or against a source. */
export const poorSince = (now: EngineTime): EngineTime => now - poorDays * day;

/** The account's own rate; null without answers or with nothing else, which makes no source poor. */
export function rateOf(sources: Answers[]): number | null {
  const sum = (name: keyof Answers) => sources.reduce((total, source) => total + source[name], 0);
  const [answered, measured] = [sum('answered'), sum('measured')];
  return answered === 0 || answered === measured ? null : answered / measured;
}

/**
 * The sources in an account's settings that bring fewer answers than the account, surest first: those to
 * retire, and those that may become so.
 */
export async function findPoorSources(
  db: Reader,
  accountId: string,
  now: EngineTime,
): Promise<SourceVerdict[]> {
  const sources = await answersBySource(db, accountId, { since: poorSince(now), now });
  const rate = rateOf(sources);
  if (rate === null) return [];
  const verdicts = sources
    .map(({ category, source, ...answers }) => ({
      accountId,
      kind: category === 'Search' ? ('search' as const) : ('profile' as const),
      source,
      comments: answers.measured,
      answered: answers.answered,
      ...poorSource(answers, rate),
    }))
    .filter(({ isPoor, sureness }) => isPoor || sureness >= suspectSureness)
    .sort((a, b) => b.sureness - a.sureness);
  if (verdicts.length === 0) return [];
  const settings = await findSettings(db, accountId);
  const used = { search: settings?.searchUrls, profile: settings?.searchProfiles };
  return verdicts.filter(({ kind, source }) => used[kind]?.includes(source));
}
