import { expect, test } from 'vitest';
import type { AccountRead } from '../../../server/history/results/schemas.ts';
import { readsOf } from '../../../web/comments/resultReadsModel.ts';

const read: AccountRead = {
  ...{ accountId: 'a', readAt: '2026-03-02T10:00:00.000Z', nextReadAt: '2026-03-02T14:00:00.000Z' },
  ...{ stopped: null, sinceEnd: 0 },
};
const others: AccountRead[] = [
  { ...read, accountId: 'b', readAt: '2026-03-01T10:00:00.000Z', nextReadAt: null, stopped: 'connection' },
  { ...read, accountId: 'c', readAt: null, nextReadAt: null, stopped: 'plan', sinceEnd: 3 },
];

test('says when the results were surely read, when next, and what stops the reads', () => {
  expect(readsOf([read, ...others], '')).toEqual({
    ...{ readAt: '2026-03-01T10:00:00.000Z', nextReadAt: '2026-03-02T14:00:00.000Z' },
    ...{ plan: 1, connection: 1, sinceEnd: 3 },
  });
  expect(readsOf([read, ...others], 'c')).toEqual({
    ...{ readAt: null, nextReadAt: null, plan: 1, connection: 0, sinceEnd: 3 },
  });
});
