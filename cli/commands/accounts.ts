import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '../../server/accounts/schemas.ts';
import { findAccount, findAccounts, listAccounts } from '../accountRef.ts';
import { openBrowser, webAddress } from '../browser.ts';
import type { Client } from '../client.ts';
import type { Context } from '../command.ts';
import { command, type Group } from '../command.ts';
import { CliError, interrupted } from '../errors.ts';
import { accountFields } from '../fields.ts';
import { waitingTime } from '../input.ts';
import type { Column } from '../output.ts';
import { perform, performAll } from '../perform.ts';
import { localTime } from '../text.ts';

type ConnectOptions = {
  account?: string;
  readVoice?: boolean;
  open?: boolean;
  wait?: boolean;
  timeout: string;
};

const columns: Column<Account>[] = [
  { title: 'NAME', flexible: true, value: (account) => account.name },
  { title: 'E-MAIL', flexible: true, value: (account) => account.email },
  {
    title: 'STATUS',
    value: (account) => account.status,
    style: ({ status }) => (status === 'Connected' ? 'green' : 'red'),
  },
  { title: 'AUTOMATION', value: (account) => (account.running ? 'Running' : 'Paused') },
  { title: 'CREATED', value: (account) => localTime(account.createdAt).slice(0, 10) },
  { title: 'ID', value: (account) => account.accountId, style: () => 'dim' },
];

/** Shown before the address. */
const signInPage =
  'You enter your LinkedIn password on a page of Unipile, the connection service, which signs in to LinkedIn for you. Chime In never sees the password.';

const accounts: Group = {
  name: 'accounts',
  about: 'Manage your LinkedIn accounts. Commands accept an ID, an e-mail or a unique name.',
  commands: [
    command({
      name: 'list',
      about: 'List your accounts.',
      fields: accountFields,
      examples: ['chimein accounts list', 'chimein accounts list --json accountId,name,status'],
      async run({ out, client }) {
        const rows = await listAccounts(client());
        out.list(rows, columns);
        if (rows.length === 0) out.note('No accounts yet. Connect one with `chimein accounts connect`.');
      },
    }),
    command<ConnectOptions>({
      name: 'connect',
      about: 'Connect an account, or reconnect one.',
      details: `Prints the address of a sign-in page. ${signInPage}`,
      flags: [
        {
          flags: '--account <account>',
          about: 'reconnect this account instead of connecting a new one',
          live: 'account',
        },
        {
          flags: '--read-voice',
          about: 'your consent: the latest 100 comments of the person are read once, to learn how they write',
        },
        { flags: '--open', about: 'open the page in a browser' },
        { flags: '--wait', about: 'wait until the account is connected' },
        {
          flags: '--timeout <duration>',
          about: 'how long to wait, in seconds or as 90s, 10m; then exits 8',
          default: '5m',
        },
      ],
      fields: { url: 'address of the sign-in page', ...accountFields },
      writes: true,
      examples: [
        'chimein accounts connect',
        'chimein accounts connect --account ada.okafor@example.com --json url',
      ],
      run: connectAccount,
    }),
    command<object, [string[]]>({
      name: 'disconnect',
      about: 'Disconnect accounts and free their seats.',
      details:
        'Their automation stops. The history is kept. If you connect the same person again, the settings are restored.',
      arguments: [{ name: 'accounts', about: 'ID, e-mail or name', many: true, live: 'account' }],
      fields: { accountId: 'ID of the account', name: 'name of the account' },
      writes: true,
      proof: true,
      examples: [
        'chimein accounts disconnect "Sam Lee" --dry-run',
        'chimein accounts disconnect sam.lee@example.com --yes',
      ],
      run: disconnectAccounts,
    }),
  ],
};

export default [accounts];

async function disconnectAccounts(context: Context, _options: object, refs: string[]): Promise<void> {
  const { out } = context;
  const chosen = findAccounts(await listAccounts(context.client()), refs);
  const steps = chosen.map(({ accountId, name }) => ({
    does: `disconnect ${name}`,
    subject: name,
    method: 'DELETE' as const,
    path: `/api/linkedinaccount/${encodeURIComponent(accountId)}`,
  }));
  const done = await performAll(context, steps, `Disconnect ${chosen.map(({ name }) => name).join(', ')}?`);
  if (!done) return;
  const left = await listAccounts(context.client());
  const gone = chosen.filter(({ accountId }) => !left.some((account) => account.accountId === accountId));
  const rows = gone.map(({ accountId, name }) => ({ accountId, name }));
  if (out.isJson) out.list(rows, []);
  else for (const { name, accountId } of rows) out.note(`Disconnected ${name} (${accountId}).`);
  done.check();
}

async function connectAccount(context: Context, options: ConnectOptions): Promise<void> {
  const { out, signal } = context;
  const waitMs = waitingTime(options.timeout);
  const client = context.client();
  const before = options.account !== undefined || options.wait ? await listAccounts(client) : [];
  const again = options.account === undefined ? undefined : findAccount(before, options.account);
  const link = await perform<{ url: string }>(context, {
    does: again
      ? `create a sign-in page to reconnect ${again.name}`
      : 'create a sign-in page for a new account',
    method: 'POST',
    path: '/api/linkedinaccount/createAuthLink',
    body: {
      ...(again && { accountId: again.accountId }),
      ...(options.readVoice && { readVoice: true }),
    },
  });
  if (!link) return;
  const url = webAddress(link.url);
  out.note(signInPage);
  out.object({ ...link, url }, () => out.line(url));
  if (options.open) await openBrowser(context.io.env, url, out.note);
  if (!options.wait) return;
  out.note('Waiting for the account to connect…');
  const connected = await waitForConnected(client, signal, waitMs, (account) =>
    again
      ? account.accountId === again.accountId
      : !before.some((old) => old.accountId === account.accountId && old.status === 'Connected'),
  );
  out.object(connected, () => out.note(`Connected ${connected.name} (${connected.accountId}).`));
}

async function waitForConnected(
  client: Client,
  signal: AbortSignal,
  waitMs: number,
  isWanted: (account: Account) => boolean,
) {
  const end = performance.now() + waitMs;
  for (let wait = 250; ; wait = Math.min(wait * 1.5, 3000)) {
    const connected = (await listAccounts(client)).find(
      (account) => account.status === 'Connected' && isWanted(account),
    );
    if (connected) return connected;
    const left = end - performance.now();
    if (left <= 0) {
      const hint = 'The link may still work. See `chimein accounts list`.';
      throw new CliError('pending', 'The account is not connected yet.', { hint });
    }
    await pause(Math.min(wait, left), undefined, { signal }).catch(() => {
      throw interrupted('Interrupted. The link still works.');
    });
  }
}
