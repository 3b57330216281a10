/** Makes a client of each kind, and fresh things for the words in a row of the table. */
import { eq } from 'drizzle-orm';
import { insertBenchPost } from '../../../db/automation/promptBench.ts';
import { everyPlan, insertPlan } from '../../../db/billing/plans.ts';
import { newId } from '../../../db/id.ts';
import { insertUser, type UserRow } from '../../../db/identity/users.ts';
import { addJob, claimJob, settleOne } from '../../../db/jobs/jobs.ts';
import { insertMail } from '../../../db/messaging/mails.ts';
import { saveWebhookEvent } from '../../../db/operations/webhookEvents.ts';
import { campaignRuns, campaigns, users } from '../../../db/schema/index.ts';
import { openSession } from '../../../server/identity/auth/openSession.ts';
import { direct } from '../../support/database.ts';
import { addDraft } from '../../support/drafts.ts';
import { quickPasswords } from '../../support/passwords.ts';
import { somePosts } from '../../support/posts.ts';
import type { TestServer } from '../../support/server.ts';
import { addPasskey, cliLogin, connectedApp, loginChallenge, newCredential, waitingApp } from './factors.ts';
import type { Row, Who } from './table.ts';

const password = 'correct horse';
let passwordHash: Promise<string> | undefined;
let made = 0;

/** Someone with a session. `token` is null for a visitor. */
type Person = { user: UserRow; token: string };
export type Call = { method: string; path: string; headers: Record<string, string>; body: string | null };

/** A person straight in the database: hundreds are needed, and registering costs a slow hash each. */
async function newPerson({ deps }: TestServer, role: 'user' | 'admin', verified: boolean): Promise<Person> {
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
    seats: 5,
    status: role === 'user' ? 'Trial' : 'None',
    subscriptionEndsAt: role === 'user' ? now + 14 * 86_400_000 : null,
    verifiedAt: verified ? now : null,
    createdAt: now,
  });
  if (!user) throw new Error('the e-mail is taken');
  return { user, token: await openSession(deps, user, { address: null, userAgent: 'a test' }) };
}

type Cast = {
  /** The owner of the e-mail and codes that a call names: the client, if signed in. */
  self: Person;
  /** The owner of its sessions and tokens: the client, once verified. */
  keeper: Person;
  /** The owner of its account: the client, if it is a customer who may have one. */
  customer: Person;
  /** The owner of its notes and views. */
  admin: () => Person | Promise<Person>;
};

