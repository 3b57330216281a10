/** drafts: comments that wait until a person decides about them. */
import type { Draft, DraftDetails } from '../../server/drafts/schemas.ts';
import { findAccount, listAccounts } from '../accountRef.ts';
import { command, fieldsOf, type Group } from '../command.ts';
import type { Context } from '../context.ts';
import { usage } from '../errors.ts';
import { readInput, readLines } from '../input.ts';
import { readPages } from '../pages.ts';
import { perform, performAll } from '../perform.ts';
import { localTime } from '../text.ts';

const states = ['waiting', 'held', 'approved', 'posted', 'discarded', 'lapsed'] as const;
const draftFields = fieldsOf<Draft>({
  _id: 'which draft; also of the comment, once it is posted',
  accountId: 'which account',
  state: `\`${states.join('`, `')}\``,
  postUrl: 'of the post',
  posterName: 'who wrote it',
  posterImageUrl: 'their picture',
  postText: 'what it says',
  postedAt: 'when the post appeared, where known',
  category: '`Monitor` or `Search`',
  source: 'the search link or profile that found it',
  comment: 'what would be posted',
  original: 'as it was written',
  edits: '`[{at, before, after}]`',
  checks: '`[{check, ok, detail}]`',
  createdAt: 'when it was written',
  decidedAt: 'when it was decided about',
  lapsesAt: 'until when it must be posted',
  reason: 'why it is over, where nobody said so',
});
const ids = {
  name: 'ids',
  about: 'of the drafts; - reads them from standard input, one a line',
  many: true,
  live: 'draft',
} as const;

type ListOptions = { state?: string; account?: string; limit: string };
type ApproveOptions = { all?: boolean };
type EditOptions = { comment?: string; file?: string };

const drafts: Group = {
  name: 'drafts',
  about: 'Comments that wait until a person approves them.',
  commands: [
    command<ListOptions>({
      name: 'list',
      about: 'List drafts, newest first.',
      flags: [
        { flags: '--state <state>', about: 'which', choices: states, default: 'waiting' },
        { flags: '--account <account>', about: 'of one account: id, e-mail or name', live: 'account' },
        { flags: '--limit <number>', about: 'how many at most; 0 for all', default: '30' },
      ],
      fields: draftFields,
      examples: ['chimein drafts list', 'chimein drafts list --state held --json _id,comment'],
      run: listDrafts,
    }),
    command<ApproveOptions, [string[]]>({
      name: 'approve',
      about: 'Approve drafts: each goes out in one of the next slots.',
      arguments: [{ ...ids, optional: true }],
      flags: [{ flags: '--all', about: 'all that wait' }],
      fields: draftFields,
      writes: true,
      examples: ['chimein drafts approve "$DRAFT"', 'chimein drafts approve --all --dry-run'],
      run: approve,
    }),
    command<EditOptions, [string]>({
      name: 'edit',
      about: 'Change what a draft says. What it said before is kept.',
      arguments: [{ name: 'id', about: 'of the draft', live: 'draft' }],
      flags: [
        { flags: '--comment <text>', about: 'the new words' },
        { flags: '-f, --file <file>', about: 'or a file with them; - is standard input', live: 'file' },
      ],
      fields: { ...draftFields, diff: '`[{value, added, removed}]`, word by word' },
      writes: true,
      examples: [
        'chimein drafts edit "$OTHER_DRAFT" --comment "Which of the three steps took longest?"',
        'echo "Which step took longest?" | chimein drafts edit "$OTHER_DRAFT" -f -',
      ],
      run: edit,
    }),
    command<object, [string[]]>({
      name: 'hold',
      about: 'Put drafts aside: not now.',
      arguments: [ids],
      fields: draftFields,
      writes: true,
      examples: ['chimein drafts hold "$OTHER_DRAFT"'],
      run: (context, _options, given) => decide(context, 'hold', given),
    }),
    command<object, [string[]]>({
      name: 'discard',
      about: 'Discard drafts: they are not posted.',
      arguments: [ids],
      fields: draftFields,
      writes: true,
      examples: [
        "chimein drafts list --state held --json _id | grep -o '\"[0-9A-Za-z]\\{20,\\}\"' | tr -d '\"' | chimein drafts discard -",
      ],
      run: (context, _options, given) => decide(context, 'discard', given),
    }),
  ],
};

