import type { Draft, DraftDetails } from '../../server/automation/drafts/schemas.ts';
import { accountFlag, findAccount, listAccounts } from '../accountRef.ts';
import type { Context } from '../command.ts';
import { command, fieldsOf, type Group } from '../command.ts';
import { usage } from '../errors.ts';
import { readInput, readLines } from '../input.ts';
import { readPages } from '../pages.ts';
import { perform, performAll } from '../perform.ts';
import { localTime, timeUntil } from '../text.ts';

const states = ['waiting', 'held', 'approved', 'posted', 'discarded', 'lapsed'] as const;
const draftFields = fieldsOf<Draft>({
  _id: 'ID of the draft, and of the comment once it is posted',
  id: 'the same',
  accountId: 'ID of the account',
  state: `\`${states.join('`, `')}\``,
  postUrl: 'URL of the post',
  posterName: 'author of the post',
  posterImageUrl: "URL of the author's photo",
  postText: 'text of the post',
  postedAt: 'time the post appeared, if known',
  category: '`Monitor` or `Search`',
  source: 'the search link or profile that found it',
  comment: 'text of the comment',
  original: 'text before any edit',
  edits: '`[{at, before, after, by}]`',
  checks: '`[{check, ok, detail}]`',
  createdAt: 'time it was written',
  decidedAt: 'time of the decision',
  decidedBy: '`{_id, name}` of the person who decided, or null',
  notBefore: 'end of the undo window of an approved draft, or null',
  autonomy: '`{streak, after, earnedAt}` if it was approved without review, or null',
  lapsesAt: 'time it expires',
  reason:
    '`delicate` or `judge` while it waits for a person, `not_posted` if it waits again because it did not reach LinkedIn, or why it ended without a decision',
  reasonMessage: 'why it waits for a person',
});
const ids = {
  name: 'ids',
  about: 'IDs of the drafts; - reads them from standard input, one per line',
  many: true,
  live: 'draft',
} as const;

type ListOptions = { state?: string; account?: string; limit: string };
type ApproveOptions = { all?: boolean };
type EditOptions = { comment?: string; file?: string };

