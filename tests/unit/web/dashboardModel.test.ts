import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../server/settings/schemas.ts';
import {
  allowed,
  clampPerDay,
  edit,
  editTiming,
  faultsOf,
  isDirty,
  openForm,
  readMinutes,
  reset,
  toggleDay,
  upgradeTo,
  whyNotMinutes,
  without,
} from '../../../web/dashboard/dashboardModel.ts';

const search = 'https://www.linkedin.com/search/results/content/?keywords=hiring';

describe('the form', () => {
  it('opens with the defaults where nothing could be fetched', () => {
    const form = openForm('a1');
    const { choice: _choice, review: _review, ...shown } = defaultSettings;
    expect(form.draft).toEqual(shown);
    expect(isDirty(form)).toBe(false);
  });

  it('is unsaved after a change, and no longer when the change is taken back', () => {
    const changed = edit(openForm('a1'), { prompt: 'Be kind' });
    expect(isDirty(changed)).toBe(true);
    expect(isDirty(edit(changed, { prompt: '' }))).toBe(false);
  });

  it('does not take another order of fields or days for a change', () => {
    const { timing, ...rest } = defaultSettings;
    const form = openForm('a1', { ...rest, timing: { ...timing, activeDays: [...timing.activeDays].reverse() } });
    expect(isDirty(editTiming(form, { activeDays: timing.activeDays }))).toBe(false);
  });

  it('resets to what was last saved, not to the defaults', () => {
    const saved = { ...defaultSettings, prompt: 'Saved' };
    expect(reset(edit(openForm('a1', saved), { prompt: 'Other' })).draft.prompt).toBe('Saved');
  });

  it('drops fields that belong to the answer and not to the payload, and those that it does not show', () => {
    const answer = { ...defaultSettings, accountId: 'a1' };
    const { draft } = edit(openForm('a1', answer), { prompt: 'Other' });
    for (const field of ['accountId', 'choice', 'review']) expect(draft).not.toHaveProperty(field);
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
    expect(whyNotMinutes(0.5, [])).toBe('Time between comments is at least 1 minute');
    expect(whyNotMinutes(1441, [])).toMatch('at most 1440');
    expect(whyNotMinutes(5, Array(100).fill(1))).toMatch('At most 100');
    expect(whyNotMinutes(5, [5])).toBeNull();
  });

  it('removes one of two equal intervals by its place', () => {
    expect(without([4, 10, 4], 2)).toEqual([4, 10]);
  });
});

describe('working days', () => {
  it('stay in the order of the week', () => {
    expect(toggleDay(['Friday', 'Monday'], 'Wednesday')).toEqual(['Monday', 'Wednesday', 'Friday']);
    expect(toggleDay(['Monday', 'Friday'], 'Monday')).toEqual(['Friday']);
  });
});

describe('faults', () => {
  it('finds none in the defaults', () => expect(faultsOf(defaultSettings)).toEqual({}));

  it('names the field, whichever line is at fault', () => {
    expect(faultsOf({ ...defaultSettings, searchUrls: [search, 'https://example.com'] })).toEqual({
      searchUrls: 'Invalide Search URL!',
    });
    expect(faultsOf({ ...defaultSettings, timing: { ...defaultSettings.timing, timeBetweenComments: [] } })).toEqual({
      'timing.timeBetweenComments': 'Add at least one time between comments',
    });
    expect(faultsOf({ ...defaultSettings, timing: { ...defaultSettings.timing, fromTime: '' } })).toHaveProperty([
      'timing.fromTime',
    ]);
  });
});

describe('the four buttons', () => {
  const paused = { status: 'Paid', accountId: 'a1', running: false, busy: false } as const;

  it('offer Start while paused and Pause while running', () => {
    expect(allowed(paused)).toEqual({ reset: true, pause: false, start: true, save: true });
    expect(allowed({ ...paused, running: true })).toEqual({ reset: true, pause: true, start: false, save: true });
  });

  it.each(['Expired', 'None'] as const)('are all off when the status is %s', (status) => {
    for (const running of [true, false]) expect(Object.values(allowed({ ...paused, status, running }))).not.toContain(true);
  });

  it('are all off without an account, and while a call is under way', () => {
    expect(Object.values(allowed({ ...paused, accountId: null }))).not.toContain(true);
    expect(Object.values(allowed({ ...paused, busy: true }))).not.toContain(true);
  });

  it('refuse in the words of the catalogue', () => {
    expect(upgradeTo('start automation')).toBe('Please upgrade your subscription to start automation');
  });
});
