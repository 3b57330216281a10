import { expect, it } from 'vitest';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { doneSteps, fitsOneLine, type Known } from '../../../web/firstRun/stepsModel.ts';

const nothing: Known = { account: null, saved: defaultSettings, previewed: false, hasCommented: false };
const search = 'https://www.linkedin.com/search/results/content/?keywords=hiring';

it('counts only the verified e-mail at the very start', () => {
  expect(doneSteps(nothing)).toEqual({
    verify: true,
    connect: false,
    sources: false,
    prompt: false,
    preview: false,
    start: false,
  });
});

it('takes a source for said only when it may lead to a comment', () => {
  const saved = { ...defaultSettings, searchUrls: [search] };
  expect(doneSteps({ ...nothing, saved }).sources).toBe(false);
  expect(doneSteps({ ...nothing, saved: { ...saved, dailyMonitorComments: 3 } }).sources).toBe(false);
  expect(doneSteps({ ...nothing, saved: { ...saved, dailySearchComments: 3 } }).sources).toBe(true);
});

it('does not ask for another start after the account was paused', () => {
  const account = { connected: true, running: false };
  expect(doneSteps({ ...nothing, account }).start).toBe(false);
  expect(doneSteps({ ...nothing, account, hasCommented: true }).start).toBe(true);
  const running = { ...account, running: true };
  expect(doneSteps({ ...nothing, account: running }).start).toBe(false);
  const saved = { ...defaultSettings, searchUrls: [search], dailySearchComments: 3 };
  expect(doneSteps({ ...nothing, account: running, saved }).start).toBe(true);
});

it('asks to connect again where the account has lost its sign-in', () => {
  expect(doneSteps({ ...nothing, account: { connected: false, running: false } }).connect).toBe(false);
});

it('does not ask for a preview once something was posted', () => {
  expect(doneSteps({ ...nothing, hasCommented: true }).preview).toBe(true);
});

it('is one line when one step is left, or when something was posted', () => {
  const done = doneSteps({ ...nothing, hasCommented: true });
  expect(fitsOneLine(done, true)).toBe(true);
  expect(fitsOneLine(doneSteps(nothing), false)).toBe(false);
  expect(fitsOneLine({ ...done, connect: true, sources: true }, false)).toBe(true);
});
