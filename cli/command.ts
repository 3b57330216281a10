/** Declares a command once: its parser, help, page in docs/cli.md, completion and dry run follow. */
import type { Client } from './client.ts';
import type { Config } from './config.ts';
import type { Run } from './io.ts';
import type { Output } from './output.ts';

export type Context = Run & {
  out: Output;
  config: Config;
  /** Every command, for help and completion. */
  modules: CommandModule[];
  server: string;
  interactive: boolean;
  /** Confirm every prompt. */
  yes: boolean;
  dryRun: boolean;
  /** Throws not_signed_in without a token. */
  client: () => Client;
  clientWith: (token: string | undefined) => Client;
  at: (server: string) => Context;
};

/** The fields of the objects that a command prints with --json, with their descriptions. */
export type Fields = Record<string, string>;

/** Where completions come from: the server or the configuration. */
export type Live = 'account' | 'draft' | 'heldDraft' | 'profile' | 'token' | 'user' | 'file';

type Argument = {
  name: string;
  about: string;
  optional?: boolean;
  many?: boolean;
  live?: Live;
  choices?: readonly string[];
};
type Flag = {
  /** In commander's syntax: `-f, --file <file>`. */
  flags: string;
  about: string;
  choices?: readonly string[];
  default?: string;
  required?: boolean;
  /** May be given several times; the option is a list. */
  many?: boolean;
  live?: Live;
};

export type Command<Options = object, Arguments extends unknown[] = []> = {
  name: string;
  /** An older name, which keeps working. Its module lists it, too. */
  alias?: string;
  about: string;
  details?: string;
  arguments?: Argument[];
  flags?: Flag[];
  /** `any`: the server's answer as it is. */
  fields: Fields | 'any';
  /** The command makes changes: it gets --dry-run, and --yes if it asks for confirmation. */
  writes?: boolean;
  /** The call needs a fresh proof of identity: always, or as the text says. */
  proof?: true | string;
  /** The command may name a profile that does not exist yet. */
  makesProfile?: boolean;
  /** Shell lines. A test runs each one. */
  examples: string[];
  run: (context: Context, options: Options, ...args: Arguments) => Promise<void> | void;
};
// biome-ignore lint/suspicious/noExplicitAny: each command knows its own options; whoever holds many of them doesn't
export type AnyCommand = Command<any, any>;
export type Group = { name: string; about: string; commands: AnyCommand[] };

/** Removes the types of options and arguments, for lists of commands. */
export const command = <Options = object, Arguments extends unknown[] = []>(
  declared: Command<Options, Arguments>,
): AnyCommand => declared;

/** The CLI prints sentences, not their keys and values. */
type FieldOf<Row> = Exclude<
  keyof Row & string,
  'text' | 'faultText' | 'fixText' | 'reasonText' | 'refusalText' | 'saidText'
>;

/** Checks that the fields match an object type. */
export const fieldsOf = <Row>(fields: Record<FieldOf<Row>, string>): Record<FieldOf<Row>, string> => fields;

/** The first words that the file defines, with a sentence for each. */
export type CommandModule = {
  words: Record<string, string>;
  /** Older first words. */
  aliases?: string[];
  load: () => Promise<{ default: (AnyCommand | Group)[] }>;
};

/** Every sentence about a command, for its help and docs/cli.md. */
export const descriptionOf = ({ about, details, proof }: AnyCommand): string[] =>
  [about, details, proof && `${proof === true ? 'Asks' : `${proof}, asks`} ${forProof}`].filter(
    (text): text is string => Boolean(text),
  );
const forProof =
  'for your password or second factor if you signed in more than 10 minutes ago. Without a terminal it exits 4 then: ' +
  'sign in again. Personal access tokens are not asked.';

export const isGroup = (entry: AnyCommand | Group): entry is Group => 'commands' in entry;

export const globalFlags = [
  ['--server <url>', 'server address'],
  ['--profile <name>', 'profile to use'],
  ['--workspace <id>', 'act in the workspace of another owner; see `chimein people workspaces`'],
  ['--no-input', 'never prompt; the default without a terminal'],
  ['-q, --quiet', 'print only data and errors'],
  ['-v, --verbose', 'print requests to stderr, with secrets masked'],
] as const;

/** In addition to the command's own flags. */
export const sharedFlags = ({ writes }: AnyCommand): [flags: string, about: string][] => [
  ['--json [fields]', 'print JSON, optionally only some fields (name,status)'],
  ...(writes
    ? ([
        ['-n, --dry-run', 'show the calls without sending them'],
        ['-y, --yes', 'skip confirmation prompts'],
      ] as [string, string][])
    : []),
];
