import { expect, test } from 'vitest';
import { readMinutes } from '../../soak/abuse/options.ts';

test('M4: runs for two minutes or the given time, at most an hour', () => {
  expect(readMinutes([])).toBe(2);
  expect(readMinutes(['--minutes', '0.2'])).toBe(0.2);
  for (const nonsense of ['0', '-1', '61', 'many'])
    expect(readMinutes(['--minutes', nonsense])).toBeUndefined();
  expect(readMinutes(['--clients', '3'])).toBeUndefined();
});
