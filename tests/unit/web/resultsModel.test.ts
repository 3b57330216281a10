import { afterEach, expect, test } from 'vitest';
import { setCurrentLanguage } from '../../../web/i18n/current.ts';
import { labelOf } from '../../../web/results/resultsModel.ts';

afterEach(() => setCurrentLanguage('en'));

test('names an hour of the day by the clock of the language', () => {
  const nameOf = (value: string) => labelOf({ by: 'hour', value, name: '' }, (name) => name, 'en');
  expect(nameOf('9')).toBe('09:00 AM–09:59 AM');
  expect(nameOf('13')).toBe('01:00 PM–01:59 PM');
  setCurrentLanguage('de');
  expect(nameOf('13')).toBe('13:00–13:59');
});
