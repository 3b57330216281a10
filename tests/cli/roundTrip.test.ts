import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  fieldOf,
  type OwnName,
  perField,
  type SettingName,
  type SettingsValues,
  targetingFields,
} from '../../server/accounts/settings/fields.ts';
import { limits, type SettingsPayload, weekdays } from '../../server/accounts/settings/schemas.ts';
import { samples } from '../support/deep.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { shell } from './world.ts';

const accounts = 50;
/** Of YAML and of JSON. */
const rounds = samples(2, 4);

let server: TestServer;
let cli: ReturnType<typeof shell>;
let token: string;
let ids: string[];
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signUp({ seats: accounts }));
  ids = [];
  for (let n = 0; n < accounts; n += 1) {
    ids.push(await server.connect(token));
    // The hourly limit of links is lower.
    if (n % 30 === 29) server.clock.advance(3_600_000);
  }
  cli = shell(server, { customer: token });
});
afterAll(async () => {
  await server.stop();
  cli.remove();
});

const path = (name: string) => join(cli.directory, name);

const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(
        'a',
        ' ',
        '\n',
        '\t',
        '\r',
        '#',
        ':',
        '-',
        '"',
        "'",
        '|',
        '>',
        '~',
        '%',
        '\u0085',
        '\ufeff',
      ),
      maxLength: 30,
    }),
    fc.constantFrom('', 'null', 'true', '1e3', '09:00', '0x1', '- a', '{}', '---', '...', '<<', '=', 'y'),
  )
  // The server rejects U+0000.
  .filter((each) => !each.includes('\0'));
const entry = text.filter((each) => each.trim() !== '');
// No link may hold one.
const words = entry.filter((each) => !/\p{Cc}/u.test(each));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const list = <T>(value: fc.Arbitrary<T>, maxLength = 4) => fc.array(value, { maxLength });
function ofKind(name: SettingName): fc.Arbitrary<unknown> {
  const field = fieldOf(name);
  if (field.kind === 'flag') return fc.boolean();
  if (field.kind === 'number') return fc.integer({ min: field.least, max: field.most });
  return field.kind === 'choice' ? fc.constantFrom(...field.choices) : text;
}
const ownValues: fc.Arbitrary<Pick<SettingsValues, OwnName>> = fc.record({
  timing: fc.record({
    fromTime: time,
    toTime: time,
    timezone: fc.constantFrom(
      'Europe/London',
      'America/Argentina/Buenos_Aires',
      'Asia/Kathmandu',
      'UTC',
      'Etc/GMT+12',
    ),
    timeBetweenComments: fc.array(
      fc.oneof(fc.integer({ min: 1, max: limits.intervalMinutes }), fc.constantFrom(1.5, 7.25)),
      {
        minLength: 1,
        maxLength: 8,
      },
    ),
    activeDays: fc.subarray([...weekdays]),
  }),
  facts: list(words.filter((each) => !/\p{C}/u.test(each))),
  searchUrls: list(
    words.map(
      (each) => `https://www.linkedin.com/search/results/content/?keywords=${encodeURIComponent(each)}`,
    ),
  ),
  searchProfiles: list(
    fc.webPath().map((path) => `https://www.linkedin.com/in/x${encodeURIComponent(path)}`),
  ),
  choice: fc.record({
    avoidPeople: list(entry),
    avoidCompanies: list(entry),
    avoidWords: list(entry),
    oldestPostDays: fc.integer({ min: 1, max: targetingFields.oldestPostDays.most }),
    sameAuthorDays: fc.integer({ min: 0, max: targetingFields.sameAuthorDays.most }),
    languages: fc.subarray(['en', 'de', 'no', 'es']),
  }),
});
const settings = fc
  .tuple(fc.record(perField(ofKind) as Record<SettingName, fc.Arbitrary<unknown>>), ownValues)
  .map(([values, own]): SettingsPayload => ({ ...(values as SettingsValues), ...own }));

test(`${accounts * rounds} random settings are exported unchanged after an import, and a second import sends nothing`, async () => {
  for (const [round, all] of fc
    .sample(fc.array(settings, { minLength: accounts, maxLength: accounts }), { numRuns: rounds, seed: 8 })
    .entries()) {
    for (const [n, payload] of all.entries()) {
      const { status, body } = await server.call('POST', '/api/settings', {
        token,
        json: { accountId: ids[n], payload },
      });
      expect({ status, body, payload }).toMatchObject({ status: 200 });
    }
    const format = round % 2 ? 'json' : 'yaml';
    const [file, again] = [`${round}.${format}`, `again-${round}.${format}`];
    const settings = async (line: string, input?: string) => {
      const { exitCode, stderr } = await cli.command(`chimein settings ${line}`, { input });
      expect({ line, exitCode, stderr }).toMatchObject({ exitCode: 0 });
      return stderr;
    };
    await settings(`export --all --format ${format} -o ${file}`);
    expect(await settings(`import -f ${file} --verbose`)).not.toContain('> POST');
    // Reset to the defaults, then import the file.
    await settings('import -f - --prune --yes', 'version: 1\naccounts: []\n');
    await settings(`import -f ${file} --no-check`);
    await settings(`export --all --format ${format} -o ${again}`);
    expect(readFileSync(path(again), 'utf8')).toBe(readFileSync(path(file), 'utf8'));
  }
});

test('names an error with its line, and lists accounts that --prune would reset', async () => {
  await cli.run('chimein settings export --all -o all.yaml');
  const whole = readFileSync(path('all.yaml'), 'utf8');
  const first = whole.slice(0, whole.indexOf('  - account:', 30));
  writeFileSync(path('one.yaml'), first);
  const refused = await cli.run('chimein settings import -f one.yaml --prune');
  expect([refused.exitCode, refused.stderr]).toEqual([
    2,
    expect.stringContaining('one.yaml does not contain'),
  ]);
  expect((await cli.run('chimein settings export --all')).stdout).toBe(whole);

  const broken = first.replace(
    /searchProfiles:(.|\n)*?dailySearch/,
    'searchProfiles: ["https://www.linkedin.com/in/nobody-here"]\n      dailySearch',
  );
  const line = broken.split('\n').findIndex((each) => each.includes('nobody-here')) + 1;
  writeFileSync(path('broken.yaml'), broken);
  const { exitCode, stdout, stderr } = await cli.run('chimein settings import -f broken.yaml');
  expect([exitCode, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`broken.yaml:${line}: accounts.0.settings.searchProfiles.0: Invalid Profile URL`);
  expect((await cli.run('chimein settings export --all')).stdout).toBe(whole);
});
