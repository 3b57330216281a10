import type { Reply } from '../../server/history/replies/schemas.ts';
import { findAccount, listAccounts } from '../accountRef.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { readLines } from '../input.ts';
import { readPages } from '../pages.ts';
import { performAll } from '../perform.ts';
import { localTime } from '../text.ts';

const replyFields = {
  ...fieldsOf<Reply>({
    _id: 'ID of the reply',
    id: 'the same',
    accountId: 'ID of the account',
    accountName: 'name of the account',
    authorName: 'name of the person who replied',
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

type ListOptions = { handled?: boolean; account?: string; limit: string };

const replies: Group = {
  name: 'replies',
  about: 'List the replies to your comments, and mark them as handled.',
  commands: [
    command<ListOptions>({
      name: 'list',
      about: 'List the replies to handle, newest first.',
      flags: [
        { flags: '--handled', about: 'the handled replies instead' },
        { flags: '--account <account>', about: 'only this account: ID, e-mail or name', live: 'account' },
        { flags: '--limit <number>', about: 'maximum number of rows; 0 for all', default: '30' },
      ],
      fields: replyFields,
      examples: [
        'chimein replies list',
        'chimein replies list --handled --json authorName,text,url',
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
  { handled = false, account, limit }: ListOptions,
): Promise<void> {
  const client = signedIn();
  const accountId =
    account === undefined ? undefined : findAccount(await listAccounts(client), account).accountId;
  const { rows, total } = await readPages<Reply>(client, '/api/replies', { handled, accountId }, limit);
  show(out, rows);
  if (rows.length === 0) out.note(handled ? 'No replies are handled.' : 'There are no replies to handle.');
  else if (rows.length < total) out.note(`${rows.length} of ${total} replies. --limit 0 shows all.`);
}

function show(out: Context['out'], rows: Reply[]): void {
  out.list(rows, [
    { title: 'ID', value: ({ _id }) => _id, style: () => 'dim' },
    { title: 'WHEN', value: ({ createdAt }) => localTime(createdAt) },
    { title: 'ACCOUNT', flexible: true, value: ({ accountName }) => accountName },
    { title: 'BY', flexible: true, value: ({ authorName }) => authorName },
    { title: 'REPLY', flexible: true, value: ({ text }) => text },
  ]);
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
      of: id,
      method: 'PUT',
      path: `/api/replies/${encodeURIComponent(id)}`,
      body: { handled: !undo },
    })),
  );
  if (!done) return;
  show(context.out, done.answers);
  done.check();
}
