import { accountNames } from '../../../db/accounts/accounts.ts';
import { findProfiles, timeZonesOf } from '../../../db/accounts/settings.ts';
import { repliersOf } from '../../../db/history/responders.ts';
import { discardedOf, type Period, readFacts, type Within } from '../../../db/history/resultRows.ts';
import { bestComments } from '../../../db/history/results.ts';
import { namesOf } from '../../../db/identity/memberships.ts';
import type { Reader } from '../../../db/open.ts';
import type { Scope } from '../../../db/scope.ts';
import { defaultSettings, parseProfileUrl, storedProfileKey } from '../../accounts/settings/schemas.ts';
import { type EngineTime, iso } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { invalid, notFound } from '../../errors.ts';
import { giveWay } from '../../slices.ts';
import { text } from '../../texts/text.ts';
import { countResponders, optedOutAmong } from '../responders/optedOut.ts';
import { describePrompts, firstWords } from './describePrompts.ts';
import { effortOf } from './effort.ts';
import { compareTwo, figuresOf, isEnough } from './figures.ts';
import { periodOf } from './period.ts';
import { findPoorSources } from './poorSources.ts';
import { promptChanges } from './promptChanges.ts';
import {
  type Comparison,
  type PromptUse,
  type ResultRow,
  type Results,
  type ResultsQuery,
  resultDimensions,
} from './schemas.ts';
import { clearDifference } from './statistics.ts';
import { Tally } from './tally.ts';
import { courseOf, periodBefore, reviewFiguresOf, sumDays } from './weeks.ts';

const mostBest = 5;

type Needs = Pick<Deps, 'db' | 'engineClock'>;

/**
 * @param isOwner only the owner sees settings, so only the owner gets the texts of prompts
 * @throws {AppError} not_found for another's account; invalid_input
 */
export async function readReport(
  { db, engineClock }: Needs,
  scope: Scope,
  { accountId, days, since, until, within: by, value = '' }: ResultsQuery,
  isOwner = true,
): Promise<Results> {
  const now = engineClock.now();
  const names = await accountNames(db, scope);
  if (accountId !== undefined && !names.has(accountId)) throw notFound('account');
  const accountIds = accountId === undefined ? [...names.keys()] : [accountId];
  const zones = await timeZonesOf(db, accountIds, defaultSettings.timing.timezone);
  const { from, to } = periodOf(now, zones, { days, since, until });
  if (from > to) throw invalid('since', text('calls.rangeReversed'));
  const period: Period = { accountIds, from, to };
  const daysBefore = periodBefore(period);
  const within = by && { by, value };
  const tally = await tallyOf(db, period, now, within);
  const before = await tallyOf(db, { accountIds, ...daysBefore }, now, within);
  const rows = resultDimensions.map((by) => sortedRows(tally, by));
  const describe = async (uses: ReturnType<Tally['promptDays']>) => {
    const used = await describePrompts(db, accountIds, uses);
    return isOwner ? used : used.map((prompt) => ({ ...prompt, text: null }));
  };
  const prompts = await describe(tally.promptDays());
  const allPrompts = await describe(new Map([...before.promptDays(), ...tally.promptDays()]));
  const compared = compareTwo(tally.total, before.total);
  const sumsOfDays = new Map([...before.days, ...tally.days]);
  const reviewed = (days: typeof period) => reviewFiguresOf(sumDays(days, sumsOfDays));
  const repliers = await repliersOf(db, period, within);
  const poor = [];
  for (const id of accountIds) poor.push(...(await findPoorSources(db, id, now)));
  return {
    since: from,
    until: to,
    totals: { ...compared.now, ...reviewed(period) },
    before: {
      ...{ since: daysBefore.from, until: daysBefore.to },
      ...compared.before,
      ...reviewed({ accountIds, ...daysBefore }),
    },
    claim: compared.claim,
    responders: countResponders(repliers, await optedOutAmong(db, repliers)),
    effort: effortOf(tally.total, reviewed(period), within ? null : await discardedOf(db, period)),
    weeks: courseOf(period, sumsOfDays),
    promptChanges: promptChanges([tally, before], from, (version) => nameOfPrompt(allPrompts, version)),
    best: (await bestComments(db, period, mostBest, within)).map(({ id, createdAt, ...comment }) => ({
      _id: id,
      ...comment,
      createdAt: iso(createdAt),
    })),
    breakdowns: await withNames(db, rows.flat(), names, prompts),
    comparisons: rows.flatMap(compare),
    prompts,
    retirable: poor.filter(({ isPoor }) => isPoor).map(({ isPoor: _isPoor, ...source }) => source),
    suspects: poor.filter(({ isPoor }) => !isPoor).map(({ isPoor: _isPoor, ...source }) => source),
  };
}

export async function tallyOf(db: Reader, period: Period, now: EngineTime, within?: Within): Promise<Tally> {
  const tally = new Tally();
  for await (const { accountId, facts } of readFacts(db, period, now, within)) {
    tally.add(accountId, facts);
    await giveWay();
  }
  return tally;
}

const nameOfPrompt = (prompts: PromptUse[], version: string): string =>
  firstWords(prompts.find((prompt) => prompt.version === version)?.text ?? '');

/** Sorted by what is known: the value whose share is surely the largest first. */
function sortedRows(tally: Tally, by: ResultRow['by']): ResultRow[] {
  const rows = tally.rows(by);
  const compared = rows.filter(({ sums }) => isEnough(sums)).length;
  return rows
    .map(({ value, sums }) => ({ by, value, name: '', ...figuresOf(sums, compared) }))
    .sort(
      (a, b) =>
        (b.interval?.least ?? -1) - (a.interval?.least ?? -1) ||
        b.measured - a.measured ||
        b.comments - a.comments ||
        (a.value < b.value ? -1 : 1),
    );
}

function compare(rows: ResultRow[]): Comparison[] {
  const [first, second] = rows;
  if (!first || !second) return [];
  const known = rows.flatMap(({ value, interval }) => (interval ? { value, interval } : []));
  const found = clearDifference(known);
  return [
    {
      by: first.by,
      compared: known.length,
      better: found?.better.value ?? null,
      worse: found?.worse.map(({ value }) => value) ?? [],
    },
  ];
}

async function withNames(
  db: Deps['db'],
  rows: ResultRow[],
  accounts: ReadonlyMap<string, string>,
  prompts: PromptUse[],
): Promise<ResultRow[]> {
  const keyOf = (url: string): string => {
    const who = parseProfileUrl(url);
    return who ? storedProfileKey(who) : '';
  };
  const valuesOf = (dimension: ResultRow['by']) =>
    rows.flatMap(({ by, value }) => (by === dimension && value ? value : []));
  const urls = valuesOf('profile');
  const profiles = urls.length === 0 ? undefined : await findProfiles(db, urls.map(keyOf));
  const people = await namesOf(db, valuesOf('reviewer'));
  const names: Partial<Record<ResultRow['by'], (value: string) => string | undefined>> = {
    account: (value) => accounts.get(value),
    profile: (value) => profiles?.get(keyOf(value))?.name,
    prompt: (value) => nameOfPrompt(prompts, value),
    reviewer: (value) => people.get(value),
  };
  return rows.map((row) => ({ ...row, name: names[row.by]?.(row.value) ?? '' }));
}
