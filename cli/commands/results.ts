import type {
  Comparison,
  PromptChange,
  ResultRow,
  Results,
  ResultWeek,
} from '../../server/history/results/schemas.ts';
import { poorDays } from '../../server/history/results/thresholds.ts';
import { accountFlag, findAccount, listAccounts } from '../accountRef.ts';
import type { Client } from '../client.ts';
import { type Context, command, fieldsOf } from '../command.ts';
import { csvLine } from '../csv.ts';
import { moment } from '../input.ts';
import type { Column } from '../output.ts';
import { pick, safeJson } from '../text.ts';

const dimensions = {
  source: ['search', 'profile'],
  account: ['account'],
  prompt: ['prompt'],
  move: ['move'],
  language: ['language'],
  hour: ['hour'],
  review: ['review'],
  reviewer: ['reviewer'],
} as const satisfies Record<string, ResultRow['by'][]>;
type By = keyof typeof dimensions;
const formats = ['table', 'json', 'ndjson', 'csv'] as const;

type Options = {
  since: string;
  until?: string;
  account?: string;
  by: By;
  within?: string;
  format?: (typeof formats)[number];
};

const resultFields = fieldsOf<ResultRow>({
  by: '`search`, `profile`, `account`, `prompt`, `move`, `language`, `hour`, `review` or `reviewer`',
  value:
    'the source, account ID, prompt version, kind of contribution, language, hour, kind of review or ID of the reviewer',
  name: 'name of the account, profile or reviewer, first words of the prompt, or empty',
  comments: 'posted comments',
  read: 'comments whose reactions and replies were read',
  measured: 'comments at least 3 days old that were read at 60 to 72 hours',
  tooNew: 'comments younger than 3 days',
  notMeasured: 'older comments without a read at 60 to 72 hours',
  answered: 'measured comments with a reaction or a reply within 3 days',
  share: '`answered` of `measured`, or null below 20 measured comments',
  interval: '`least` and `most`: the rates that are possible, or null',
  reactions: 'reactions',
  replies: 'replies by others',
});

const results = command<Options>({
  name: 'results',
  about: 'Show the reactions and replies to comments.',
  details:
    'Shares count the answers within 3 days, of comments at least 3 days old. No share is printed below 20 such comments. RANGE are the rates that are possible; rows are sorted by its lower end.',
  flags: [
    { flags: '--since <time>', about: 'first day: 2026-11-03, or 30d for the last 30 days', default: '30d' },
    { flags: '--until <time>', about: 'last day, included' },
    accountFlag,
    {
      flags: '--by <dimension>',
      about: 'what to compare',
      choices: Object.keys(dimensions),
      default: 'source',
    },
    {
      flags: '--within <dimension=value>',
      about: 'only comments with this value, as in `prompt=213c22ed`',
    },
    {
      flags: '--format <format>',
      about: 'output format; table by default, json with --json',
      choices: formats,
    },
  ],
  fields: resultFields,
  examples: [
    'chimein results --since 30d --by source',
    'chimein results --by hour --format csv',
    'chimein results --by move --within prompt=213c22ed',
    'chimein results --account "Ada Okafor" --json value,comments,share',
  ],
  run: showResults,
});

type Week = ResultWeek & { account: string };
const trendFields = fieldsOf<Week>({
  account: 'name of the account with `--each-account`, or empty',
  since: 'first day',
  until: 'last day',
  ...{ comments: resultFields.comments, read: resultFields.read, measured: resultFields.measured },
  ...{ tooNew: resultFields.tooNew, notMeasured: resultFields.notMeasured },
  ...{ answered: resultFields.answered, share: resultFields.share, interval: resultFields.interval },
  ...{ reactions: resultFields.reactions, replies: resultFields.replies },
  decided: 'posted comments that a person approved',
  unchanged: 'those approved without an edit',
  unchangedShare: '`unchanged` of `decided`, or null below 20',
  wordsChanged: 'median share of the words that the person changed, or null below 20 comments',
  before: 'the same figures of the period before',
});

type TrendOptions = Pick<Options, 'since' | 'until' | 'account' | 'within' | 'format'> & {
  eachAccount?: true;
};

const trend = command<TrendOptions>({
  name: 'trend',
  about: 'Show the results and reviews of each week.',
  details:
    'Weeks have 7 days and end with the period. In brackets stands the same week of the period before. Only comments that a person decided about count as unchanged or changed. The notes below the table are the only claims that the figures carry.',
  flags: [
    { flags: '--since <time>', about: 'first day: 2026-11-03, or 30d for the last 30 days', default: '30d' },
    { flags: '--until <time>', about: 'last day, included' },
    accountFlag,
    { flags: '--each-account', about: 'the weeks of each account' },
    {
      flags: '--within <dimension=value>',
      about: 'only comments with this value, as in `prompt=213c22ed`',
    },
    {
      flags: '--format <format>',
      about: 'output format; table by default, json with --json',
      choices: formats,
    },
  ],
  fields: trendFields,
  examples: [
    'chimein trend --since 90d',
    'chimein trend --each-account --format csv',
    'chimein trend --account "Ada Okafor" --json since,unchangedShare,wordsChanged',
  ],
  run: showTrend,
});

