import { findProfiles } from '../../../db/accounts/settings.ts';
import type { TrustRow } from '../../../db/automation/sourceTrust.ts';
import type { Reader } from '../../../db/open.ts';
import type { StoredAutonomy } from '../../../db/schema/index.ts';
import { parseProfileUrl, type Settings, storedProfileKey } from '../../accounts/settings/schemas.ts';
import { iso } from '../../clock.ts';
import type { AutonomousSource, AutonomyTrace } from './schemas.ts';

const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));
const none = { streak: 0, earnedAt: null, lostAt: null, lostReason: null };

/** The sources in the order of the settings, then former sources with counts. */
export async function toWireSources(
  db: Reader,
  { searchUrls, searchProfiles }: Pick<Settings, 'searchUrls' | 'searchProfiles'>,
  rows: TrustRow[],
): Promise<AutonomousSource[]> {
  const idOf = ({ kind, source }: Pick<TrustRow, 'kind' | 'source'>) => `${kind} ${source}`;
  const known = new Map(rows.map((row) => [idOf(row), row]));
  const inUse = [
    ...searchUrls.map((source) => ({ kind: 'search' as const, source, ...none })),
    ...searchProfiles.map((source) => ({ kind: 'profile' as const, source, ...none })),
  ];
  const isInUse = new Set(inUse.map(idOf));
  const all = [
    ...inUse.map((source) => known.get(idOf(source)) ?? source),
    ...rows.filter((row) => !isInUse.has(idOf(row))),
  ];
  const keyOf = (url: string): string => {
    const who = parseProfileUrl(url);
    return who ? storedProfileKey(who) : '';
  };
  const urls = all.flatMap(({ kind, source }) => (kind === 'profile' ? [source] : []));
  const profiles = urls.length === 0 ? undefined : await findProfiles(db, urls.map(keyOf));
  return all.map(({ kind, source, streak, earnedAt, lostAt, lostReason }) => ({
    kind,
    source,
    name: kind === 'profile' ? (profiles?.get(keyOf(source))?.name ?? '') : '',
    state: earnedAt !== null ? 'earned' : lostAt !== null ? 'lost' : 'counting',
    streak,
    earnedAt: isoOrNull(earnedAt),
    lostAt: isoOrNull(lostAt),
    lostReason,
  }));
}

export const wireAutonomy = (stored: StoredAutonomy | null | undefined): AutonomyTrace =>
  stored ? { ...stored, earnedAt: iso(stored.earnedAt) } : null;
