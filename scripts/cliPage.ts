/** `node scripts/cliPage.ts` writes docs/cli.md, the command line's reference, and docs/settings.schema.json, from what is declared. */
import { writeFileSync } from 'node:fs';
import { type AnyCommand, type Group, globalFlags, isGroup, sharedFlags } from '../cli/command.ts';
import { exitCodes } from '../cli/exitCodes.ts';
import { environment, rooms } from '../cli/program.ts';
import { settingsSchema } from '../cli/settingsFile.ts';

/** The page as Markdown. */
export async function cliPage(): Promise<string> {
  const files = await Promise.all(rooms.map(({ load }) => load()));
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
  const { about, more, arguments: takes = [], flags = [], fields, examples } = command;
  const usage = takes.map(({ name, optional, many }) => {
    const text = `${name}${many ? '…' : ''}`;
    return optional ? `[${text}]` : `<${text}>`;
  });
  const rows = [
    ...takes.map(({ name, about: what }) => [`\`${name}\``, what]),
    ...flags.map(({ flags: text, about: what, choices, default: initial, required }) => [
      `\`${text}\``,
      [
        what,
        choices && `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`,
        initial !== undefined && `\`${initial}\` when left out`,
        required && 'must be given',
      ]
        .filter(Boolean)
        .join('; '),
    ]),
    ...sharedFlags(command).map(([text, what]) => [`\`${text}\``, what]),
  ];
  return [
    `${level} ${words}`,
    [about, more].filter(Boolean).join(' '),
    `\`\`\`\nchimein ${[words, ...usage].join(' ')} [flags]\n\`\`\``,
    table(rows),
    fields === 'any'
      ? 'JSON: whatever the server answers.'
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

\`chimein\` does from a shell or a script whatever the pages do. Written by \`node scripts/cliPage.ts\` from what the commands declare; a test holds this
page to them and runs every example.

## What all have in common

Data goes to standard output, everything else to standard error. Tables are for people and fit the terminal; \`--json\` is for programs, and its fields stay.

${table([...globalFlags, ['-h, --help', 'what a command takes, with examples']].map(([flags, about]) => [`\`${flags}\``, about]))}

A setting comes from its flag, else the environment, else \`chimein.yaml\` in this folder or above it, else the profile in use; \`chimein config list --show-origin\`
shows which. A profile counts where it is named: \`--profile\` goes before \`CHIMEIN_SERVER\`, the profile in use comes last. Its token is only for its server.

${table(environment.map(([name, what]) => [`\`${name}\``, what]))}

\`chimein.yaml\` is for what a project shares, and holds no secrets:

\`\`\`yaml
server: https://chimein.example
profile: staging
settings: settings.yaml   # what \`settings diff\` and \`settings import\` read when no --file is given
\`\`\`

**Failures** have one shape. With \`--json\` it is an object on standard error, otherwise the same in lines; \`issues\` are there where there are several, with
\`file\` and \`line\` where they are about a file:

\`\`\`json
{"code": "not_found", "message": "There is no account 'x'.", "hint": "See \`chimein accounts list\`.", "requestId": null}
\`\`\`

${table(exitCodes.map(([code, what]) => [String(code), what]))}

**Dry runs.** With \`--dry-run\` nothing is sent that changes anything; \`--json\` prints the calls as \`[{does, method, path, body}]\`, secrets masked. What can't be taken back is
asked about on a terminal, and needs \`--yes\` elsewhere.

**Repeating.** Reads are tried again up to three times after 429, 5xx and broken connections, with growing pauses or as long as the server says. A write is sent once.
Ctrl-C lets a write under way end and begins no other; a second Ctrl-C stops at once.

**Settings as code.** \`chimein settings schema\` prints the JSON Schema of the file, which is also [here](settings.schema.json) and in
the package. [\`docs/examples/settings-as-code.yml\`](examples/settings-as-code.yml) is a workflow for GitHub Actions: the difference on a pull
request, the import on a merge.

## Commands
`;

/** The JSON Schema of a settings file, as it is published. */
export const schemaPage = (): string => `${JSON.stringify(settingsSchema(), null, 2)}\n`;

if (import.meta.main) {
  writeFileSync('docs/cli.md', await cliPage());
  writeFileSync('docs/settings.schema.json', schemaPage());
}
