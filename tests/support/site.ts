import type { Page } from 'playwright-core';
import { randomFrom } from '../../sandbox/random.ts';
import { unsubscribeUrl } from '../../server/messaging/digest/unsubscribeLink.ts';
import { seedDemo } from '../../server/operations/demo/seedDemo.ts';
import { ensureWebBuilt } from '../../server/webBuild.ts';
import { go } from './acts.ts';
import { addDraft } from './drafts.ts';
import { play, startTestServer, type TestServer } from './server.ts';

const hour = 3_600_000;

/** A customer with some weeks of history, a new one, an admin, or a visitor. */
export type Who = 'customer' | 'newcomer' | 'staff' | 'visitor';
/** Every page, with a name for its screenshot. Words in braces stand for what `startSite` made. */
export const pages: { name: string; path: string; who: Who; state?: object }[] = [
  { name: 'login', path: '/login', who: 'visitor' },
  { name: 'register', path: '/register', who: 'visitor' },
  { name: 'forgot-password', path: '/forgot-password', who: 'visitor' },
  { name: 'verify-unknown', path: '/verify', who: 'visitor' },
  {
    name: 'verify',
    path: '/verify',
    who: 'visitor',
    state: { token: 'a token', email: 'mara.winter@example.com' },
  },
  { name: 'reset-password', path: '/reset-password/{resetToken}', who: 'visitor' },
  { name: 'invitation', path: '/invitation/{invitationToken}', who: 'visitor' },
  { name: 'opt-out', path: '/opt-out', who: 'visitor' },
  { name: 'unsubscribe', path: '/unsubscribe/none', who: 'visitor' },
  { name: 'help', path: '/help', who: 'visitor' },
  { name: 'help-article', path: '/help/writing-a-prompt', who: 'visitor' },
  { name: 'connect-assistant', path: '/connect-assistant?error=invalid_client', who: 'customer' },
  { name: 'dashboard', path: '/dashboard', who: 'customer' },
  { name: 'linkedin-accounts', path: '/linkedin-accounts', who: 'customer' },
  { name: 'success-new-account', path: '/success-new-account', who: 'customer' },
  { name: 'comments-history', path: '/comments-history', who: 'customer' },
  { name: 'results', path: '/comments-history/results', who: 'customer' },
  { name: 'replies', path: '/replies', who: 'customer' },
  { name: 'review', path: '/review', who: 'customer' },
  { name: 'review-sources', path: '/review/sources', who: 'customer' },
  { name: 'prompt-bench', path: '/prompt-bench', who: 'customer' },
  { name: 'billing', path: '/billing', who: 'customer' },
  { name: 'people', path: '/people', who: 'customer' },
  { name: 'settings', path: '/settings', who: 'customer' },
  { name: 'settings-security', path: '/settings/security', who: 'customer' },
  { name: 'settings-api', path: '/settings/api', who: 'customer' },
  { name: 'settings-preferences', path: '/settings/preferences', who: 'customer' },
  { name: 'settings-data', path: '/settings/data', who: 'customer' },
  { name: 'not-found', path: '/no-such-page', who: 'customer' },
  { name: 'dashboard-empty', path: '/dashboard', who: 'newcomer' },
  { name: 'linkedin-accounts-empty', path: '/linkedin-accounts', who: 'newcomer' },
  { name: 'comments-history-empty', path: '/comments-history', who: 'newcomer' },
  { name: 'results-empty', path: '/comments-history/results', who: 'newcomer' },
  { name: 'replies-empty', path: '/replies', who: 'newcomer' },
  { name: 'people-empty', path: '/people', who: 'newcomer' },
  { name: 'review-empty', path: '/review', who: 'newcomer' },
  { name: 'prompt-bench-empty', path: '/prompt-bench', who: 'newcomer' },
  { name: 'billing-empty', path: '/billing', who: 'newcomer' },
  { name: 'admin-dashboard', path: '/admin/dashboard', who: 'staff' },
  { name: 'admin-user', path: '/admin/users/{customer}', who: 'staff' },
  { name: 'admin-user-accounts', path: '/admin/users/{customer}/accounts', who: 'staff' },
  { name: 'admin-user-settings', path: '/admin/users/{customer}/settings', who: 'staff' },
  { name: 'admin-user-comments', path: '/admin/users/{customer}/comments', who: 'staff' },
  { name: 'admin-user-billing', path: '/admin/users/{customer}/billing', who: 'staff' },
  { name: 'admin-user-access', path: '/admin/users/{customer}/access', who: 'staff' },
  { name: 'admin-user-changes', path: '/admin/users/{customer}/changes', who: 'staff' },
  { name: 'admin-user-notes', path: '/admin/users/{customer}/notes', who: 'staff' },
  { name: 'admin-audit', path: '/admin/audit', who: 'staff' },
  { name: 'admin-campaigns', path: '/campaigns', who: 'staff' },
  { name: 'admin-new-campaign', path: '/campaigns/create', who: 'staff' },
  { name: 'admin-security', path: '/admin/security', who: 'staff' },
  { name: 'admin-plans', path: '/admin/plans', who: 'staff' },
  { name: 'admin-opt-outs', path: '/admin/opt-outs', who: 'staff' },
  { name: 'admin-costs', path: '/admin/costs', who: 'staff' },
  { name: 'admin-operations', path: '/admin/operations', who: 'staff' },
  { name: 'admin-webhooks-received', path: '/admin/operations/received', who: 'staff' },
  { name: 'admin-mails', path: '/admin/operations/mails', who: 'staff' },
];

