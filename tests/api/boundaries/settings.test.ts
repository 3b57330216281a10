import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
const search = (n: number) => `https://www.linkedin.com/search/results/content/?keywords=k${n}`;
const profile = (n: number) => `https://www.linkedin.com/in/person-${n}`;
const padded = (start: string, length: number) => start.padEnd(length, 'x');
const timing = (change: object) => ({ timing: { ...defaultSettings.timing, ...change } });
const minutes = (...timeBetweenComments: number[]) => timing({ timeBetweenComments });
const choice = (change: object) => ({ choice: { ...defaultSettings.choice, ...change } });
const languages = many(20, (n) => `a${String.fromCharCode(97 + n)}`);
const save = (change: object) =>
  server.call('POST', '/api/settings', {
    token,
    json: { accountId, payload: { ...defaultSettings, ...change } },
  });

describe('values just inside the limits', () => {
  test.each([
    ['29 search links', { searchUrls: many(29, search) }],
    ['149 profiles', { searchProfiles: many(149, profile) }],
    ['74 comments a day', { dailySearchComments: 74, dailyMonitorComments: 74 }],
    ['one comment a day', { dailySearchComments: 1, dailyMonitorComments: 1 }],
    ['no comment on monitors', { dailyMonitorComments: 0 }],
    ['a minute and a half between comments', minutes(1.5)],
    ['a day between comments', minutes(1440)],
    ['100 times between comments', minutes(...many(100, () => 1))],
    [
      'all seven days',
      timing({ activeDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] }),
    ],
    ['from midnight to the last minute', timing({ fromTime: '00:00', toTime: '23:59' })],
    ['a prompt of 10,000 characters', { prompt: 'x'.repeat(10_000) }],
    ['a search link of 2,048 characters', { searchUrls: [padded(search(1), 2048)] }],
    ['a profile link of 2,048 characters', { searchProfiles: [padded(profile(1), 2048)] }],
    ['500 people to avoid', choice({ avoidPeople: many(500, (n) => `Person ${n}`) })],
    ['500 companies to avoid', choice({ avoidCompanies: many(500, (n) => `Company ${n}`) })],
    ['200 words to avoid', choice({ avoidWords: many(200, (n) => `word${n}`) })],
    [
      'an entry of 1 and one of 300 characters',
      choice({ avoidWords: ['x', 'y'.repeat(300)], avoidPeople: ['z'.repeat(300)] }),
    ],
    ['posts of a day at most', choice({ oldestPostDays: 1 })],
    ['posts of a year', choice({ oldestPostDays: 365 })],
    ['no wait for the same author', choice({ sameAuthorDays: 0 })],
    ['a comment a year for each author', choice({ sameAuthorDays: 365 })],
    ['20 languages', choice({ languages })],
    ['no languages', choice({ languages: [] })],
    ['comments to review', { review: true }],
  ])('%s is saved unchanged', async (_what, change) => {
    expect(await save(change)).toMatchObject({ status: 200, body: change });
    expect((await server.call('GET', `/api/settings?accountId=${accountId}`, { token })).body).toMatchObject(
      change,
    );
  });
});

