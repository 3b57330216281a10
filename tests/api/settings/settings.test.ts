import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  fieldOf,
  isRequired,
  type SettingName,
  settingNames,
} from '../../../server/accounts/settings/fields.ts';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
let accountId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signUp());
  accountId = await server.connect(token);
});
afterAll(() => server.stop());

const search = (n: number) => `https://www.linkedin.com/search/results/content/?keywords=k${n}`;
const profile = (n: number) => `https://www.linkedin.com/in/person-${n}`;
const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
const timing = (change: object) => ({ timing: { ...defaultSettings.timing, ...change } });
const save = (change: object) =>
  server.call('POST', '/api/settings', {
    token,
    json: { accountId, payload: { ...defaultSettings, ...change } },
  });

test('returns the defaults of the spec for an account that was never saved', async () => {
  const { body } = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
  expect(body).toMatchObject({
    accountId,
    timing: {
      timezone: 'Europe/London',
      timeBetweenComments: [1, 4, 10, 12, 4, 20],
      activeDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
    searchUrls: [],
    searchProfiles: [],
    dailySearchComments: 0,
    dailyMonitorComments: 0,
    prompt: '',
    review: false,
    warmUp: false,
    undoMinutes: 0,
    delicatePosts: 'hold',
  });
});

test('returns and reads the saved settings', async () => {
  const change = {
    searchUrls: [search(1)],
    searchProfiles: [profile(1)],
    dailySearchComments: 7,
    prompt: 'Grüße',
  };
  const saved = await save(change);
  expect(saved).toMatchObject({ status: 200, body: { accountId, ...change } });
  expect((await server.call('GET', `/api/settings?accountId=${accountId}`, { token })).body).toEqual(
    saved.body,
  );
});

describe('limits of the spec', () => {
  test.each([
    ['75 comments on searches', { dailySearchComments: 75 }],
    ['75 comments on monitors', { dailyMonitorComments: 75 }],
    ['0 comments', { dailySearchComments: 0 }],
    ['30 search links', { searchUrls: many(30, search) }],
    ['150 profiles', { searchProfiles: many(150, profile) }],
    ['a minute between comments', timing({ timeBetweenComments: [1] })],
    [
      'a search path in other case',
      { searchUrls: ['https://LinkedIn.com/SEARCH/Results/Content/?keywords=a'] },
    ],
    ['a company to monitor', { searchProfiles: ['https://www.linkedin.com/company/acme/'] }],
    ['a window past midnight', timing({ fromTime: '22:00', toTime: '02:00' })],
    ['no working day', timing({ activeDays: [] })],
  ])('%s is saved', async (_what, change) => {
    expect((await save(change)).status).toBe(200);
  });

  test.each([
    [
      '76 comments on searches',
      { dailySearchComments: 76 },
      'payload.dailySearchComments',
      'Comments per day can be at most 75',
    ],
    [
      '76 comments on monitors',
      { dailyMonitorComments: 76 },
      'payload.dailyMonitorComments',
      'Comments per day can be at most 75',
    ],
    [
      '-1 comments',
      { dailySearchComments: -1 },
      'payload.dailySearchComments',
      'Comments per day must be at least 0',
    ],
    [
      'half a comment',
      { dailySearchComments: 1.5 },
      'payload.dailySearchComments',
      'Comments per day must be a whole number',
    ],
    [
      '31 search links',
      { searchUrls: many(31, search) },
      'payload.searchUrls',
      'You can add at most 30 search links',
    ],
    [
      '151 profiles',
      { searchProfiles: many(151, profile) },
      'payload.searchProfiles',
      'You can add at most 150 profiles',
    ],
    [
      'a people search',
      { searchUrls: ['https://www.linkedin.com/search/results/people/'] },
      'payload.searchUrls.0',
      'Invalide Search URL!',
    ],
    [
      'no profile',
      { searchProfiles: ['https://www.linkedin.com/jobs/1'] },
      'payload.searchProfiles.0',
      'Invalid Profile URL',
    ],
    [
      'less than a minute',
      timing({ timeBetweenComments: [0.5] }),
      'payload.timing.timeBetweenComments.0',
      'The time between comments must be at least 1 minute',
    ],
    [
      'no minutes at all',
      timing({ timeBetweenComments: [] }),
      'payload.timing.timeBetweenComments',
      'Add at least one interval',
    ],
    [
      'more than 30 minutes to stop a comment',
      { undoMinutes: 31 },
      'payload.undoMinutes',
      'The undo window can be at most 30 minutes',
    ],
    [
      'a negative time to stop a comment',
      { undoMinutes: -1 },
      'payload.undoMinutes',
      'The undo window must be at least 0 minutes',
    ],
    [
      'a part of a minute to stop a comment',
      { undoMinutes: 2.5 },
      'payload.undoMinutes',
      'The undo window must be a whole number of minutes',
    ],
    [
      'a zone that does not exist',
      timing({ timezone: 'Europe/Atlantis' }),
      'payload.timing.timezone',
      'Unknown time zone',
    ],
    [
      '25 o’clock',
      timing({ fromTime: '25:00' }),
      'payload.timing.fromTime',
      'A time must have the form HH:mm, from 00:00 to 23:59',
    ],
    [
      'an unknown field',
      { favouriteColour: 'blue' },
      'payload.favouriteColour',
      "Unknown field 'favouriteColour'",
    ],
  ])('%s is rejected by name', async (_what, change, path, message) => {
    const refused = await save(change);
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_input', message } });
    expect(refused.body.issues).toContainEqual(expect.objectContaining({ path, message }));
  });
});

test('keeps the fields that an older client omits', async () => {
  const { choice: _choice, review: _review, ...older } = defaultSettings;
  const call = (payload: object) =>
    server.call('POST', '/api/settings', { token, json: { accountId, payload } });
  const choice = {
    avoidPeople: ['Eve'],
    avoidCompanies: ['Acme'],
    avoidWords: ['layoffs'],
    oldestPostDays: 2,
    sameAuthorDays: 9,
    languages: ['de'],
  };
  await call({ ...older, choice, review: true });
  expect(await call({ ...older, prompt: 'Other' })).toMatchObject({
    status: 200,
    body: { prompt: 'Other', choice, review: true },
  });
  const part = await call({ ...older, choice: { avoidWords: [], sameAuthorDays: 0 } });
  const changed = { ...choice, avoidWords: [], sameAuthorDays: 0 };
  expect(part.body).toMatchObject({ choice: changed, review: true });
  expect((await call({ ...older, review: false })).body).toMatchObject({ choice: changed, review: false });
  const read = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
  expect(read.body).toMatchObject({ choice: changed, review: false });
});

test('counts links to the same search or profile once', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  const search = 'https://www.linkedin.com/search/results/content/?keywords=Design&datePosted=week';
  const profile = 'https://www.linkedin.com/in/ada';
  const { body } = await server.saveSettings(token, accountId, {
    searchUrls: [
      search,
      'https://WWW.LinkedIn.com/search/results/CONTENT?keywords=Design&datePosted=week&origin=GLOBAL_SEARCH_HEADER',
      'linkedin.com/search/results/content/?datePosted=week&keywords=Design&sid=abc',
      'https://www.linkedin.com/search/results/content/?keywords=design%20systems',
    ],
    searchProfiles: [profile, 'https://linkedin.com/in/Ada/', 'https://www.linkedin.com/company/ada'],
  });
  expect(body.searchUrls).toEqual([
    search,
    'https://www.linkedin.com/search/results/content/?keywords=design%20systems',
  ]);
  expect(body.searchProfiles).toEqual([profile, 'https://www.linkedin.com/company/ada']);
});

