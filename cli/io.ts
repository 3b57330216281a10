import type { Readable, Writable } from 'node:stream';

type Printed = Writable & { isTTY?: boolean; columns?: number };

/** The parts of the process that a run uses: those of `process`, or a test's own. */
export type Io = {
  env: Record<string, string | undefined>;
  cwd(): string;
  stdin: Readable & { isTTY?: boolean };
  stdout: Printed;
  stderr: Printed;
  exitCode?: number | string | null | undefined;
};

/** One run of the command. */
export type Run = {
  io: Io;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** Masked in messages. */
  secrets: Set<string>;
};
