import { expect, it } from 'vitest';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { doneSteps, fitsOneLine, type Known } from '../../../web/firstRun/stepsModel.ts';

const nothing: Known = { account: null, saved: defaultSettings, previewed: false, hasCommented: false };
const search = 'https://www.linkedin.com/search/results/content/?keywords=hiring';

it('starts with only the e-mail verified', () => {
  expect(doneSteps(nothing)).toEqual({
    verify: true,
    connect: false,
    sources: false,
    prompt: false,
    preview: false,
    start: false,
  });
});

it('counts a source only if its daily limit is above 0', () => {
  const saved = { ...defaultSettings, searchUrls: [search] };
  expect(doneSteps({ ...nothing, saved }).sources).toBe(false);
  expect(doneSteps({ ...nothing, saved: { ...saved, dailyMonitorComments: 3 } }).sources).toBe(false);
  expect(doneSteps({ ...nothing, saved: { ...saved, dailySearchComments: 3 } }).sources).toBe(true);
});

it('counts a source without a limit before the first start, which gives one', () => {
  const saved = { ...defaultSettings, searchUrls: [search] };
  const account = { connected: true, running: false, hasStarted: false };
  expect(doneSteps({ ...nothing, account, saved }).sources).toBe(true);
  expect(doneSteps({ ...nothing, account }).sources).toBe(false);
});

it('keeps the start done after the account is paused', () => {
  const account = { connected: true, running: false, hasStarted: true };
  expect(doneSteps({ ...nothing, account }).start).toBe(false);
  expect(doneSteps({ ...nothing, account, hasCommented: true }).start).toBe(true);
  const running = { ...account, running: true };
  expect(doneSteps({ ...nothing, account: running }).start).toBe(false);
  const saved = { ...defaultSettings, searchUrls: [search], dailySearchComments: 3 };
  expect(doneSteps({ ...nothing, account: running, saved }).start).toBe(true);
});

it('asks to connect again when the account is disconnected', () => {
  expect(
    doneSteps({ ...nothing, account: { connected: false, running: false, hasStarted: true } }).connect,
  ).toBe(false);
});

it('counts the preview as done after the first start or comment', () => {
  const account = { connected: true, running: true, hasStarted: true };
  expect(doneSteps({ ...nothing, account }).preview).toBe(true);
  expect(doneSteps({ ...nothing, hasCommented: true }).preview).toBe(true);
});

it('fits one line with one step left, or after the first comment', () => {
  const done = doneSteps({ ...nothing, hasCommented: true });
  expect(fitsOneLine(done, true)).toBe(true);
  expect(fitsOneLine(doneSteps(nothing), false)).toBe(false);
  expect(fitsOneLine({ ...done, connect: true, sources: true }, false)).toBe(true);
});
