import type { DaySchedule } from '../../server/automation/schedule/schemas.ts';
import type { Preview } from '../../server/automation/writing/previewSchemas.ts';
import { commentMode } from '../../server/history/comments/csv.ts';
import type { PostDecision } from '../../server/history/posts/schemas.ts';
import { accountsArgument, findAccounts, listAccounts, oneAccount } from '../accountRef.ts';
import { type Context, command, fieldsOf } from '../command.ts';
import { CliError } from '../errors.ts';
import { readsLeft } from '../fields.ts';
import { localTime, zoneTime } from '../text.ts';

type AccountOption = { account?: string };
type PreviewOptions = AccountOption & { judge?: boolean };
const accountFlag = {
  flags: '--account <account>',
  about: 'ID, e-mail or name; optional if you have one account',
  live: 'account',
} as const;

export default [
  command<{ date?: string }, [string[]]>({
    name: 'schedule',
    alias: 'plan',
    about: "Show an account's schedule for a day: posted and planned comments, limits left, and warnings.",
    arguments: [accountsArgument],
    flags: [
      {
        flags: '--date <date>',
        about:
          "date in the account's time zone, such as 2026-11-03; the current or next working day by default",
      },
    ],
    fields: fieldsOf<DaySchedule>({
      accountId: 'ID of the account',
      date: 'local date on which the working hours start',
      timezone: 'time zone of the account',
      window: '`{opensAt, closesAt}`, or null on a day off',
      slots:
        '`[{at, category, kind, commentId, postUrl, posterName}]`: `kind` is `posted`, `draft` or `planned`',
      limits: '`{Search, Monitor}`, each `{limit, used, left}`',
      warnings: '`[{code, message, values}]`',
      reads:
        '`{day, resetsAt, searchRows, profiles, others, comments}`: reads used and left at LinkedIn today',
      clock: '`{now, rate}`: clock of the automation',
    }),
    examples: ['chimein schedule', 'chimein schedule ada.okafor@example.com --date "$TOMORROW" --json slots'],
    run: showSchedule,
  }),
  command<PreviewOptions, [string | undefined]>({
    name: 'preview',
    about: 'Write a comment on a post and check it, without posting it.',
    arguments: [
      {
        name: 'postUrl',
        about: 'URL of the post; the next post in line by default',
        optional: true,
      },
    ],
    flags: [accountFlag, { flags: '--judge', about: 'also ask the judge for its verdict' }],
    fields: fieldsOf<Preview>({
      post: '`{postId, postUrl, posterName, text, postedAt}`, or null',
      category: '`Monitor` or `Search`; null if you gave the post',
      source: 'search link or profile that found it',
      comment: 'text of the comment',
      checks: '`[{check, ok, detail}]`',
      verdict: '`{verdict, reason, message}`: decision about the post',
      people:
        '`[{url, name, headline, imageUrl, posts}]`: whom you could monitor, by the posts of your searches',
    }),
    examples: [
      'chimein preview "$POST_URL" --account ada.okafor@example.com',
      'chimein preview --account "Ada Okafor" --json comment,verdict',
    ],
    run: preview,
  }),
  command<AccountOption, [string]>({
    name: 'why',
    about:
      'Explain why a post was commented on, was skipped, or is still open. Exits 3 if no account saw the post.',
    arguments: [{ name: 'postUrl', about: 'URL of the post, in any form' }],
    flags: [{ ...accountFlag, about: 'only the decision of this account' }],
    fields: fieldsOf<PostDecision>({
      id: 'account and ID of the post',
      accountId: 'ID of the account',
      postId: 'ID of the post',
      postUrl: 'URL of the post',
      posterName: 'author of the post',
      excerpt: 'first words of the post',
      postedAt: 'time the post appeared, if known',
      category: '`Monitor` or `Search`',
      source: 'search link or profile that found it',
      verdict: '`chosen`, `skipped` or `open`',
      reason: 'reason code',
      message: 'description',
      detail: 'detail, such as the matching word or date',
      at: 'time of the decision',
    }),
    examples: ['chimein why "$POST_URL"', 'chimein why "$POST_URL" --json verdict,reason'],
    run: sayWhy,
  }),
];

