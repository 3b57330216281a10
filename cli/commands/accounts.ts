/** accounts: the LinkedIn accounts that are connected, and connecting one. */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Account } from '../../server/accounts/schemas.ts';
import { findAccount, listAccounts } from '../accountRef.ts';
import type { Client } from '../client.ts';
import { action, type Context, withJson } from '../context.ts';
import { CliError, interrupted, usage } from '../errors.ts';
import { durationMs } from '../input.ts';
import type { Column } from '../output.ts';
import { localTime } from '../text.ts';

type ConnectOptions = { account?: string; open?: boolean; wait?: boolean; timeout: string };

const accountFields = async () => Object.keys((await import('../../server/accounts/schemas.ts')).Account.shape);

const columns: Column<Account>[] = [
  { title: 'NAME', flexible: true, value: (account) => account.name },
  { title: 'E-MAIL', flexible: true, value: (account) => account.email },
  { title: 'STATUS', value: (account) => account.status, style: ({ status }) => (status === 'Connected' ? 'green' : 'red') },
  { title: 'AUTOMATION', value: (account) => (account.running ? 'Running' : 'Paused') },
  { title: 'CREATED', value: (account) => localTime(account.createdAt).slice(0, 10) },
  { title: 'ID', value: (account) => account.accountId, style: () => 'dim' },
];

export function registerAccounts(program: Command): void {
  const accounts = program.command('accounts').description('Your LinkedIn accounts: list them, connect one.');

  const list = accounts
    .command('list')
    .description('List your accounts.')
    .addHelpText('after', '\nExamples:\n  $ chimein accounts list\n  $ chimein accounts list --json accountId,name,status')
    .action(
      action(async ({ out, client }: Context) => {
        const rows = await listAccounts(await client());
        out.list(rows, columns);
        if (rows.length === 0) out.note('No accounts yet. Connect one with `chimein accounts connect`.');
      }),
    );
  withJson(list, accountFields);

  const connect = accounts
    .command('connect')
    .summary('Connect an account, or log one in again.')
    .description(
      "Ask for a login page and print its address. You log in there; your network's password never passes through here.",
    )
    .option('--account <account>', 'log this account in again, in place of connecting a new one')
    .option('--open', 'open the page in a browser')
    .option('--wait', 'wait until the account is connected')
    .option('--timeout <duration>', 'how long to wait: seconds, or like 90s, 10m; exits 8 after that', '5m')
    .addHelpText(
      'after',
      `
Examples:
  $ chimein accounts connect --open --wait
  $ chimein accounts connect --account ada@example.com`,
    )
    .action(action(connectAccount));
  withJson(connect, async () => ['url', ...(await accountFields())]);
}

async function connectAccount({ out, client: signedIn, signal }: Context, options: ConnectOptions): Promise<void> {
  const waitMs = durationMs(options.timeout);
  if (!waitMs) throw usage(`--timeout '${options.timeout}' is not a duration.`, 'Like 90s or 10m.');
  const client = await signedIn();
  const before = options.account !== undefined || options.wait ? await listAccounts(client) : [];
  const again = options.account === undefined ? undefined : findAccount(before, options.account);
  const link = await client.post<{ url: string }>(
    '/api/linkedinaccount/createAuthLink',
    again ? { accountId: again.accountId } : {},
  );
  const url = webAddress(link.url);
  out.object({ ...link, url }, () => out.line(url));
  if (options.open) await openBrowser(url, out.note);
  if (!options.wait) return;
  out.note('Waiting for the account to be connected…');
  const connected = await waitForConnected(client, signal, waitMs, (account) =>
    again
      ? account.accountId === again.accountId
      : !before.some((old) => old.accountId === account.accountId && old.status === 'Connected'),
  );
  out.object(connected, () => out.note(`Connected ${connected.name} (${connected.accountId}).`));
}

async function waitForConnected(client: Client, signal: AbortSignal, waitMs: number, isWanted: (account: Account) => boolean) {
  const end = performance.now() + waitMs;
  for (let wait = 250; ; wait = Math.min(wait * 1.5, 3000)) {
    const connected = (await listAccounts(client)).find((account) => account.status === 'Connected' && isWanted(account));
    if (connected) return connected;
    const left = end - performance.now();
    if (left <= 0) {
      const hint = 'The link may still work: see `chimein accounts list`.';
      throw new CliError('pending', 'The account is not connected yet.', { hint });
    }
    await pause(Math.min(wait, left), undefined, { signal }).catch(() => {
      throw interrupted('Interrupted. The link still works.');
    });
  }
}

/** The address as a browser may get it: the server's word is not enough to open anything but a web page. */
function webAddress(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  throw new CliError('not_chimein', 'The server answered something that is not a web address.');
}

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

async function openBrowser(url: string, note: (text: string) => void): Promise<void> {
  const [program, ...args] = process.env.BROWSER ? [process.env.BROWSER] : (openers[process.platform] ?? ['xdg-open']);
  const browser = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  await new Promise<void>((resolve) => {
    browser.once('spawn', resolve);
    browser.once('error', () => {
      note('No browser could be opened: open the address above yourself.');
      resolve();
    });
  });
  browser.unref();
}
