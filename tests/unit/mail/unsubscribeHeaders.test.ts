import { expect, onTestFinished, test } from 'vitest';
import { insertUser } from '../../../db/identity/users.ts';
import { unsubscribeUrl } from '../../../server/messaging/digest/unsubscribeLink.ts';
import { manualClock } from '../../support/clock.ts';
import { direct, testDb } from '../../support/database.ts';
import { mailServer } from './mailServer.ts';
import { openMail } from './openMail.ts';

const start = Date.parse('2026-03-02T10:00:00.000Z');
const authSecret = 'a secret of thirty-two characters';

const links = {
  digest: 'digest',
  draft_news: 'draftMails',
  signed_out: 'signedOutMails',
  first_reply: 'resultMails',
  trial_results: 'resultMails',
} as const;

test('the digest and news have the headers of one-click unsubscription, and no other e-mail has', async () => {
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
  for (const kind of Object.keys(links)) await queue.post({ ...letter, kind });
  await queue.sendDue();
  await expect.poll(() => server.received.length).toBe(6);
  const headers = server.received.map(({ mail }) =>
    mail.headers.flatMap(({ key, value }) => (key.startsWith('list-') ? [[key, value]] : [])),
  );
  const config = { authSecret, publicUrl: 'https://chimein.example' };
  expect(headers.toSorted()).toEqual(
    [
      [],
      ...Object.values(links).map((mail) => [
        ['list-unsubscribe', `<${unsubscribeUrl(config, user.id, mail)}>`],
        ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
      ]),
    ].toSorted(),
  );
});
