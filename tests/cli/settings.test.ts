import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { describeChange } from '../../cli/describeChange.ts';
import { readSettings, renderJson, renderYaml, toEntry } from '../../cli/settingsFile.ts';
import { changesBetween, defaultSettings } from '../../server/accounts/settings/schemas.ts';
import { startFixture } from './fixture.ts';

const search = 'https://www.linkedin.com/search/results/content/?keywords=x';

describe('a settings file', () => {
  test('survives a round trip with any texts', () => {
    const pieces = [
      'a',
      '1',
      ' ',
      '\n',
      '\r',
      '\t',
      '#',
      ':',
      '-',
      '"',
      "'",
      '|',
      '>',
      '&',
      '*',
      '{',
      '\u009b',
      '\u001b',
      '\u2028',
      '🙂',
    ];
    const text = fc.string({ unit: fc.constantFrom(...pieces) });
    fc.assert(
      fc.property(text, text, fc.constantFrom(renderYaml, renderJson), (name, prompt, render) => {
        const entries = [{ account: 'one', name, settings: { ...defaultSettings, prompt } }];
        const rendered = render(entries);
        expect(rendered.replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
        expect(readSettings(rendered, 'file').entries).toEqual(entries);
      }),
    );
  });

  test('contains every field in one order, and no unknown one', () => {
    const shuffled = Object.fromEntries(
      Object.entries({ ...defaultSettings.choice, avoidWords: ['x'] }).reverse(),
    );
    const { review, ...rest } = defaultSettings;
    const settings = { review, ...rest, choice: shuffled };
    const yaml = renderYaml([toEntry({ accountId: 'one', name: 'One' }, settings)]);
    expect(yaml.slice(yaml.indexOf('      choice:'))).toBe(
      [
        '      choice:',
        '        avoidPeople: []',
        '        avoidCompanies: []',
        '        avoidWords:',
        '          - x',
        '        oldestPostDays: 7',
        '        sameAuthorDays: 3',
        '        languages: []',
        '      review: false',
        '      warmUp: false',
        '      undoMinutes: 0',
        '      delicatePosts: hold',
        '',
      ].join('\n'),
    );
    const { choice: _choice, review: _review, ...older } = defaultSettings;
    const entry = toEntry({ accountId: 'one', name: 'One' }, older);
    expect(entry.settings).toStrictEqual(older);
    expect(readSettings(renderYaml([entry]), 'file').entries).toEqual([entry]);
  });

  test('is ordered by ID', () => {
    const entry = { account: 'one', name: 'B', settings: defaultSettings };
    const two = { account: 'two', name: 'A', settings: defaultSettings };
    expect(renderYaml([two, entry])).toBe(renderYaml([entry, two]));
  });

  test('may use anchors, so that accounts share settings', () => {
    const shared = renderYaml([{ account: 'one', settings: defaultSettings }]).replace(
      'settings:',
      'settings: &shared',
    );
    const { entries } = readSettings(`${shared}  - account: two\n    settings: *shared\n`, 'file');
    expect(entries.map(({ settings }) => settings)).toEqual([defaultSettings, defaultSettings]);
  });
});

test('shows a change by removed and added lines', () => {
  const to = {
    ...defaultSettings,
    timing: { ...defaultSettings.timing, toTime: '18:00' },
    searchUrls: [search],
    prompt: 'Be kind.\nBe brief.',
    facts: ['I run a bakery'],
  };
  const from = { ...defaultSettings, prompt: 'Be kind.' };
  expect(changesBetween(from, to).flatMap(describeChange)).toEqual([
    'timing.toTime: 17:00 → 18:00',
    `searchUrls: + ${search}`,
    'prompt: + Be brief.',
    'facts: + I run a bakery',
  ]);
  expect(changesBetween(to, to)).toEqual([]);
});

test('shows targeting rules field by field, and no change for fields missing in a file', () => {
  const choice = { ...defaultSettings.choice, avoidPeople: ['Eve'], sameAuthorDays: 5 };
  const from = { ...defaultSettings, choice, review: true };
  const { choice: _choice, review: _review, ...older } = defaultSettings;
  expect(changesBetween(from, older)).toEqual([]);
  expect(changesBetween(from, { ...older, choice: { sameAuthorDays: 5 } })).toEqual([]);
  const to = {
    ...older,
    choice: { avoidPeople: ['Mallory', 'Eve'], languages: ['en', 'de'], oldestPostDays: 2 },
    review: false,
  };
  expect(changesBetween(from, to).flatMap(describeChange)).toEqual([
    'choice.avoidPeople: + Mallory',
    'choice.languages: none → en, de',
    'choice.oldestPostDays: 7 → 2',
    'review: true → false',
  ]);
  expect(
    changesBetween(older, { ...older, choice: { avoidWords: ['layoffs'] } }).flatMap(describeChange),
  ).toEqual(['choice.avoidWords: + layoffs']);
});

describe('settings export', () => {
  test('is YAML on stdout, JSON with --json, and the same twice', async () => {
    await using cli = await startFixture();
    const { stdout } = await cli.run(['settings', 'export', '--all']);
    expect(stdout).toMatch(
      /^version: 1\naccounts:\n {2}- account: one\n {4}name: Name of one\n {4}settings:\n {6}timing:\n {8}fromTime: "09:00"\n/,
    );
    expect((await cli.run(['settings', 'export', 'two', 'one'])).stdout).toBe(stdout);
    const json = JSON.parse((await cli.run(['settings', 'export', '--all', '--json'])).stdout);
    expect(json).toMatchObject({
      version: 1,
      accounts: [{ account: 'one', settings: defaultSettings }, { account: 'two' }],
    });
  });

  test('-o writes the file and nothing on stdout, and rejects a missing folder', async () => {
    await using cli = await startFixture();
    expect(await cli.run(['settings', 'export', '--all', '-o', cli.path('out.yaml')])).toMatchObject({
      exitCode: 0,
      stdout: '',
    });
    expect(await cli.read('out.yaml')).toContain('account: two');
    expect(await cli.run(['settings', 'export', '--all', '-o', cli.path('no/out.yaml')])).toMatchObject({
      exitCode: 1,
    });
  });
});

describe('settings import', () => {
  const sends = (log: string[]) => log.filter((line) => line.startsWith('POST'));
  const exported = async (cli: Awaited<ReturnType<typeof startFixture>>) =>
    (await cli.run(['settings', 'export', '--all'])).stdout;

  test('sends only changes, and nothing the second time', async () => {
    await using cli = await startFixture();
    await cli.write('settings.yaml', (await exported(cli)).replace('fromTime: "09:00"', 'fromTime: "08:00"'));
    const first = await cli.run(['settings', 'import', '-f', cli.path('settings.yaml')]);
    expect(first.stdout).toBe(
      'Name of one (one): changed\n  timing.fromTime: 09:00 → 08:00\nName of two (two): unchanged\n',
    );
    expect(sends(cli.log)).toHaveLength(1);
    expect(cli.state.settings.get('one')).toEqual({
      ...defaultSettings,
      timing: { ...defaultSettings.timing, fromTime: '08:00' },
    });
    const second = await cli.run([
      'settings',
      'import',
      '-f',
      cli.path('settings.yaml'),
      '--json',
      'accountId,result',
    ]);
    expect(JSON.parse(second.stdout)).toEqual([
      { accountId: 'one', result: 'unchanged' },
      { accountId: 'two', result: 'unchanged' },
    ]);
    expect(sends(cli.log)).toHaveLength(1);
  });

  test('keeps newer fields that the file lacks', async () => {
    await using cli = await startFixture();
    const settings = {
      ...defaultSettings,
      choice: { ...defaultSettings.choice, avoidPeople: ['Eve'] },
      review: true,
    };
    for (const id of ['one', 'two']) cli.state.settings.set(id, settings);
    const older = (await exported(cli))
      .replaceAll(/ {6}choice:\n(?: {8}.*\n)*/g, '')
      .replaceAll(/ {6}review: .*\n/g, '');
    expect(older).not.toMatch(/Eve|review|choice/);
    const { stdout } = await cli.run(['settings', 'diff', '-f', '-'], { input: older });
    expect(stdout).toMatch(/\(one\): unchanged\n.*\(two\): unchanged/);
    await cli.run(['settings', 'import', '-f', '-'], {
      input: older.replace('prompt: ""', 'prompt: Be kind.'),
    });
    const [sent] = [...cli.state.settings.values()].filter(({ prompt }) => prompt === 'Be kind.');
    expect(sent).toBeDefined();
    expect(sent).not.toHaveProperty('choice');
    expect(sent).not.toHaveProperty('review');
  });

  test('shows the changes with --dry-run, exits 10 with diff, and sends nothing', async () => {
    await using cli = await startFixture();
    const input = (await exported(cli)).replace('prompt: ""', 'prompt: Be kind.');
    const dry = await cli.run(['settings', 'import', '-f', '-', '--dry-run'], { input });
    expect(dry).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('(one): would change\n  prompt: + Be kind.'),
    });
    expect((await cli.run(['settings', 'diff', '-f', '-'], { input })).exitCode).toBe(10);
    expect(sends(cli.log)).toEqual([]);
  });

  test('names every error with its file and line, and sends nothing', async () => {
    await using cli = await startFixture();
    const lines = (await exported(cli)).split('\n');
    const at = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
    const [from, urls, daily] = [at('fromTime'), at('searchUrls'), at('dailySearchComments')];
    lines[from - 1] = '        fromTime: 9am';
    lines[urls - 1] = '      searchUrls: [https://network.example/jobs]';
    lines[daily - 1] = '      dailySearchComment: 5';
    const file = cli.path('bad.yaml');
    await cli.write('bad.yaml', lines.join('\n'));
    cli.log.length = 0;
    const { exitCode, stdout, stderr } = await cli.run(['settings', 'import', '-f', file]);
    expect([exitCode, stdout, cli.log]).toEqual([1, '', []]);
    const shown = stderr.split('\n').filter((line) => line.includes('bad.yaml:'));
    expect(shown).toEqual([
      // An error about a missing field points to its parent.
      expect.stringContaining('dailySearchComments: is missing'),
      `  ${file}:${from}: accounts.0.settings.timing.fromTime: A time must have the form HH:mm, from 00:00 to 23:59`,
      `  ${file}:${urls}: accounts.0.settings.searchUrls.0: Invalide Search URL!`,
      `  ${file}:${daily}: accounts.0.settings.dailySearchComment: Unknown field`,
    ]);
  });

  test.each([
    ['broken YAML', 'version: 1\naccounts: [\n', /:\d: /],
    ['a key twice', 'version: 1\nversion: 1\naccounts: []\n', /:2: /],
    ['another version', 'accounts: []\nversion: 2\n', /:2: version: /],
    ['an empty file', '', /is missing|expected object/],
    [
      'aliases that grow without end',
      `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c]\n`,
      /1 error/,
    ],
  ])('rejects %s', async (_, input, shown) => {
    await using cli = await startFixture();
    const { exitCode, stderr } = await cli.run(['settings', 'import', '-f', '-'], { input });
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(shown)]);
    expect(cli.log).toEqual([]);
  });

  test('rejects the whole file for a missing or repeated account', async () => {
    await using cli = await startFixture();
    const file = (await exported(cli)).replaceAll('09:00', '08:00');
    const gone = await cli.run(['settings', 'import', '-f', '-'], {
      input: file.replace('account: two', 'account: gone'),
    });
    expect(gone).toMatchObject({
      exitCode: 3,
      stderr: expect.stringMatching(/<stdin>:\d+: accounts\.1\.account: There is no account 'gone'/),
    });
    const twice = await cli.run(['settings', 'import', '-f', '-'], {
      input: file.replace('account: two', 'account: one@example.com'),
    });
    expect(twice).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('Duplicate account') });
    expect(sends(cli.log)).toEqual([]);
  });

  test('imports other accounts when the server rejects one', async () => {
    const app = new Hono().post('/api/settings', async (c, next) => {
      const { accountId } = await c.req.json();
      return accountId === 'one' ? c.json({ code: 'invalid_input', message: 'Not so' }, 422) : next();
    });
    await using cli = await startFixture(app);
    const input = (await exported(cli)).replaceAll('09:00', '08:00');
    const { exitCode, stdout, stderr } = await cli.run(['settings', 'import', '-f', '-'], { input });
    expect([exitCode, stdout.split('\n')[0]]).toEqual([1, 'Name of two (two): changed']);
    expect(stderr).toContain('1 of 2 done. Not so');
    expect([...cli.state.settings.keys()]).toEqual(['two']);
  });

  test('exits 3 for a missing file', async () => {
    await using cli = await startFixture();
    expect((await cli.run(['settings', 'import', '-f', cli.path('none.yaml')])).exitCode).toBe(3);
  });
});