export type Site = TestServer & {
  tokens: Record<Who, string | undefined>;
  customerId: string;
  resetToken: string;
  invitationToken: string;
  optOutId: string;
  unsubscribeToken: string;
};

const waiting = [
  {
    posterName: 'Ada Okafor',
    postText:
      'We closed the support inbox on weekends. Nobody complained, and Monday is not worse than before.',
    comment:
      'Check the churn of customers in other time zones after a quarter. Those who leave quietly never complain.',
  },
  {
    posterName: 'Marcus Osei',
    postText: 'Our release notes are now written by the engineer who built the feature, not by marketing.',
    comment:
      'Who writes them for the fixes? Customers who reported a bug read release notes more closely than anybody.',
  },
  {
    posterName: 'Priya Doyle',
    postText: 'We cut our build time to a third in three steps: cache, split, delete.',
    comment:
      'Deleting usually wins. A cache has to be looked after, while a removed build step stays fast for free.',
  },
];

/** The built app with its demo at `now`, some hours into a simulated working day, and its users. */
export async function startSite(now: string): Promise<Site> {
  const end = Date.parse(now);
  const begin = new Date(end - 5 * hour).toISOString();
  const server = await startTestServer({
    now: begin,
    webRoot: await ensureWebBuilt(() => {}),
    random: randomFrom('site'),
  });
  await seedDemo(server.deps, () => server.sandbox.seedDemo());
  const signIn = async (email: string, password: string) =>
    (await server.call('POST', '/api/auth/login', { json: { email, password } })).body.token as string;
  const customer = await signIn('demo@example.com', 'chimein-demo');
  await subscribe(server, customer);
  await play(server, end);
  // Reads the reactions and replies of all comments.
  await server.deps.jobs.runDue('result_reads');
  const { body: me } = await server.call('GET', '/api/me', { token: customer });
  for (const draft of waiting)
    await addDraft(server, { userId: me._id, accountId: me.linkedinAccounts[0], ...draft });
  const { token: newcomer } = await server.signUp({ email: 'new@example.com' });
  const staff = await signIn('admin@example.com', 'chimein-admin');
  await server.call('POST', `/api/admin/users/${me._id}/notes`, {
    token: staff,
    json: { text: 'Asked for an invoice with a VAT number.' },
  });
  const invited = 'lea.sommer@example.com';
  // An invitation needs a recent sign-in.
  await server.call('POST', '/api/auth/proof', { token: customer, json: { password: 'chimein-demo' } });
  await server.call('POST', '/api/people', { token: customer, json: { email: invited, role: 'reviewer' } });
  const { body: optOut } = await server.call('POST', '/api/opt-outs', {
    json: { profileUrl: 'https://www.linkedin.com/in/quinn-quiet' },
  });
  await server.call('PUT', '/api/digest', { token: customer, json: { timeZone: 'Europe/Berlin' } });
  const tokens = { customer, newcomer, staff, visitor: undefined };
  return {
    ...server,
    tokens,
    customerId: me._id,
    resetToken: await askForResetToken(server, 'new@example.com'),
    optOutId: optOut.id,
    unsubscribeToken: unsubscribeUrl(server.deps.config, me._id).split('/').at(-1) ?? '',
    invitationToken: /\/invitation\/(\S+)/.exec((await server.lastMailTo(invited))?.Text ?? '')?.[1] ?? '',
  };
}

