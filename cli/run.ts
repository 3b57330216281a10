import { CommanderError } from 'commander';
import { asCliError, type CliError, usage } from './errors.ts';
import { exitCodeOf } from './exitCodes.ts';
import type { Io } from './io.ts';
import { printError } from './output.ts';
import { createProgram } from './program.ts';
import { version } from './version.ts';

function failureOf(error: unknown): CliError | null {
  if (!(error instanceof CommanderError)) return asCliError(error);
  // `commander.help`: it has printed the help of a group such as `accounts`, because it had no command.
  if (error.exitCode === 0 || error.code === 'commander.help') return null;
  const [message = '', ...hints] = error.message.replace(/^error: /, '').split('\n');
  return usage(
    message,
    hints.join(' ').replace(/^\((.*)\)$/, '$1') || 'See `chimein --help`, or add --help to a command.',
  );
}

/**
 * Runs a command line. Prints an error and sets `io.exitCode` instead of throwing.
 * @param signal aborted by Ctrl-C
 */
export async function run(argv: string[], io: Io, signal: AbortSignal): Promise<void> {
  const secrets = new Set<string>();
  try {
    const program = await createProgram(argv, version(), { io, signal, secrets });
    const [first, topic] = argv;
    if (first === 'help' && topic && !program.commands.some((each) => each.name() === topic))
      throw usage(`unknown command '${topic}'`, 'See `chimein --help`.');
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
  } catch (thrown) {
    const error = failureOf(thrown);
    if (!error) return;
    const json = argv.some((argument) => argument === '--json' || argument.startsWith('--json='));
    const verbose = argv.some((argument) => argument === '--verbose' || argument === '-v');
    printError(io.stderr, error, { json, verbose, secrets: [...secrets] });
    io.exitCode = exitCodeOf(error);
  }
}
