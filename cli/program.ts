import { Command as Commander, Option } from 'commander';
import {
  type AnyCommand,
  type CommandModule,
  descriptionOf,
  globalFlags,
  isGroup,
  sharedFlags,
} from './command.ts';
import { type GlobalOptions, openContext } from './context.ts';
import { usage } from './errors.ts';
import { exitCodes } from './exitCodes.ts';
import type { Run } from './io.ts';
import { fieldNames } from './output.ts';

export const commandModules: CommandModule[] = [
  {
    words: {
      login: 'Sign in and save the token.',
      logout: 'Sign out and delete the saved token.',
      whoami: 'Show the signed-in user and the server.',
    },
    load: () => import('./commands/session.ts'),
  },
  {
    words: {
      profiles: 'Manage profiles: several servers and sign-ins.',
      config: 'Show the configuration, set a default account.',
    },
    load: () => import('./commands/config.ts'),
  },
  { words: { accounts: 'Manage your LinkedIn accounts.' }, load: () => import('./commands/accounts.ts') },
  {
    words: {
      start: 'Start the automation of accounts.',
      pause: 'Pause the automation of accounts.',
      status: 'Show the state of each account and its next action.',
      wait: 'Wait for an account to reach a state.',
    },
    load: () => import('./commands/automation.ts'),
  },
  {
    words: {
      schedule: "Show an account's schedule for a day.",
      preview: 'Write a comment on a post without posting it.',
      why: 'Explain why a post was commented on or skipped.',
    },
    aliases: ['plan'],
    load: () => import('./commands/schedule.ts'),
  },
  {
    words: { drafts: 'Review comments before they are posted.' },
    load: () => import('./commands/drafts.ts'),
  },
  {
    words: { autonomy: 'Let trusted sources skip review.' },
    load: () => import('./commands/autonomy.ts'),
  },
  {
    words: { voice: 'Show and change how an account sounds.' },
    load: () => import('./commands/voice.ts'),
  },
  {
    words: { proposals: 'Lines for the writer that your edits propose.' },
    load: () => import('./commands/proposals.ts'),
  },
  {
    words: { bench: 'Compare two prompts on saved posts.' },
    load: () => import('./commands/bench.ts'),
  },
  { words: { events: 'Show the events of your accounts.' }, load: () => import('./commands/events.ts') },
  {
    words: { settings: 'Export, compare and import settings as code.' },
    load: () => import('./commands/settings.ts'),
  },
  { words: { comments: 'List and export posted comments.' }, load: () => import('./commands/comments.ts') },
  {
    words: {
      results: 'Show the reactions and replies to comments.',
      trend: 'Show the results and reviews of each week.',
    },
    load: () => import('./commands/results.ts'),
  },
  {
    words: { responders: 'List the people who replied to your comments.' },
    load: () => import('./commands/responders.ts'),
  },
  {
    words: { replies: 'List the replies to your comments, and mark them as handled.' },
    load: () => import('./commands/replies.ts'),
  },
  {
    words: { digest: 'Turn your daily e-mail digest on or off.' },
    load: () => import('./commands/digest.ts'),
  },
  {
    words: { news: 'Choose which news you get by e-mail beside the daily digest.' },
    load: () => import('./commands/news.ts'),
  },
  {
    words: { billing: 'Subscribe, change seats, cancel, show invoices.' },
    load: () => import('./commands/billing.ts'),
  },
  {
    words: { cards: 'List your cards, choose the one that is charged.' },
    load: () => import('./commands/cards.ts'),
  },
  {
    words: { webhooks: 'Manage your webhooks, and try a receiver on this machine.' },
    load: () => import('./commands/webhooks.ts'),
  },
  {
    words: { tokens: 'Manage personal access tokens for scripts.' },
    load: () => import('./commands/tokens.ts'),
  },
  {
    words: {
      sessions: 'List your sign-ins, and end them.',
      factors: 'Add, show and remove your second factors.',
      assistants: 'List and disconnect connected assistants.',
      'my-data': 'Export all data about you.',
    },
    load: () => import('./commands/access.ts'),
  },
  {
    words: { people: 'Invite people to review drafts with you.' },
    load: () => import('./commands/people.ts'),
  },
  { words: { users: 'For admins: manage users.' }, load: () => import('./commands/users.ts') },
  {
    words: { ops: 'For admins: check the server, read its logs, stop all comments.' },
    load: () => import('./commands/ops.ts'),
  },
  {
    words: { 'opt-outs': 'For admins: authors who do not want comments.' },
    load: () => import('./commands/optOuts.ts'),
  },
  {
    words: { costs: 'For admins: what the language model costs, and monthly caps.' },
    load: () => import('./commands/costs.ts'),
  },
  { words: { mcp: 'Serve the tools for AI agents (MCP).' }, load: () => import('./commands/mcp.ts') },
  { words: { api: 'Call any API endpoint.' }, load: () => import('./commands/api.ts') },
  {
    words: { completion: 'Print the completion script for your shell.', __complete: '' },
    load: () => import('./commands/completion.ts'),
  },
  {
    words: { commands: 'List all commands, for programs.', 'exit-codes': 'List the exit codes.' },
    load: () => import('./commands/about.ts'),
  },
];

