import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import {
  byteOrderMark,
  commentCells,
  commentMode,
  commentTitles,
  csvRow,
} from '../../server/history/comments/csv.ts';
import type { Comment, ExportedComment } from '../../server/history/comments/schemas.ts';
import { accountFlag, findAccount, listAccounts } from '../accountRef.ts';
import type { Client } from '../client.ts';
import { type Context, command, type Group } from '../command.ts';
import { csvLine } from '../csv.ts';
import { CliError, interrupted, usage } from '../errors.ts';
import { commentFields } from '../fields.ts';
import { moment } from '../input.ts';
import type { Column } from '../output.ts';
import { readPages } from '../pages.ts';
import { localTime, pick, safeJson } from '../text.ts';

const formats = ['table', 'json', 'ndjson', 'csv'] as const;
type Format = (typeof formats)[number];
type Filter = {
  since?: string;
  until?: string;
  mode: keyof typeof categories;
  account?: string;
  format?: Format;
  oldColumns?: boolean;
};
type ListOptions = Filter & { limit: string };
type ExportOptions = Filter & { output: string };

/** `monitors` is the earlier name of `profiles`. */
const categories = {
  all: undefined,
  searches: 'Search',
  profiles: 'Monitor',
  monitors: 'Monitor',
} as const;
const filterFlags = [
  { flags: '--since <time>', about: 'start: 2026-11-03, 2026-11-03T09:00Z, or 24h, 7d (ago)' },
  { flags: '--until <time>', about: 'end; a date includes the whole day' },
  {
    flags: '--mode <mode>',
    about: 'source of the comments; `monitors` is the same as `profiles`',
    choices: Object.keys(categories),
    default: 'all',
  },
  accountFlag,
  {
    flags: '--old-columns',
    about: 'CSV with the names of the JSON fields as columns, as before 0.1; the next release drops it',
  },
];

const comments: Group = {
  name: 'comments',
  about: 'List and export posted comments.',
  commands: [
    command<ListOptions>({
      name: 'list',
      about: 'List comments, newest first.',
      flags: [
        ...filterFlags,
        {
          flags: '--format <format>',
          about: 'output format; table by default, json with --json',
          choices: formats,
        },
        { flags: '--limit <number>', about: 'maximum number of rows; 0 for all', default: '30' },
      ],
      fields: commentFields,
      examples: [
        'chimein comments list --since 7d --mode profiles',
        'chimein comments list --account "Ada Okafor" --limit 0 --json createdAt,postUrl,comment',
      ],
      run: listComments,
    }),
    command<ExportOptions>({
      name: 'export',
      about: 'Export all comments, newest first, as a stream.',
      flags: [
        ...filterFlags,
        {
          flags: '--format <format>',
          about: 'output format; csv by default, json with --json',
          choices: formats,
        },
        { flags: '-o, --output <file>', about: 'output file; - writes to standard output', default: '-' },
      ],
      fields: commentFields,
      examples: [
        'chimein comments export -o comments.csv',
        'chimein comments export --mode searches --format ndjson --json createdAt,comment',
      ],
      run: exportComments,
    }),
  ],
};

export default [comments];

const columns: Column<ExportedComment>[] = [
  { title: 'WHEN', value: (comment) => localTime(comment.createdAt) },
  { title: 'ACCOUNT', flexible: true, value: ({ accountName }) => accountName },
  { title: 'MODE', value: (comment) => commentMode(comment) },
  { title: 'POSTER', flexible: true, value: (comment) => comment.posterName },
  { title: 'COMMENT', flexible: true, value: (comment) => comment.comment },
];

async function toFilter(client: Client, { since, until, mode, account }: Filter) {
  const createdAt_gte = since === undefined ? undefined : moment(since, '--since');
  const createdAt_lte = until === undefined ? undefined : moment(until, '--until', { end: true });
  if (createdAt_gte && createdAt_lte && createdAt_gte > createdAt_lte)
    throw usage('--since is later than --until.');
  const accountId =
    account === undefined ? undefined : findAccount(await listAccounts(client), account).accountId;
  return { accountId, category: categories[mode], createdAt_gte, createdAt_lte };
}

