/** Declares a command once. Its parser, help, page in docs/cli.md, completion and dry run come from the declaration. */
import type { Client } from './client.ts';
import type { Config } from './config.ts';
import type { Output } from './output.ts';

/** The output, the configuration and the client that a command runs with. */
export type Context = {
  out: Output;
  config: Config;
  /** Every command, for help and completion. */
  modules: CommandModule[];
  server: string;
  /** Whether a user can be prompted. */
  interactive: boolean;
  /** Confirm every prompt. */
  yes: boolean;
  /** Print the calls without sending them. */
  dryRun: boolean;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** A client that is signed in. Throws not_signed_in without a token. */
  client: () => Client;
  /** A client with this token, or without one. */
  clientWith: (token: string | undefined) => Client;
  /** The same context for another server. */
  at: (server: string) => Context;
};

/** The fields of the objects that a command prints with --json, with their descriptions. */
export type Fields = Record<string, string>;

/** Source of completions for an argument or the value of a flag: the server or the configuration. */
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
  live?: Live;
};

export type Command<Options = object, Arguments extends unknown[] = []> = {
  name: string;
  /** One sentence. */
  about: string;
  /** More details, in full sentences. */
  more?: string;
  arguments?: Argument[];
  flags?: Flag[];
  /** `any`: the server's answer as it is. */
  fields: Fields | 'any';
  /** The command makes changes: it gets --dry-run, and --yes if it asks for confirmation. */
  writes?: boolean;
  /** The command may name a profile that does not exist yet. */
  makesProfile?: boolean;
  /** Shell lines. A test runs each one. */
  examples: string[];
  run: (context: Context, options: Options, ...args: Arguments) => Promise<void> | void;
};
// biome-ignore lint/suspicious/noExplicitAny: each command knows its own options; whoever holds many of them doesn't
export type AnyCommand = Command<any, any>;
export type Group = { name: string; about: string; commands: AnyCommand[] };

/** A command with the types of its options and arguments removed, for a list of commands. */
export const command = <Options = object, Arguments extends unknown[] = []>(
  declared: Command<Options, Arguments>,
): AnyCommand => declared;

/** Keys and values of sentences are for apps that translate. The CLI prints the sentences. */
type FieldOf<Row> = Exclude<
  keyof Row & string,
  'text' | 'faultText' | 'fixText' | 'reasonText' | 'refusalText' | 'saidText'
>;

/** Checks that the fields match an object type: none missing, none invented. */
export const fieldsOf = <Row>(fields: Record<FieldOf<Row>, string>): Record<FieldOf<Row>, string> => fields;

/** A file of commands: the first words that it defines, with a sentence for each, and the file itself. */
export type CommandModule = {
  words: Record<string, string>;
  load: () => Promise<{ default: (AnyCommand | Group)[] }>;
};

export const isGroup = (entry: AnyCommand | Group): entry is Group => 'commands' in entry;

/** Flags that every command has. */
export const globalFlags = [
  ['--server <url>', 'server address'],
  ['--profile <name>', 'profile to use'],
  ['--no-input', 'never prompt; the default without a terminal'],
  ['-q, --quiet', 'print only data and errors'],
  ['-v, --verbose', 'print requests to stderr, with secrets masked'],
] as const;

/** Options that a command has besides its own flags. */
export const sharedFlags = ({ writes }: AnyCommand): [flags: string, about: string][] => [
  ['--json [fields]', 'print JSON, optionally only some fields (name,status)'],
  ...(writes
    ? ([
        ['-n, --dry-run', 'show the calls without sending them'],
        ['-y, --yes', 'skip confirmation prompts'],
      ] as [string, string][])
    : []),
];
