import type { BenchPost, BenchRun } from '../../server/automation/writing/promptBench/schemas.ts';
import { oneAccount } from '../accountRef.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { usage } from '../errors.ts';
import { readInput } from '../input.ts';
import { perform, performAll } from '../perform.ts';
import { pick } from '../pick.ts';

type RunOptions = { account?: string; prompt?: string; file?: string };

const postFields = fieldsOf<Omit<BenchPost, 'text'>>({
  _id: 'ID of the saved post',
  id: 'the same',
  postId: "LinkedIn's number of the post",
  postUrl: 'address of the post',
  posterName: 'author of the post',
  postedAt: 'time the post appeared, or null',
  createdAt: 'time it was saved',
});
const accountFlag = {
  flags: '--account <account>',
  about: 'ID, e-mail or name; the default account, or your only one, by default',
  live: 'account' as const,
};

const bench: Group = {
  name: 'bench',
  about: 'Compare two prompts on saved posts. Nothing is posted.',
  commands: [
    command({
      name: 'list',
      about: 'List the saved posts.',
      fields: { ...postFields, text: 'text of the post' },
      examples: ['chimein bench list', 'chimein bench list --json postUrl,posterName'],
      async run(context) {
        const rows = await listPosts(context);
        context.out.list(rows, [
          { title: 'POSTER', value: ({ posterName }) => posterName },
          { title: 'TEXT', flexible: true, value: ({ text }) => text.replace(/\s+/g, ' ') },
          { title: 'ID', value: ({ id }) => id, style: () => 'dim' },
        ]);
        if (rows.length === 0) context.out.note('No saved posts. Add one with `chimein bench add`.');
      },
    }),
    command<{ account?: string }, [string]>({
      name: 'add',
      about: 'Save a post, up to 20.',
      arguments: [{ name: 'post', about: 'address of the post' }],
      flags: [accountFlag],
      fields: { ...postFields, text: 'text of the post' },
      writes: true,
      examples: ['chimein bench add "$POST_URL" --account "Ada Okafor"'],
      async run(context, { account }, postUrl) {
        const { accountId } = await oneAccount(context, account);
        const does = `save the post ${postUrl}`;
        const body = { accountId, postUrl };
        const step = { does, method: 'POST', path: '/api/prompt-bench/posts', body } as const;
        const saved = await perform<BenchPost>(context, step);
        if (saved)
          context.out.object(saved, () => context.out.note(`Saved the post of ${saved.posterName}.`));
      },
    }),
    command<RunOptions>({
      name: 'run',
      about: "Write a comment for each saved post by the account's prompt and by a new one.",
      flags: [
        accountFlag,
        { flags: '--prompt <text>', about: 'the new prompt' },
        {
          flags: '-f, --file <file>',
          about: 'file with the new prompt; - reads standard input',
          live: 'file',
        },
      ],
      fields: {
        rows: '`[{post, before, after}]`; both comments with `comment`, `checks`, `passed` and `fault`',
        summary: '`{before, after}`: how many passed the checks, as `{passed, of}`',
      },
      examples: [
        'chimein bench run --account "Ada Okafor" --prompt "Ask one specific question about the post."',
        'echo "Ask one question." | chimein bench run --account "Ada Okafor" -f - --json summary',
      ],
      run: runBench,
    }),
    command<object, [string[]]>({
      name: 'remove',
      about: 'Delete saved posts.',
      arguments: [{ name: 'posts', about: 'IDs or addresses', many: true }],
      fields: { id: 'ID of the saved post', postUrl: 'its address' },
      writes: true,
      examples: ['chimein bench remove "$POST_URL" --dry-run', 'chimein bench remove "$POST_URL"'],
      run: removePosts,
    }),
  ],
};

export default [bench];

const listPosts = async ({ client }: Context): Promise<BenchPost[]> =>
  (await client().list<BenchPost>('/api/prompt-bench/posts')).rows;

async function runBench(context: Context, options: RunOptions): Promise<void> {
  const { out, io } = context;
  if ((options.prompt === undefined) === (options.file === undefined))
    throw usage('Give the new prompt with --prompt or --file.');
  const { accountId } = await oneAccount(context, options.account);
  const prompt = options.prompt ?? (await readInput(io, options.file ?? '-', '--file')).trim();
  const body = { accountId, prompt };
  const run = await context.client().write<BenchRun>('POST', '/api/prompt-bench/run', body);
  const shown = ({ comment, passed, fault }: BenchRun['rows'][number]['before']) =>
    `${comment ?? fault ?? '-'}${passed ? '' : ' (refused)'}`;
  const { before, after } = run.summary;
  out.object(run, () => {
    for (const row of run.rows)
      out.facts([
        ['Post', `${row.post.posterName}: ${row.post.text.replace(/\s+/g, ' ').slice(0, 100)}`],
        ['Before', shown(row.before)],
        ['After', shown(row.after)],
      ]);
    out.line(
      `Passed the checks: ${before.passed} of ${before.of} before, ${after.passed} of ${after.of} after`,
    );
  });
}

async function removePosts(context: Context, _options: object, refs: string[]): Promise<void> {
  const named = (await listPosts(context)).map((post) => ({ ...post, name: post.postUrl }));
  const chosen = [...new Set(refs.map((ref) => pick(named, ref, 'post', 'chimein bench list')))];
  const done = await performAll(
    context,
    chosen.map(({ id, postUrl }) => ({
      does: `delete the saved post ${postUrl}`,
      subject: postUrl,
      method: 'DELETE',
      path: `/api/prompt-bench/posts/${encodeURIComponent(id)}`,
    })),
  );
  if (!done) return;
  done.check();
  if (context.out.isJson)
    context.out.list(
      chosen.map(({ id, postUrl }) => ({ id, postUrl })),
      [],
    );
  else for (const { postUrl } of chosen) context.out.note(`Deleted ${postUrl}.`);
}