export const environment = [
  ['CHIMEIN_SERVER', 'the server, if --server is not set'],
  ['CHIMEIN_TOKEN', 'the token; takes precedence over the saved one'],
  ['CHIMEIN_PROFILE', 'the profile, if --profile is not set'],
  ['CHIMEIN_ACCOUNT', 'the default account: ID, e-mail or name'],
  ['CHIMEIN_CONFIG_DIR', 'the folder of the configuration file'],
  ['CHIMEIN_TIMEOUT', 'the timeout of a call in seconds (default 30)'],
  ['NO_COLOR', 'turns colors off'],
] as const;

const helpEnd = `
Precedence of settings: flag, environment variable, chimein.yaml (in this folder or a parent folder), active profile.
Environment:
${environment.map(([name, what]) => `  ${name.padEnd(18)}  ${what}`).join('\n')}

Exit codes:
${exitCodes.map(([code, what]) => `  ${String(code).padStart(3)}  ${what}`).join('\n')}

Examples:
  $ chimein login
  $ chimein accounts connect --open --wait
  $ chimein settings export --all -o settings.yaml
  $ chimein start --all
  $ chimein status --watch`;

const isLoaded = (words: string[], argv: string[]): boolean => argv.some((word) => words.includes(word));

/** Loads only the files whose commands the typed words may mean. Of the others, only the names are known. */
export async function createProgram(argv: string[], version: string, run: Run): Promise<Commander> {
  const { stdout } = run.io;
  const program = new Commander('chimein')
    .description('Manage automatic comments for your LinkedIn accounts from the shell.')
    .version(version, '-V, --version', 'print the version')
    .addHelpText('after', helpEnd)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      // Only the help of a group without a command.
      writeErr: (text) => stdout.write(text),
      getOutHelpWidth: () => stdout.columns ?? 80,
      getErrHelpWidth: () => stdout.columns ?? 80,
      // run.ts prints all errors, so commander prints none.
      outputError: () => {},
    })
    .exitOverride();
  for (const [flags, about] of globalFlags) program.option(flags, about);
  for (const { words, aliases = [], load } of commandModules) {
    const entries = isLoaded([...Object.keys(words), ...aliases], argv) ? (await load()).default : [];
    for (const [name, about] of Object.entries(words)) {
      const entry = entries.find((each) => each.name === name);
      if (!entry) program.command(name, { hidden: name.startsWith('__') }).description(about);
      else if (isGroup(entry)) {
        const group = program.command(name).summary(about).description(entry.about);
        for (const each of entry.commands) add(run, group, each, [name, each.name]);
      } else add(run, program, entry, [name], about);
    }
  }
  return program;
}

function add(
  run: Run,
  parent: Commander,
  declared: AnyCommand,
  path: string[],
  summary = declared.about,
): void {
  const command = parent
    .command(declared.name, { hidden: declared.name.startsWith('__') })
    .summary(summary)
    .description(descriptionOf(declared).join('\n\n'))
    .addHelpText(
      'after',
      `${fieldsHelp(declared)}\nExamples:\n${declared.examples.map((line) => `  $ ${line}`).join('\n')}`,
    );
  if (declared.alias) command.alias(declared.alias);
  for (const { name, about, optional, many } of declared.arguments ?? []) {
    const text = `${name}${many ? '...' : ''}`;
    command.argument(optional ? `[${text}]` : `<${text}>`, about);
  }
  for (const { flags, about, choices, default: initial, required, many } of declared.flags ?? []) {
    const option = new Option(flags, about);
    if (choices) option.choices([...choices]);
    if (initial !== undefined) option.default(initial);
    if (required) option.makeOptionMandatory();
    if (many) option.argParser((value: string, before: string[] = []) => [...before, value]);
    command.addOption(option);
  }
  for (const [flags, about] of sharedFlags(declared)) command.option(flags, about);
  command.action(async (...given: unknown[]) => {
    const options = command.optsWithGlobals<GlobalOptions>();
    requireFields(declared, options.json, path);
    await declared.run(
      await openContext(run, options, commandModules, declared.makesProfile),
      options,
      ...given.slice(0, -2),
    );
  });
}

const fieldsHelp = ({ fields }: AnyCommand): string =>
  fields === 'any' ? '' : `\nJSON fields:\n  ${Object.keys(fields).join(', ')}\n`;

/** Rejects unknown fields before the command runs. */
function requireFields({ fields }: AnyCommand, json: string | true | undefined, path: string[]): void {
  if (fields === 'any') return;
  const known = Object.keys(fields);
  const unknown = fieldNames(json).filter((field) => !known.includes(field));
  if (unknown.length > 0)
    throw usage(
      `--json of \`${path.join(' ')}\` has no field '${unknown.join("', '")}'. Available: ${known.join(', ')}.`,
      'Put arguments before --json, and separate fields by commas without spaces: `--json name,status`.',
    );
}
