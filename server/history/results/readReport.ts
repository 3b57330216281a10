import { accountNames } from '../../../db/accounts/accounts.ts';
import { findProfiles, findSettings, timeZonesOf } from '../../../db/accounts/settings.ts';
import { bestComments } from '../../../db/history/results.ts';
import {
  type Dimension,
  type Period,
  readTotals,
  type Sums,
  type Total,
} from '../../../db/history/resultTotals.ts';
import { namesOf } from '../../../db/identity/memberships.ts';
import type { Scope } from '../../../db/scope.ts';
import { defaultSettings, parseProfileUrl, storedProfileKey } from '../../accounts/settings/schemas.ts';
import { iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { day } from '../../durations.ts';
import { invalid, notFound } from '../../errors.ts';
import { giveWay } from '../../slices.ts';
import { text } from '../../texts/text.ts';
import { periodOf } from './period.ts';
import { type Figures, fewestComments, type ResultRow, type Results, type ResultsQuery } from './schemas.ts';
import { poorSource } from './statistics.ts';

const mostBest = 5;
const retirePeriod = 90 * day;
/** Reactions and replies come within days, so newer comments don't count against a source. */
const settledAfter = 3 * day;
const sources: Dimension[] = ['search', 'profile'];
const dimensions: Dimension[] = ['total', ...sources, 'prompt', 'language', 'hour', 'review', 'reviewer'];

type Needs = Pick<Deps, 'db' | 'engineClock'>;
const noSums: Sums = { comments: 0, read: 0, answered: 0, reactions: 0, replies: 0 };

/** @throws {AppError} not_found for another's account; invalid_input */
export async function readReport(
  { db, engineClock }: Needs,
  scope: Scope,
  { accountId, days, since, until }: ResultsQuery,
): Promise<Results> {
  const now = engineClock.now();
  const names = await accountNames(db, scope);
  if (accountId !== undefined && !names.has(accountId)) throw notFound('account');
  const accountIds = accountId === undefined ? [...names.keys()] : [accountId];
  const zones = await timeZonesOf(db, accountIds, defaultSettings.timing.timezone);
  const { from, to } = periodOf(now, zones, { days, since, until });
  if (from > to) throw invalid('since', text('calls.rangeReversed'));
  const period: Period = { accountIds, from, to };
  const rows = await readTotals(db, period, dimensions);
  await giveWay();
  const totals = rows.filter(({ dimension }) => dimension === 'total');
  const breakdowns = [
    ...totals.map(({ accountId: value, ...sums }) => toRow('account', value, names.get(value) ?? '', sums)),
    ...(await withNames(db, merged(rows))),
  ].sort((a, b) => b.comments - a.comments || (a.value < b.value ? -1 : 1));
  await giveWay();
  return {
    since: from,
    until: to,
    totals: withShare(totals.reduce(added, noSums)),
    best: (await bestComments(db, period, mostBest)).map(({ id, createdAt, ...comment }) => ({
      _id: id,
      ...comment,
      createdAt: iso(createdAt),
    })),
    breakdowns,
    retirable: await readRetirable(db, accountIds, now),
  };
}

const dateOf = (at: number): string => iso(at).slice(0, 10);

const withShare = ({ comments, read, answered, reactions, replies }: Sums): Figures => ({
  ...{ comments, read, answered, reactions, replies },
  share: read < fewestComments ? null : answered / read,
});

const toRow = (by: ResultRow['by'], value: string, name: string, sums: Sums): ResultRow => ({
  ...{ by, value, name },
  ...withShare(sums),
});

const added = (a: Sums, b: Sums): Sums => ({
  comments: a.comments + b.comments,
  read: a.read + b.read,
  answered: a.answered + b.answered,
  reactions: a.reactions + b.reactions,
  replies: a.replies + b.replies,
});

/** Over all accounts. */
function merged(rows: Total[]): Total[] {
  const all = new Map<string, Total>();
  for (const row of rows) {
    const id = `${row.dimension} ${row.value}`;
    const known = all.get(id);
    all.set(id, known ? { ...known, ...added(known, row) } : row);
  }
  return [...all.values()];
}

async function withNames(db: Deps['db'], rows: Total[]): Promise<ResultRow[]> {
  const keyOf = (url: string): string => {
    const who = parseProfileUrl(url);
    return who ? storedProfileKey(who) : '';
  };
  const urls = rows.flatMap(({ dimension, value }) => (dimension === 'profile' ? [value] : []));
  const profiles = urls.length === 0 ? undefined : await findProfiles(db, urls.map(keyOf));
  const people = rows.flatMap(({ dimension, value }) => (dimension === 'reviewer' && value ? [value] : []));
  const names = await namesOf(db, people);
  return rows.flatMap(({ dimension, value, ...sums }) => {
    if (dimension === 'total') return [];
    const profile = dimension === 'profile' ? profiles?.get(keyOf(value))?.name : undefined;
    const name = dimension === 'reviewer' ? names.get(value) : profile;
    return [toRow(dimension, value, name ?? '', sums)];
  });
}

async function readRetirable(
  db: Deps['db'],
  accountIds: string[],
  now: number,
): Promise<Results['retirable']> {
  const settled = now - settledAfter;
  const since = { accountIds, from: dateOf(now - retirePeriod), to: dateOf(settled) };
  const recently = { accountIds, from: dateOf(settled + day), to: dateOf(now + day) };
  const idOf = ({ accountId, dimension, value }: Total) => `${accountId} ${dimension} ${value}`;
  const rows = await readTotals(db, since, sources);
  await giveWay();
  const answered = (await readTotals(db, recently, sources)).filter((row) => row.answered > 0).map(idOf);
  const ofAccount = new Map<string, Sums>();
  for (const row of rows) ofAccount.set(row.accountId, added(ofAccount.get(row.accountId) ?? noSums, row));
  const retirable: Results['retirable'] = [];
  for (const row of rows) {
    const all = ofAccount.get(row.accountId) ?? noSums;
    if (row.answered > 0 || all.answered === 0 || answered.includes(idOf(row))) continue;
    if (!poorSource({ answered: 0, measured: row.read }, all.answered / all.read).isPoor) continue;
    const { accountId, dimension, value, read } = row;
    const settings = await findSettings(db, accountId);
    const kind = dimension === 'search' ? 'search' : 'profile';
    const inUse = kind === 'search' ? settings?.searchUrls : settings?.searchProfiles;
    if (inUse?.includes(value)) retirable.push({ accountId, kind, source: value, comments: read });
  }
  return retirable;
}
