import Polyglot from 'node-polyglot';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import {
  allowed,
  clampPerDay,
  inWeekOrder,
  isDirty,
  readMinutes,
  valuesOf,
  without,
} from '../../../web/dashboard/dashboardModel.ts';
import { faultText } from '../../../web/dashboard/faultTexts.ts';
import { faultsOf, whyNotMinutes } from '../../../web/dashboard/settingsRules.ts';
import { dashboardEnglish } from '../../../web/dashboard/texts/en.ts';
import type { Translate } from '../../../web/i18n/useTranslate.ts';

const search = 'https://www.linkedin.com/search/results/content/?keywords=hiring';

describe('the form', () => {
  it('is unsaved after a change, and no longer when the change is taken back', () => {
    expect(isDirty(defaultSettings, { ...defaultSettings, prompt: 'Be kind' })).toBe(true);
    expect(isDirty(defaultSettings, { ...defaultSettings, review: true })).toBe(true);
    expect(isDirty(defaultSettings, { ...defaultSettings, prompt: '' })).toBe(false);
  });

  it('does not take another order of fields, days or languages for a change', () => {
    const { timing, choice, ...rest } = defaultSettings;
    const saved = { ...rest, timing, choice: { ...choice, languages: ['de', 'en'] } };
    const draft = {
      choice: { ...choice, languages: ['en', 'de'] },
      ...rest,
      timing: { ...timing, activeDays: [...timing.activeDays].reverse() },
    };
    expect(isDirty(saved, draft)).toBe(false);
  });

  it('takes another order of intervals or links for a change', () => {
    const draft = {
      ...defaultSettings,
      timing: { ...defaultSettings.timing, timeBetweenComments: [4, 1, 10, 12, 4, 20] },
    };
    expect(isDirty(defaultSettings, draft)).toBe(true);
    expect(
      isDirty({ ...defaultSettings, searchUrls: ['a', 'b'] }, { ...defaultSettings, searchUrls: ['b', 'a'] }),
    ).toBe(true);
  });

  it('drops what belongs to the answer and not to the settings', () => {
    expect(valuesOf({ ...defaultSettings, ...{ accountId: 'a1' } })).toEqual(defaultSettings);
  });
});

describe('numbers', () => {
  it.each([
    ['', 0],
    ['-3', 0],
    ['12', 12],
    ['12.9', 12],
    ['75', 75],
    ['76', 75],
    ['9999', 75],
    ['1e9', 75],
    ['Infinity', 0],
    ['x', 0],
  ])('takes %j comments per day as %i', (text, number) => {
    expect(clampPerDay(text)).toBe(number);
  });

  it.each(['', ' ', '0', '-1', 'x', 'NaN', 'Infinity'])('adds no interval for %j', (text) => {
    expect(readMinutes(text)).toBeNull();
  });

  it('says why an interval above 0 can still not be added', () => {
    expect(readMinutes('0.5')).toBe(0.5);
    expect(whyNotMinutes(0.5, [])).toBe('intervalLow');
    expect(whyNotMinutes(1441, [])).toBe('intervalHigh');
    expect(whyNotMinutes(5, Array(100).fill(1))).toBe('intervalsMany');
    expect(whyNotMinutes(5, [5])).toBeNull();
  });

  it('removes one of two equal intervals by its place', () => {
    expect(without([4, 10, 4], 2)).toEqual([4, 10]);
  });
});

it('working days stay in the order of the week', () => {
  expect(inWeekOrder(['Friday', 'Monday', 'Wednesday'])).toEqual(['Monday', 'Wednesday', 'Friday']);
});

describe('faults', () => {
  const english: Translate = (name, values) =>
    new Polyglot({ phrases: { dashboard: dashboardEnglish } }).t(name, values as Record<string, string>);
  const said = (patch: object) =>
    faultsOf({ ...defaultSettings, ...patch }).map((fault) => [fault.path, faultText(english, fault)]);
  const { timing, choice } = defaultSettings;

  it('finds none in the defaults', () => expect(faultsOf(defaultSettings)).toEqual([]));

  it.each([
    [{ searchUrls: [search, 'https://example.com'] }, 'searchUrls', 'Invalide Search URL!'],
    [{ searchUrls: Array(31).fill(search) }, 'searchUrls', 'You can add at most 30 search links'],
    [{ searchProfiles: ['https://example.com'] }, 'searchProfiles', 'Invalid Profile URL'],
    [
      { timing: { ...timing, timeBetweenComments: [] } },
      'timing.timeBetweenComments',
      'Add at least one interval',
    ],
    [{ timing: { ...timing, fromTime: '' } }, 'timing.fromTime', 'Choose a time'],
    [{ timing: { ...timing, timezone: 'Mars/Base' } }, 'timing.timezone', 'Unknown time zone'],
    [{ prompt: 'x'.repeat(10_001) }, 'prompt', 'The prompt can have at most 10000 characters'],
    [
      { choice: { ...choice, oldestPostDays: 0 } },
      'choice.oldestPostDays',
      'Enter a whole number from 1 to 365',
    ],
    [
      { choice: { ...choice, avoidWords: ['x'.repeat(301)] } },
      'choice.avoidWords',
      'You can add at most 200 entries of up to 300 characters',
    ],
  ])('names the field and says what is wrong: %#', (patch, path, text) => {
    expect(said(patch)).toEqual([[path, text]]);
  });
});

describe('the four buttons', () => {
  const paused = { status: 'Paid', accountId: 'a1', running: false, busy: false } as const;

  it('offer Start while paused and Pause while running', () => {
    expect(allowed(paused)).toEqual({ reset: true, pause: false, start: true, save: true });
    expect(allowed({ ...paused, running: true })).toEqual({
      reset: true,
      pause: true,
      start: false,
      save: true,
    });
  });

  it.each(['Expired', 'None'] as const)('are all off when the status is %s', (status) => {
    for (const running of [true, false])
      expect(Object.values(allowed({ ...paused, status, running }))).not.toContain(true);
  });

  it('are all off without an account, and while a call is under way', () => {
    expect(Object.values(allowed({ ...paused, accountId: null }))).not.toContain(true);
    expect(Object.values(allowed({ ...paused, busy: true }))).not.toContain(true);
  });
});
