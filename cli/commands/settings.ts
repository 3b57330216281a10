import type { Change, SaveSettingsInput, Settings } from '../../server/accounts/settings/schemas.ts';
import { chooseAccounts } from '../accountRef.ts';
import type { Context } from '../command.ts';
import { command, type Group } from '../command.ts';
import { CliError, interrupted, usage } from '../errors.ts';
import { confirm, readInput } from '../input.ts';
import { performAll, type Step } from '../perform.ts';
import type { AccountChanges } from '../settingsChanges.ts';
import { safeJson } from '../text.ts';
import { writeWhole } from '../writeWhole.ts';

type ExportOptions = { all?: boolean; output: string; format?: 'yaml' | 'json' };
type FileOptions = { file?: string; prune?: boolean };
type ImportOptions = FileOptions & { check: boolean };
type Result = {
  accountId: string;
  name: string;
  result: 'unchanged' | 'differs' | 'changed' | 'would change';
  changes: Change[];
};

const fileFlag = {
  flags: '-f, --file <file>',
  about: 'YAML or JSON file from `export`; - reads standard input; `settings` in chimein.yaml by default',
  live: 'file',
} as const;
const pruneFlag = {
  flags: '--prune',
  about:
    'reset everything that the file leaves out to the defaults: optional fields, and accounts not in the file',
};
const resultFields = {
  accountId: 'ID of the account',
  name: 'name of the account',
  result: '`unchanged`, `differs`, `changed` or `would change`',
  changes: '`[{path, from, to}]`',
};

const settings: Group = {
  name: 'settings',
  about: 'Export, compare and import settings as code.',
  commands: [
    command<ExportOptions, [string[]]>({
      name: 'export',
      about: 'Write the settings of accounts to a file. The same settings always produce the same file.',
      arguments: [
        { name: 'accounts', about: 'IDs, e-mails or names', optional: true, many: true, live: 'account' },
      ],
      flags: [
        { flags: '--all', about: 'all of your accounts' },
        {
          flags: '-o, --output <file>',
          about: 'output file; - writes to standard output',
          default: '-',
          live: 'file',
        },
        {
          flags: '--format <format>',
          about: 'output format; yaml by default, json with --json',
          choices: ['yaml', 'json'],
        },
      ],
      fields: {
        account: 'ID of the account',
        name: 'name of the account',
        settings: 'body of POST /api/settings',
      },
      examples: [
        'chimein settings export --all -o settings.yaml',
        'chimein settings export ada.okafor@example.com --format json',
      ],
      run: exportSettings,
    }),
    command<FileOptions>({
      name: 'diff',
      about: 'Show the changes that an import would make. Exits 10 if there are any.',
      flags: [fileFlag, pruneFlag],
      fields: resultFields,
      examples: [
        'chimein settings diff -f settings.yaml',
        'chimein settings export --all | chimein settings diff -f - --json',
      ],
      run: diffSettings,
    }),
    command<ImportOptions>({
      name: 'import',
      about: 'Import the settings of accounts from a file.',
      details:
        'Validates the whole file first, checks new profiles with the server, and skips accounts without changes. The changes to one account are saved together or not at all.',
      flags: [fileFlag, pruneFlag, { flags: '--no-check', about: 'skip the check of new profiles' }],
      fields: resultFields,
      writes: true,
      examples: [
        'chimein settings import -f settings.yaml --dry-run',
        'chimein settings import -f settings.yaml',
        'chimein settings export --all | chimein settings import -f - --prune --yes',
      ],
      run: importSettings,
    }),
    command({
      name: 'schema',
      about: 'Print the JSON Schema of a settings file, for your editor.',
      fields: 'any',
      examples: ['chimein settings schema > settings.schema.json'],
      async run({ out }) {
        const { settingsSchema } = await import('../settingsFile.ts');
        out.data(`${safeJson(settingsSchema())}\n`);
      },
    }),
  ],
};

export default [settings];

