/** What an action gets: its output, the server it talks to, the way to stop. */
import type { Command } from 'commander';
import type { Client } from './client.ts';
import { chooseServer, chooseToken, type Profile, readProfile } from './config.ts';
import { CliError, usage } from './errors.ts';
import { createOutput, fieldNames, type Output } from './output.ts';

export type GlobalOptions = { server?: string; input: boolean; quiet?: boolean; verbose?: boolean; json?: string | true };
export type Context = {
  out: Output;
  server: string;
  /** True where a person can be asked. */
  interactive: boolean;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** A client that is signed in. Throws not_signed_in without a token. */
  client: () => Promise<Client>;
  /** A client with that token, or with none. */
  clientWith: (token: string | undefined) => Promise<Client>;
  /** The same, at another server. */
  at: (server: string) => Context;
  /** The token that counts here, if there is one. */
  token: string | undefined;
};

/** The tokens and passwords of this run, for masking should one come back in a message. */
export const secrets = new Set<string>();
const stop = new AbortController();

/** The first Ctrl-C lets a write finish; the second ends at once. */
export function stopOnInterrupt(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(130);
      stop.abort();
    });
}

function timeoutMs(): number {
  const text = process.env.CHIMEIN_TIMEOUT || '30';
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600)) throw usage(`CHIMEIN_TIMEOUT is '${text}': it takes seconds, up to 3600.`);
  return seconds * 1000;
}

async function openContext(options: GlobalOptions): Promise<Context> {
  const out = createOutput(options);
  const profile = await readProfile();
  const interactive = options.input && process.stdin.isTTY === true && process.stderr.isTTY === true;
  return contextAt(chooseServer(options.server, profile), { out, profile, interactive });
}

function contextAt(server: string, base: { out: Output; profile: Profile; interactive: boolean }): Context {
  const { out, profile, interactive } = base;
  const token = chooseToken(server, profile);
  const clientWith = async (given: string | undefined) => {
    if (given) secrets.add(given);
    const { createClient } = await import('./client.ts');
    return createClient({ server, token: given, timeoutMs: timeoutMs(), signal: stop.signal, trace: out.trace, note: out.note });
  };
  return {
    out,
    server,
    token,
    interactive,
    signal: stop.signal,
    clientWith,
    at: (other) => contextAt(other, base),
    client: async () => {
      if (!token) {
        const hint = 'Sign in with `chimein login`, or set CHIMEIN_TOKEN.';
        throw new CliError('not_signed_in', `You are not signed in to ${server}.`, { hint });
      }
      return clientWith(token);
    },
  };
}

/** Makes `run` a commander action: the context first, then the options, then the command's arguments. */
export const action =
  <Options, Arguments extends unknown[] = []>(
    run: (context: Context, options: Options & GlobalOptions, ...args: Arguments) => Promise<void>,
  ) =>
  async (...given: unknown[]): Promise<void> => {
    const command = given.at(-1) as Command;
    const options = command.optsWithGlobals<Options & GlobalOptions>();
    await run(await openContext(options), options, ...(given.slice(0, -2) as Arguments));
  };

/** Adds `--json [fields]`, and refuses fields that the objects don't have before anything is done. */
export function withJson(command: Command, knownFields: () => Promise<string[]>): Command {
  return command
    .option('--json [fields]', 'print JSON; with fields (name,status) only those')
    .hook('preAction', async (_, leaf) => {
      const asked = fieldNames(leaf.opts<GlobalOptions>().json);
      if (asked.length === 0) return;
      const known = await knownFields();
      const unknown = asked.filter((field) => !known.includes(field));
      if (unknown.length > 0)
        throw usage(
          `--json has no field '${unknown.join("', '")}'. There are: ${known.join(', ')}.`,
          'Write arguments before --json, and fields without spaces: `--json name,status`.',
        );
    });
}
