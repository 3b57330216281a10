import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyCommand } from '../../cli/command.ts';
import { cliPage, schemaPage } from '../../scripts/cliPage.ts';
import { declared } from './declared.ts';
import { startWorld } from './world.ts';

// logout ends the session of the other commands.
const inOrder = declared.toSorted(([one], [other]) => Number(one === 'logout') - Number(other === 'logout'));
const who = (words: string) => (/^(users|ops|opt-outs|costs)/.test(words) ? 'admin' : 'customer');
const isEndless = (line: string) => / --(watch|follow)|webhooks listen/.test(line);

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

test('shows the changes of a merge in the settings workflow, then applies them', async () => {
  const { jobs } = parse(readFileSync('docs/examples/settings-as-code.yml', 'utf8'));
  const steps = (job: { steps: { run?: string }[] }) =>
    job.steps.flatMap(({ run = '' }) => (/^ *(code=0|chimein)/.test(run) ? [run] : [])).join('\n');
  const token = async (scope: string) =>
    (await world.run(`chimein tokens create ${scope} --scope ${scope}`)).stdout.trim();
  const inRepository = async (script: string, scope: string) =>
    world.run(`cd repository && set -e\n${script}`, {
      env: { CHIMEIN_TOKEN: await token(scope), CHIMEIN_CONFIG_DIR: 'none' },
    });
  const repository = join(world.directory, 'repository');
  mkdirSync(repository);
  writeFileSync(join(repository, 'chimein.yaml'), `server: ${world.server.url}\nsettings: settings.yaml\n`);
  const { stdout: whole } = await world.run('chimein settings export --all');
  writeFileSync(join(repository, 'settings.yaml'), whole.replace(/prompt: .*/g, 'prompt: Be kind.'));
  const diff = await inRepository(steps(jobs.diff), 'read');
  expect([diff.exitCode, diff.stdout]).toEqual([0, expect.stringContaining('prompt: + Be kind.')]);
  const merged = await inRepository(steps(jobs.import), 'write');
  expect([merged.exitCode, merged.stdout]).toEqual([0, expect.stringContaining('unchanged')]);
});

describe('every example works', () => {
  test.each(inOrder)('%s', async (words, { examples, fields, writes }) => {
    for (const line of examples) {
      const { exitCode, stdout, stderr } = isEndless(line)
        ? await untilHeard(line)
        : await world.run(line, { who: who(words) });
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

/** Interrupts an endless command with Ctrl-C after it has connected. */
async function untilHeard(line: string) {
  const running = world.start(`exec ${line} --verbose`);
  let heard = '';
  let isInterrupted = false;
  running.stderr.on('data', (text: Buffer) => {
    heard += text;
    if (isInterrupted || !/events.*\n(.*\n)*< 200/.test(heard)) return;
    // A second signal would end the command at once.
    isInterrupted = true;
    running.kill('SIGINT');
  });
  return running;
}

/** Every object has at least one field, and only documented ones. */
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

test('keeps docs/cli.md and docs/settings.schema.json up to date; `node scripts/cliPage.ts` writes them', async () => {
  expect(readFileSync('docs/cli.md', 'utf8')).toBe(await cliPage());
  expect(readFileSync('docs/settings.schema.json', 'utf8')).toBe(schemaPage());
});
