import type { Act } from './acts/act.ts';
import { adminActs } from './acts/admin.ts';
import { costActs } from './acts/costs.ts';
import { dailyActs } from './acts/daily.ts';
import { factorActs } from './acts/factors.ts';
import { guestActs } from './acts/guests.ts';
import { operationActs } from './acts/operations.ts';
import { optOutActs } from './acts/optOuts.ts';
import { peopleActs } from './acts/people.ts';
import { resultActs } from './acts/results.ts';
import { thingActs } from './acts/things.ts';
import type { Client } from './client.ts';
import { type Operation, type Read, reads } from './operations.ts';

/** Weights of frequent reads: those that the app makes on every page come first. */
const often: Record<string, number> = {
  'GET /api/linkedinaccount': 14,
  'GET /api/comment': 14,
  'GET /api/me': 10,
  'GET /api/settings': 8,
  'GET /api/drafts': 6,
  'GET /api/drafts/{id}': 4,
  'GET /api/comment/days': 5,
  'GET /api/automation/plan': 4,
  'GET /api/automation/posts': 4,
  'GET /api/subscription': 5,
  'GET /api/automation/switch': 5,
  'GET /api/admin/users': 6,
  'GET /api/admin/operations': 3,
  'GET /api/exports/comments.csv': 0.3,
  'GET /api/exports/comments.json': 0.3,
  'GET /api/me/export': 0.2,
  'GET /api/admin/exports/users.csv': 0.2,
  'GET /api/admin/exports/audit.csv': 0.2,
  'GET /api/admin/exports/costs.csv': 0.2,
  'GET /api/admin/exports/audit.json': 0.2,
  'GET /api/admin/billing/differences': 0.1,
  'GET /metrics': 0.3,
};
const sometimes = 1;
/** Kept open by some clients. */
const streams = ['GET /api/automation/events'];

const acts = [
  ...dailyActs,
  ...thingActs,
  ...factorActs,
  ...guestActs,
  ...adminActs,
  ...operationActs,
  ...optOutActs,
  ...peopleActs,
  ...resultActs,
  ...costActs,
];

/** The lists with the ids that calls need. */
const lists: Record<string, string> = {
  draftId: 'GET /api/drafts',
  commentId: 'GET /api/comment',
  campaignId: 'GET /api/admin/campaigns',
  planId: 'GET /api/admin/plans',
  optOutId: 'GET /api/admin/opt-outs',
  replyId: 'GET /api/replies',
  sessionId: 'GET /api/sessions',
  tokenId: 'GET /api/tokens',
  memberId: 'GET /api/people',
  proposalId: 'GET /api/proposals',
  benchPostId: 'GET /api/prompt-bench/posts',
  offeredPlanId: 'GET /api/subscription/plans',
  invoiceId: 'GET /api/subscription/invoices',
  webhookId: 'GET /api/webhooks',
  webhookMessageId: 'GET /api/webhook-messages',
  sentMessageId: 'GET /api/admin/sent-webhooks',
  noticeId: 'GET /api/admin/received-webhooks',
  deadLetterId: 'GET /api/admin/dead-letters',
  mailId: 'GET /api/admin/mails',
  auditId: 'GET /api/admin/audit',
};

function thingOf(me: Client, word: string): string | undefined {
  if (word === 'accountId') return me.pick(me.accountIds);
  if (word === 'customerId' || word === 'userId') return me.pick(me.customers);
  if (word === 'viewerFile') return 'viewer.js';
  return me.seen(lists[word] ?? '');
}

const reading = (read: Read, operation: Operation) => async (me: Client) => {
  const named = [...read.name.matchAll(/\{(\w+)\}/g)].map(
    ([, word = '']) => [word, `{${read.params[word] ?? word}}`] as const,
  );
  const filled = (pairs: (readonly [string, string])[]) =>
    Object.fromEntries(
      pairs.map(([key, value]) => [key, value.replace(/^\{(\w+)\}$/, (_, word) => thingOf(me, word) ?? '')]),
    );
  const [params, query] = [filled(named), filled(Object.entries(read.query))];
  if (Object.values({ ...params, ...query }).includes('')) return false;
  const page: Record<string, string> = operation.hasRange && me.random() < 0.8 ? { range: '[0,24]' } : {};
  return me.call(read.name, { params, query: { ...query, ...page } });
};

/**
 * All operations of the document by client.
 * @throws {Error} for an operation that no act makes
 */
export function createMix(operations: Map<string, Operation>): Record<Act['who'], Act[]> {
  const named = new Set(acts.flatMap(({ calls }) => calls));
  const looks = reads.flatMap((read): Act[] => {
    const operation = operations.get(read.name);
    if (!operation || named.has(read.name) || streams.includes(read.name)) return [];
    const run = reading(read, operation);
    return read.who.map((who) => ({ who, calls: [read.name], weight: often[read.name] ?? sometimes, run }));
  });
  const all = [...acts, ...looks];
  const made = new Set([...all.flatMap(({ calls }) => calls), ...streams]);
  const missing = [...operations.keys()].filter((name) => !made.has(name));
  if (missing.length) throw new Error(`The soak makes no ${missing.join(', no ')}: add an act for it`);
  return {
    customer: all.filter(({ who }) => who === 'customer'),
    admin: all.filter(({ who }) => who === 'admin'),
  };
}

/** A random one by weight. */
export function choose(from: readonly Act[], random: () => number): Act | undefined {
  let left = random() * from.reduce((sum, { weight }) => sum + weight, 0);
  return from.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}
