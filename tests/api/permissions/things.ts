/** People and what their calls name, for the words in a row of the table. */
import { saveSettingsRow } from '../../../db/accounts/settings.ts';
import { insertBenchPost } from '../../../db/automation/promptBench.ts';
import { everyPlan, insertPlan } from '../../../db/billing/plans.ts';
import { writeAudit } from '../../../db/history/audit.ts';
import { newId } from '../../../db/id.ts';
import { insertUser, type UserRow } from '../../../db/identity/users.ts';
import { insertMail } from '../../../db/messaging/mails.ts';
import { saveWebhookEvent } from '../../../db/operations/webhookEvents.ts';
import { campaignRuns, invoices, jobs } from '../../../db/schema/index.ts';
import { defaultSettings } from '../../../server/accounts/settings/schemas.ts';
import { sampleId } from '../../../server/automation/voice/samples.ts';
import type { PaymentMethods } from '../../../server/billing/schemas.ts';
import { openSession } from '../../../server/identity/auth/openSession.ts';
import { unsubscribeUrl } from '../../../server/messaging/digest/unsubscribeLink.ts';
import { direct } from '../../support/database.ts';
import { addDraft } from '../../support/drafts.ts';
import { quickPasswords } from '../../support/passwords.ts';
import { somePosts } from '../../support/posts.ts';
import { addProposal } from '../../support/proposals.ts';
import { addReply } from '../../support/replies.ts';
import type { TestServer } from '../../support/server.ts';
import { addPasskey, cliLogin, connectedApp, loginChallenge, newCredential, waitingApp } from './factors.ts';
import { addInvitation, addMember } from './members.ts';
import { connectedAssistant, oauthRequest } from './oauth.ts';
import { addOptOut, newCampaign, newPrice } from './rows.ts';
import { found, personalToken } from './secrets.ts';

const password = 'correct horse';
const sample = 'Which of the two would you measure first?';
let passwordHash: Promise<string> | undefined;
let made = 0;

/** The person's first account. Connects one if there is none, because seats are few. */
async function anAccount(server: TestServer, token: string): Promise<string> {
  const { body } = await server.call('GET', '/api/linkedinaccount', { token });
  return body[0]?.accountId ?? (await server.connect(token, `member${++made}@example.com`));
}

export type Person = { user: UserRow; token: string };

/** Straight into the database: registering would cost a hash each. */
export async function newPerson(
  { deps }: TestServer,
  role: 'user' | 'admin',
  verified: boolean,
): Promise<Person> {
  passwordHash ??= quickPasswords.hash(password);
  made += 1;
  const now = deps.clock.now();
  const user = await insertUser(direct(deps.db), {
    id: newId(now),
    firstName: 'Mara',
    lastName: `Winter${made}`,
    email: `mara${made}@example.com`,
    passwordHash: await passwordHash,
    role,
    seats: 6,
    status: role === 'user' ? 'Trial' : 'None',
    subscriptionEndsAt: role === 'user' ? now + 14 * 86_400_000 : null,
    verifiedAt: verified ? now : null,
    createdAt: now,
  });
  if (!user) throw new Error('the e-mail is taken');
  return { user, token: await openSession(deps, user, { address: null, userAgent: 'a test' }) };
}

export type Cast = {
  /** Owns the e-mail and codes that a call names: the client, if signed in. */
  self: Person;
  /** Owns sessions and tokens: the client, if verified. */
  keeper: Person;
  /** Owns the account: the client, if it is a customer. */
  customer: Person;
  /** Owns notes and views. */
  admin: () => Person | Promise<Person>;
};