export default [results, trend];

const nameOf = ({ by, name, value }: Pick<ResultRow, 'by' | 'name' | 'value'>): string =>
  name || value || (by === 'reviewer' ? 'nobody' : 'not recorded');
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const columns: Column<ResultRow>[] = [
  { title: 'VALUE', flexible: true, value: nameOf },
  { title: 'COMMENTS', value: ({ comments }) => String(comments) },
  { title: 'MEASURED', value: ({ measured }) => String(measured) },
  { title: 'ANSWERED', value: ({ share }) => (share === null ? 'too few' : percent(share)) },
  {
    title: 'RANGE',
    value: ({ interval }) => (interval ? `${percent(interval.least)} to ${percent(interval.most)}` : ''),
  },
  { title: 'REPLIES', value: ({ replies }) => String(replies) },
  { title: 'REACTIONS', value: ({ reactions }) => String(reactions) },
];

/** The day on this machine, so that a date stays the same one in every time zone. */
const dayOf = (text: string, flag: string): string =>
  new Date(moment(text, flag)).toLocaleDateString('sv-SE');

async function showResults({ out, client: signedIn }: Context, options: Options): Promise<void> {
  const client = signedIn();
  const { by } = options;
  const query = await queryOf(client, options);
  const found = await client.get<Results>('/api/results', { query });
  const wanted: readonly string[] = dimensions[by];
  const rows = found.breakdowns.filter((row) => wanted.includes(row.by));
  const format = options.format ?? (out.isJson ? 'json' : 'table');
  if (format === 'table') out.list(rows, columns);
  else out.data(rendered(format, rows, out.fields, Object.keys(resultFields)));
  const { comments, measured, tooNew, notMeasured, answered } = found.totals;
  if (comments === 0) out.note('No comments in this period.');
  else
    out.note(
      `${answered} of ${measured} measured comments got a reaction or a reply within 3 days; ${tooNew} too new, ${notMeasured} not measured.`,
    );
  const { perAnswer } = found.effort;
  if (perAnswer)
    out.note(
      `Per answered comment: ${perAnswer.comments} comments, ${perAnswer.edits} edits${perAnswer.decisions === null ? '' : `, ${perAnswer.decisions} decisions`}.`,
    );
  for (const comparison of found.comparisons.filter((each) => wanted.includes(each.by)))
    out.note(claimOf(comparison, rows));
  for (const { source, answered, comments, sureness } of found.retirable)
    out.note(
      `${source} gets answers less often than the account usually does: ${answered} of ${comments} comments in ${poorDays} days (${percent(sureness)} sure). Consider removing it from the settings.`,
    );
  for (const { source, answered, comments, sureness, missing } of found.suspects)
    out.note(
      `${source} may get answers less often than the account usually does: ${answered} of ${comments} comments in ${poorDays} days (${percent(sureness)} sure). After ${missing} more without an answer, retiring it is suggested.`,
    );
}

async function showTrend({ out, client: signedIn }: Context, options: TrendOptions): Promise<void> {
  const client = signedIn();
  const query = await queryOf(client, options);
  const all = await client.get<Results>('/api/results', { query });
  const rows = options.eachAccount ? await weeksOfAccounts() : all.weeks.map(weekOf(''));
  const format = options.format ?? (out.isJson ? 'json' : 'table');
  if (format === 'table') out.list(rows, options.eachAccount ? [accountColumn, ...weekColumns] : weekColumns);
  else if (format === 'csv') out.data(rendered(format, rows.map(flat), out.fields, flatFields));
  else out.data(rendered(format, rows, out.fields, []));
  out.note(periodClaim(all));
  for (const change of all.promptChanges) out.note(promptClaim(change));

  async function weeksOfAccounts(): Promise<Week[]> {
    const weeks: Week[] = [];
    for (const { by, value: accountId, name } of all.breakdowns) {
      if (by !== 'account') continue;
      const { since, until } = all;
      const account = await client.get<Results>('/api/results', {
        query: { ...query, accountId, since, until },
      });
      weeks.push(...account.weeks.map(weekOf(name)));
    }
    return weeks;
  }
}

const weekOf =
  (account: string) =>
  (week: ResultWeek): Week => ({ account, ...week });

