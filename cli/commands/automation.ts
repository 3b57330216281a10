import type { Account } from '../../server/accounts/schemas.ts';
import type { Automation } from '../../server/automation/controls/schemas.ts';
import type { AccountReads, ReadsOfDay } from '../../server/automation/network/readSchemas.ts';
import type { Comment } from '../../server/history/comments/schemas.ts';
import { accountsArgument, chooseAccounts, findAccounts, listAccounts, oneAccount } from '../accountRef.ts';
import type { Client } from '../client.ts';
import { type Context, command, fieldsOf } from '../command.ts';
import { CliError, interrupted } from '../errors.ts';
import { follow } from '../eventStream.ts';
import { accountFields, automationFields, readsLeft } from '../fields.ts';
import { waitingTime } from '../input.ts';
import type { Column } from '../output.ts';
import { performAll } from '../perform.ts';
import { localTime } from '../text.ts';

type Row = Automation & { name?: string };
/** An earlier server returns no `reads`. */
type Status = Account & { reads?: ReadsOfDay | undefined };
type WaitOptions = { for: 'running' | 'paused' | 'commented'; timeout: string };

const kindStyles = { idle: 'dim', waiting: 'yellow', working: 'green', blocked: 'red' } as const;

const columns: Column<Row>[] = [
  { title: 'ACCOUNT', flexible: true, value: (row) => row.name || row.accountId },
  { title: 'AUTOMATION', value: (row) => (row.running ? 'Running' : 'Paused') },
  { title: 'STATE', value: (row) => row.state.kind, style: (row) => kindStyles[row.state.kind] },
  { title: 'NEXT', value: (row) => localTime(row.nextActionAt) },
  { title: 'WHY', flexible: true, value: (row) => row.state.message },
];

const readColumns: Column<Status>[] = [
  { title: 'ACCOUNT', flexible: true, value: ({ name, accountId }) => name || accountId },
  { title: 'READS LEFT TODAY', value: ({ reads }) => (reads ? readsLeft(reads) : '') },
  { title: 'RESETS', value: ({ reads }) => localTime(reads?.resetsAt ?? null) },
];

const statusFields = fieldsOf<Status>({
  ...accountFields,
  reads: '`{day, resetsAt, searchRows, profiles, others, comments}`: reads used and left at LinkedIn today',
});

const switches = (['start', 'pause'] as const).map((verb) =>
  command<{ all?: boolean }, [string[]]>({
    name: verb,
    about: verb === 'start' ? 'Start the automation of accounts.' : 'Pause the automation of accounts.',
    arguments: [
      { name: 'accounts', about: 'IDs, e-mails or names', optional: true, many: true, live: 'account' },
    ],
    flags: [{ flags: '--all', about: 'all of your accounts' }],
    fields: automationFields,
    writes: true,
    examples: [
      `chimein ${verb} ada.okafor@example.com`,
      `chimein ${verb} --all --json accountId,running`,
      `chimein ${verb} --all --dry-run`,
    ],
    run: (context, { all }, refs) => startOrPause(context, verb, refs, all),
  }),
);

export default [
  ...switches,
  command<{ watch?: boolean }, [string[]]>({
    name: 'status',
    about: 'Show the state of each account, its next action, and its reads left today at LinkedIn.',
    arguments: [accountsArgument],
    flags: [{ flags: '-w, --watch', about: 'update after each event, until Ctrl-C' }],
    fields: statusFields,
    examples: [
      'chimein status',
      'chimein status "Ada Okafor" --json state,nextActionAt',
      'chimein status --watch',
    ],
    run: (context, { watch }, refs) => (watch ? watchStatus(context, refs) : showStatus(context, refs)),
  }),
  command<WaitOptions, [string]>({
    name: 'wait',
    about: 'Wait until an account is running, is paused, or posts a comment.',
    details: '`commented` waits for the next new comment. Exits 8 after the timeout.',
    arguments: [{ name: 'account', about: 'ID, e-mail or name', live: 'account' }],
    flags: [
      {
        flags: '--for <state>',
        about: 'state to wait for',
        choices: ['running', 'commented', 'paused'],
        required: true,
      },
      { flags: '--timeout <duration>', about: 'how long to wait, in seconds or as 90s, 10m', default: '10m' },
    ],
    fields: accountFields,
    examples: ['chimein wait ada.okafor@example.com --for paused --timeout 2m'],
    run: waitFor,
  }),
];

