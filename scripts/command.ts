import { DatabaseProblem } from '../db/files/problem.ts';
import { ConfigError } from '../server/config.ts';

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

/** Runs a command of an operator's. What they can mend is a sentence, anything else has its stack; both end with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const known = error instanceof Refusal || error instanceof ConfigError || error instanceof DatabaseProblem;
    console.error(known ? error.message : error);
    process.exitCode = 1;
  }
}