const drafts: Group = {
  name: 'drafts',
  about: 'Review comments before they are posted.',
  commands: [
    command<ListOptions>({
      name: 'list',
      about: 'List drafts, newest first.',
      flags: [
        { flags: '--state <state>', about: 'only drafts in this state', choices: states, default: 'waiting' },
        accountFlag,
        { flags: '--limit <number>', about: 'maximum number of rows; 0 for all', default: '30' },
      ],
      fields: draftFields,
      examples: [
        'chimein drafts list',
        'chimein drafts list --state held --json _id,comment',
        'chimein drafts list --workspace "$WORKSPACE"',
      ],
      run: listDrafts,
    }),
    command<ApproveOptions, [string[]]>({
      name: 'approve',
      about: 'Approve drafts. Each one is posted in one of the next slots.',
      arguments: [{ ...ids, optional: true }],
      flags: [{ flags: '--all', about: 'all waiting drafts' }],
      fields: draftFields,
      writes: true,
      examples: ['chimein drafts approve "$DRAFT"', 'chimein drafts approve --all --dry-run'],
      run: approve,
    }),
    command<EditOptions, [string]>({
      name: 'edit',
      about: 'Edit the text of a draft. Earlier versions are kept.',
      arguments: [{ name: 'id', about: 'ID of the draft', live: 'draft' }],
      flags: [
        { flags: '--comment <text>', about: 'the new text' },
        { flags: '-f, --file <file>', about: 'file with the new text; - reads standard input', live: 'file' },
      ],
      fields: { ...draftFields, diff: '`[{value, added, removed}]`: changes word by word' },
      writes: true,
      examples: [
        'chimein drafts edit "$OTHER_DRAFT" --comment "Which of the three steps took longest?"',
        'echo "Which step took longest?" | chimein drafts edit "$OTHER_DRAFT" -f -',
      ],
      run: edit,
    }),
    command<object, [string[]]>({
      name: 'hold',
      about: 'Put drafts on hold.',
      arguments: [ids],
      fields: draftFields,
      writes: true,
      examples: ['chimein drafts hold "$OTHER_DRAFT"'],
      run: (context, _options, given) => decide(context, 'hold', given),
    }),
    command<object, [string[]]>({
      name: 'stop',
      about: 'Stop approved drafts before they are posted. They are put on hold.',
      arguments: [ids],
      fields: draftFields,
      writes: true,
      examples: ['chimein drafts list --state approved', 'chimein drafts stop "$OTHER_DRAFT"'],
      run: (context, _options, given) => decide(context, 'hold', given),
    }),
    command<object, [string[]]>({
      name: 'discard',
      about: 'Discard drafts. They are not posted.',
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

/** An approved draft that was not sent. It needs another approval. */
const isNotPosted = ({ state, reason }: Draft): boolean => state !== 'discarded' && reason === 'not_posted';

async function listDrafts(
  { out, client: signedIn }: Context,
  { state, account, limit }: ListOptions,
): Promise<void> {
  const client = signedIn();
  const accounts = await listAccounts(client);
  const accountId = account === undefined ? undefined : findAccount(accounts, account).accountId;
  const { rows, total } = await readPages<Draft>(client, '/api/drafts', { state, accountId }, limit);
  const names = new Map(accounts.map((each) => [each.accountId, each.name]));
  const now = Date.now();
  out.list(rows, [
    { title: 'ID', value: ({ _id }) => _id, style: () => 'dim' },
    { title: 'WRITTEN', value: ({ createdAt }) => localTime(createdAt) },
    { title: 'ACCOUNT', flexible: true, value: ({ accountId: id }) => names.get(id) ?? id },
    { title: 'POSTER', flexible: true, value: ({ posterName }) => posterName },
    ...(state === 'approved'
      ? [{ title: 'STOP WITHIN', value: ({ notBefore }: Draft) => timeUntil(notBefore, now) }]
      : []),
    ...(rows.some(isNotPosted)
      ? [{ title: 'NOTE', value: (row: Draft) => (isNotPosted(row) ? 'did not reach LinkedIn' : '') }]
      : []),
    { title: 'CHECKS', value: ({ checks }) => (checks.every(({ ok }) => ok) ? 'pass' : 'fail') },
    ...(rows.some(({ reasonMessage }) => reasonMessage)
      ? [{ title: 'REASON', flexible: true, value: ({ reasonMessage = '' }: Draft) => reasonMessage }]
      : []),
    { title: 'COMMENT', flexible: true, value: ({ comment }) => comment },
  ]);
  if (rows.length === 0) out.note(`No drafts are ${state}.`);
  else if (rows.length < total) out.note(`${rows.length} of ${total} drafts. --limit 0 shows all.`);
}

async function approve(context: Context, { all }: ApproveOptions, given: string[]): Promise<void> {
  if ((given.length === 0) === !all)
    throw usage('No drafts given, or both drafts and --all.', 'Give IDs or --all.');
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
  await send(context, verb, await readLines(context.io, given, 'IDs'));
}

async function send(context: Context, verb: string, chosen: string[], question?: string): Promise<void> {
  const { out } = context;
  const done = await performAll<DraftDetails>(
    context,
    chosen.map((id) => ({
      does: `${verb} draft ${id}`,
      subject: id,
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
    throw usage('The new text is missing or given twice.', 'Use --comment or --file.');
  const words = comment ?? (await readInput(context.io, file as string, '--file')).trim();
  const draft = await perform<DraftDetails>(context, {
    does: `change draft ${id}`,
    method: 'PUT',
    path: `/api/drafts/${encodeURIComponent(id)}`,
    body: { comment: words },
  });
  if (!draft) return;
  context.out.object(draft, () => {
    context.out.line(draft.comment);
    if (draft.reasonMessage) context.out.line(`  ${draft.reasonMessage}`);
    for (const { check, ok, detail } of draft.checks) if (!ok) context.out.line(`  ✗ ${check}: ${detail}`);
  });
}
