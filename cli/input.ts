import { createReadStream } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { CliError, interrupted, usage } from './errors.ts';
import type { Io } from './io.ts';

/** Throws a usage error if it is a terminal. */
async function readStdin({ stdin }: Io, flag: string): Promise<string> {
  if (stdin.isTTY)
    throw usage(`${flag} reads standard input, but standard input is a terminal.`, 'Use a pipe or a file.');
  return readAll(stdin);
}

/** The first line. */
export async function readSecret(io: Io, flag: string): Promise<string> {
  const [secret = ''] = await readSecrets(io, flag, 1);
  return secret;
}

/** One per line. */
export async function readSecrets(io: Io, flag: string, count: number): Promise<string[]> {
  const lines = (await readStdin(io, flag)).split(/\r?\n/).slice(0, count);
  if (lines[0]?.trim() === '') throw usage(`${flag}: standard input is empty.`);
  if (lines.length < count || lines.at(-1)?.trim() === '')
    throw usage(`${flag}: standard input has fewer than ${count} lines.`);
  return lines;
}

/** `-` is standard input. */
export async function readInput(io: Io, file: string, flag: string): Promise<string> {
  if (file === '-') return readStdin(io, flag);
  try {
    return await readAll(createReadStream(file));
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw code === 'ENOENT'
      ? new CliError('not_found', `There is no file '${file}'.`, { cause })
      : new CliError('unreadable', message, { cause });
  }
}

/** `-` reads the lines of standard input. */
export async function readLines(io: Io, given: string[], what: string): Promise<string[]> {
  if (given.length !== 1 || given[0] !== '-') return given;
  const lines = (await readStdin(io, `- for ${what}`)).split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

type Asker = { io: Io; interactive: boolean; signal: AbortSignal };
type Question = { message: string; flag: string; secret?: boolean; initial?: string };

/**
 * Prompts on stderr, so that stdout contains only data. Without a terminal, throws a usage error that names
 * the flag.
 */
export async function promptFor(
  { io, interactive, signal }: Asker,
  { message, flag, secret, initial }: Question,
): Promise<string> {
  if (!interactive)
    throw usage(`${message} is missing, and there is no terminal to ask on.`, `Set it with ${flag}.`);
  const { default: inquirer } = await import('inquirer');
  const prompt = inquirer.createPromptModule({ input: io.stdin, output: io.stderr, signal });
  const validate = (value: string) => value.trim() !== '' || `${message} is required`;
  const question = secret
    ? ({ type: 'password', name: 'answer', message, mask: '*', validate } as const)
    : ({ type: 'input', name: 'answer', message, validate, default: initial } as const);
  const { answer } = await prompt([question]);
  return secret ? answer : answer.trim();
}

/** Without a terminal, only --yes confirms. */
export async function confirm(
  { io, interactive, yes, signal }: Asker & { yes: boolean },
  question: string,
): Promise<void> {
  if (yes) return;
  if (!interactive) throw usage(`${question} There is no terminal to ask on.`, 'Confirm with --yes.');
  const { default: inquirer } = await import('inquirer');
  const prompt = inquirer.createPromptModule({ input: io.stdin, output: io.stderr, signal });
  const { answer } = await prompt([
    { type: 'confirm', name: 'answer', message: question, default: false } as const,
  ]);
  if (!answer) throw interrupted('Canceled. Nothing was changed.');
}

const unitMs = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** Parses `90` (seconds), `90s`, `5m`, `2h`, `7d`, `1w` into milliseconds. Null if invalid. */
function durationMs(text: string): number | null {
  const match = /^(\d+(?:\.\d+)?)([smhdw]?)$/.exec(text.trim());
  return match ? Number(match[1]) * unitMs[(match[2] || 's') as keyof typeof unitMs] : null;
}

/**
 * Parses a time into ISO 8601 UTC: `2026-11-03` (a local day, with `end` its end), a date with a time, or
 * `7d` (ago). Throws a usage error that names the flag.
 */
export function moment(text: string, flag: string, { end = false, now = Date.now() } = {}): string {
  const ago = /[smhdw]$/.test(text) ? durationMs(text) : null;
  if (ago !== null) return new Date(now - ago).toISOString();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text);
  const time = isDay
    ? Date.parse(`${text}T${end ? '23:59:59.999' : '00:00'}`)
    : isTime
      ? Date.parse(text)
      : Number.NaN;
  const day = Number(text.slice(8, 10));
  // A date that doesn't exist, such as 30 February, must not become a day of the next month.
  const isReal = new Date(`${text.slice(0, 10)}T00:00Z`).getUTCDate() === day;
  if (Number.isNaN(time) || !isReal)
    throw usage(
      `${flag} '${text}' is not a time.`,
      'Examples: 2026-11-03, 2026-11-03T09:00Z, 24h or 7d (ago).',
    );
  return new Date(time).toISOString();
}

/** Like `moment`, or `90d` from now. Throws a usage error for a past time. */
export function futureMoment(text: string, flag: string, now = Date.now()): string {
  const ahead = /[smhdw]$/.test(text) ? durationMs(text) : null;
  const time = ahead === null ? moment(text, flag) : new Date(now + ahead).toISOString();
  if (Date.parse(time) <= now)
    throw usage(`${flag} '${text}' is in the past.`, 'Examples: 90d or 2027-01-31.');
  return time;
}

/** In milliseconds. Throws a usage error if it is not a duration. */
export function waitingTime(text: string): number {
  const ms = durationMs(text);
  if (!ms) throw usage(`--timeout '${text}' is not a duration.`, 'Examples: 90s or 10m.');
  return ms;
}
