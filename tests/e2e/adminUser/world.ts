import { addHistory } from '../../../db/automation/commentOutcomes.ts';
import { newId } from '../../../db/id.ts';
import type { TestServer } from '../../support/server.ts';

/** An admin, and a customer with an account, two comments and a token. */
export async function meet(server: TestServer) {
  const admin = await server.signUp({ role: 'admin' });
  const customer = await server.signUp({ seats: 2 });
  const accountId = await server.connect(customer.token, `at-work-${customer.email}`);
  await server.saveSettings(customer.token, accountId, { prompt: 'Ask one question.' });
  const now = server.clock.now();
  await addHistory(
    server.deps.db,
    ['Ada Okafor', 'Marcus Osei'].map((posterName, n) => ({
      id: newId(now),
      accountId,
      userId: customer.userId,
      state: 'confirmed' as const,
      postId: `urn:li:activity:${n}`,
      postUrl: `${server.sandbox.url}/feed/update/${n}`,
      posterId: `ACo${n}`,
      posterName,
      posterImageUrl: '',
      category: 'Search' as const,
      source: 'https://www.linkedin.com/search/results/content/?keywords=design',
      comment: `Comment number ${n}`,
      windowDay: '2026-03-02',
      createdAt: now,
      sentAt: now,
    })),
  );
  const json = { name: 'nightly', scope: 'read' };
  const { token: script } = (await server.call('POST', '/api/tokens', { token: customer.token, json })).body;
  return { admin, customer, accountId, script: script as string };
}
