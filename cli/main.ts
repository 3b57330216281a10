import { CommanderError } from 'commander';
import { secrets, stopOnInterrupt } from './context.ts';
import { asCliError, type CliError, usage } from './errors.ts';
import { exitCodeOf } from './exitCodes.ts';
import { printError } from './output.ts';
import { createProgram } from './program.ts';
import { version } from './version.ts';

function failureOf(error: unknown): CliError | null {
  if (!(error instanceof CommanderError)) return asCliError(error);
  if (error.exitCode === 0) return null;
  // A group such as `accounts` without a command has printed its help.
  if (error.code === 'commander.help') return usage('No command given.');
  const [message = '', ...more] = error.message.replace(/^error: /, '').split('\n');
  return usage(
    message,
    more.join(' ').replace(/^\((.*)\)$/, '$1') || 'See `chimein --help`, or add --help to a command.',
  );
}

stopOnInterrupt();
// `chimein … | head` closes the pipe early. That is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.stderr.on('error', () => {});

async function main(argv: string[]): Promise<void> {
  try {
    const program = await createProgram(argv, version());
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync();
  } catch (thrown) {
    const error = failureOf(thrown);
    if (!error) return;
    const json = argv.some((argument) => argument === '--json' || argument.startsWith('--json='));
    const verbose = argv.some((argument) => argument === '--verbose' || argument === '-v');
    printError(error, { json, verbose, secrets: [...secrets] });
    process.exitCode = exitCodeOf(error);
  }
}

// No top-level await: the package is CommonJS, which starts faster.
void main(process.argv.slice(2));
