import { shown, type Writing } from './client.ts';
import type { Context } from './command.ts';
import { CliError, interrupted } from './errors.ts';
import { confirm } from './input.ts';
import { proveOnTerminal } from './prove.ts';
import { safeJson } from './text.ts';

export type Step = {
  /** For people: `pause Mara Winter`. */
  does: string;
  /** The subject, if there are several steps: `Mara Winter`. */
  subject?: string;
  method: Writing;
  path: string;
  body?: unknown;
};
type Failed = { step: Step; error: CliError };
export type Done<T> = {
  answers: T[];
  /**
   * Throws if a step failed, with the code of the first failure and a line for each. Call it after all
   * output.
   */
  check(): void;
};

/**
 * Runs the steps one by one. A failure stops the rest only if they would fail for the same reason: session,
 * payment, network, or Ctrl-C.
 * @param question asked first, for changes that can't be undone
 * @returns null with --dry-run, which only prints the steps
 */
export async function performAll<T>(
  context: Context,
  steps: Step[],
  question?: string,
): Promise<Done<T> | null> {
  if (context.dryRun) return showSteps(context, steps);
  if (question && steps.length > 0) await confirm(context, question);
  const { write } = context.client();
  const answers: T[] = [];
  const failed: Failed[] = [];
  const progress = steps.length > 4 ? context.out.progress('Working', steps.length) : null;
  for (const step of steps) {
    if (context.signal.aborted) break;
    try {
      answers.push(await proved(context, () => write<T>(step.method, step.path, step.body)));
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      failed.push({ step, error });
      if (error.status === undefined || [401, 402, 428].includes(error.status)) break;
    } finally {
      progress?.step();
    }
  }
  progress?.end();
  const reached = answers.length + failed.length;
  return {
    answers,
    check() {
      if (context.signal.aborted && reached < steps.length)
        throw interrupted(
          `Interrupted after ${reached} of ${steps.length}.`,
          'Run the command again to finish.',
        );
      throwFailed(failed, answers.length, steps.length);
    },
  };
}

/** Repeats a call that needs a proof of identity, after asking for it on the terminal. */
async function proved<T>(context: Context, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof CliError && error.code === 'proof_required' && context.interactive)) throw error;
    await proveOnTerminal(context);
    return call();
  }
}

/** Null with --dry-run. */
export async function perform<T>(context: Context, step: Step, question?: string): Promise<T | null> {
  const done = await performAll<T>(context, [step], question);
  done?.check();
  return done?.answers[0] ?? null;
}

function throwFailed([first, ...others]: Failed[], done: number, total: number): void {
  if (!first) return;
  if (total === 1) throw first.error;
  const { code, message, status, requestId, hint } = first.error;
  throw new CliError(code, `${done} of ${total} done. ${message}`, {
    status,
    requestId,
    hint,
    issues: [first, ...others].map(({ step, error }) => ({
      path: step.subject ?? step.does,
      message: error.message,
    })),
  });
}

function showSteps({ out }: Context, steps: Step[]): null {
  const masked = (body: unknown) =>
    body === undefined ? undefined : JSON.parse(shown(JSON.stringify(body)));
  if (out.isJson)
    out.data(
      `${safeJson(steps.map(({ does, method, path, body }) => ({ does, method, path, body: masked(body) })))}\n`,
    );
  else
    for (const { does, method, path, body } of steps) {
      out.line(`would ${does}`);
      out.line(`  ${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(masked(body))}`}`);
    }
  out.note(steps.length === 0 ? 'Nothing to do.' : 'Nothing was sent.');
  return null;
}
