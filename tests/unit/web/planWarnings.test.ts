import { expect, it } from 'vitest';
import type { PlanWarning } from '../../../server/automation/planSchemas.ts';
import { sayWarning } from '../../../web/activity/sayWarning.ts';
import { english, german } from './translators.ts';

it.each<[PlanWarning['code'], PlanWarning['values'], english: string, german: string]>([
  [
    'not_running',
    { reason: 'paused' },
    'This account is paused. These are its times if it goes on now',
    'Dieses Konto ist pausiert. Dies sind die Zeiten, wenn es jetzt weitergeht',
  ],
  ['not_a_working_day', { day: 'Sunday' }, 'Sunday is not a working day', 'Sonntag ist kein Arbeitstag'],
  [
    'window_too_short',
    { room: 3, total: 8 },
    'The working hours have room for 3 of the 8 comments',
    'Die Arbeitszeit reicht für 3 der 8 Kommentare',
  ],
  [
    'no_sources',
    { category: 'Monitor' },
    'No profile is monitored, so the limit for profiles is of no use',
    'Es wird kein Profil beobachtet, das Limit für Profile bleibt daher ungenutzt',
  ],
  [
    'subscription_ends',
    { date: '2026-12-01' },
    'Your subscription ends on 1 December 2026. After that there is no comment',
    'Ihr Abonnement endet am 1. Dezember 2026. Danach gibt es keinen Kommentar mehr',
  ],
  [
    'clock_change',
    { gained: 60, at: '03:00', from: '00:00', to: '06:00', minutes: 300 },
    'The clocks go forward by 1 hour on this day, to 03:00. The working hours run from 00:00 to 06:00, 5 hours in all',
    'Die Uhren werden an diesem Tag um 1 Stunde vorgestellt, auf 03:00 Uhr. Die Arbeitszeit reicht von 00:00 bis 06:00, insgesamt 5 Stunden',
  ],
])('the warning %s is said in the language of the reader', (code, values, inEnglish, inGerman) => {
  const warning = { code, message: 'As the server says', values };
  expect(sayWarning(english, 'en', warning)).toBe(inEnglish);
  expect(sayWarning(german, 'de', warning)).toBe(inGerman);
});
