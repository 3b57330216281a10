import { expect, test } from 'vitest';
import { endsSession } from '../../../web/endsSession.ts';

test('ends the session at a 401, a 403, or a message with the word expired', () => {
  expect(endsSession(401)).toBe(true);
  expect(endsSession(403, 'Admins only')).toBe(true);
  expect(endsSession(422, 'Your token has Expired')).toBe(true);
  expect(endsSession(402, 'Your card is past its expiry date')).toBe(false);
  expect(endsSession(500)).toBe(false);
});
