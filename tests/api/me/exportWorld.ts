import { eq } from 'drizzle-orm';
import { addHistory } from '../../../db/automation/commentOutcomes.ts';
import { recordPostDecisions } from '../../../db/automation/postDecisions.ts';
import { insertBenchPost } from '../../../db/automation/promptBench.ts';
import { addEvent } from '../../../db/messaging/events.ts';
import { invoices, paymentMethods, subscriptions, users } from '../../../db/schema/index.ts';
import { direct } from '../../support/database.ts';
import { addDraft } from '../../support/drafts.ts';
import type { TestServer } from '../../support/server.ts';

export const states = ['confirmed', 'unknown', 'failed', 'sent', 'reserved', 'draft', 'discarded'] as const;
export const many = 1203;

/** A customer with rows in every table, some of them over many pages. */
export async function fullCustomer(server: TestServer) {
  const person = await server.signUp({ email: 'keeper@example.com', seats: 2 });
  const accountId = await server.connect(person.token);
  await server.saveSettings(person.token, accountId, {
    prompt: 'My own words',
    dailySearchComments: 3,
    choice: { avoidPeople: ['Eve'] },
    review: true,
  });
  const removed = await server.connect(person.token);
  await server.call('DELETE', `/api/linkedinaccount/${removed}`, { token: person.token });
  const made = await server.call('POST', '/api/tokens', {
    token: person.token,
    json: { name: 'my script', scope: 'read' },
  });
  const hook = { url: 'https://hooks.example.com/mine', events: ['limit.reached'] };
  const webhook = await server.call('POST', '/api/webhooks', { token: person.token, json: hook });
  await server.call('POST', '/api/otp/forgot-password', { json: { email: person.email } });
  await server.lastMailTo(person.email);

  const { db, engineClock } = server.deps;
  const now = engineClock.now();
  await addHistory(
    db,
    Array.from({ length: many }, (_, n) => ({
      id: `comment-${n}`,
      accountId,
      userId: person.userId,
      state: states[n % states.length] ?? 'confirmed',
      postId: `post-${n}`,
      postUrl: `https://www.linkedin.com/feed/update/${n}`,
      posterId: `poster-${n}`,
      posterName: `Poster ${n}`,
      posterImageUrl: '',
      category: 'Search' as const,
      source: 'https://www.linkedin.com/search/results/content/?keywords=x',
      comment: `Said ${n}`,
      windowDay: '2026-03-01',
      // Many at the same moment: a page must not end in the middle of one.
      createdAt: now - Math.floor(n / 700),
      sentAt: now,
      providerCommentId: 'provider-comment-id',
    })),
  );
  const decision = (n: number) => ({
    postId: `seen-${n}`,
    postUrl: `https://www.linkedin.com/feed/update/seen-${n}`,
    posterName: 'Eve',
    excerpt: `Words ${n}`,
    postedAt: n && now,
    category: 'Search' as const,
    source: 'https://www.linkedin.com/search/results/content/?keywords=x',
    verdict: 'skipped' as const,
    reason: 'avoided_person',
    detail: 'Eve',
    at: now,
  });
  await recordPostDecisions(
    direct(db),
    accountId,
    Array.from({ length: 501 }, (_, n) => decision(n)),
  );
  for (let n = 0; n < 501; n += 1) {
    await addEvent(direct(db), {
      userId: person.userId,
      accountId,
      kind: 'fault',
      at: now,
      message: `Event ${n}`,
      data: { n },
    });
  }
  const owner = { userId: person.userId };
  const draftId = await addDraft(server, { ...owner, accountId, comment: 'As it was written' });
  await server.call('PUT', `/api/drafts/${draftId}`, {
    token: person.token,
    json: { comment: 'As I had it' },
  });
  const kept = {
    postId: 'p',
    postUrl: 'https://network.example/1',
    posterName: 'Ada Okafor',
    text: 'Kept words',
    postedAt: 0,
  };
  await insertBenchPost(db, { id: 'kept', ...owner, ...kept, createdAt: now }, 20);
  const admin = await server.signUp({ role: 'admin', email: 'boss@example.com' });
  await server.call('PUT', `/api/admin/user/${person.userId}`, {
    token: admin.token,
    json: { companyName: 'Keepers' },
  });
  await direct(db)
    .insert(subscriptions)
    .values({
      ...owner,
      id: 'sub_secretish',
      seats: 2,
      status: 'active',
      cancelAtPeriodEnd: false,
      readAt: now,
    });
  await direct(db)
    .insert(paymentMethods)
    .values({
      ...owner,
      id: 'pm_secretish',
      brand: 'visa',
      last4: '4242',
      expMonth: 1,
      expYear: 2030,
      isDefault: true,
    });
  await direct(db)
    .insert(invoices)
    .values({
      ...owner,
      id: 'in_secretish',
      invoiceNumber: 'A-1',
      amount: 4900,
      status: 'paid',
      createdAt: now,
    });
  await direct(db)
    .update(users)
    .set({ paymentsCustomerId: 'cus_secretish' })
    .where(eq(users.id, person.userId));
  const stranger = await server.signUp({ email: 'stranger@example.com', seats: 1 });
  await server.connect(stranger.token, 'strange.member@example.com');
  return { person, accountId, draftId, personal: made.body.token, webhookSecret: webhook.body.secret };
}
