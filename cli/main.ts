/** The command `chimein`: its program, its global options, and the one place that turns failures into exit codes. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { registerAccounts } from './commands/accounts.ts';
import { registerAutomation } from './commands/automation.ts';
import { registerComments } from './commands/comments.ts';
import { registerSession } from './commands/session.ts';
import { registerSettings } from './commands/settings.ts';
import { secrets, stopOnInterrupt } from './context.ts';
import { asCliError, type CliError, usage } from './errors.ts';
import { printError } from './output.ts';

const exitCodes: Record<string, number> = {
  usage: 2,
  ambiguous_account: 2,
  not_found: 3,
  not_signed_in: 4,
  seats_limit: 5,
  network: 7,
  timeout: 7,
  pending: 8,
  drift: 10,
  interrupted: 130,
};
const exitCodesByStatus: Record<number, number> = { 401: 4, 402: 5, 403: 4, 404: 3, 409: 6, 429: 5, 502: 7, 503: 7, 504: 7 };
const exitCodeOf = ({ code, status }: CliError): number => exitCodes[code] ?? exitCodesByStatus[status ?? 0] ?? 1;

const help = `
Environment:
  CHIMEIN_SERVER      the server, when there is no --server
  CHIMEIN_TOKEN       a token, before the one that login keeps
  CHIMEIN_CONFIG_DIR  the folder of the configuration
  CHIMEIN_TIMEOUT     seconds that a call may take (30)
  NO_COLOR            no colours

Exit codes:
  0 done  1 failed  2 wrong usage  3 not found  4 not signed in, or not allowed  5 a limit, or a payment
  6 conflict  7 network: try again  8 still pending  10 differs  130 interrupted

Examples:
  $ chimein login
  $ chimein accounts connect --open --wait
  $ chimein settings export --all -o settings.yaml
  $ chimein start --all
  $ chimein comments list --since 7d`;

function createProgram(): Command {
  const program = new Command('chimein')
    .description('On-topic comments for your LinkedIn accounts, from the shell.')
    .version(version(), '--version', 'print the version')
    .option('--server <url>', 'the server (CHIMEIN_SERVER, then the one of the last login)')
    .option('--no-input', 'never ask; implied without a terminal')
    .option('-q, --quiet', 'only data and errors')
    .option('-v, --verbose', 'requests on stderr, without the token')
    .addHelpText('after', help)
    .configureHelp({ showGlobalOptions: true })
    // The one error shape is printed below, so commander says nothing by itself.
    .configureOutput({ outputError: () => {} })
    .exitOverride();
  registerSession(program);
  registerAccounts(program);
  registerSettings(program);
  registerAutomation(program);
  registerComments(program);
  return program;
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function failureOf(error: unknown): CliError | null {
  if (!(error instanceof CommanderError)) return asCliError(error);
  if (error.exitCode === 0) return null;
  // A group like `accounts` without a command has printed its help.
  if (error.code === 'commander.help') return usage('Which command?');
  const [message = '', ...more] = error.message.replace(/^error: /, '').split('\n');
  return usage(message, more.join(' ').replace(/^\((.*)\)$/, '$1') || 'See `chimein --help`, or --help after a command.');
}

stopOnInterrupt();
// `chimein … | head` closes the pipe early: nothing went wrong.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.stderr.on('error', () => {});

try {
  const program = createProgram();
  if (process.argv.length === 2) program.outputHelp();
  else await program.parseAsync();
} catch (thrown) {
  const error = failureOf(thrown);
  if (error) {
    const { argv } = process;
    const json = argv.some((argument) => argument === '--json' || argument.startsWith('--json='));
    const verbose = argv.some((argument) => argument === '--verbose' || argument === '-v');
    printError(error, { json, verbose, secrets: [...secrets] });
    process.exitCode = exitCodeOf(error);
  }
}
