import type { Responder } from '../../server/history/responders/schemas.ts';
import { accountFlag, findAccount, listAccounts } from '../accountRef.ts';
import { type Context, command, fieldsOf } from '../command.ts';
import { csvLine } from '../csv.ts';
import { readPages } from '../pages.ts';
import { localTime, pick, safeJson } from '../text.ts';

const fields = fieldsOf<Responder>({
  _id: 'ID of the person on LinkedIn, for `chimein replies list --person`',
  id: 'the same',
  name: 'name',
  headline: 'headline',
  url: 'profile',
  imageUrl: 'URL of the photo',
  replies: 'replies to your comments',
  comments: 'different comments of yours that they answered',
  onOwnPosts: 'replies on posts of their own',
  lastAt: 'time of the latest reply',
  lastUrl: 'shows the latest reply on LinkedIn',
  lastCommentId: 'ID of the comment that they answered last',
  lastPosterName: 'author of that post',
  accountNames: 'accounts whose comments they answered',
});
const formats = ['table', 'json', 'ndjson', 'csv'] as const;
type Format = (typeof formats)[number];
type Options = {
  account?: string;
  search?: string;
  postAuthors?: true;
  others?: true;
  format?: Format;
  limit: string;
};

const responders = command<Options>({
  name: 'responders',
  about: 'List the people who replied to your comments.',
  details: 'Most replies first, of the last 12 months. People who have opted out are not listed.',
  flags: [
    accountFlag,
    { flags: '--search <words>', about: 'part of the name or headline' },
    { flags: '--post-authors', about: 'only those who replied on their own post' },
    { flags: '--others', about: 'only those who did not' },
    {
      flags: '--format <format>',
      about: 'output format; table by default, json with --json',
      choices: formats,
    },
    { flags: '--limit <number>', about: 'maximum number of rows; 0 for all', default: '30' },
  ],
  fields,
  examples: [
    'chimein responders',
    'chimein responders --search head --post-authors',
    'chimein responders --limit 0 --format csv',
  ],
  run: listResponders,
});

export default [responders];

async function listResponders(
  { out, client: signedIn }: Context,
  { account, search, postAuthors, others, limit, ...options }: Options,
): Promise<void> {
  const client = signedIn();
  const accountId =
    account === undefined ? undefined : findAccount(await listAccounts(client), account).accountId;
  const postAuthor = postAuthors ? true : others ? false : undefined;
  const filter = { accountId, q: search, postAuthor };
  const { rows, total } = await readPages<Responder>(client, '/api/responders', filter, limit, 'replies');
  const format = options.format ?? (out.isJson ? 'json' : 'table');
  if (format === 'table')
    out.list(rows, [
      { title: 'NAME', flexible: true, value: ({ name }) => name },
      { title: 'HEADLINE', flexible: true, value: ({ headline }) => headline },
      { title: 'REPLIES', value: ({ replies }) => String(replies) },
      { title: 'ON OWN POSTS', value: ({ onOwnPosts }) => String(onOwnPosts) },
      { title: 'LATEST', value: ({ lastAt }) => localTime(lastAt) },
    ]);
  else out.data(rendered(format, rows, out.fields));
  if (rows.length === 0) out.note('Nobody has replied yet, or nobody matches.');
  else if (rows.length < total) out.note(`${rows.length} of ${total} people. --limit 0 shows all.`);
}

function rendered(format: Exclude<Format, 'table'>, rows: Responder[], names: string[]): string {
  if (format === 'json') return `${safeJson(rows.map((row) => pick(row, names)))}\n`;
  if (format === 'ndjson') return rows.map((row) => `${safeJson(pick(row, names), 0)}\n`).join('');
  const shown = names.length > 0 ? names : Object.keys(fields);
  const cellOf = (value: Responder[keyof Responder]) => (Array.isArray(value) ? value.join('; ') : value);
  const lines = rows.map((row) => csvLine(shown.map((name) => cellOf(row[name as keyof Responder]))));
  return [csvLine(shown), ...lines].join('');
}
