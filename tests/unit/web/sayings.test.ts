import { expect, it } from 'vitest';
import { postReasons, stateReasons } from '../../../server/automation/schemas.ts';
import { sayState } from '../../../web/activity/sayState.ts';
import { sayWarning } from '../../../web/activity/sayWarning.ts';
import { sayWhy } from '../../../web/activity/sayWhy.ts';
import { english, german } from './translators.ts';

const en = { t: english, language: 'en' as const };
const de = { t: german, language: 'de' as const };
const now = Date.parse('2026-11-20T12:00:00Z');
const untranslated = /activity\.|%\{/;

it('in English the server is taken at its word', () => {
  for (const reason of stateReasons) {
    const state = { kind: 'waiting', reason, until: null, message: `Because ${reason}` } as const;
    expect(sayState(en, state, 'UTC', now)).toBe(state.message);
    expect(sayState(en, { ...state, until: '2026-11-20T14:00:00Z' }, 'UTC', now)).toBe(state.message);
  }
  for (const reason of postReasons) expect(sayWhy(en, { reason, detail: 'x', message: 'So it was' })).toBe('So it was');
  expect(sayWarning(en, { code: 'clock_change', message: 'The clocks go back', values: {} })).toBe('The clocks go back');
});

it('in German every reason has a sentence of its own', () => {
  const said = [
    ...stateReasons.map((reason) =>
      sayState(de, { kind: 'waiting', reason, until: '2026-11-20T14:00:00Z', message: 'English' }, 'Europe/Berlin', now),
    ),
    ...postReasons.map((reason) => sayWhy(de, { reason, detail: 'fr', message: 'English' })),
  ];
  expect(said.filter((text) => untranslated.test(text) || text.includes('English'))).toEqual([]);
  expect(said).toContain('Nächster Kommentar um 15:00');
  expect(said).toContain('Übersprungen: Er ist in einer anderen Sprache verfasst (Französisch)');
});

it.each([
  ['not_running', { reason: 'paused' }, 'Angehalten. Dies sind die Zeiten, wenn es jetzt weitergeht'],
  ['not_a_working_day', { day: 'Sunday' }, 'Sonntag ist kein Arbeitstag'],
  ['window_too_short', { room: 3, total: 8 }, 'Die Arbeitszeit reicht für 3 der 8 Kommentare'],
  ['no_sources', { category: 'Monitor' }, 'Es wird kein Profil beobachtet, das Limit für Profile bleibt daher ungenutzt'],
  ['subscription_ends', { date: '2026-12-01' }, 'Ihr Abonnement endet am 1. Dezember 2026. Danach gibt es keinen Kommentar mehr'],
  [
    'clock_change',
    { gained: 60, at: '03:00', from: '00:00', to: '06:00', minutes: 300 },
    'Die Uhren werden an diesem Tag um 1 Stunde vorgestellt, auf 03:00 Uhr. Die Arbeitszeit reicht von 00:00 bis 06:00, insgesamt 5 Stunden',
  ],
] as const)('the warning %s is said in German', (code, values, text) => {
  expect(sayWarning(de, { code, message: 'English', values })).toBe(text);
});
