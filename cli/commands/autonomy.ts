import { isSearchUrl } from '../../server/accounts/settings/limits.ts';
import type { AutonomousSource, Autonomy } from '../../server/automation/autonomy/schemas.ts';
import { chooseAccounts, findAccounts, listAccounts, oneAccount } from '../accountRef.ts';
import type { Context } from '../command.ts';
import { command, fieldsOf, type Group } from '../command.ts';
import { usage } from '../errors.ts';
import type { Column } from '../output.ts';
import { perform, performAll, type Step } from '../perform.ts';
import { localTime } from '../text.ts';

type Row = AutonomousSource & Pick<Autonomy, 'accountId' | 'allowed' | 'after'>;

const rowFields = fieldsOf<Row>({
  accountId: 'ID of the account',
  allowed: 'whether trusted sources of the account skip review',
  after: 'approvals without an edit that a source needs',
  kind: '`search` or `profile`',
  source: 'the search link or profile',
  name: 'name of the profile, or empty',
  state: '`counting`, `earned` (posted without review) or `lost` (reviewed again)',
  streak: 'approvals without an edit in a row',
  earnedAt: 'time since which it skips review, or null',
  lostAt: 'time it was last reviewed again, or null',
  lostReason: '`edit`, `discard`, `no_answers`, `removed` or `owner`, or null',
});
const autonomyFields = fieldsOf<Autonomy>({
  accountId: 'ID of the account',
  allowed: 'whether trusted sources skip review',
  after: 'approvals without an edit that a source needs',
  review: 'whether the account is in review mode',
  offered: 'whether the latest approvals, as many as a source needs, were all without an edit',
  sources: '`[{kind, source, name, state, streak, earnedAt, lostAt, lostReason}]`',
});
const accounts = {
  name: 'accounts',
  about: 'IDs, e-mails or names',
  optional: true,
  many: true,
  live: 'account',
} as const;
const all = { flags: '--all', about: 'all of your accounts' };

const autonomy: Group = {
  name: 'autonomy',
  about: 'Let trusted sources skip review.',
  commands: [
    command<object, [string[]]>({
      name: 'list',
      about: 'List the sources of accounts, and whether they skip review.',
      arguments: [{ ...accounts, about: 'IDs, e-mails or names; all by default' }],
      fields: rowFields,
      examples: ['chimein autonomy list', 'chimein autonomy list "Ada Okafor" --json source,state,streak'],
      run: (context, _options, refs) => list(context, refs),
    }),
    command<{ all?: boolean; after?: string }, [string[]]>({
      name: 'allow',
      about: 'Let trusted sources of accounts skip review.',
      details:
        'A source is trusted after enough approvals in a row without an edit. An edit of more than a third of the words, a discarded draft or a bad result ends that.',
      arguments: [accounts],
      flags: [all, { flags: '--after <number>', about: 'approvals needed, 3 to 100; 10 at first' }],
      fields: autonomyFields,
      writes: true,
      examples: [
        'chimein autonomy allow ada.okafor@example.com --after 15',
        'chimein autonomy allow --all --dry-run',
      ],
      run: (context, { all: isAll, after }, refs) => save(context, refs, isAll, { allowed: true, after }),
    }),
    command<{ all?: boolean }, [string[]]>({
      name: 'disallow',
      about: 'Review all comments of accounts again. Every source starts over.',
      arguments: [accounts],
      flags: [all],
      fields: autonomyFields,
      writes: true,
      examples: ['chimein autonomy disallow ada.okafor@example.com'],
      run: (context, { all: isAll }, refs) => save(context, refs, isAll, { allowed: false }),
    }),
    command<object, [string, string]>({
      name: 'reset',
      about: 'Review one source again. Its streak starts over.',
      arguments: [
        { name: 'account', about: 'ID, e-mail or name', live: 'account' },
        { name: 'source', about: 'the search link or profile, as in the settings' },
      ],
      fields: autonomyFields,
      writes: true,
      examples: [
        'chimein autonomy reset ada.okafor@example.com https://www.linkedin.com/in/ada-okafor --dry-run',
      ],
      run: reset,
    }),
  ],
};

export default [autonomy];

async function list({ out, client: signedIn }: Context, refs: string[]): Promise<void> {
  const client = signedIn();
  const known = await listAccounts(client);
  const chosen = refs.length === 0 ? known : findAccounts(known, refs);
  const names = new Map(chosen.map(({ accountId, name }) => [accountId, name]));
  const rows: Row[] = [];
  for (const { accountId } of chosen) {
    const { allowed, after, sources } = await client.get<Autonomy>('/api/autonomy', {
      query: { accountId },
    });
    rows.push(...sources.map((source) => ({ accountId, allowed, after, ...source })));
    if (!allowed) out.note(`${names.get(accountId) || accountId}: every comment is reviewed.`);
  }
  const columns: Column<Row>[] = [
    { title: 'ACCOUNT', value: ({ accountId }) => names.get(accountId) || accountId },
    { title: 'SOURCE', flexible: true, value: ({ name, source }) => name || source },
    { title: 'STATE', value: ({ state }) => state },
    { title: 'STREAK', value: ({ streak, after }) => `${streak} of ${after}` },
    { title: 'SINCE', value: ({ earnedAt, lostAt }) => localTime(earnedAt ?? lostAt) },
    { title: 'LOST BY', value: ({ lostReason }) => lostReason ?? '' },
  ];
  out.list(rows, columns);
  if (rows.length === 0) out.note('There are no sources.');
}

async function save(
  context: Context,
  refs: string[],
  isAll: boolean | undefined,
  { allowed, after }: { allowed: boolean; after?: string | undefined },
): Promise<void> {
  const { out } = context;
  if (after !== undefined && !/^\d+$/.test(after)) throw usage('--after is not a number.', 'Give 3 to 100.');
  const chosen = await chooseAccounts(context, refs, isAll);
  const done = await performAll<Autonomy>(
    context,
    chosen.map(
      ({ accountId, name }): Step => ({
        does: `${allowed ? 'allow posting without review for' : 'review all comments of'} ${name}`,
        subject: name || accountId,
        method: 'PUT',
        path: '/api/autonomy',
        body: { accountId, allowed, ...(after !== undefined && { after: Number(after) }) },
      }),
    ),
  );
  if (!done) return;
  const names = new Map(chosen.map(({ accountId, name }) => [accountId, name]));
  out.list(done.answers, [
    { title: 'ACCOUNT', flexible: true, value: ({ accountId }) => names.get(accountId) || accountId },
    { title: 'ALLOWED', value: (answer) => (answer.allowed ? 'yes' : 'no') },
    { title: 'AFTER', value: (answer) => String(answer.after) },
  ]);
  done.check();
}

async function reset(context: Context, _options: object, ref: string, source: string): Promise<void> {
  const { accountId, name } = await oneAccount(context, ref);
  const answer = await perform<Autonomy>(context, {
    does: `review ${source} of ${name} again`,
    method: 'POST',
    path: '/api/autonomy/reset',
    body: { accountId, kind: isSearchUrl(source) ? 'search' : 'profile', source },
  });
  if (answer) context.out.object(answer, () => context.out.note(`${source} is reviewed again.`));
}