test('has the default targeting before the first save, and counts repeated entries once', async () => {
  const person = await server.signUp();
  const id = await server.connect(person.token);
  const usual = {
    avoidPeople: [],
    avoidCompanies: [],
    avoidWords: [],
    oldestPostDays: 7,
    sameAuthorDays: 3,
    languages: [],
  };
  const read = await server.call('GET', `/api/settings?accountId=${id}`, { token: person.token });
  expect(read.body).toMatchObject({ choice: usual, review: false });
  const saved = await server.saveSettings(person.token, id, {
    choice: { avoidWords: [' a ', 'a', 'b'], languages: ['en', 'en'] },
  });
  expect(saved.body.choice).toEqual({ ...usual, avoidWords: ['a', 'b'], languages: ['en'] });
});

test('loses nothing by a rejected save', async () => {
  await save({ prompt: 'Keep this' });
  await save({ prompt: 'Not this', dailySearchComments: 99 });
  expect((await server.call('GET', `/api/settings?accountId=${accountId}`, { token })).body.prompt).toBe(
    'Keep this',
  );
});

test("answers alike for another user's account and a missing one", async () => {
  const other = await server.signUp();
  const call = (id: string) => server.call('GET', `/api/settings?accountId=${id}`, { token: other.token });
  const [theirs, none] = [await call(accountId), await call('nothing')];
  expect(theirs.status).toBe(404);
  expect(theirs.body).toEqual(none.body);
});

