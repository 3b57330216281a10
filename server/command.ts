import { DatabaseProblem } from '../db/files/problem.ts';
import { ConfigError } from './config.ts';
import { AppError } from './errors.ts';

/** A user error, printed in one line without a stack. */
export class Refusal extends Error {}

/** @throws {Refusal} with the usage, if `read` can't parse the arguments */
export function readingArguments<Arguments>(usage: string, read: () => Arguments): Arguments {
  try {
    return read();
  } catch (cause) {
    throw new Refusal(`${cause instanceof Error ? cause.message : cause}\n${usage}`, { cause });
  }
}

const known = [Refusal, AppError, ConfigError, DatabaseProblem];

/**
 * Runs an operator's command; files that it creates are readable only by its user. A user error prints one
 * sentence, any other its stack; both exit with 1, and so does a canceled prompt, silently.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    await main();
  } catch (error) {
    const wasLeft = error instanceof Error && error.name === 'ExitPromptError';
    if (!wasLeft)
      console.error(known.some((kind) => error instanceof kind) ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
