/* Each operation decides by what it reads: two transactions at once must not both be right. */

import { expect, test } from 'vitest';
import { saveConnectLink, takeLinkAndConnect } from '../../../db/accounts/connectLinks.ts';
import { takeAttempts } from '../../../db/identity/attempts.ts';
import { insertCode, redeemCode } from '../../../db/identity/auth.ts';
import { eraseUserRows } from '../../../db/identity/erasure.ts';
import type { Db } from '../../../db/open.ts';
import { claimCall } from '../../../db/operations/idempotency.ts';
import { accounts, attempts, codes, users } from '../../../db/schema/index.ts';
import { readTransaction, transaction } from '../../../db/transaction.ts';
import { addUser, twoServers } from './twoServers.ts';

const { world, together } = twoServers();

test('lets no more of fifty parallel attempts through than the limit', async () => {
  const counted = { subject: 'login:ada', limit: 10, windowMs: 1000, now: 5000 };
  const kept = { now: 5000, keepMs: 1000, keptLonger: ['registration:'] };
  const answers = await together(50, (client) => takeAttempts(client, async () => [counted], kept));
  expect(answers.filter((until) => until === null)).toHaveLength(10);
});

test('checks no more of twenty parallel wrong codes than the tries allow', async () => {
  await addUser(world.db, 'ada', { verifiedAt: null });
  const code = { id: 'c', userId: 'ada', emailKey: 'ada@example.com', codeHash: 'h', createdAt: 1 };
  await transaction(world.db, (tx) => insertCode(tx, { ...code, expiresAt: 1000, triesLeft: 5 }));
  const input = { email: 'ada@example.com', matches: () => false, now: 2, note: () => null };
  const answers = await together(20, (client) => transaction(client, (tx) => redeemCode(tx, input as never)));
  expect(answers.filter(({ kind }) => kind === 'wrong')).toHaveLength(5);
  expect(await world.db.select({ left: codes.triesLeft }).from(codes)).toEqual([{ left: 0 }]);
});

test('keeps one of two admins who are deleted at the same time', async () => {
  await addUser(world.db, 'ada', { role: 'admin' });
  await addUser(world.db, 'ben', { role: 'admin' });
  const entry = { at: 2, actorId: '', action: 'user.delete', subject: '', details: {} } as const;
  const answers = await together(2, (client, n) =>
    transaction(client, (tx) => eraseUserRows(tx, n ? 'ben' : 'ada', () => entry as never)),
  );
  expect(answers.filter((answer) => answer === 'last_admin')).toHaveLength(1);
  expect(await world.db.$count(users)).toBe(1);
});

test('gives the last seat to one of ten accounts that connect at the same time', async () => {
  await addUser(world.db, 'ada', { seats: 1 });
  const links = Array.from({ length: 10 }, (_, n) => `link${n}`);
  for (const secretHash of links)
    await saveConnectLink(world.db, {
      secretHash,
      userId: 'ada',
      accountId: null,
      readVoice: false,
      createdAt: 1,
      expiresAt: 1000,
    });
  const entry = { at: 2, actorId: '', action: 'account.connect', subject: '', details: {} } as const;
  const answers = await together(10, (client, n) => {
    const found = { accountId: `a${n}`, providerId: `p${n}`, name: 'Ada', status: 'Connected' };
    return transaction(client, (tx) =>
      takeLinkAndConnect(tx, `link${n}`, found as never, { now: 2, connectedAt: 2 }, () => entry as never),
    );
  });
  expect(answers.toSorted()).toEqual(['added', ...Array(9).fill('no_seat')]);
  expect(await world.db.$count(accounts)).toBe(1);
});

test('lets one of ten calls with the same idempotency key run', async () => {
  await addUser(world.db, 'ada');
  const answers = await together(10, (client, n) =>
    claimCall(
      client,
      { id: 'key', userId: 'ada', fingerprint: 'f', claim: `${n}` },
      { now: 1, claimedUntil: 100 },
    ),
  );
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual([...Array(9).fill('busy'), 'mine']);
});

test('gives an e-mail to one of ten parallel sign-ups and rejects the others', async () => {
  const answers = await together(10, (client, n) => addUser(client, `ada${n}`, { email: 'ada@example.com' }));
  expect(answers.filter((user) => user !== undefined)).toHaveLength(1);
});

test('shows a read transaction one state during parallel commits', async () => {
  const count = (pick: Pick<Db, '$count'>) => pick.$count(attempts);
  await transaction(world.db, (tx) => tx.insert(attempts).values({ subject: 'a', at: 1 }));
  const writes = together(20, (client) =>
    transaction(client, (tx) => tx.insert(attempts).values({ subject: 'b', at: 1 })),
  );
  const counts = await readTransaction(world.db, async (tx) => {
    const found: number[] = [];
    for (let n = 0; n < 50; n += 1) found.push(await count(tx));
    return found;
  });
  await writes;
  expect(new Set(counts).size).toBe(1);
  expect(await count(world.db)).toBe(21);
});