async function listComments({ out, client: signedIn }: Context, options: ListOptions): Promise<void> {
  const client = signedIn();
  const filter = await toFilter(client, options);
  const { rows, total } = await readPages<Comment>(client, '/api/comment', filter, options.limit);
  const names = new Map((await listAccounts(client)).map((account) => [account.accountId, account.name]));
  const named = rows.map((row) => ({ ...row, accountName: names.get(row.accountId) ?? row.accountId }));
  const format = options.format ?? (out.isJson ? 'json' : 'table');
  if (format === 'table') out.list(named, columns);
  else for (const text of rendered(format, named, fieldsOf(out.fields, options))) out.data(text);
  if (rows.length === 0) out.note('No comments match.');
  else if (rows.length < total) out.note(`${rows.length} of ${total} comments. --limit 0 shows all.`);
}

function* rendered(
  format: Exclude<Format, 'table'>,
  rows: ExportedComment[],
  fields: string[],
): Generator<string> {
  if (format === 'json') return yield `${safeJson(rows.map((row) => pick(row, fields)))}\n`;
  if (format === 'csv') yield fields.length > 0 ? csvLine(fields) : csvRow(commentTitles);
  for (const row of rows)
    if (format === 'ndjson') yield `${safeJson(pick(row, fields), 0)}\n`;
    else
      yield fields.length > 0
        ? csvLine(fields.map((name) => row[name as keyof ExportedComment]))
        : csvRow(commentCells(row));
}

/** The chosen fields. None means all, and in CSV the columns of the app's export. */
const fieldsOf = (chosen: string[], { oldColumns }: Filter): string[] =>
  chosen.length === 0 && oldColumns ? Object.keys(commentFields).filter((name) => name !== 'id') : chosen;

/** Streams, so that memory stays constant. An interrupted export leaves no file behind. */
async function exportComments(context: Context, options: ExportOptions): Promise<void> {
  const { io, out, signal } = context;
  const client = context.client();
  const filter = await toFilter(client, options);
  const format = options.format ?? (out.isJson ? 'json' : 'csv');
  const rows = exported(client, filter);
  if (format === 'table') {
    if (options.output !== '-')
      throw usage('A table can only go to standard output.', 'Use --format csv for a file.');
    const all: ExportedComment[] = [];
    for await (const row of rows) all.push(row);
    return out.list(all, columns);
  }
  const temporary = `${options.output}.${process.pid}.tmp`;
  const target = options.output === '-' ? io.stdout : createWriteStream(temporary);
  try {
    const fields = fieldsOf(out.fields, options);
    // Excel needs the mark. In a pipe it would become part of the first column's name.
    if (format === 'csv' && fields.length === 0 && target !== io.stdout) target.write(byteOrderMark);
    const count = await write(target, format, rows, fields);
    if (target === io.stdout) return out.note(`${count} comments.`);
    target.end();
    await once(target, 'close');
    await rename(temporary, options.output);
    out.note(`Wrote ${count} comments to ${options.output}.`);
  } catch (cause) {
    await rm(temporary, { force: true });
    if (signal.aborted) throw interrupted();
    if (cause instanceof CliError) throw cause;
    throw new CliError('unwritable', `'${options.output}' can't be written: ${(cause as Error).message}`, {
      cause,
    });
  }
}

async function write(
  target: Writable,
  format: Exclude<Format, 'table'>,
  rows: AsyncIterable<ExportedComment>,
  fields: string[],
): Promise<number> {
  const failed = once(target, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  const put = async (text: string) => {
    if (!target.write(text)) await Promise.race([once(target, 'drain'), failed]);
  };
  let count = 0;
  if (format === 'csv') await put([...rendered('csv', [], fields)].join(''));
  if (format === 'json') await put('[');
  for await (const row of rows) {
    if (format === 'json') await put(`${count > 0 ? ',' : ''}\n${safeJson(pick(row, fields), 0)}`);
    else await put([...rendered(format, [row], fields)].at(-1) as string);
    count += 1;
  }
  if (format === 'json') await put('\n]\n');
  return count;
}

/** A JSON array with one comment per line. Throws if it ends early. */
async function* exported(client: Client, filter: object): AsyncGenerator<ExportedComment> {
  let rest = '';
  let isWhole = false;
  for await (const text of client.stream('/api/exports/comments.json', {
    query: { filter: JSON.stringify(filter) },
  })) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, '')) as ExportedComment;
      isWhole ||= line.endsWith(']') && !line.startsWith('{');
    }
  }
  if (!isWhole) throw new CliError('network', 'The answer was cut off.', { hint: 'Try again.' });
}
