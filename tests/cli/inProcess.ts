/** The command in this process, with streams and an environment of its own. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { WriteStream } from 'node:tty';
import { wordsOf } from '../../cli/complete.ts';
import type { Io } from '../../cli/io.ts';
import { run } from '../../cli/run.ts';

type Options = {
  env?: Record<string, string>;
  /** The working folder, where `chimein.yaml` is looked for. */
  cwd?: string;
  /** Empty unless given, as from /dev/null. */
  input?: string | undefined;
  /** The width of the terminal that the outputs are, and standard input without `input`. */
  columns?: number | undefined;
};

/** @returns what execa returns of a process, and both streams in the order they were written in */
export async function inProcess(
  args: string[],
  { env = {}, cwd = process.cwd(), input, columns }: Options = {},
): Promise<{ exitCode: number; stdout: string; stderr: string; shown: string }> {
  const written: { to: Writable; bytes: Buffer }[] = [];
  const textOf = (to?: Writable) =>
    Buffer.concat(written.filter((each) => !to || each.to === to).map(({ bytes }) => bytes)).toString();
  const terminal =
    columns === undefined
      ? {}
      : { isTTY: true, columns, getColorDepth: () => WriteStream.prototype.getColorDepth(env) };
  const output = () => {
    const to: Writable = new Writable({
      write(bytes: Buffer, _encoding, done) {
        written.push({ to, bytes });
        done();
      },
    });
    return Object.assign(to, terminal);
  };
  const io: Io = {
    env,
    cwd: () => cwd,
    stdin: Object.assign(
      Readable.from(input ? [input] : []),
      input === undefined && columns !== undefined && { isTTY: true },
    ),
    stdout: output(),
    stderr: output(),
  };
  await run(args, io, new AbortController().signal);
  return {
    exitCode: Number(io.exitCode ?? 0),
    stdout: textOf(io.stdout),
    stderr: textOf(io.stderr),
    shown: textOf(),
  };
}

const file = /(?<= -[fo] )(?![-/])\S+/;
const redirection = / < ([\w.]+)(?= |$)/;

/** Whether the line is one command or one `echo`, with no more of a shell than `< file`. */
export const isCommand = (line: string): boolean =>
  /^(?:chimein|echo) (?:[^|&;<>`$\\']|\$[A-Z_]+|'[^'$]*')*$/.test(line.replace(redirection, ''));

/** Splits the line as a shell in `folder` does, with the variables of `env`. */
export function readLine(
  line: string,
  folder: string,
  env: Record<string, string>,
): { args: string[]; input: string | undefined } {
  const [, from] = redirection.exec(line) ?? [];
  const whole = line
    .replace(redirection, '')
    .replace(file, (name) => `"${resolve(folder, name)}"`)
    .replace(/\$([A-Z_]+)/g, (_, name: string) => env[name] ?? '');
  return {
    args: wordsOf(whole).slice(1),
    input: from === undefined ? undefined : readFileSync(resolve(folder, from), 'utf8'),
  };
}