const rate = (share: number | null): string => (share === null ? 'too few' : percent(share));
const beside = (now: string, before: string): string => `${now} (${before})`;
const accountColumn: Column<Week> = { title: 'ACCOUNT', flexible: true, value: ({ account }) => account };
const weekColumns: Column<Week>[] = [
  { title: 'WEEK', value: ({ since, until }) => `${since} to ${until}` },
  {
    title: 'COMMENTS',
    value: ({ comments, before }) => beside(String(comments), String(before.comments)),
  },
  { title: 'ANSWERED', value: ({ share, before }) => beside(rate(share), rate(before.share)) },
  { title: 'REPLIES', value: ({ replies, before }) => beside(String(replies), String(before.replies)) },
  {
    title: 'UNCHANGED',
    value: ({ unchangedShare, before }) => beside(rate(unchangedShare), rate(before.unchangedShare)),
  },
  {
    title: 'WORDS CHANGED',
    value: ({ wordsChanged, before }) => beside(rate(wordsChanged), rate(before.wordsChanged)),
  },
];

/** A week as one line of CSV: the figures of the period before have a prefix. */
function flat({ account, since, until, before, ...now }: Week): Record<string, Cell> {
  return {
    ...{ account, since, until },
    ...cellsOf(now, ''),
    ...cellsOf(before, 'before.'),
  };
}
const weekFigures = [
  ...(['comments', 'measured', 'answered', 'share', 'interval', 'replies', 'reactions'] as const),
  ...(['decided', 'unchanged', 'unchangedShare', 'wordsChanged'] as const),
];
const flatFields = [
  ...['account', 'since', 'until', ...weekFigures],
  ...weekFigures.map((name) => `before.${name}`),
];
const cellsOf = (figures: ResultWeek['before'], prefix: string): Record<string, Cell> =>
  Object.fromEntries(weekFigures.map((name) => [`${prefix}${name}`, cellOf(figures[name])]));

function periodClaim({ claim, totals, before }: Results): string {
  const figures = `${rate(totals.share)} answered, ${rate(before.share)} from ${before.since} to ${before.until}`;
  const texts = {
    better: `More comments get answers than in the period before: ${figures}.`,
    worse: `Fewer comments get answers than in the period before: ${figures}.`,
    unclear: `No clear difference from the period before: ${figures}.`,
    tooFew: 'Too few comments to compare with the period before.',
  };
  return texts[claim];
}

function promptClaim({ claim, since, now, before }: PromptChange): string {
  const name = now.name || now.version;
  const figures = `${rate(now.share)} of ${now.measured} comments, before ${rate(before.share)} of ${before.measured}`;
  const texts = {
    better: `gets answers more often than the one before: ${figures}.`,
    worse: `gets answers less often than the one before: ${figures}.`,
    unclear: `no clear difference from the one before: ${figures}.`,
    tooFew: 'too few comments to compare it with the one before.',
  };
  return `Prompt "${name}", since ${since}: ${texts[claim]}`;
}

async function queryOf(
  client: Client,
  { since, until, account, within }: Pick<Options, 'since' | 'until' | 'account' | 'within'>,
): Promise<Record<string, string>> {
  const accountId =
    account === undefined ? undefined : findAccount(await listAccounts(client), account).accountId;
  const days = /^(\d+)d$/.exec(since)?.[1];
  return {
    ...(days === undefined ? { since: dayOf(since, '--since') } : { days }),
    ...(accountId !== undefined && { accountId }),
    ...(until !== undefined && { until: dayOf(until, '--until') }),
    ...(within !== undefined && withinOf(within)),
  };
}

function withinOf(text: string): { within: string; value: string } {
  const [within = '', ...value] = text.split('=');
  return { within, value: value.join('=') };
}

function claimOf({ by, compared, better, worse }: Comparison, rows: ResultRow[]): string {
  const name = (value: string) =>
    nameOf(rows.find((row) => row.by === by && row.value === value) ?? { by, value, name: '' });
  if (compared < 2) return `${by}: too few comments to compare.`;
  if (better === null) return `${by}: no clear difference.`;
  return `${by}: ${name(better)} gets answers more often than ${worse.map(name).join(', ')}.`;
}

type Cell = string | number | null;
function cellOf(value: Cell | ResultRow['interval']): Cell {
  return value !== null && typeof value === 'object' ? `${value.least}-${value.most}` : value;
}

/** @param names the fields of CSV, if none are asked for */
function rendered<Row extends object>(
  format: 'json' | 'ndjson' | 'csv',
  rows: Row[],
  fields: string[],
  names: string[],
): string {
  if (format === 'json') return `${safeJson(rows.map((row) => pick(row, fields)))}\n`;
  if (format === 'ndjson') return rows.map((row) => `${safeJson(pick(row, fields), 0)}\n`).join('');
  const shown = fields.length > 0 ? fields : names;
  const lines = rows.map((row) =>
    csvLine(shown.map((name) => cellOf((row as Record<string, Cell | ResultRow['interval']>)[name] ?? null))),
  );
  return [csvLine(shown), ...lines].join('');
}
