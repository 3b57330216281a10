import type { Comparison, ResultRow, Results } from '../../server/history/results/schemas.ts';
import { findAccount, listAccounts } from '../accountRef.ts';
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
  more: 'Shares count the answers within 3 days, of comments at least 3 days old. No share is printed below 20 such comments. RANGE are the rates that are possible; rows are sorted by its lower end.',
  flags: [
    { flags: '--since <time>', about: 'first day: 2026-11-03, or 30d for the last 30 days', default: '30d' },
    { flags: '--until <time>', about: 'last day, included' },
    { flags: '--account <account>', about: 'only this account: ID, e-mail or name', live: 'account' },
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

export default [results];

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
  const { since, until, account, by, within } = options;
  const accountId =
    account === undefined ? undefined : findAccount(await listAccounts(client), account).accountId;
  const days = /^(\d+)d$/.exec(since)?.[1];
  const query = {
    ...(days === undefined ? { since: dayOf(since, '--since') } : { days }),
    ...(accountId !== undefined && { accountId }),
    ...(until !== undefined && { until: dayOf(until, '--until') }),
    ...(within !== undefined && withinOf(within)),
  };
  const found = await client.get<Results>('/api/results', { query });
  const wanted: readonly string[] = dimensions[by];
  const rows = found.breakdowns.filter((row) => wanted.includes(row.by));
  const format = options.format ?? (out.isJson ? 'json' : 'table');
  if (format === 'table') out.list(rows, columns);
  else out.data(rendered(format, rows, out.fields));
  const { comments, measured, tooNew, notMeasured, answered } = found.totals;
  if (comments === 0) out.note('No comments in this period.');
  else
    out.note(
      `${answered} of ${measured} measured comments got a reaction or a reply within 3 days; ${tooNew} too new, ${notMeasured} not measured.`,
    );
  for (const comparison of found.comparisons.filter((each) => wanted.includes(each.by)))
    out.note(claimOf(comparison, rows));
  for (const { source, answered, comments, sureness } of found.retirable)
    out.note(
      `${source}: ${answered} of ${comments} comments got an answer, less than the account usually gets (${percent(sureness)} sure). Consider removing it from the settings.`,
    );
  for (const { source, answered, comments, sureness, missing } of found.suspects)
    out.note(
      `${source}: ${answered} of ${comments} comments got an answer (${percent(sureness)} sure that this is less than usual). ${missing} more without one, and it is suggested to retire.`,
    );
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

function rendered(format: 'json' | 'ndjson' | 'csv', rows: ResultRow[], fields: string[]): string {
  if (format === 'json') return `${safeJson(rows.map((row) => pick(row, fields)))}\n`;
  if (format === 'ndjson') return rows.map((row) => `${safeJson(pick(row, fields), 0)}\n`).join('');
  const names = fields.length > 0 ? fields : Object.keys(resultFields);
  const lines = rows.map((row) => csvLine(names.map((name) => cellOf(row, name))));
  return [csvLine(names), ...lines].join('');
}

function cellOf(row: ResultRow, name: string) {
  if (name !== 'interval') return row[name as Exclude<keyof ResultRow, 'interval'>];
  return row.interval && `${row.interval.least}-${row.interval.most}`;
}