const makers: Record<string, (server: TestServer, cast: Cast) => string | Promise<string>> = {
  email: (_server, { self }) => self.user.email,
  newEmail: () => `new${++made}@example.com`,
  password: () => password,
  viewerFile: () => 'viewer.js',
  accountId: (server, { customer }) => server.connect(customer.token, `member${++made}@example.com`),
  async draftId(server, { customer }) {
    const accountId = await server.connect(customer.token, `member${++made}@example.com`);
    return addDraft(server, { userId: customer.user.id, accountId });
  },
  async commentId(server, { customer }) {
    const accountId = await server.connect(customer.token, `member${++made}@example.com`);
    return addDraft(server, { userId: customer.user.id, accountId, state: 'posted' });
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
    // Nobody listens there, so that every try fails at once.
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
  /** Of a customer who is gone at the provider already. */
  async deadLetterId({ deps }) {
    const key = newId(deps.clock.now());
    const at = deps.clock.now();
    await addJob(direct(deps.db), { kind: 'customer_deletion', key, createdAt: at });
    const claim = { kind: 'customer_deletion', key, worker: 'w' } as const;
    const job = await claimJob(deps.db, { ...claim, now: at });
    await settleOne(
      deps.db,
      { ...claim, attempts: job?.attempts ?? 0 },
      { state: 'dead', at, error: 'away' },
    );
    return `customer_deletion:${key}`;
  },
  webhookSecret: (server) => server.deps.config.webhookSecret,
  async sessionId(server, { keeper }) {
    await openSession(server.deps, keeper.user, { address: null, userAgent: 'another device' });
    const { body } = await server.call('GET', '/api/sessions', { token: keeper.token });
    return body.find((session: { current: boolean }) => !session.current).id;
  },
  tokenId: async (server, { keeper }) => (await personalToken(server, keeper, 'write')).id,
  readToken: async (server, { self }) => (await personalToken(server, self, 'read')).token,
  writeToken: async (server, { self }) => (await personalToken(server, self, 'write')).token,
  async userId(server) {
    return (await newPerson(server, 'user', true)).user.id;
  },
  async planId(server) {
    // The first plans are made only where there are none.
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
  /** The ids of all plans, as they stand in a list of texts. */
  async everyPlanId(server) {
    await server.deps.billing.plansReady();
    return (await everyPlan(server.deps.db)).map(({ id }) => id).join('","');
  },
  /** The customer, who has an authenticator app. */
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
  campaignId: (server) => newCampaign(server),
  async campaignRunId(server) {
    const campaignId = await newCampaign(server);
    const now = server.deps.clock.now();
    const id = newId(now);
    direct(server.deps.db)
      .insert(campaignRuns)
      .values({ id, campaignId, actorId: 'somebody', createdAt: now })
      .run();
    return id;
  },
  async priceId(server, { customer }) {
    const { body } = await server.call('GET', '/api/subscription/plans', { token: customer.token });
    return body.find((plan: { _id: string }) => plan._id === 'premium').stripePriceId;
  },
  async cardId(server, { customer }) {
    const json = { paymentMethodId: 'pm_card_visa' };
    const kept = await server.call('POST', '/api/subscription/payment-methods', {
      token: customer.token,
      json,
    });
    if (kept.status !== 200) throw new Error(`no card: ${JSON.stringify(kept.body)}`);
    return kept.body.paymentMethods[0].id;
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

/** An admin looks at what a customer sees. */
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

async function newCampaign({ deps }: TestServer): Promise<string> {
  const now = deps.clock.now();
  const id = newId(now);
  direct(deps.db)
    .insert(campaigns)
    .values({ id, name: 'Spring', template: { dailySearchComments: 5 }, createdAt: now, updatedAt: now })
    .run();
  return id;
}

async function personalToken(
  server: TestServer,
  owner: Person,
  scope: 'read' | 'write',
): Promise<{ id: string; token: string }> {
  const made = await server.call('POST', '/api/tokens', {
    token: owner.token,
    json: { name: 'a script', scope },
  });
  if (made.status !== 201) throw new Error(`no token: ${JSON.stringify(made.body)}`);
  return made.body;
}

function found(what: RegExp, mail: { Text: string } | undefined): string {
  const match = what.exec(mail?.Text ?? '')?.[0];
  if (!match) throw new Error('the mail did not come');
  return match;
}

/** A customer and an admin to call as, and one thing of theirs for each word of the table, made when it is first asked for. */
export async function standIns(server: TestServer) {
  const user = await newPerson(server, 'user', true);
  const admin = await newPerson(server, 'admin', true);
  const things = new Map<string, string>();
  return {
    user,
    admin,
    async fill(text: string): Promise<string> {
      let full = text;
      for (const [all, word = ''] of text.matchAll(/\{(\w+)\}/g)) {
        const thing =
          things.get(word) ??
          (await makers[word]?.(server, { self: user, keeper: user, customer: user, admin: () => admin }));
        if (thing === undefined) continue;
        things.set(word, thing);
        full = full.replace(all, thing);
      }
      return full;
    },
  };
}

type Parts = { client: Person | null; cast: Cast; things: Map<string, Promise<string>> };
type Shared = Map<Who, Promise<Parts>>;

/** What a rejected call names stays as it is: those of one kind of client share their things. */
const sharedParts = new WeakMap<TestServer, Shared>();
const shareable = new Set<Who>(['visitor', 'unverified', 'other', 'admin', 'readToken', 'writeToken']);
const isRejected = (status: number | null) => status === 401 || status === 403 || status === 404;

function partsOf(server: TestServer, row: Row, who: Who): Promise<Parts> {
  if (!isRejected(row.expected[who]) || !shareable.has(who)) return newParts(server, who);
  const shared: Shared = sharedParts.get(server) ?? new Map();
  sharedParts.set(server, shared);
  const parts = shared.get(who) ?? newParts(server, who);
  shared.set(who, parts);
  return parts;
}

async function newParts(server: TestServer, who: Who): Promise<Parts> {
  const client =
    who === 'visitor'
      ? null
      : await newPerson(server, who === 'admin' ? 'admin' : 'user', who !== 'unverified');
  const isCustomer = who !== 'unverified' && who !== 'other' && who !== 'admin';
  const customer = isCustomer && client ? client : await newPerson(server, 'user', true);
  const self = who === 'other' || !client ? customer : client;
  const admin = () => (self.user.role === 'admin' ? self : newPerson(server, 'admin', true));
  const cast = { self, keeper: who === 'unverified' ? customer : self, customer, admin };
  return { client, cast, things: new Map() };
}

/** The request of one cell: `who` makes the call of `row`, and everything that it names is there. */
export async function prepareCell(server: TestServer, row: Row, who: Who): Promise<Call> {
  const parts = await partsOf(server, row, who);
  const { client } = parts;
  if (row.needs) await thing(server, parts, row.needs);
  const path = await filled(server, parts, row.params ?? {}, row.path);
  const query = await filled(server, parts, {}, row.query ?? {});
  const body = await filled(server, parts, {}, row.body ?? null);
  if (client && (who === 'expired' || who === 'none')) {
    const status = who === 'expired' ? 'Expired' : 'None';
    direct(server.deps.db)
      .update(users)
      .set({ status, subscriptionEndsAt: null })
      .where(eq(users.id, client.user.id))
      .run();
  }
  const token = who === 'readToken' || who === 'writeToken' ? await thing(server, parts, who) : client?.token;
  return {
    method: row.method,
    path: Object.keys(query).length ? `${path}?${new URLSearchParams(query)}` : path,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { 'x-auth-token': token } : {}),
      ...row.headers,
    },
    body: body && JSON.stringify(body),
  };
}

/** The same value with every `{word}` in its texts made real. A word that stands twice is the same thing. */
async function filled<T>(
  server: TestServer,
  parts: Parts,
  rename: Record<string, string>,
  value: T,
): Promise<T> {
  let text = JSON.stringify(value);
  for (const word of new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))) {
    text = text.replaceAll(`{${word}}`, await thing(server, parts, rename[word] ?? word));
  }
  return JSON.parse(text) as T;
}

function thing(server: TestServer, { cast, things }: Parts, word: string): Promise<string> {
  const made = things.get(word) ?? make(server, cast, word);
  things.set(word, made);
  return made;
}

async function make(server: TestServer, cast: Cast, word: string): Promise<string> {
  const maker = makers[word];
  if (!maker) throw new Error(`world.ts makes no {${word}}`);
  return maker(server, cast);
}

/** Makes the call and answers what came first: a stream is left at once. */
export async function send(
  server: TestServer,
  { path, ...init }: Call,
): Promise<{ status: number; body: unknown }> {
  const leave = new AbortController();
  const response = await fetch(server.url + path, { ...init, signal: leave.signal, redirect: 'manual' });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    leave.abort();
    return { status: response.status, body: undefined };
  }
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}
