import { expect, it } from 'vitest';
import type { ScheduleWarning } from '../../../server/automation/schedule/schemas.ts';
import { shownWarnings, warningText } from '../../../web/activity/warningText.ts';
import { english, german } from './translators.ts';

it.each<[ScheduleWarning['code'], ScheduleWarning['values'], english: string, german: string]>([
  [
    'not_running',
    { reason: 'paused' },
    'Paused. This is the schedule if you start it now',
    'Pausiert. Das ist der Zeitplan, wenn Sie es jetzt starten',
  ],
  ['not_a_working_day', { day: 'Sunday' }, 'Sunday is not a working day', 'Sonntag ist kein Arbeitstag'],
  [
    'window_too_short',
    { room: 3, total: 8 },
    'The working hours only fit 3 of the 8 comments',
    'Die Arbeitszeit reicht nur für 3 der 8 Kommentare',
  ],
  [
    'no_sources',
    { category: 'Monitor' },
    'You monitor no profiles, so the profile limit has no effect',
    'Es wird kein Profil beobachtet, daher wirkt das Limit für Profile nicht',
  ],
  [
    'subscription_ends',
    { date: '2026-12-01' },
    'Your subscription ends on 1 December 2026. After that, nothing is posted',
    'Ihr Abonnement endet am 1. Dezember 2026. Danach wird nichts mehr gepostet',
  ],
  [
    'clock_change',
    { gained: 60, at: '03:00', from: '00:00', to: '06:00', minutes: 300 },
    'The clocks go forward by 1 hour on this day, to 03:00 AM. Working hours are 12:00 AM to 06:00 AM, 5 hours in total',
    'Die Uhren werden an diesem Tag um 1 Stunde vorgestellt, auf 03:00 Uhr. Die Arbeitszeit reicht von 00:00 bis 06:00, insgesamt 5 Stunden',
  ],
])('shows the warning %s in the language of the page', (code, values, inEnglish, inGerman) => {
  const warning = { code, message: 'As the server says', values };
  expect(warningText(english, 'en', warning)).toBe(inEnglish);
  expect(warningText(german, 'de', warning)).toBe(inGerman);
});

it('shows only the first of several obstacles', () => {
  const warningsOf = (...codes: ScheduleWarning['code'][]) =>
    codes.map((code) => ({ code, message: '', values: {} }));
  const shown = (...codes: ScheduleWarning['code'][]) =>
    shownWarnings(warningsOf(...codes)).map(({ code }) => code);
  expect(shown('not_running', 'not_a_working_day', 'limits_off')).toEqual(['limits_off']);
  expect(shown('not_running', 'not_a_working_day', 'warm_up')).toEqual(['not_running', 'warm_up']);
  expect(shown('not_a_working_day')).toEqual(['not_a_working_day']);
  expect(shown('warm_up', 'reads_short')).toEqual(['warm_up', 'reads_short']);
});