export default [drafts];

async function listDrafts(
  { out, client: signedIn }: Context,
  { state, account, limit }: ListOptions,
): Promise<void> {
  const client = signedIn();
  const accounts = await listAccounts(client);
  const accountId = account === undefined ? undefined : findAccount(accounts, account).accountId;
  const { rows, total } = await readPages<Draft>(client, '/api/drafts', { state, accountId }, limit);
  const names = new Map(accounts.map((each) => [each.accountId, each.name]));
  out.list(rows, [
    { title: 'ID', value: ({ _id }) => _id, style: () => 'dim' },
    { title: 'WRITTEN', value: ({ createdAt }) => localTime(createdAt) },
    { title: 'ACCOUNT', flexible: true, value: ({ accountId: id }) => names.get(id) ?? id },
    { title: 'POSTER', flexible: true, value: ({ posterName }) => posterName },
    { title: 'CHECKS', value: ({ checks }) => (checks.every(({ ok }) => ok) ? 'pass' : 'fail') },
    { title: 'COMMENT', flexible: true, value: ({ comment }) => comment },
  ]);
  if (rows.length === 0) out.note(`No drafts are ${state}.`);
  else if (rows.length < total) out.note(`${rows.length} of ${total} drafts. --limit 0 shows all.`);
}

async function approve(context: Context, { all }: ApproveOptions, given: string[]): Promise<void> {
  if ((given.length === 0) === !all) throw usage('Which drafts?', 'Name them by id, or use --all, not both.');
  if (!all) return decide(context, 'approve', given);
  const { rows } = await readPages<Draft>(context.client(), '/api/drafts', { state: 'waiting' }, '0');
  if (rows.length === 0) context.out.note('No drafts are waiting.');
  const question = `Approve ${rows.length === 1 ? 'the draft' : `all ${rows.length} drafts`}?`;
  await send(
    context,
    'approve',
    rows.map(({ _id }) => _id),
    question,
  );
}

async function decide(
  context: Context,
  verb: 'approve' | 'hold' | 'discard',
  given: string[],
): Promise<void> {
  await send(context, verb, await readLines(given, 'ids'));
}

async function send(context: Context, verb: string, chosen: string[], question?: string): Promise<void> {
  const { out } = context;
  const done = await performAll<DraftDetails>(
    context,
    chosen.map((id) => ({
      does: `${verb} draft ${id}`,
      of: id,
      method: 'POST',
      path: `/api/drafts/${encodeURIComponent(id)}/${verb}`,
      body: {},
    })),
    question,
  );
  if (!done) return;
  out.list(done.answers, [
    { title: 'ID', value: ({ _id }) => _id, style: () => 'dim' },
    { title: 'STATE', value: ({ state }) => state },
    { title: 'COMMENT', flexible: true, value: ({ comment }) => comment },
  ]);
  done.check();
}

async function edit(context: Context, { comment, file }: EditOptions, id: string): Promise<void> {
  if ((comment === undefined) === (file === undefined))
    throw usage('What should it say?', 'Use --comment or --file.');
  const words = comment ?? (await readInput(file as string, '--file')).trim();
  const draft = await perform<DraftDetails>(context, {
    does: `change draft ${id}`,
    method: 'PUT',
    path: `/api/drafts/${encodeURIComponent(id)}`,
    body: { comment: words },
  });
  if (!draft) return;
  context.out.object(draft, () => {
    context.out.line(draft.comment);
    for (const { check, ok, detail } of draft.checks) if (!ok) context.out.line(`  ✗ ${check}: ${detail}`);
  });
}
