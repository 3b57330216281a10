import type { ResultRow, Results } from '../../server/history/results/schemas.ts';
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
  format?: (typeof formats)[number];
};

const resultFields = fieldsOf<ResultRow>({
  by: '`search`, `profile`, `account`, `prompt`, `language`, `hour`, `review` or `reviewer`',
  value: 'the source, account ID, prompt version, language, hour, kind of review or ID of the reviewer',
  name: 'name of the account, profile or reviewer, or empty',
  comments: 'posted comments',
  read: 'comments whose reactions and replies were read',
  answered: 'comments with a reaction or a reply',
  share: '`answered` of `read`, or null below 20 read comments',
  reactions: 'reactions',
  replies: 'replies by others',
});

const results = command<Options>({
  name: 'results',
  about: 'Show the reactions and replies to comments.',
  more: 'Reactions and replies are read every 4 hours while a comment is younger than 3 days, then daily for a month. No share is printed below 20 read comments.',
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
      flags: '--format <format>',
      about: 'output format; table by default, json with --json',
      choices: formats,
    },
  ],
  fields: resultFields,
  examples: [
    'chimein results --since 30d --by source',
    'chimein results --by hour --format csv',
    'chimein results --account "Ada Okafor" --json value,comments,share',
  ],
  run: showResults,
});

export default [results];

const columns: Column<ResultRow>[] = [
  {
    title: 'VALUE',
    flexible: true,
    value: ({ by, name, value }) => name || value || (by === 'reviewer' ? 'nobody' : 'not recorded'),
  },
  { title: 'COMMENTS', value: ({ comments }) => String(comments) },
  { title: 'ANSWERED', value: ({ share }) => (share === null ? 'too few' : `${Math.round(share * 100)} %`) },
  { title: 'REPLIES', value: ({ replies }) => String(replies) },
  { title: 'REACTIONS', value: ({ reactions }) => String(reactions) },
];

const dayOf = (text: string, flag: string): string => moment(text, flag).slice(0, 10);

async function showResults({ out, client: signedIn }: Context, options: Options): Promise<void> {
  const client = signedIn();
  const { since, until, account, by } = options;
  const accountId =
    account === undefined ? undefined : findAccount(await listAccounts(client), account).accountId;
  const days = /^(\d+)d$/.exec(since)?.[1];
  const query = {
    ...(days === undefined ? { since: dayOf(since, '--since') } : { days }),
    ...(accountId !== undefined && { accountId }),
    ...(until !== undefined && { until: dayOf(until, '--until') }),
  };
  const found = await client.get<Results>('/api/results', { query });
  const wanted: readonly string[] = dimensions[by];
  const rows = found.breakdowns.filter((row) => wanted.includes(row.by));
  const format = options.format ?? (out.isJson ? 'json' : 'table');
  if (format === 'table') out.list(rows, columns);
  else out.data(rendered(format, rows, out.fields));
  const { comments, read, answered } = found.totals;
  if (comments === 0) out.note('No comments in this period.');
  else
    out.note(
      `${answered} of ${read} read comments got a reaction or a reply; ${comments - read} not read yet.`,
    );
  for (const { source, comments: count } of found.retirable)
    out.note(`${source} brought nothing in ${count} comments: consider removing it from the settings.`);
}

function rendered(format: 'json' | 'ndjson' | 'csv', rows: ResultRow[], fields: string[]): string {
  if (format === 'json') return `${safeJson(rows.map((row) => pick(row, fields)))}\n`;
  if (format === 'ndjson') return rows.map((row) => `${safeJson(pick(row, fields), 0)}\n`).join('');
  const names = fields.length > 0 ? fields : Object.keys(resultFields);
  const lines = rows.map((row) => csvLine(names.map((name) => row[name as keyof ResultRow])));
  return [csvLine(names), ...lines].join('');
}
