/** settings: out of the server into a file, and from a file back. */
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import type { Account } from '../../server/accounts/schemas.ts';
import type { SaveSettingsInput, Settings, SettingsPayload } from '../../server/settings/schemas.ts';
import { chooseAccounts, findAccount, forEachAccount, listAccounts, throwFailed } from '../accountRef.ts';
import type { Client } from '../client.ts';
import { action, type Context, type GlobalOptions, withJson } from '../context.ts';
import { CliError, type Issue, interrupted } from '../errors.ts';
import { readInput } from '../input.ts';
import { fieldNames } from '../output.ts';
import type { Change } from '../settingsChanges.ts';
import type { ReadSettings } from '../settingsFile.ts';

type ExportOptions = { all?: boolean; output: string; format?: 'yaml' | 'json' };
type ImportOptions = { file: string; dryRun?: boolean; exitCode?: boolean };
type Plan = { account: Account; payload: SettingsPayload; changes: Change[] };
type Result = { accountId: string; name: string; result: 'unchanged' | 'changed' | 'would change'; changes: Change[] };

export function registerSettings(program: Command): void {
  const settings = program.command('settings').description('Settings of accounts as a file: export, edit, import.');

  const exporting = settings
    .command('export')
    .summary('Write the settings of accounts to a file.')
    .description('Write the settings of accounts to a file. The same settings always give the same file.')
    .argument('[accounts...]', 'by id, e-mail or name')
    .option('--all', 'all of your accounts')
    .option('-o, --output <file>', 'where to; - is standard output', '-')
    .addOption(new Option('--format <format>', 'yaml, unless --json').choices(['yaml', 'json']))
    .addHelpText(
      'after',
      '\nExamples:\n  $ chimein settings export --all -o settings.yaml\n  $ chimein settings export ada@example.com --format json',
    )
    .action(action<ExportOptions, [string[]]>((context, options, refs) => exportSettings(context, options, refs)));
  withJson(exporting, async () => ['account', 'name', 'settings']);

  const importing = settings
    .command('import')
    .summary('Make the settings of accounts as a file says.')
    .description(
      'Make the settings of accounts as a file says. Checks the whole file first; accounts that need no change are left alone.',
    )
    .requiredOption('-f, --file <file>', 'YAML or JSON, as export writes it; - is standard input')
    .option('-n, --dry-run', 'show what would change, and send nothing')
    .option('--exit-code', 'with --dry-run: exit 10 when something would change')
    .addHelpText(
      'after',
      '\nExamples:\n  $ chimein settings import -f settings.yaml --dry-run\n  $ chimein settings export --all | chimein settings import -f - --server https://other.example',
    )
    .action(action<ImportOptions>(importSettings));
  withJson(importing, async () => ['accountId', 'name', 'result', 'changes']);
}

const readPayload = async (client: Client, accountId: string): Promise<SettingsPayload> => {
  const { accountId: _, ...payload } = await client.get<Settings>('/api/settings', { query: { accountId } });
  return payload;
};

async function exportSettings(
  { out, client: signedIn }: Context,
  options: ExportOptions & GlobalOptions,
  refs: string[],
): Promise<void> {
  const { renderJson, renderYaml, toEntry } = await import('../settingsFile.ts');
  const accounts = await chooseAccounts(signedIn, refs, options.all);
  const client = await signedIn();
  const entries = await Promise.all(
    accounts.map(async (account) => toEntry(account, await readPayload(client, account.accountId))),
  );
  const asJson = out.isJson || options.format === 'json';
  const text = asJson ? renderJson(entries, fieldNames(options.json)) : renderYaml(entries);
  if (options.output === '-') return out.data(text);
  await writeWhole(options.output, text);
  out.note(`Wrote the settings of ${entries.length === 1 ? '1 account' : `${entries.length} accounts`} to ${options.output}.`);
}

/** All of the file or nothing: an interrupted write leaves the old one. Devices and pipes are written to directly. */
async function writeWhole(file: string, text: string): Promise<void> {
  const old = await stat(file).catch(() => null);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    if (old && !old.isFile()) return await writeFile(file, text);
    await writeFile(temporary, text, { mode: old?.mode ?? 0o666 });
    await rename(temporary, file);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw new CliError('unwritable', `'${file}' can't be written: ${(cause as Error).message}`, { cause });
  }
}

async function importSettings(context: Context, options: ImportOptions): Promise<void> {
  const { out, signal } = context;
  const { readSettings } = await import('../settingsFile.ts');
  const name = options.file === '-' ? '<stdin>' : options.file;
  const file = readSettings(await readInput(options.file, '--file'), name);
  const client = await context.client();
  const plans = await makePlans(client, file, name);
  const accounts = plans.map(({ account }) => account);
  const outcome = await forEachAccount(accounts, async (account): Promise<Result> => {
    const { payload, changes } = plans.find((plan) => plan.account === account) as Plan;
    const { accountId } = account;
    const input: SaveSettingsInput = { accountId, payload };
    if (changes.length > 0 && !options.dryRun) await client.post<Settings>('/api/settings', input);
    const result = changes.length === 0 ? 'unchanged' : options.dryRun ? 'would change' : 'changed';
    return { accountId, name: account.name, result, changes };
  });
  await showResults(context, outcome.done);
  if (signal.aborted)
    throw interrupted(`Interrupted after ${outcome.done.length} of ${plans.length} accounts.`, 'Run it again to do the rest.');
  throwFailed(outcome, plans.length);
  const changed = outcome.done.filter(({ changes }) => changes.length > 0).length;
  const verb = options.dryRun ? 'would change' : 'changed';
  out.note(`${changed} of ${plans.length} accounts ${verb}.`);
  if (options.exitCode && options.dryRun && changed > 0)
    throw new CliError('drift', `${name} differs from the server.`, {
      hint: 'Without --dry-run the import makes them the same.',
    });
}

/** For each entry its account and what changes. Throws before anything is sent when an account is not there, or is meant twice. */
async function makePlans(client: Client, { entries, lineOf }: ReadSettings, name: string): Promise<Plan[]> {
  const { changesBetween } = await import('../settingsChanges.ts');
  const accounts = await listAccounts(client);
  const issues: Issue[] = [];
  let code = 'not_found';
  const found: { account: Account; payload: SettingsPayload }[] = [];
  for (const [index, entry] of entries.entries()) {
    const at = { path: `accounts.${index}.account`, file: name, line: lineOf(index) };
    try {
      const account = findAccount(accounts, entry.account);
      if (found.some((other) => other.account === account)) {
        code = 'invalid_file';
        issues.push({ ...at, message: `'${entry.account}' is an account that is already in the file` });
      } else found.push({ account, payload: entry.settings });
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      if (error.code !== 'not_found') code = error.code;
      issues.push({ ...at, message: error.message });
    }
  }
  if (issues.length > 0)
    throw new CliError(code, `${name} names accounts that can't be used. Nothing was sent.`, {
      issues,
      hint: 'See `chimein accounts list`.',
    });
  return Promise.all(
    found.map(async ({ account, payload }) => {
      return { account, payload, changes: changesBetween(await readPayload(client, account.accountId), payload) };
    }),
  );
}

async function showResults({ out }: Context, results: Result[]): Promise<void> {
  if (out.isJson) return out.list(results, []);
  const { describeChange } = await import('../settingsChanges.ts');
  for (const { accountId, name, result, changes } of results) {
    out.line(`${name} (${accountId}): ${result}`);
    for (const line of changes.flatMap(describeChange)) out.line(`  ${line}`);
  }
}