async function exportSettings(context: Context, options: ExportOptions, refs: string[]): Promise<void> {
  const { out, client } = context;
  const { renderJson, renderYaml, toEntry } = await import('../settingsFile.ts');
  const { readPayloads } = await import('../settingsChanges.ts');
  const accounts = await chooseAccounts(context, refs, options.all);
  const payloads = await readPayloads(client(), accounts);
  const entries = accounts.flatMap((account, place) => {
    const payload = payloads[place];
    return payload ? [toEntry(account, payload)] : [];
  });
  const asJson = out.isJson || options.format === 'json';
  const text = asJson ? renderJson(entries, out.fields) : renderYaml(entries);
  if (options.output === '-') return out.data(text);
  await writeWhole(options.output, text);
  out.note(
    `Wrote the settings of ${entries.length === 1 ? '1 account' : `${entries.length} accounts`} to ${options.output}.`,
  );
}

async function readFile({ io, config }: Context, { file }: FileOptions) {
  const chosen = file ?? config.settings.value;
  if (chosen === undefined) throw usage('No file given.', 'Use --file, or set `settings:` in chimein.yaml.');
  const { readSettings } = await import('../settingsFile.ts');
  const name = chosen === '-' ? '<stdin>' : chosen;
  return { name, read: readSettings(await readInput(io, chosen, '--file'), name) };
}

async function diffSettings(context: Context, options: FileOptions): Promise<void> {
  const { findChanges } = await import('../settingsChanges.ts');
  const { name, read } = await readFile(context, options);
  const found = await findChanges(context.client(), read, name, options.prune === true);
  await show(
    context,
    found.map((changes) => toResult(changes, changes.changes.length === 0 ? 'unchanged' : 'differs')),
  );
  const differing = found.filter(({ changes }) => changes.length > 0).length;
  if (differing === 0) return context.out.note(`No differences between ${name} and the server.`);
  throw new CliError('drift', `${name} and the server differ in ${differing} of ${found.length} accounts.`, {
    hint: 'Apply the file with `chimein settings import`.',
  });
}

async function importSettings(context: Context, options: ImportOptions): Promise<void> {
  const { out, dryRun, signal } = context;
  const { checkProfiles, findChanges } = await import('../settingsChanges.ts');
  const { name, read } = await readFile(context, options);
  const found = await findChanges(context.client(), read, name, options.prune === true);
  if (options.check) await checkProfiles(context, found, read, name);
  if (signal.aborted) throw interrupted('Interrupted. Nothing was sent.');
  const changing = found.filter(({ changes }) => changes.length > 0);
  const pruned = changing.filter(({ index }) => index === null);
  if (pruned.length > 0 && !dryRun)
    await confirm(
      context,
      `Reset ${pruned.map(({ account }) => account.name).join(', ')}? ${name} does not contain them.`,
    );
  const done = dryRun ? null : await performAll<Settings>(context, changing.map(toStep));
  const saved = new Set(done?.answers.map(({ accountId }) => accountId));
  const results = found.flatMap((account) => {
    if (account.changes.length === 0) return [toResult(account, 'unchanged')];
    if (dryRun) return [toResult(account, 'would change')];
    return saved.has(account.account.accountId) ? [toResult(account, 'changed')] : [];
  });
  await show(context, results);
  done?.check();
  out.note(`${changing.length} of ${found.length} accounts ${dryRun ? 'would change' : 'changed'}.`);
}

function toStep({ account: { accountId, name }, payload }: AccountChanges): Step {
  const body: SaveSettingsInput = { accountId, payload };
  return {
    does: `save the settings of ${name}`,
    subject: name || accountId,
    method: 'POST',
    path: '/api/settings',
    body,
  };
}

const toResult = (
  { account: { accountId, name }, changes }: AccountChanges,
  result: Result['result'],
): Result => ({
  accountId,
  name,
  result,
  changes,
});

async function show({ out }: Context, results: Result[]): Promise<void> {
  if (out.isJson) return out.list(results, []);
  const { describeChange } = await import('../describeChange.ts');
  for (const { accountId, name, result, changes } of results) {
    out.line(`${name} (${accountId}): ${result}`);
    for (const line of changes.flatMap(describeChange)) out.line(`  ${line}`);
  }
}
