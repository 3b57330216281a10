import { DatabaseProblem } from '../db/files/problem.ts';
import { ConfigError } from './config.ts';
import { AppError } from './errors.ts';

/** A user error, printed in one line without a stack. */
export class Refusal extends Error {}

/** Parses the arguments with `read`. @throws {Refusal} with the usage, if they can't be parsed */
export function readingArguments<Arguments>(usage: string, read: () => Arguments): Arguments {
  try {
    return read();
  } catch (cause) {
    throw new Refusal(`${cause instanceof Error ? cause.message : cause}\n${usage}`, { cause });
  }
}

const known = [Refusal, AppError, ConfigError, DatabaseProblem];

/**
 * Runs an operator's command, here or in scripts/. An error that they can fix prints one sentence, any other prints its stack; both exit with 1,
 * and so does a canceled prompt, silently. Only the user who runs it can read the files that it creates.
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
