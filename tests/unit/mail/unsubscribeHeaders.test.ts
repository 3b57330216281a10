import { expect, onTestFinished, test } from 'vitest';
import { insertUser } from '../../../db/identity/users.ts';
import { unsubscribeUrl } from '../../../server/messaging/digest/unsubscribeLink.ts';
import { manualClock } from '../../support/clock.ts';
import { direct, testDb } from '../../support/database.ts';
import { mailServer } from './mailServer.ts';
import { openMail } from './openMail.ts';

const start = Date.parse('2026-03-02T10:00:00.000Z');
const authSecret = 'a secret of thirty-two characters';

test('a digest has the headers of one-click unsubscription, and no other e-mail has', async () => {
  const db = await testDb();
  const server = await mailServer();
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  const queue = await openMail({ db, clock: manualClock(start), smtpUrl, authSecret });
  onTestFinished(async () => {
    await queue.close();
    await server.close();
    db.close();
  });
  const person = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com', passwordHash: '' };
  const user = { id: 'ada1', ...person, role: 'user', status: 'None', createdAt: start } as const;
  await insertUser(direct(db), user);
  const letter = { userId: user.id, to: user.email, subject: 'News', text: 'News', html: '<p>News</p>' };
  await queue.post({ ...letter, kind: 'receipt' });
  await queue.post({ ...letter, kind: 'digest' });
  await queue.sendDue();
  await expect.poll(() => server.received.length).toBe(2);
  const headers = server.received.map(({ mail }) =>
    mail.headers.flatMap(({ key, value }) => (key.startsWith('list-') ? [[key, value]] : [])),
  );
  const url = unsubscribeUrl({ authSecret, publicUrl: 'https://chimein.example' }, user.id);
  expect(headers).toContainEqual([]);
  expect(headers).toContainEqual([
    ['list-unsubscribe', `<${url}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ]);
});