async function showSchedule(
  { out, client: signedIn }: Context,
  { date }: { date?: string },
  refs: string[],
): Promise<void> {
  const client = signedIn();
  const all = await listAccounts(client);
  const accounts = refs.length === 0 ? all : findAccounts(all, refs);
  const schedules: DaySchedule[] = [];
  for (const { accountId } of accounts)
    schedules.push(
      await client.get<DaySchedule>('/api/automation/plan', { query: { accountId, ...(date && { date }) } }),
    );
  if (out.isJson) return out.list(schedules, []);
  if (schedules.length === 0) out.note('There are no accounts.');
  for (const [index, schedule] of schedules.entries()) {
    if (index > 0) out.line('');
    describeSchedule(out, schedule, accounts[index]?.name ?? schedule.accountId);
  }
}

function describeSchedule(
  out: Context['out'],
  { date, timezone, window, slots, limits, warnings, reads }: DaySchedule,
  name: string,
): void {
  const at = (iso: string) => zoneTime(iso, timezone);
  const hours = window ? `${at(window.opensAt)} to ${at(window.closesAt)}` : 'day off';
  out.line(`${name}, ${date}: ${hours} (${timezone})`);
  out.line(
    `searches ${limits.Search.used} of ${limits.Search.limit}, monitors ${limits.Monitor.used} of ${limits.Monitor.limit}`,
  );
  out.line(`reads left today: ${readsLeft(reads)}, reset at ${at(reads.resetsAt)}`);
  out.list(slots, [
    { title: 'TIME', value: (slot) => at(slot.at) },
    { title: 'MODE', value: commentMode },
    { title: 'KIND', value: ({ kind }) => kind, style: ({ kind }) => (kind === 'posted' ? 'green' : 'dim') },
    { title: 'POSTER', flexible: true, value: ({ posterName = '' }) => posterName },
  ]);
  for (const { message } of warnings) out.line(`! ${message}`);
}

async function preview(context: Context, options: PreviewOptions, postUrl?: string): Promise<void> {
  const { out, client } = context;
  const { accountId } = await oneAccount(context, options.account);
  const answer = await client().write<Preview>('POST', '/api/automation/preview', {
    accountId,
    ...(options.judge && { judge: true }),
    ...(postUrl && { postUrl }),
  });
  out.object(answer, () => {
    const { post, comment, checks, verdict, people } = answer;
    if (post) out.line(`${post.posterName}: ${post.postUrl}`);
    if (comment !== null) out.line(comment);
    for (const { check, ok, detail } of checks) out.line(`  ${ok ? '✓' : '✗'} ${check}: ${detail}`);
    out.line(verdict.message);
    if (people.length > 0) out.line('People behind the posts of your searches, to monitor:');
    for (const { name, url, posts } of people) out.line(`  ${name} (${posts} posts): ${url}`);
  });
}

async function sayWhy(
  { out, client: signedIn }: Context,
  options: AccountOption,
  postUrl: string,
): Promise<void> {
  const client = signedIn();
  const accounts = await listAccounts(client);
  const [only] = options.account === undefined ? [] : findAccounts(accounts, [options.account]);
  const query = { filter: JSON.stringify({ postUrl, ...(only && { accountId: only.accountId }) }) };
  const { rows } = await client.list<PostDecision>('/api/automation/posts', { query });
  if (rows.length === 0)
    throw new CliError('not_found', 'No account saw this post.', {
      hint: 'Try `chimein preview` with this post.',
    });
  const names = new Map(accounts.map((account) => [account.accountId, account.name]));
  out.list(rows, [
    { title: 'ACCOUNT', flexible: true, value: ({ accountId }) => names.get(accountId) ?? accountId },
    {
      title: 'VERDICT',
      value: ({ verdict }) => verdict,
      style: ({ verdict }) => (verdict === 'chosen' ? 'green' : 'yellow'),
    },
    { title: 'WHEN', value: ({ at }) => localTime(at) },
    { title: 'WHY', flexible: true, value: ({ message }) => message },
  ]);
}
