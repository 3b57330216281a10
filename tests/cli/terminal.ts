/** A command on its own terminal, from util-linux's `script`, or with streams that say they are one. */
import type { startWorld } from './world.ts';

type World = Awaited<ReturnType<typeof startWorld>>;
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * Each step waits for a text on the terminal; `type` returns the input or acts elsewhere.
 * @returns the output with escape sequences
 */
export async function onTerminal(
  world: World,
  line: string,
  {
    columns = 80,
    type = [],
    env = {},
    who = 'customer',
  }: {
    columns?: number;
    type?: [shown: string, typed: string | ((shown: string) => void)][];
    env?: Record<string, string>;
    who?: 'customer' | 'admin';
  } = {},
): Promise<{ exitCode: number | undefined; shown: string }> {
  const inside = `stty cols ${columns} rows 40; ${line}`;
  const running = world.start(`exec script -qefc ${quoted(inside)} /dev/null`, {
    env: { TERM: 'xterm', SHELL: '/bin/bash', ...env },
    stdin: 'pipe',
    who,
  });
  const left = [...type];
  let shown = '';
  let seen = 0;
  running.stdout.on('data', (text: Buffer) => {
    shown += text;
    for (let [next] = left; next && shown.slice(seen).includes(next[0]); [next] = left) {
      // Without input, the rest of the output belongs to the next step.
      seen = next[1] === '' ? shown.indexOf(next[0], seen) + next[0].length : shown.length;
      if (typeof next[1] === 'string') running.stdin?.write(next[1]);
      else next[1](shown);
      left.shift();
    }
  });
  const { exitCode } = await running;
  return { exitCode, shown };
}

/** The output of a command that asks nothing, on a terminal. It runs in this process. */
export const look = (
  world: World,
  line: string,
  { env, ...options }: { columns: number; env?: Record<string, string>; who?: 'customer' | 'admin' },
): Promise<{ exitCode: number | undefined; shown: string }> =>
  world.command(line, { ...options, env: { TERM: 'xterm', ...env } });
