import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { look, onTerminal } from './terminal.ts';
import { password, startWorld } from './world.ts';

let world: Awaited<ReturnType<typeof startWorld>>;
beforeAll(async () => {
  world = await startWorld();
  await world.run('chimein tokens create "nightly report"');
});
afterAll(() => world.stop());

const enter = '\r';

describe('on a terminal', () => {
  test.each([
    'accounts list',
    'status',
    'schedule',
    'drafts list',
    'comments list',
    'why "$POST_URL"',
    'billing plans',
    'billing invoices',
    'tokens list',
    'config list --show-origin',
    'commands',
  ])('%s fits its width, and is coloured', async (command) => {
    const on = command === 'accounts list' ? onTerminal : look;
    const { exitCode, shown } = await on(world, `chimein ${command}`, { columns: 100 });
    const lines = stripVTControlCharacters(shown).split(/\r?\n/);
    expect([exitCode, Math.max(...lines.map((line) => line.length))]).toEqual([
      0,
      expect.toSatisfy((width) => width <= 100),
    ]);
    expect(shown).toContain('\x1b[1m');
  });

  test('fits a table to a narrow terminal, and obeys NO_COLOR', async () => {
    const { shown } = await look(world, 'chimein comments list', { columns: 70, env: { NO_COLOR: '1' } });
    expect(shown).not.toContain('\x1b[');
    const lines = shown.split(/\r?\n/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(70);
    expect(shown).toContain('…');
  });

  test('shows each row as lines where its columns do not fit, with the zone of times', async () => {
    const { shown } = await look(world, 'chimein comments list', {
      columns: 40,
      env: { NO_COLOR: '1' },
    });
    expect(shown).toMatch(/^WHEN +\d{4}-\d\d-\d\d \d\d:\d\d [A-Z]\S+\r?$/m);
    expect(shown).toMatch(/^COMMENT +\S/m);
    expect(shown).not.toContain('…');
  });

  test('prompts for missing values, hides the password, and saves the sign-in', async () => {
    const env = { CHIMEIN_CONFIG_DIR: join(world.directory, 'prompted') };
    const { exitCode, shown } = await onTerminal(world, `chimein login --server ${world.server.url}`, {
      env,
      type: [
        ['E-mail', `ada@example.com${enter}`],
        ['Password', `${password}${enter}`],
      ],
    });
    expect(exitCode).toBe(0);
    const text = stripVTControlCharacters(shown);
    expect(text).toContain('Signed in to');
    expect(text).not.toContain(password);
    expect((await world.run('chimein whoami', { env })).stdout).toContain('ada@example.com (user, Paid)');
  });

  test('asks before a change that can’t be undone: no cancels it, yes runs it', async () => {
    const command = 'chimein accounts disconnect "Sam Lee"';
    const no = await onTerminal(world, command, { type: [['Disconnect Sam Lee?', enter]] });
    expect([no.exitCode, no.shown]).toEqual([130, expect.stringContaining('Nothing was changed')]);
    expect((await world.run('chimein accounts list --json name')).stdout).toContain('Sam Lee');
    const yes = await onTerminal(world, command, { type: [['Disconnect Sam Lee?', `y${enter}`]] });
    expect([yes.exitCode, yes.shown]).toEqual([0, expect.stringContaining('Disconnected Sam Lee')]);
    expect((await world.run('chimein accounts list --json name')).stdout).not.toContain('Sam Lee');
  });

  test('prompts for nothing with --no-input', async () => {
    const { exitCode, shown } = await look(world, 'chimein drafts approve --all --no-input', {
      columns: 80,
    });
    expect([exitCode, shown]).toEqual([2, expect.stringContaining('--yes')]);
  });

  test('redraws the table of status --watch after events, until Ctrl-C', async () => {
    const pause = () => void world.run('chimein pause ada.okafor@example.com');
    const { exitCode, shown } = await onTerminal(world, 'chimein status --watch', {
      type: [
        ['Running', pause],
        ['Paused', '\x03'],
      ],
    });
    expect([exitCode, shown]).toEqual([130, expect.stringContaining('\x1b[H\x1b[J')]);
    expect(shown).not.toContain('error:');
  });

  test('shows the progress of long work', async () => {
    const urls = Array.from(
      { length: 6 },
      (_, n) => `            - https://www.linkedin.com/in/ada-okafor-${n}`,
    ).join('\n');
    const { stdout } = await world.run('chimein settings export "Ada Okafor"');
    const many = stdout.replace(/^ *- https:\/\/www\.linkedin\.com\/in\/.*$/m, urls);
    writeFileSync(join(world.directory, 'many.yaml'), many);
    const line = 'chimein settings import -f many.yaml --dry-run';
    const { exitCode, shown } = await look(world, line, { columns: 80 });
    expect([exitCode, shown]).toEqual([0, expect.stringMatching(/Checking new profiles 1\/6[\s\S]*6\/6/)]);
  });
});
