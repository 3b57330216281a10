/** plan, preview, why: what an account will do, would say, and has decided. */
import type { DayPlan } from '../../server/automation/planSchemas.ts';
import type { Preview } from '../../server/automation/previewSchemas.ts';
import type { SeenPost } from '../../server/posts/schemas.ts';
import { findAccounts, listAccounts, oneAccount } from '../accountRef.ts';
import { command, fieldsOf } from '../command.ts';
import type { Context } from '../context.ts';
import { CliError } from '../errors.ts';
import { readsLeft } from '../reads.ts';
import { localTime, zoneTime } from '../text.ts';

type AccountOption = { account?: string };
const accountFlag = {
  flags: '--account <account>',
  about: 'id, e-mail or name; may be left out where there is one',
  live: 'account',
} as const;

export default [
  command<{ date?: string }, [string[]]>({
    name: 'plan',
    about:
      'The day of an account: each comment that stands or is to come, what is left of its limits, and warnings.',
    arguments: [
      {
        name: 'accounts',
        about: 'by id, e-mail or name; all when left out',
        optional: true,
        many: true,
        live: 'account',
      },
    ],
    flags: [
      {
        flags: '--date <date>',
        about: "a date of the account's own calendar, like 2026-11-03; else the present day or the next",
      },
    ],
    fields: fieldsOf<DayPlan>({
      accountId: 'which account',
      date: 'its local date on which the hours begin',
      timezone: 'of the account',
      window: '`{opensAt, closesAt}`, or null on a day off',
      slots:
        '`[{at, category, kind, commentId, postUrl, posterName}]`: `kind` is `posted`, `draft` or `planned`',
      limits: '`{Search, Monitor}`, each `{limit, used, left}`',
      warnings: '`[{code, message, values}]`',
      reads:
        '`{day, resetsAt, searchRows, profiles, others, comments}`: what was read at LinkedIn today, and what is left',
      clock: '`{now, rate}`: what the times are measured by',
    }),
    examples: ['chimein plan', 'chimein plan ada.okafor@example.com --date "$TOMORROW" --json slots'],
    run: showPlan,
  }),
  command<AccountOption, [string | undefined]>({
    name: 'preview',
    about: 'Write what an account would say to a post, with what the checks say of it. Posts nothing.',
    arguments: [
      {
        name: 'postUrl',
        about: 'of the post; the next one that the account would comment on when left out',
        optional: true,
      },
    ],
    flags: [accountFlag],
    fields: fieldsOf<Preview>({
      post: '`{postId, postUrl, posterName, text, postedAt}`; null where there is none',
      category: '`Monitor` or `Search`; null for a post that was named',
      source: 'the search link or profile that found it',
      comment: 'what would be said',
      checks: '`[{check, ok, detail}]`',
      verdict: '`{verdict, reason, message}`: what would become of the post',
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
      'Why a post was commented on, was left alone, or is still open. Exits 3 for a post that no account saw.',
    arguments: [{ name: 'postUrl', about: 'any form of its address' }],
    flags: [{ ...accountFlag, about: 'only what this account made of it' }],
    fields: fieldsOf<SeenPost>({
      accountId: 'which account',
      postId: 'of the post',
      postUrl: 'its address',
      posterName: 'who wrote it',
      excerpt: 'how it begins',
      postedAt: 'when it appeared, where known',
      category: '`Monitor` or `Search`',
      source: 'the search link or profile that showed it',
      verdict: '`chosen`, `skipped` or `open`',
      reason: 'in one word',
      message: 'as a sentence',
      detail: 'the word, the date or the like that made it so',
      at: 'when that was said',
    }),
    examples: ['chimein why "$POST_URL"', 'chimein why "$POST_URL" --json verdict,reason'],
    run: sayWhy,
  }),
];

async function showPlan(
  { out, client: signedIn }: Context,
  { date }: { date?: string },
  refs: string[],
): Promise<void> {
  const client = signedIn();
  const all = await listAccounts(client);
  const accounts = refs.length === 0 ? all : findAccounts(all, refs);
  const plans: DayPlan[] = [];
  for (const { accountId } of accounts)
    plans.push(
      await client.get<DayPlan>('/api/automation/plan', { query: { accountId, ...(date && { date }) } }),
    );
  if (out.isJson) return out.list(plans, []);
  if (plans.length === 0) out.note('There are no accounts.');
  for (const [index, plan] of plans.entries()) {
    if (index > 0) out.line('');
    describePlan(out, plan, accounts[index]?.name ?? plan.accountId);
  }
}

function describePlan(
  out: Context['out'],
  { date, timezone, window, slots, limits, warnings, reads }: DayPlan,
  name: string,
): void {
  const at = (iso: string) => zoneTime(iso, timezone);
  const hours = window ? `${at(window.opensAt)} to ${at(window.closesAt)}` : 'a day off';
  out.line(`${name}, ${date}: ${hours} (${timezone})`);
  out.line(
    `searches ${limits.Search.used} of ${limits.Search.limit}, monitors ${limits.Monitor.used} of ${limits.Monitor.limit}`,
  );
  out.line(`reads left today: ${readsLeft(reads)}, reset at ${at(reads.resetsAt)}`);
  out.list(slots, [
    { title: 'TIME', value: (slot) => at(slot.at) },
    { title: 'MODE', value: ({ category }) => category },
    { title: 'WHAT', value: ({ kind }) => kind, style: ({ kind }) => (kind === 'posted' ? 'green' : 'dim') },
    { title: 'POSTER', flexible: true, value: ({ posterName = '' }) => posterName },
  ]);
  for (const { message } of warnings) out.line(`! ${message}`);
}

async function preview(
  { out, client: signedIn }: Context,
  options: AccountOption,
  postUrl?: string,
): Promise<void> {
  const client = signedIn();
  const { accountId } = await oneAccount(client, options.account);
  const answer = await client.write<Preview>('POST', '/api/automation/preview', {
    accountId,
    ...(postUrl && { postUrl }),
  });
  out.object(answer, () => {
    const { post, comment, checks, verdict } = answer;
    if (post) out.line(`${post.posterName}: ${post.postUrl}`);
    if (comment !== null) out.line(comment);
    for (const { check, ok, detail } of checks) out.line(`  ${ok ? '✓' : '✗'} ${check}: ${detail}`);
    out.line(verdict.message);
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
  const { rows } = await client.list<SeenPost>('/api/automation/posts', { query });
  if (rows.length === 0)
    throw new CliError('not_found', 'No account was shown this post.', {
      hint: '`chimein preview` says what an account would make of it.',
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
