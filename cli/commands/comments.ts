/** comments: the history of what was written. */
import { type Command, Option } from 'commander';
import type { Comment } from '../../server/comments/schemas.ts';
import { findAccount, listAccounts } from '../accountRef.ts';
import type { Client } from '../client.ts';
import { action, type Context, withJson } from '../context.ts';
import { usage } from '../errors.ts';
import { moment } from '../input.ts';
import { localTime } from '../text.ts';

type ListOptions = { since?: string; until?: string; mode: 'all' | 'monitors' | 'searches'; account?: string; limit: string };

const pageSize = 500;
const categories = { all: undefined, monitors: 'Monitor', searches: 'Search' } as const;

export function registerComments(program: Command): void {
  const comments = program.command('comments').description('The history of comments.');
  const list = comments
    .command('list')
    .description('List comments, newest first.')
    .option('--since <time>', 'from then on: 2026-11-03, 2026-11-03T09:00Z, or 24h, 7d ago')
    .option('--until <time>', 'up to then; a day counts to its end')
    .addOption(new Option('--mode <mode>', 'which comments').choices(['all', 'monitors', 'searches']).default('all'))
    .option('--account <account>', 'of one account: id, e-mail or name')
    .option('--limit <number>', 'how many at most; 0 for all', '30')
    .addHelpText(
      'after',
      `
Examples:
  $ chimein comments list --since 7d --mode monitors
  $ chimein comments list --account "Ada Okafor" --limit 0 --json createdAt,postUrl,comment`,
    )
    .action(action(listComments));
  withJson(list, async () => Object.keys((await import('../../server/comments/schemas.ts')).Comment.shape));
}

async function listComments({ out, client: signedIn }: Context, options: ListOptions): Promise<void> {
  const limit = /^\d+$/.test(options.limit) ? Number(options.limit) || Number.POSITIVE_INFINITY : null;
  if (limit === null) throw usage(`--limit '${options.limit}' is not a number of comments.`, '0 lists all of them.');
  const since = options.since === undefined ? undefined : moment(options.since, '--since');
  const until = options.until === undefined ? undefined : moment(options.until, '--until', { end: true });
  if (since && until && since > until) throw usage('--since is later than --until.');

  const client = await signedIn();
  const accounts = options.account !== undefined || !out.isJson ? await listAccounts(client) : [];
  const accountId = options.account === undefined ? undefined : findAccount(accounts, options.account).accountId;
  const filter = { accountId, category: categories[options.mode], createdAt_gte: since, createdAt_lte: until };
  const { rows, total } = await readComments(client, filter, limit);
  const names = new Map(accounts.map((account) => [account.accountId, account.name]));
  out.list(rows, [
    { title: 'WHEN', value: (comment) => localTime(comment.createdAt) },
    { title: 'ACCOUNT', flexible: true, value: (comment) => names.get(comment.accountId) ?? comment.accountId },
    { title: 'MODE', value: (comment) => comment.category },
    { title: 'POSTER', flexible: true, value: (comment) => comment.posterName },
    { title: 'COMMENT', flexible: true, value: (comment) => comment.comment },
  ]);
  if (rows.length === 0) out.note('No comments match.');
  else if (rows.length < total) out.note(`${rows.length} of ${total} comments. --limit 0 shows all.`);
}

/** Pages through the list. A comment that arrives meanwhile pushes others to the next page: each is kept once. */
async function readComments(client: Client, filter: object, limit: number): Promise<{ rows: Comment[]; total: number }> {
  const found = new Map<string, Comment>();
  let total = 0;
  for (let first = 0; found.size < limit; ) {
    const last = first + Math.min(pageSize, limit - found.size) - 1;
    const page = await client.list<Comment>('/api/comment', {
      query: { sort: '["createdAt","DESC"]', range: JSON.stringify([first, last]), filter: JSON.stringify(filter) },
    });
    for (const comment of page.rows) found.set(comment._id, comment);
    total = page.total;
    first += page.rows.length;
    if (page.rows.length === 0 || first >= total) break;
  }
  return { rows: [...found.values()], total };
}