describe('values just outside the limits', () => {
  const tooFew = 'The time between comments must be at least 1 minute';
  const clock = 'A time must have the form HH:mm, from 00:00 to 23:59';
  test.each([
    [
      '-1 comments on monitors',
      { dailyMonitorComments: -1 },
      'dailyMonitorComments',
      'Comments per day must be at least 0',
    ],
    ['no minutes between comments', minutes(0), 'timing.timeBetweenComments.0', tooFew],
    ['-1 minutes', minutes(5, -1), 'timing.timeBetweenComments.1', tooFew],
    ['a hair less than a minute', minutes(0.999), 'timing.timeBetweenComments.0', tooFew],
    [
      'a day and a minute',
      minutes(1441),
      'timing.timeBetweenComments.0',
      'The time between comments can be at most 1440 minutes',
    ],
    [
      '101 times between comments',
      minutes(...many(101, () => 1)),
      'timing.timeBetweenComments',
      'You can add at most 100 intervals',
    ],
    ['24:00', timing({ toTime: '24:00' }), 'timing.toTime', clock],
    ['a 60th minute', timing({ fromTime: '09:60' }), 'timing.fromTime', clock],
    ['an hour of one digit', timing({ fromTime: '9:00' }), 'timing.fromTime', clock],
    [
      '31 links, though two are the same',
      { searchUrls: [...many(30, search), search(0)] },
      'searchUrls',
      'You can add at most 30 search links',
    ],
    [
      'a prompt of 10,001',
      { prompt: 'x'.repeat(10_001) },
      'prompt',
      'The prompt can have at most 10000 characters',
    ],
    [
      'a search link of 2,049',
      { searchUrls: [padded(search(1), 2049)] },
      'searchUrls.0',
      'Invalide Search URL!',
    ],
    [
      'a profile link of 2,049',
      { searchProfiles: [padded(profile(1), 2049)] },
      'searchProfiles.0',
      'Invalid Profile URL',
    ],
    ['an empty search link', { searchUrls: [''] }, 'searchUrls.0', 'Invalide Search URL!'],
    [
      '501 people',
      choice({ avoidPeople: many(501, String) }),
      'choice.avoidPeople',
      'You can add at most 500 people to avoid',
    ],
    [
      '501 companies',
      choice({ avoidCompanies: many(501, String) }),
      'choice.avoidCompanies',
      'You can add at most 500 companies to avoid',
    ],
    [
      '201 words',
      choice({ avoidWords: many(201, String) }),
      'choice.avoidWords',
      'You can add at most 200 words to avoid',
    ],
    ['an empty entry', choice({ avoidWords: ['a', ' '] }), 'choice.avoidWords.1', "An entry can't be empty"],
    [
      'a long person',
      choice({ avoidPeople: ['x'.repeat(301)] }),
      'choice.avoidPeople.0',
      'An entry can have at most 300 characters',
    ],
    [
      'a long company',
      choice({ avoidCompanies: ['x'.repeat(301)] }),
      'choice.avoidCompanies.0',
      'An entry can have at most 300 characters',
    ],
    [
      'a long word',
      choice({ avoidWords: ['x'.repeat(301)] }),
      'choice.avoidWords.0',
      'An entry can have at most 300 characters',
    ],
    [
      'posts of no day',
      choice({ oldestPostDays: 0 }),
      'choice.oldestPostDays',
      'The maximum post age must be at least 1 day',
    ],
    [
      'posts of 366 days',
      choice({ oldestPostDays: 366 }),
      'choice.oldestPostDays',
      'The maximum post age can be at most 365 days',
    ],
    [
      'half a day',
      choice({ oldestPostDays: 1.5 }),
      'choice.oldestPostDays',
      'The maximum post age must be a whole number of days',
    ],
    [
      '-1 days for an author',
      choice({ sameAuthorDays: -1 }),
      'choice.sameAuthorDays',
      'The days between comments on the same author must be at least 0',
    ],
    [
      '366 days for an author',
      choice({ sameAuthorDays: 366 }),
      'choice.sameAuthorDays',
      'The days between comments on the same author can be at most 365',
    ],
    [
      'half a day for an author',
      choice({ sameAuthorDays: 0.5 }),
      'choice.sameAuthorDays',
      'The days between comments on the same author must be a whole number',
    ],
    [
      '21 languages',
      choice({ languages: [...languages, 'zz'] }),
      'choice.languages',
      'You can choose at most 20 languages',
    ],
    [
      'a language by name',
      choice({ languages: ['en', 'eng'] }),
      'choice.languages.1',
      'A language must be a two-letter code, such as en',
    ],
    [
      'a language in capitals',
      choice({ languages: ['EN'] }),
      'choice.languages.0',
      'A language must be a two-letter code, such as en',
    ],
    [
      'a mistyped choice',
      choice({ avoidPersons: [] }),
      'choice.avoidPersons',
      "Unknown field 'avoidPersons'",
    ],
    [
      'a profile without an id',
      { searchProfiles: ['https://www.linkedin.com/in/'] },
      'searchProfiles.0',
      'Invalid Profile URL',
    ],
  ])('%s is rejected by name', async (_what, change, path, message) => {
    expect(await save(change)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input', message, issues: [{ path: `payload.${path}`, message }] },
    });
  });
});
