/** `node scripts/cliPage.ts` writes docs/cli.md and docs/settings.schema.json. */
import { writeFileSync } from 'node:fs';
import {
  type AnyCommand,
  descriptionOf,
  type Group,
  globalFlags,
  isGroup,
  sharedFlags,
} from '../cli/command.ts';
import { exitCodes } from '../cli/exitCodes.ts';
import { commandModules, environment } from '../cli/program.ts';
import { settingsSchema } from '../cli/settingsFile.ts';

export async function cliPage(): Promise<string> {
  const files = await Promise.all(commandModules.map(({ load }) => load()));
  const entries = files.flatMap(({ default: each }) => each).filter(({ name }) => !name.startsWith('__'));
  const contents = entries.map(({ name, about }) => `| [\`${name}\`](#${name}) | ${about} |`);
  const sections = entries.map((entry) =>
    isGroup(entry) ? groupSection(entry) : section('##', entry, entry.name),
  );
  return `${head}\n| | |\n| --- | --- |\n${contents.join('\n')}\n\n${sections.join('\n')}`;
}

const groupSection = ({ name, about, commands }: Group): string =>
  `## ${name}\n\n${about}\n\n${commands.map((each) => section('###', each, `${name} ${each.name}`)).join('\n')}`;

function section(level: string, command: AnyCommand, words: string): string {
  const { arguments: takes = [], flags = [], fields, examples } = command;
  const usage = takes.map(({ name, optional, many }) => {
    const text = `${name}${many ? '…' : ''}`;
    return optional ? `[${text}]` : `<${text}>`;
  });
  const rows = [
    ...takes.map(({ name, about: what }) => [`\`${name}\``, what]),
    ...flags.map(({ flags: text, about: what, choices, default: initial, required, many }) => [
      `\`${text}\``,
      [
        what,
        choices && `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`,
        initial !== undefined && `default \`${initial}\``,
        required && 'required',
        many && 'may be repeated',
      ]
        .filter(Boolean)
        .join('; '),
    ]),
    ...sharedFlags(command).map(([text, what]) => [`\`${text}\``, what]),
  ];
  return [
    `${level} ${words}`,
    [...descriptionOf(command), command.alias && `Also \`chimein ${command.alias}\`.`]
      .filter(Boolean)
      .join(' '),
    `\`\`\`\nchimein ${[words, ...usage].join(' ')} [flags]\n\`\`\``,
    table(rows),
    fields === 'any'
      ? 'JSON: the answer of the server.'
      : `JSON fields:\n\n${table(Object.entries(fields).map(([field, what]) => [`\`${field}\``, what]))}`,
    `Examples:\n\n\`\`\`\n${examples.join('\n')}\n\`\`\`\n`,
  ].join('\n\n');
}

const table = (rows: string[][]): string =>
  [
    '| | |',
    '| --- | --- |',
    ...rows.map((row) => `| ${row.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`),
  ].join('\n');

const head = `# The command line

\`chimein\` works with a Chime In server from a shell or a script. The server hands it out:
\`npm install -g https://chimein.example.com/cli/chimein.tgz\` (Node 22.13 or newer). It has commands for
your accounts, drafts, history, results, settings, prompts, webhooks, billing, cards, people, tokens,
sign-ins, second factors and assistants, for your data as a file, and for an admin's users, costs and
operations. For the rest, \`chimein api\` calls any endpoint. \`node scripts/cliPage.ts\` generates this
page from the command declarations; tests keep it up to date and run every example.

## Common to all commands

Data goes to standard output, everything else to standard error. Tables are for people and fit the
terminal. \`--json\` is for programs, and its field names are stable.

${table([...globalFlags, ['-h, --help', 'show the help of a command, with examples']].map(([flags, about]) => [`\`${flags}\``, about]))}

Precedence of settings: flag, environment variable, \`chimein.yaml\` (in this folder or a parent
folder), active profile. \`chimein config list --show-origin\` shows the origin of each value. A profile
has the precedence of its source: \`--profile\` overrides \`CHIMEIN_SERVER\`, the active profile comes
last. A profile's token is only sent to the profile's server.

${table(environment.map(([name, what]) => [`\`${name}\``, what]))}

\`chimein.yaml\` holds the settings that a project shares. It must not contain secrets:

\`\`\`yaml
server: https://chimein.example
profile: staging
settings: settings.yaml   # the default of --file for \`settings diff\` and \`settings import\`
account: ada@example.com  # the default account
\`\`\`

**Errors** have one format: with \`--json\` an object on standard error, otherwise the same in lines.
\`issues\` lists several errors, with \`file\` and \`line\` for errors in a file:

\`\`\`json
{"code": "not_found", "message": "There is no account 'x'.", "hint": "See \`chimein accounts list\`.", "requestId": null}
\`\`\`

${table(exitCodes.map(([code, what]) => [String(code), what]))}

**Dry runs.** \`--dry-run\` sends no call that changes anything. \`--json\` prints the calls as
\`[{does, method, path, body}]\`, with secrets masked. Irreversible commands ask for confirmation on a
terminal, and need \`--yes\` elsewhere.

**Retries.** Reads are retried up to three times after 429, 5xx and connection errors, with exponential
backoff or after the server's \`Retry-After\`. A write is sent only once. Ctrl-C waits for the current
write and starts no other; a second Ctrl-C stops immediately.

**Settings as code.** \`chimein settings schema\` prints the JSON Schema of the file, which is also
[here](settings.schema.json) and in the package.
[\`docs/examples/settings-as-code.yml\`](examples/settings-as-code.yml) is a GitHub Actions workflow
that shows the changes on a pull request and imports them on merge.

## Commands
`;

export const schemaPage = (): string => `${JSON.stringify(settingsSchema(), null, 2)}\n`;

if (import.meta.main) {
  writeFileSync('docs/cli.md', await cliPage());
  writeFileSync('docs/settings.schema.json', schemaPage());
}
