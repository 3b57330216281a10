import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld } from './world.ts';

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
  const { stdout } = await world.run('chimein completion bash');
  writeFileSync(join(world.directory, 'completion.bash'), stdout);
});
afterAll(() => world.stop());

/** The requests of the scripts of all shells. */
async function offered(line: string, who?: 'admin'): Promise<string[]> {
  const { stdout, stderr } = await world.command(`chimein __complete -- '${line}'`, who && { who });
  expect(stderr).toBe('');
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((row) => row.split('\t')[0] ?? '');
}

/** Bash's completions for `line`, run like readline with words broken at COMP_WORDBREAKS. */
async function inBash(line: string): Promise<string[]> {
  const words: string[] = [...(line.match(/[^\s@:=]+|[@:=]/g) ?? [])];
  if (line.endsWith(' ')) words.push('');
  const list = words.map((word) => `'${word}'`).join(' ');
  const script = `. ./completion.bash; COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; COMP_LINE='${line}'; COMP_POINT=${line.length}; _chimein; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = await world.start(script);
  expect(stderr).toBe('');
  return stdout.split('\n').filter(Boolean);
}

test.each([
  ['chimein ac', ['accounts']],
  ['chimein accounts ', ['list', 'connect', 'disconnect']],
  ['chimein drafts list --sta', ['--state']],
  ['chimein drafts list --state h', ['held']],
  ['chimein wait x --for ', ['running', 'commented', 'paused']],
  ['chimein accounts list --profile s', ['staging']],
  ['chimein completion f', ['fish']],
  ['chimein __', []],
])('completes %j', async (line, expected) => {
  expect(await offered(line)).toEqual(expected);
});

test('completes in bash, also where it breaks a word', async () => {
  expect(await inBash('chimein ac')).toEqual(['accounts']);
  expect(await inBash('chimein start ada.okafor@example.com s')).toEqual(['sam.lee@example.com']);
  // readline replaces only the part after the @.
  expect(await inBash('chimein pause ada.okafor@ex')).toEqual(['example.com']);
});

test('completes accounts, drafts, tokens and users from the server', async () => {
  expect(await offered('chimein start ')).toEqual(
    expect.arrayContaining(['ada.okafor@example.com', 'sam.lee@example.com', world.ada]),
  );
  expect(await offered('chimein drafts approve ')).toEqual(expect.arrayContaining(world.drafts));
  await world.run('chimein tokens create "nightly report"');
  expect(await offered('chimein tokens revoke ')).toHaveLength(1);
  expect(await offered('chimein users show ad', 'admin')).toEqual(
    expect.arrayContaining(['ada@example.com', 'admin@example.com']),
  );
});

test('completes nothing, silently, while the server is down', async () => {
  const { exitCode, stdout, stderr } = await world.run(
    'chimein __complete --server http://127.0.0.1:1 -- "chimein start "',
  );
  expect([exitCode, stdout, stderr]).toEqual([0, '', '']);
});
