import type { Reply } from '../../server/history/replies/schemas.ts';
import { accountFlag, findAccount, listAccounts } from '../accountRef.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { csvLine } from '../csv.ts';
import { moment, readLines } from '../input.ts';
import { readPages } from '../pages.ts';
import { performAll } from '../perform.ts';
import { localTime, pick, safeJson } from '../text.ts';

const replyFields = {
  ...fieldsOf<Reply>({
    _id: 'ID of the reply',
    id: 'the same',
    accountId: 'ID of the account',
    accountName: 'name of the account',
    authorId: 'ID of the person on LinkedIn, for `--person`',
    authorName: 'name of the person who replied; empty for one who opted out',
    authorHeadline: 'their headline',
    authorUrl: 'their profile',
    authorImageUrl: 'URL of their photo',
    createdAt: 'time of the reply',
    handledAt: 'time it was marked as handled, or null',
    url: 'shows the reply on LinkedIn',
    commentId: 'ID of your comment',
    comment: 'text of your comment',
    posterName: 'author of the post',
    postExcerpt: 'first characters of the post',
  }),
  text: 'text of the reply',
};

const formats = ['table', 'json', 'ndjson', 'csv'] as const;
type Format = (typeof formats)[number];
type ListOptions = {
  handled?: boolean;
  account?: string;
  person?: string;
  search?: string;
  since?: string;
  until?: string;
  format?: Format;
  limit: string;
};

const replies: Group = {
  name: 'replies',
  about: 'List the replies to your comments, and mark them as handled.',
  commands: [
    command<ListOptions>({
      name: 'list',
      about: 'List the replies to handle, newest first.',
      flags: [
        { flags: '--handled', about: 'the handled replies instead' },
        accountFlag,
        { flags: '--person <id>', about: 'only this person: `authorId` of a reply' },
        { flags: '--search <words>', about: 'part of the reply, or of the name or headline' },
        { flags: '--since <time>', about: 'start: 2026-11-03, 2026-11-03T09:00Z, or 24h, 7d (ago)' },
        { flags: '--until <time>', about: 'end; a date includes the whole day' },
        {
          flags: '--format <format>',
          about: 'output format; table by default, json with --json',
          choices: formats,
        },
        { flags: '--limit <number>', about: 'maximum number of rows; 0 for all', default: '30' },
      ],
      fields: replyFields,
      examples: [
        'chimein replies list',
        'chimein replies list --handled --json authorName,text,url',
        'chimein replies list --since 7d --search "which step"',
        'chimein replies list --limit 0 --format csv',
        'chimein replies list --workspace "$WORKSPACE"',
      ],
      run: listReplies,
    }),
    command<{ undo?: boolean }, [string[]]>({
      name: 'handled',
      about: 'Mark replies as handled.',
      arguments: [
        {
          name: 'ids',
          about: 'IDs of the replies; - reads them from standard input, one per line',
          many: true,
        },
      ],
      flags: [{ flags: '--undo', about: 'mark them as open again' }],
      fields: replyFields,
      writes: true,
      examples: ['chimein replies handled "$REPLY"', 'chimein replies handled "$REPLY" --undo'],
      run: markHandled,
    }),
  ],
};

export default [replies];

async function listReplies(
  { out, client: signedIn }: Context,
  { handled = false, account, person, search, since, until, limit, ...options }: ListOptions,
): Promise<void> {
  const client = signedIn();
  const accountId =
    account === undefined ? undefined : findAccount(await listAccounts(client), account).accountId;
  const filter = {
    ...{ handled, accountId, authorId: person, q: search },
    createdAt_gte: since === undefined ? undefined : moment(since, '--since'),
    createdAt_lte: until === undefined ? undefined : moment(until, '--until', { end: true }),
  };
  const { rows, total } = await readPages<Reply>(client, '/api/replies', filter, limit);
  const format = options.format ?? (out.isJson ? 'json' : 'table');
  if (format === 'table') show(out, rows);
  else out.data(rendered(format, rows, out.fields));
  const isNarrowed = [account, person, search, since, until].some((given) => given !== undefined);
  if (rows.length === 0 && isNarrowed) out.note('No replies match.');
  else if (rows.length === 0)
    out.note(handled ? 'No replies are handled.' : 'There are no replies to handle.');
  else if (rows.length < total) out.note(`${rows.length} of ${total} replies. --limit 0 shows all.`);
}

function show(out: Context['out'], rows: Reply[]): void {
  out.list(rows, [
    { title: 'ID', value: ({ _id }) => _id, style: () => 'dim' },
    { title: 'WHEN', value: ({ createdAt }) => localTime(createdAt) },
    { title: 'ACCOUNT', flexible: true, value: ({ accountName }) => accountName },
    { title: 'BY', flexible: true, value: ({ authorName }) => authorName || 'not named' },
    { title: 'REPLY', flexible: true, value: ({ text }) => text },
  ]);
}

function rendered(format: Exclude<Format, 'table'>, rows: Reply[], fields: string[]): string {
  if (format === 'json') return `${safeJson(rows.map((row) => pick(row, fields)))}\n`;
  if (format === 'ndjson') return rows.map((row) => `${safeJson(pick(row, fields), 0)}\n`).join('');
  const names = fields.length > 0 ? fields : Object.keys(replyFields);
  const lines = rows.map((row) => csvLine(names.map((name) => row[name as keyof Reply])));
  return [csvLine(names), ...lines].join('');
}

async function markHandled(
  context: Context,
  { undo = false }: { undo?: boolean },
  given: string[],
): Promise<void> {
  const ids = await readLines(context.io, given, 'IDs');
  const done = await performAll<Reply>(
    context,
    ids.map((id) => ({
      does: `mark reply ${id} as ${undo ? 'open' : 'handled'}`,
      subject: id,
      method: 'PUT',
      path: `/api/replies/${encodeURIComponent(id)}`,
      body: { handled: !undo },
    })),
  );
  if (!done) return;
  show(context.out, done.answers);
  done.check();
}
