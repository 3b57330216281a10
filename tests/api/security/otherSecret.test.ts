import { expect, test } from 'vitest';
import { adoptSecret, refuseOtherSecret, secretFits } from '../../../server/operations/secretCanary.ts';
import { contentsOf, testDb, twinOf } from '../../support/database.ts';

const ours = { authSecret: 'a'.repeat(32) };
const other = { authSecret: 'b'.repeat(32) };
const refusal = /^AUTH_SECRET: is not the secret of this database/;

test('of servers that start at once, the ones with another secret are refused', async () => {
  const db = await testDb();
  const twin = twinOf(db);
  await Promise.all([db, twin].map((database) => refuseOtherSecret(database, ours)));
  await refuseOtherSecret(twin, ours);
  await expect(refuseOtherSecret(db, other)).rejects.toThrow(refusal);
  expect(await contentsOf(db)).not.toContain(ours.authSecret);
  twin.close();
  db.close();
});

test('another secret counts once an operator has accepted it', async () => {
  const db = await testDb();
  await refuseOtherSecret(db, ours);
  expect(await secretFits(db, other)).toBe(false);
  await adoptSecret(db, other);
  await refuseOtherSecret(db, other);
  await expect(refuseOtherSecret(db, ours)).rejects.toThrow(refusal);
  db.close();
});
