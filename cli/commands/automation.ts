/** start, pause, status: the automation of each account. */
import type { Command } from 'commander';
import type { Account } from '../../server/accounts/schemas.ts';
import type { Automation } from '../../server/automation/schemas.ts';
import { chooseAccounts, findAccount, forEachAccount, listAccounts, throwFailed } from '../accountRef.ts';
import { action, type Context, withJson } from '../context.ts';
import { interrupted } from '../errors.ts';
import type { Column } from '../output.ts';
import { localTime } from '../text.ts';

type Row = Automation & { name?: string };

const kindStyles = { idle: 'dim', waiting: 'yellow', working: 'green', blocked: 'red' } as const;
const automationFields = async () => Object.keys((await import('../../server/automation/schemas.ts')).Automation.shape);
const accountFields = async () => Object.keys((await import('../../server/accounts/schemas.ts')).Account.shape);

const columns: Column<Row>[] = [
  { title: 'ACCOUNT', flexible: true, value: (row) => row.name || row.accountId },
  { title: 'AUTOMATION', value: (row) => (row.running ? 'Running' : 'Paused') },
  { title: 'STATE', value: (row) => row.state.kind, style: (row) => kindStyles[row.state.kind] },
  { title: 'NEXT', value: (row) => localTime(row.nextActionAt) },
  { title: 'WHY', flexible: true, value: (row) => row.state.message },
];

export function registerAutomation(program: Command): void {
  const verbs = { start: 'Start the automation of accounts.', pause: 'Pause the automation of accounts. Always allowed.' };
  for (const verb of ['start', 'pause'] as const) {
    const command = program
      .command(verb)
      .description(verbs[verb])
      .argument('[accounts...]', 'by id, e-mail or name')
      .option('--all', 'all of your accounts')
      .addHelpText(
        'after',
        `\nExamples:\n  $ chimein ${verb} ada@example.com\n  $ chimein ${verb} --all --json accountId,running`,
      )
      .action(action<{ all?: boolean }, [string[]]>((context, { all }, refs) => run(context, verb, refs, all)));
    withJson(command, automationFields);
  }
  const status = program
    .command('status')
    .description('What each account does now, why, and what comes next.')
    .argument('[accounts...]', 'by id, e-mail or name; all when left out')
    .addHelpText('after', '\nExamples:\n  $ chimein status\n  $ chimein status "Ada Okafor" --json state,nextActionAt')
    .action(action<object, [string[]]>((context, _options, refs) => showStatus(context, refs)));
  withJson(status, accountFields);
}

async function run({ out, client: signedIn, signal }: Context, verb: 'start' | 'pause', refs: string[], all?: boolean) {
  const accounts = await chooseAccounts(signedIn, refs, all);
  const client = await signedIn();
  const path = verb === 'start' ? '/api/automation/start' : '/api/automation/stop';
  const outcome = await forEachAccount(accounts, async ({ accountId }) => client.post<Automation>(path, { accountId }));
  const names = new Map(accounts.map((account) => [account.accountId, account.name]));
  out.list<Row>(
    out.isJson ? outcome.done : outcome.done.map((automation) => ({ ...automation, name: names.get(automation.accountId) })),
    columns,
  );
  if (accounts.length === 0) out.note('There are no accounts.');
  if (signal.aborted) throw interrupted(`Interrupted after ${outcome.done.length} of ${accounts.length} accounts.`);
  throwFailed(outcome, accounts.length);
}

async function showStatus({ out, client }: Context, refs: string[]): Promise<void> {
  const accounts = await listAccounts(await client());
  const chosen: Account[] = refs.length === 0 ? accounts : [...new Set(refs.map((ref) => findAccount(accounts, ref)))];
  out.list<Account>(chosen, columns);
  if (chosen.length === 0) out.note('No accounts yet. Connect one with `chimein accounts connect`.');
}
