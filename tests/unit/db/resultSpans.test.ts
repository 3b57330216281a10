import { expect, test } from 'vitest';
import { spansOf } from '../../../db/history/resultTotals.ts';

test('covers a period by whole months and the days around them', () => {
  expect(spansOf('2026-02-27', '2026-05-02')).toEqual([
    { from: 'M2026-03', to: 'M2026-04' },
    { from: '2026-02-27', to: '2026-02-28' },
    { from: '2026-05-01', to: '2026-05-02' },
  ]);
  expect(spansOf('2026-01-01', '2026-12-31')).toEqual([{ from: 'M2026-01', to: 'M2026-12' }]);
  expect(spansOf('2026-03-02', '2026-03-31')).toEqual([{ from: '2026-03-02', to: '2026-03-31' }]);
  expect(spansOf('2026-03-02', '2026-04-01')).toEqual([{ from: '2026-03-02', to: '2026-04-01' }]);
});
