export type Issue = { path: string; message: string; file?: string; line?: number };

type Details = {
  hint?: string | null;
  requestId?: string | null;
  issues?: Issue[];
  status?: number;
  cause?: unknown;
};

/** An error that the user can act on. run.ts maps `code`, from the server or the CLI, to an exit code. */
export class CliError extends Error {
  readonly code: string;
  readonly hint: string | null;
  readonly requestId: string | null;
  readonly issues: Issue[] | undefined;
  /** The HTTP status, if a server answered. */
  readonly status: number | undefined;

  constructor(code: string, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.hint = details.hint ?? null;
    this.requestId = details.requestId ?? null;
    this.issues = details.issues;
    this.status = details.status;
  }

  toJSON() {
    const { code, message, hint, requestId, issues } = this;
    return { code, message, hint, requestId, ...(issues && { issues }) };
  }
}

export const usage = (message: string, hint?: string): CliError => new CliError('usage', message, { hint });

export const interrupted = (message = 'Interrupted.', hint?: string): CliError =>
  new CliError('interrupted', message, { hint });

export function asCliError(error: unknown): CliError {
  if (error instanceof CliError) return error;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'ExitPromptError' || name === 'AbortPromptError' || name === 'AbortError')
    return interrupted();
  return new CliError('internal', message, {
    cause: error,
    hint: 'This is a bug in chimein. --verbose prints the stack trace.',
  });
}