test('allows reading and rejects saving without a subscription', async () => {
  const lapsing = await server.signUp({ trialDays: 1 });
  const id = await server.connect(lapsing.token);
  server.clock.advance(24 * 3_600_000);
  expect((await server.call('GET', `/api/settings?accountId=${id}`, { token: lapsing.token })).status).toBe(
    200,
  );
  expect(await server.saveSettings(lapsing.token, id)).toMatchObject({
    status: 402,
    body: { code: 'subscription_required', message: 'Please upgrade your subscription to save settings' },
  });
});

test('calls no provider when saving', async () => {
  await server.control('POST', '/faults', { provider: 'network', status: 500, rate: 1 });
  expect((await save({ searchProfiles: [profile(9)] })).status).toBe(200);
  await server.control('DELETE', '/faults');
});

const optional = settingNames.filter((name) => !isRequired(name) && name !== 'choice');
function otherValue(name: SettingName) {
  const field = fieldOf(name);
  if (field.kind === 'choice') return field.choices.find((each) => each !== field.initial);
  if (field.kind === 'list') return ['I run a bakery with 12 people'];
  return field.kind === 'number' ? field.most : !field.initial;
}

test.each(optional)(
  "P5: keeps the default of %s until another value is chosen, and for clients that don't know it",
  async (name) => {
    const { token } = await server.signUp();
    const accountId = await server.connect(token);
    const { [name]: initial, ...older } = defaultSettings;
    const other = otherValue(name);
    const post = (payload: object) =>
      server.call('POST', '/api/settings', { token, json: { accountId, payload } });
    const read = async () =>
      (await server.call('GET', `/api/settings?accountId=${accountId}`, { token })).body[name];
    expect(await read()).toEqual(initial);
    expect((await post(older)).body[name]).toEqual(initial);
    expect((await post({ ...older, [name]: other })).body[name]).toEqual(other);
    expect((await post({ ...older, prompt: 'Other' })).body).toMatchObject({
      prompt: 'Other',
      [name]: other,
    });
    expect(await post({ ...older, [name]: 'yes' })).toMatchObject({ status: 422 });
    expect(await read()).toEqual(other);
    expect((await post({ ...older, [name]: initial })).body[name]).toEqual(initial);
  },
);

test('keeps facts as lines: trimmed, once each, in their order', async () => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  const facts = [' I run a bakery ', 'Never mention prices', 'I run a bakery', 'Nunca hable de precios'];
  expect((await server.saveSettings(token, accountId, { facts })).body.facts).toEqual([
    'I run a bakery',
    'Never mention prices',
    'Nunca hable de precios',
  ]);
  expect((await server.saveSettings(token, accountId, { facts: [] })).body.facts).toEqual([]);
});

test.each([
  ['31 lines', Array.from({ length: 31 }, (_, n) => `Fact ${n}`), 'facts', 'You can add at most 30 facts'],
  ['201 characters', ['x'.repeat(201)], 'facts.0', 'A fact can have at most 200 characters'],
  ['an empty line', ['One', ' '], 'facts.1', 'Enter a fact'],
  ['a line break', ['One\nTwo'], 'facts.0', "A fact can't contain line breaks or invisible characters"],
  [
    'a character that reverses text',
    ['One \u202e Two'],
    'facts.0',
    "A fact can't contain line breaks or invisible characters",
  ],
])('rejects facts with %s, and keeps the saved ones', async (_, facts, path, message) => {
  const { token } = await server.signUp();
  const accountId = await server.connect(token);
  await server.saveSettings(token, accountId, { facts: ['I run a bakery'] });
  const refused = await server.saveSettings(token, accountId, { facts });
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: `payload.${path}`, message }] } });
  const { body } = await server.call('GET', `/api/settings?accountId=${accountId}`, { token });
  expect(body.facts).toEqual(['I run a bakery']);
});