async function startOrPause(
  context: Context,
  verb: 'start' | 'pause',
  refs: string[],
  all?: boolean,
): Promise<void> {
  const { out } = context;
  const accounts = await chooseAccounts(context, refs, all);
  const done = await performAll<Automation>(
    context,
    accounts.map(({ accountId, name }) => ({
      does: `${verb} ${name}`,
      subject: name || accountId,
      method: 'POST',
      path: verb === 'start' ? '/api/automation/start' : '/api/automation/stop',
      body: { accountId },
    })),
  );
  if (!done) return;
  const names = new Map(accounts.map((account) => [account.accountId, account.name]));
  out.list<Row>(
    out.isJson
      ? done.answers
      : done.answers.map((answer) => ({ ...answer, name: names.get(answer.accountId) })),
    columns,
  );
  if (accounts.length === 0) out.note('There are no accounts.');
  done.check();
}

async function readStatus({ client: signedIn, out }: Context, refs: string[]): Promise<Status[]> {
  const client = signedIn();
  const all = await listAccounts(client);
  const accounts = refs.length === 0 ? all : findAccounts(all, refs);
  const isAsked = out.fields.length === 0 || out.fields.includes('reads');
  const found = isAsked ? await readReads(client) : [];
  const byAccount = new Map(found.map(({ accountId, ...reads }) => [accountId, reads]));
  return accounts.map((account) => ({ ...account, reads: byAccount.get(account.accountId) }));
}

async function readReads(client: Client): Promise<AccountReads[]> {
  try {
    return await client.get<AccountReads[]>('/api/automation/reads');
  } catch (error) {
    if (error instanceof CliError && error.status === 404) return [];
    throw error;
  }
}

function printStatus({ out }: Pick<Context, 'out'>, accounts: Status[]): void {
  out.list<Status>(accounts, columns);
  if (out.isJson || !accounts.some(({ reads }) => reads)) return;
  out.line('');
  out.list(accounts, readColumns);
}

async function showStatus(context: Context, refs: string[]): Promise<void> {
  const accounts = await readStatus(context, refs);
  printStatus(context, accounts);
  if (accounts.length === 0)
    context.out.note('No accounts yet. Connect one with `chimein accounts connect`.');
}

/** Redraws on a terminal, else prints again. */
async function watchStatus(context: Context, refs: string[]): Promise<void> {
  const { io, out, signal } = context;
  let before = '';
  try {
    for await (const _ of follow(context)) {
      const accounts = await readStatus(context, refs);
      const now = JSON.stringify(accounts);
      if (now === before) continue;
      before = now;
      if (io.stdout.isTTY && !out.isJson) out.data('\x1b[H\x1b[J');
      printStatus(context, accounts);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  // Ctrl-C ends it.
  io.exitCode = 130;
}

async function waitFor(context: Context, options: WaitOptions, ref: string): Promise<void> {
  const { out } = context;
  const waitMs = waitingTime(options.timeout);
  const end = AbortSignal.timeout(waitMs);
  const signal = AbortSignal.any([context.signal, end]);
  const client = context.client();
  const { accountId } = await oneAccount(context, ref);
  const latest = async () => {
    const query = { range: '[0,0]', sort: '["createdAt","DESC"]', filter: JSON.stringify({ accountId }) };
    return (await client.list<Comment>('/api/comment', { query })).rows[0]?._id;
  };
  const before = options.for === 'commented' ? await latest() : undefined;
  for await (const _ of follow({ ...context, signal })) {
    const account = await oneAccount(context, accountId);
    const isThere =
      options.for === 'commented'
        ? (await latest()) !== before
        : account.running === (options.for === 'running');
    if (isThere) return out.object(account, () => out.note(`${account.name}: ${account.state.message}`));
  }
  if (!end.aborted) throw interrupted();
  const within = waitMs === 1000 ? '1 second' : `${waitMs / 1000} seconds`;
  throw new CliError('pending', `${ref} did not reach '${options.for}' within ${within}.`, {
    hint: 'See `chimein status`, or set a longer --timeout.',
  });
}