/** Makes what a `{word}` of the table stands for. @returns what the request names it by */
export const makers: Record<string, (server: TestServer, cast: Cast) => string | Promise<string>> = {
  email: (_server, { self }) => self.user.email,
  newEmail: () => `new${++made}@example.com`,
  password: () => password,
  viewerFile: () => 'viewer.js',
  unsubscribeToken: ({ deps }, { customer }) =>
    unsubscribeUrl(deps.config, customer.user.id).split('/').at(-1) ?? '',
  accountId: (server, { customer }) => server.connect(customer.token, `member${++made}@example.com`),
  sampleId: () => sampleId(sample),
  async voiceAccountId(server, { customer }) {
    const accountId = await server.connect(customer.token, `member${++made}@example.com`);
    const json = { accountId, samples: [sample] };
    await server.call('POST', '/api/voice/samples', { token: customer.token, json });
    return accountId;
  },
  async proposalId(server, { customer }) {
    const accountId = await anAccount(server, customer.token);
    return await addProposal(server, { userId: customer.user.id, accountId });
  },
  async learnedId(server, { customer }) {
    const accountId = await anAccount(server, customer.token);
    return await addProposal(server, { userId: customer.user.id, accountId, state: 'accepted' });
  },
  optOutId: (server) => addOptOut(server, 'unverified'),
  activeOptOutId: (server) => addOptOut(server, 'active'),
  async searchingId(server, { customer }) {
    const accountId = await server.connect(customer.token, `member${++made}@example.com`);
    const searchUrls = ['https://www.linkedin.com/search/results/content/?keywords=design'];
    const row = { accountId, ...defaultSettings, searchUrls, savedAt: server.deps.clock.now() };
    await saveSettingsRow(direct(server.deps.db), row);
    return accountId;
  },
  async replyId(server, { customer }) {
    const userId = customer.user.id;
    const accountId = await server.connect(customer.token, `member${++made}@example.com`);
    const commentId = await addDraft(server, { userId, accountId, state: 'posted' });
    return await addReply(server, { userId, accountId, commentId });
  },
  async draftId(server, { customer }) {
    const accountId = await server.connect(customer.token, `member${++made}@example.com`);
    return await addDraft(server, { userId: customer.user.id, accountId });
  },
  async commentId(server, { customer }) {
    const accountId = await server.connect(customer.token, `member${++made}@example.com`);
    return await addDraft(server, { userId: customer.user.id, accountId, state: 'posted' });
  },
  async postUrl(server) {
    const [post] = await somePosts(server);
    if (!post) throw new Error('there is no post');
    return post.url;
  },
  async benchPostId(server, { customer }) {
    const id = newId(server.deps.clock.now());
    const text = 'We cut our build time to a third in three steps.';
    const post = {
      postId: `urn:li:activity:${id}`,
      postUrl: 'https://network.example/1',
      posterName: 'Ada Okafor',
      text,
    };
    await insertBenchPost(
      server.deps.db,
      { id, userId: customer.user.id, ...post, postedAt: 0, createdAt: 0 },
      20,
    );
    return id;
  },
  async webhookId(server, { customer }) {
    // Nothing listens there, so every attempt fails at once.
    const json = { url: 'http://127.0.0.1:9/hook', events: ['comment.posted'] };
    return (await server.call('POST', '/api/webhooks', { token: customer.token, json })).body.id;
  },
  async webhookMessageId(server, cast) {
    const id = await makers.webhookId?.(server, cast);
    return (await server.call('POST', `/api/webhooks/${id}/test`, { token: cast.customer.token })).body.id;
  },
  async noticeId({ deps }) {
    const now = deps.clock.now();
    const body = JSON.stringify({ accountId: 'nobody', secretHash: null });
    const notice = {
      provider: 'network' as const,
      eventId: newId(now),
      kind: 'account.OK',
      body,
      receivedAt: now,
    };
    return String((await saveWebhookEvent(deps.db, notice)).id);
  },
  async mailId({ deps }) {
    const id = newId(deps.clock.now());
    const letter = {
      userId: null,
      kind: 'receipt',
      recipient: 'payer@example.com',
      subject: 'A receipt',
      text: 'Thank you',
      html: '<p>Thank you</p>',
    };
    await insertMail(direct(deps.db), { id, ...letter, createdAt: deps.clock.now() });
    return id;
  },
  /** For a customer that the provider has deleted already. */
  async deadLetterId({ deps }) {
    const at = deps.clock.now();
    const key = newId(at);
    // Dead from the first moment, so that no server takes it.
    const dead = { attempts: 1, deadAt: at, lastError: 'away' };
    await direct(deps.db)
      .insert(jobs)
      .values({ kind: 'customer_deletion', key, createdAt: at, runAt: at, ...dead });
    return `customer_deletion:${key}`;
  },
  /** As an operator sees it. */
  sentMessageId: async (server, cast) => (await makers.webhookMessageId?.(server, cast)) ?? '',
  async auditId(server, { admin }) {
    const { token } = await admin();
    const json = { at: 0, actorId: '', action: 'plan.create', subject: 'server', details: {} };
    await writeAudit(direct(server.deps.db), json);
    return (await server.call('GET', '/api/admin/audit', { token })).body[0].id;
  },
  async invoiceId({ deps }, { customer }) {
    const id = `in_${++made}`;
    const row = { id, userId: customer.user.id, invoiceNumber: null, amount: 4900, status: 'paid' };
    await direct(deps.db)
      .insert(invoices)
      .values({ ...row, invoiceUrl: null, createdAt: deps.clock.now() });
    return id;
  },
  webhookSecret: (server) => server.deps.config.webhookSecret,
  async sessionId(server, { keeper }) {
    await openSession(server.deps, keeper.user, { address: null, userAgent: 'another device' });
    const { body } = await server.call('GET', '/api/sessions', { token: keeper.token });
    return body.find((session: { current: boolean }) => !session.current).id;
  },
  memberId: async (server, { customer }) =>
    addMember(server, customer, await newPerson(server, 'user', true), 'reviewer'),
  viewerId: async (server, { customer }) =>
    addMember(server, customer, await newPerson(server, 'user', true), 'viewer'),
  /** Sees no account. */
  limitedId: async (server, { customer }) =>
    addMember(server, customer, await newPerson(server, 'user', true), 'viewer', false),
  invitedId: async (server, { customer }) => (await addInvitation(server, customer)).id,
  invitationToken: async (server, { customer }) => (await addInvitation(server, customer)).token,
  /** For the client, by somebody else. */
  async ownInvitationToken(server, { self }) {
    const owner = await newPerson(server, 'user', true);
    return (await addInvitation(server, owner, self.user.email)).token;
  },
  async joinedWorkspaceId(server, { keeper }) {
    const owner = await newPerson(server, 'user', true);
    await addMember(server, owner, keeper, 'viewer');
    return owner.user.id;
  },
  tokenId: async (server, { keeper }) => (await personalToken(server, keeper, 'write')).id,
  readToken: async (server, { self }) => (await personalToken(server, self, 'read')).token,
  reviewToken: async (server, { self }) => (await personalToken(server, self, 'review')).token,
  writeToken: async (server, { self }) => (await personalToken(server, self, 'write')).token,
  async userId(server) {
    return (await newPerson(server, 'user', true)).user.id;
  },
  async planId(server) {
    // The default plans are created only if there are none.
    await server.deps.billing.plansReady();
    const id = newId(server.deps.clock.now());
    const row = {
      name: `Plan ${++made}`,
      type: 'standard',
      price: 39,
      trialDays: 0,
      paymentsPriceId: null,
      features: [],
    };
    const note = { at: 0, actorId: '', action: 'plan.create', subject: `plan:${id}`, details: {} };
    return (await insertPlan(server.deps.db, { id, ...row }, note)).id;
  },
  offeredPlanId: async (server, cast) => (await makers.planId?.(server, cast)) ?? '',
  /** The ids of all plans, as elements of a JSON list. */
  async everyPlanId(server) {
    await server.deps.billing.plansReady();
    return (await everyPlan(server.deps.db)).map(({ id }) => id).join('","');
  },
  async idWithApp(server, { customer }) {
    await connectedApp(server, customer);
    return customer.user.id;
  },
  customerId: (_server, { customer }) => customer.user.id,
  async customerSessionId(server, { customer }) {
    await openSession(server.deps, customer.user, { address: null, userAgent: 'another device' });
    const { body } = await server.call('GET', '/api/sessions', { token: customer.token });
    return body.find((session: { current: boolean }) => !session.current).id;
  },
  customerTokenId: async (server, { customer }) => (await personalToken(server, customer, 'write')).id,
  async noteId(server, { customer, admin }) {
    const author = await admin();
    const path = `/api/admin/users/${customer.user.id}/notes`;
    return (await server.call('POST', path, { token: author.token, json: { text: 'A note' } })).body.id;
  },
  async viewId(server, { customer, admin }) {
    return (await beginImpersonation(server, customer.user.id, (await admin()).token)).id;
  },
  modelPriceId: (server) => newPrice(server),
  campaignId: (server) => newCampaign(server),
  async campaignRunId(server) {
    const campaignId = await newCampaign(server);
    const now = server.deps.clock.now();
    const id = newId(now);
    await direct(server.deps.db)
      .insert(campaignRuns)
      .values({ id, campaignId, actorId: 'somebody', createdAt: now });
    return id;
  },
  priceId: (server, { customer }) => priceOf(server, customer, 'premium'),
  otherPriceId: (server, { customer }) => priceOf(server, customer, 'agency'),
  cardId: async (server, { customer }) => (await addCard(server, customer, 'pm_card_visa'))[0]?.id ?? '',
  /** Beside the default card. */
  async otherCardId(server, { customer }) {
    await addCard(server, customer, 'pm_card_visa');
    const isOther = ({ card }: Card) => card.brand === 'mastercard';
    return (await addCard(server, customer, 'pm_card_mastercard')).find(isOther)?.id ?? '';
  },
  async subscription(server, cast) {
    await makers.cardId?.(server, cast);
    const json = { priceId: await makers.priceId?.(server, cast), seats: 2 };
    const begun = await server.call('POST', '/api/subscription/create', { token: cast.customer.token, json });
    if (begun.status !== 201 && begun.status !== 409)
      throw new Error(`no subscription: ${JSON.stringify(begun.body)}`);
    return json.priceId ?? '';
  },
  challengeId: async (server, { keeper }) => (await loginChallenge(server, keeper)).id,
  recoveryCode: async (server, { keeper }) => (await loginChallenge(server, keeper)).recoveryCode,
  cliLoginId: async (server, { keeper }) => (await cliLogin(server, keeper)).id,
  oauthRequestId: async (server, { keeper }) => (await oauthRequest(server, keeper)).id,
  oauthCookie: async (server, { keeper }) => (await oauthRequest(server, keeper)).cookie,
  oauthGrantId: (server, { keeper }) => connectedAssistant(server, keeper),
  cliLoginCode: async (server, { keeper }) => (await cliLogin(server, keeper)).code,
  totp: async (server, { keeper }) => String(await connectedApp(server, keeper)),
  totpCode: (server, { keeper }) => waitingApp(server, keeper),
  passkeyId: (server, { keeper }) => addPasskey(server, keeper),
  credentialId: async (server, { keeper }) => (await newCredential(server, keeper)).id,
  clientData: async (server, { keeper }) =>
    String((await newCredential(server, keeper)).response.clientDataJSON),
  attestation: async (server, { keeper }) =>
    String((await newCredential(server, keeper)).response.attestationObject),
  async otp(server, { self }) {
    await server.call('GET', `/api/otp/send-otp/${encodeURIComponent(self.user.email)}`);
    return found(/\b\d{6}\b/, await server.lastMailTo(self.user.email));
  },
  async resetToken(server, { self }) {
    await server.call('POST', '/api/otp/forgot-password', { json: { email: self.user.email } });
    return found(/(?<=\/reset-password\/)\S+/, await server.lastMailTo(self.user.email));
  },
};

async function priceOf(server: TestServer, { token }: Person, planId: string): Promise<string> {
  const { body } = await server.call('GET', '/api/subscription/plans', { token });
  return body.find((plan: { _id: string }) => plan._id === planId).stripePriceId;
}

type Card = PaymentMethods['paymentMethods'][number];

async function addCard(server: TestServer, { token }: Person, paymentMethodId: string): Promise<Card[]> {
  const json = { paymentMethodId };
  const kept = await server.call('POST', '/api/subscription/payment-methods', { token, json });
  if (kept.status !== 200) throw new Error(`no card: ${JSON.stringify(kept.body)}`);
  return kept.body.paymentMethods;
}

export async function beginImpersonation(
  server: TestServer,
  userId: string,
  token?: string,
): Promise<{ id: string; token: string }> {
  const admin = token ?? (await newPerson(server, 'admin', true)).token;
  const begun = await server.call('POST', `/api/admin/users/${userId}/views`, {
    token: admin,
    json: { reason: 'Ticket 4711' },
  });
  if (begun.status !== 201) throw new Error(`no view: ${JSON.stringify(begun.body)}`);
  return begun.body;
}
