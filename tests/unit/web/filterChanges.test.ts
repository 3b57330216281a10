import { expect, test } from 'vitest';
import { withChange } from '../../../web/components/filterChanges.ts';

test('two filters that are set by what both saw before are both there', () => {
  const seen = { role: 'user' };
  const searched = withChange(seen, seen, { role: 'user', q: 'mara' });
  expect(withChange(searched, seen, { role: 'user', status: 'Trial' })).toEqual({
    role: 'user',
    q: 'mara',
    status: 'Trial',
  });
});

test('what is taken out goes, and nothing else', () => {
  const seen = { role: 'user', q: 'mara' };
  expect(withChange({ ...seen, status: 'Trial' }, seen, { role: 'user' })).toEqual({
    role: 'user',
    status: 'Trial',
  });
});

test('an emptied field is a change, and what only looks new is none', () => {
  const seen = { q: 'mara', dates: { from: '2026-01-01' } };
  expect(
    withChange({ dates: { from: '2026-02-01' } }, seen, { q: '', dates: { from: '2026-01-01' } }),
  ).toEqual({
    q: '',
    dates: { from: '2026-02-01' },
  });
});
