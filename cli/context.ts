import { createClient } from './client.ts';
import type { CommandModule, Context } from './command.ts';
import { openConfig } from './config.ts';
import { CliError, usage } from './errors.ts';
import type { Run } from './io.ts';
import { createOutput } from './output.ts';

export type GlobalOptions = {
  server?: string;
  profile?: string;
  workspace?: string | undefined;
  input: boolean;
  quiet?: boolean;
  verbose?: boolean;
  json?: string | true;
  yes?: boolean;
  dryRun?: boolean;
};

function milliseconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600))
    throw usage(`CHIMEIN_TIMEOUT is '${text}'. It must be a number of seconds, at most 3600.`);
  return seconds * 1000;
}

export async function openContext(
  run: Run,
  options: GlobalOptions,
  modules: CommandModule[],
  makesProfile?: boolean,
): Promise<Context> {
  const { io, signal, secrets } = run;
  const config = await openConfig(io, options, makesProfile);
  const out = createOutput(io, options);
  const timeoutMs = milliseconds(config.timeout.value);
  const interactive = options.input && io.stdin.isTTY === true && io.stderr.isTTY === true;
  const contextAt = (server: string): Context => {
    const clientWith = (token: string | undefined) => {
      if (token) secrets.add(token);
      return createClient({
        server,
        token,
        workspace: options.workspace,
        timeoutMs,
        signal,
        trace: out.trace,
        note: out.note,
      });
    };
    return {
      ...run,
      out,
      config,
      modules,
      server,
      interactive,
      yes: options.yes === true,
      dryRun: options.dryRun === true,
      clientWith,
      at: contextAt,
      client: () => {
        const { value: token } = config.token;
        if (token) return clientWith(token);
        const hint = 'Sign in with `chimein login`, or set CHIMEIN_TOKEN.';
        throw new CliError('not_signed_in', `You are not signed in to ${server}.`, { hint });
      },
    };
  };
  return contextAt(config.server.value);
}
