import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyCommand } from '../../cli/command.ts';
import { cliPage } from '../../scripts/cliPage.ts';
import { declared } from './declared.ts';
import { startWorld } from './world.ts';

// It ends the session that the others use.
const inOrder = declared.toSorted(([one], [other]) => Number(one === 'logout') - Number(other === 'logout'));
const who = (words: string) => (/^(users|ops)/.test(words) ? 'admin' : 'customer');
const isEndless = (line: string) => / --(watch|follow)/.test(line);

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

describe('every example works', () => {
  test.each(inOrder)('%s', async (words, { examples, fields, writes }) => {
    for (const line of examples) {
      const { exitCode, stdout, stderr } = isEndless(line) ? await untilHeard(line) : await world.run(line, { who: who(words) });
      expect({ line, exitCode, stderr }).toEqual({
        line,
        exitCode: isEndless(line) ? 130 : 0,
        stderr: expect.not.stringContaining('error:'),
      });
      if (/ --json[^|]*$/.test(line) && !isEndless(line))
        expectFields(stdout, writes && / --dry-run/.test(line) ? 'any' : fields);
    }
    expect(examples.length).toBeGreaterThan(0);
  });
});

/** A command that goes on for ever, stopped by Ctrl-C once it is connected. */
async function untilHeard(line: string) {
  const running = world.start(`exec ${line} --verbose`);
  let heard = '';
  running.stderr.on('data', (text: Buffer) => {
    heard += text;
    if (/events.*\n(.*\n)*< 200/.test(heard)) running.kill('SIGINT');
  });
  return running;
}

/** That every object in it has fields of those only, and at least one. */
function expectFields(stdout: string, fields: AnyCommand['fields']): void {
  const isLines = /^\{.*\}\n\{/.test(stdout);
  const parsed = isLines
    ? stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : JSON.parse(stdout);
  if (fields === 'any') return;
  for (const row of [parsed].flat()) {
    const names = Object.keys(row);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(Object.keys(fields)).toContain(name);
  }
}

test('docs/cli.md is what the commands declare; `node scripts/cliPage.ts` writes it anew', async () => {
  expect(readFileSync('docs/cli.md', 'utf8')).toBe(await cliPage());
});
