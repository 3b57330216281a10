/** What a command is: one declaration that gives its parser, its help, its page in docs/cli.md, its completion and its dry run. */
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
  /** True where a person can be asked. */
  interactive: boolean;
  /** Yes to whatever would be asked. */
  yes: boolean;
  /** Show what would be sent, and send nothing. */
  dryRun: boolean;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** A client that is signed in. Throws not_signed_in without a token. */
  client: () => Client;
  /** A client with that token, or with none. */
  clientWith: (token: string | undefined) => Client;
  /** The same, at another server. */
  at: (server: string) => Context;
};

/** The fields of the objects that a command prints with --json, and what each is. */
export type Fields = Record<string, string>;

/** What the shell completes an argument or the value of a flag with, asked of the server or of the configuration. */
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
  /** As commander writes it: `-f, --file <file>`. */
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
  /** What else there is to know, as whole sentences. */
  more?: string;
  arguments?: Argument[];
  flags?: Flag[];
  /** `any`: whatever the server answers. */
  fields: Fields | 'any';
  /** It changes something: it gets --dry-run, and --yes for what it asks before. */
  writes?: boolean;
  /** It may name a profile that is not there yet. */
  makesProfile?: boolean;
  /** Lines of a shell, each run by a test. */
  examples: string[];
  run: (context: Context, options: Options, ...args: Arguments) => Promise<void> | void;
};
// biome-ignore lint/suspicious/noExplicitAny: each command knows its own options; whoever holds many of them doesn't
export type AnyCommand = Command<any, any>;
export type Group = { name: string; about: string; commands: AnyCommand[] };

/** A command with the types of its options and arguments, for a list of commands of any. */
export const command = <Options = object, Arguments extends unknown[] = []>(
  declared: Command<Options, Arguments>,
): AnyCommand => declared;

/** Keys and values of sentences are for apps that translate: the command prints the sentences. */
type FieldOf<Row> = Exclude<
  keyof Row & string,
  'text' | 'faultText' | 'fixText' | 'reasonText' | 'refusalText' | 'saidText'
>;

/** What fields an object of that type has: none may be missing here, and none be made up. */
export const fieldsOf = <Row>(fields: Record<FieldOf<Row>, string>): Record<FieldOf<Row>, string> => fields;

/** A file of commands: the first words that it defines, each with one sentence, and the file itself. */
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

/** What a command has beyond its own flags. */
export const sharedFlags = ({ writes }: AnyCommand): [flags: string, about: string][] => [
  ['--json [fields]', 'print JSON, optionally only some fields (name,status)'],
  ...(writes
    ? ([
        ['-n, --dry-run', 'show the calls without sending them'],
        ['-y, --yes', 'skip confirmation prompts'],
      ] as [string, string][])
    : []),
];
