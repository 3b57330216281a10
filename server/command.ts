import { DatabaseProblem } from '../db/files/problem.ts';
import { ConfigError } from './config.ts';
import { AppError } from './errors.ts';

/** A fault of whoever calls: said in one line, without a stack. */
export class Refusal extends Error {}

/** What `read` makes of the arguments. @throws {Refusal} with how the command is used, where they can't be read */
export function readingArguments<Arguments>(usage: string, read: () => Arguments): Arguments {
  try {
    return read();
  } catch (cause) {
    throw new Refusal(`${cause instanceof Error ? cause.message : cause}\n${usage}`, { cause });
  }
}

const known = [Refusal, AppError, ConfigError, DatabaseProblem];

/**
 * Runs a command of an operator's, here or in scripts/. What they can mend is a sentence, anything else has its stack; both end with 1,
 * and so does a question that they would not answer, of which nothing is said. Only the user who runs it may read the files that it makes.
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