/** Asks for a reset link. @returns the token in its e-mail */
export async function askForResetToken(server: TestServer, email: string): Promise<string> {
  await server.call('POST', '/api/otp/forgot-password', { json: { email } });
  return /\/reset-password\/(\S+)/.exec((await server.lastMailTo(email))?.Text ?? '')?.[1] ?? '';
}

/** The address of a page of `pages`. */
export const addressOf = ({ url, customerId, ...tokens }: Place, path: string): string =>
  url +
  path
    .replace('{customer}', customerId)
    .replace('{resetToken}', tokens.resetToken)
    .replace('{invitationToken}', tokens.invitationToken)
    .replace('{optOutId}', tokens.optOutId)
    .replace('{unsubscribeToken}', tokens.unsubscribeToken);
type Place = Pick<
  Site,
  'url' | 'customerId' | 'resetToken' | 'invitationToken' | 'optOutId' | 'unsubscribeToken'
>;

/** Buys the premium plan for three seats with a new card, through the API. */
async function subscribe(server: TestServer, token: string): Promise<void> {
  const path = '/api/subscription';
  const { clientSecret } = (await server.call('POST', `${path}/setup-intent`, { token, json: {} })).body;
  const { key, confirmUrl } = (await server.call('GET', `${path}/config`, { token })).body;
  const confirmed = await fetch(confirmUrl.replace('{id}', clientSecret.split('_secret_')[0]), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  });
  const { payment_method: paymentMethodId } = (await confirmed.json()) as { payment_method: string };
  await server.call('POST', `${path}/payment-methods`, { token, json: { paymentMethodId } });
  const plans: { _id: string; stripePriceId: string }[] = (
    await server.call('GET', `${path}/plans`, { token })
  ).body;
  const premium = plans.find(({ _id }) => _id === 'premium');
  await server.call('POST', `${path}/create`, { token, json: { priceId: premium?.stripePriceId, seats: 3 } });
}

type Target = { path: string; state?: object };

/** Opens a page and waits until everything on it has loaded. */
export async function goTo(page: Page, site: Place, { path, state }: Target): Promise<void> {
  await page.goto(addressOf(site, path));
  if (state) {
    await page.evaluate((usr) => history.replaceState({ usr, key: 'here', idx: 0 }, ''), state);
    await page.reload();
  }
  await loaded(page);
}

/** The same without loading the app again, from a page with another title. */
export async function moveTo(page: Page, site: Place, { path }: Target): Promise<void> {
  const before = await page.title();
  await go(page, addressOf(site, path));
  // The old page stays until the new one can be shown.
  await page.waitForFunction((title) => document.title !== title, before);
  await loaded(page);
}

async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.querySelector('h1')) return false;
    const coming = document.querySelector('.MuiSkeleton-root, .MuiCircularProgress-root, [aria-busy=true]');
    // Some parts load when they become visible.
    coming?.scrollIntoView({ block: 'center' });
    return !coming;
  });
  await page.evaluate(() => scrollTo(0, 0));
}
