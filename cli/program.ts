/** All there is, by its first word, and the parser for what was typed: only the file of that word is loaded. */
import { Command as Commander, Option } from 'commander';
import { type AnyCommand, globalFlags, isGroup, type Room, sharedFlags } from './command.ts';
import { type GlobalOptions, openContext } from './context.ts';
import { usage } from './errors.ts';
import { exitCodes } from './exitCodes.ts';
import { fieldNames } from './output.ts';

/** The files of commands, in the order of the help, with the first words that each defines. */
export const rooms: Room[] = [
  {
    words: {
      login: 'Sign in, and remember it.',
      logout: 'End the session.',
      whoami: 'Say who is signed in, and where.',
    },
    load: () => import('./commands/session.ts'),
  },
  {
    words: {
      profiles: 'Several servers and sign-ins side by side.',
      config: 'What counts in this folder, and why.',
    },
    load: () => import('./commands/config.ts'),
  },
  { words: { accounts: 'Your LinkedIn accounts.' }, load: () => import('./commands/accounts.ts') },
  {
    words: {
      start: 'Start the automation of accounts.',
      pause: 'Pause the automation of accounts.',
      status: 'What each account does now, why, and what comes next.',
      wait: 'Wait until an account is in a state.',
    },
    load: () => import('./commands/automation.ts'),
  },
  {
    words: {
      plan: 'The day of an account: each comment, and what is left.',
      preview: 'Write what an account would say to a post; posts nothing.',
      why: 'Why a post was commented on, or not.',
    },
    load: () => import('./commands/plan.ts'),
  },
  { words: { drafts: 'Comments that wait for a yes.' }, load: () => import('./commands/drafts.ts') },
  { words: { events: 'What happens, as it happens.' }, load: () => import('./commands/events.ts') },
  {
    words: { settings: 'Settings as code: export, edit, diff, import.' },
    load: () => import('./commands/settings.ts'),
  },
  { words: { comments: 'The history of comments.' }, load: () => import('./commands/comments.ts') },
  { words: { billing: 'Plan, seats and invoices.' }, load: () => import('./commands/billing.ts') },
  { words: { tokens: 'Personal access tokens, for scripts.' }, load: () => import('./commands/tokens.ts') },
  { words: { users: 'For admins: the people who sign in.' }, load: () => import('./commands/users.ts') },
  {
    words: { ops: 'For admins: how the server is, and its brakes.' },
    load: () => import('./commands/ops.ts'),
  },
  { words: { api: 'Any call of the API.' }, load: () => import('./commands/api.ts') },
  {
    words: { completion: 'Completion for your shell.', __complete: '' },
    load: () => import('./commands/completion.ts'),
  },
  {
    words: { commands: 'All commands, for programs.', 'exit-codes': 'What a command may end with.' },
    load: () => import('./commands/about.ts'),
  },
];

export const environment = [
  ['CHIMEIN_SERVER', 'the server, when there is no --server'],
  ['CHIMEIN_TOKEN', 'a token, before the one that login keeps'],
  ['CHIMEIN_PROFILE', 'the profile, when there is no --profile'],
  ['CHIMEIN_CONFIG_DIR', 'the folder of the configuration'],
  ['CHIMEIN_TIMEOUT', 'seconds that a call may take (30)'],
  ['NO_COLOR', 'no colours'],
] as const;

const helpEnd = `
A setting comes from its flag, else the environment, else chimein.yaml in this folder or above it, else the profile in use.
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

/** The parser: with the commands of the files that the typed words may mean, and the names of the rest. */
export async function createProgram(argv: string[], version: string): Promise<Commander> {
  const program = new Commander('chimein')
    .description('On-topic comments for your LinkedIn accounts, from the shell.')
    .version(version, '-V, --version', 'print the version')
    .addHelpText('after', helpEnd)
    .configureHelp({ showGlobalOptions: true })
    // The one error shape is printed by main.ts, so commander says nothing by itself.
    .configureOutput({ outputError: () => {} })
    .exitOverride();
  for (const [flags, about] of globalFlags) program.option(flags, about);
  for (const { words, load } of rooms) {
    const entries = isLoaded(Object.keys(words), argv) ? (await load()).default : [];
    for (const [name, about] of Object.entries(words)) {
      const entry = entries.find((each) => each.name === name);
      if (!entry) program.command(name, { hidden: name.startsWith('__') }).description(about);
      else if (isGroup(entry)) {
        const group = program.command(name).summary(about).description(entry.about);
        for (const each of entry.commands) add(group, each, [name, each.name]);
      } else add(program, entry, [name], about);
    }
  }
  return program;
}

function add(parent: Commander, declared: AnyCommand, path: string[], summary = declared.about): void {
  const command = parent
    .command(declared.name, { hidden: declared.name.startsWith('__') })
    .summary(summary)
    .description([declared.about, declared.more].filter(Boolean).join('\n\n'))
    .addHelpText(
      'after',
      `${fieldsHelp(declared)}\nExamples:\n${declared.examples.map((line) => `  $ ${line}`).join('\n')}`,
    );
  for (const { name, about, optional, many } of declared.arguments ?? []) {
    const text = `${name}${many ? '...' : ''}`;
    command.argument(optional ? `[${text}]` : `<${text}>`, about);
  }
  for (const { flags, about, choices, default: initial, required } of declared.flags ?? []) {
    const option = new Option(flags, about);
    if (choices) option.choices([...choices]);
    if (initial !== undefined) option.default(initial);
    if (required) option.makeOptionMandatory();
    command.addOption(option);
  }
  for (const [flags, about] of sharedFlags(declared)) command.option(flags, about);
  command.action(async (...given: unknown[]) => {
    const options = command.optsWithGlobals<GlobalOptions>();
    requireFields(declared, options.json, path);
    await declared.run(
      await openContext(options, rooms, declared.makesProfile),
      options,
      ...given.slice(0, -2),
    );
  });
}

const fieldsHelp = ({ fields }: AnyCommand): string =>
  fields === 'any' ? '' : `\nJSON fields:\n  ${Object.keys(fields).join(', ')}\n`;

/** Refuses fields that the objects don't have before anything is done. */
function requireFields({ fields }: AnyCommand, json: string | true | undefined, path: string[]): void {
  if (fields === 'any') return;
  const known = Object.keys(fields);
  const unknown = fieldNames(json).filter((field) => !known.includes(field));
  if (unknown.length > 0)
    throw usage(
      `--json of \`${path.join(' ')}\` has no field '${unknown.join("', '")}'. There are: ${known.join(', ')}.`,
      'Write arguments before --json, and fields without spaces: `--json name,status`.',
    );
}
