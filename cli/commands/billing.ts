/** billing: what is paid for, and what it costs. */
import type {
  Invoice,
  Invoices,
  Plan,
  Preview,
  Subscribed,
  Subscription,
} from '../../server/billing/schemas.ts';
import type { User } from '../../server/users/schemas.ts';
import { listAccounts } from '../accountRef.ts';
import type { Client } from '../client.ts';
import { command, fieldsOf, type Group } from '../command.ts';
import type { Context } from '../context.ts';
import { CliError, usage } from '../errors.ts';
import { readLimit } from '../pages.ts';
import { perform } from '../perform.ts';
import { localTime } from '../text.ts';

const planFields = fieldsOf<Plan>({
  _id: 'which plan',
  name: 'its name',
  type: '`premium` is the popular one',
  price: 'dollars per seat and month',
  trialDays: 'before anything is charged',
  stripePriceId: 'what a subscription is begun with',
  features: '`[{name, included}]`',
});
const subscriptionFields = fieldsOf<Subscription>({
  seats: 'that are paid for',
  status: 'as the payments provider has it',
  trialEnd: 'or null',
  currentPeriodStart: 'or null',
  currentPeriodEnd: 'or null',
  cancelAtPeriodEnd: 'whether it ends then',
});

const day = (iso: string | null) => localTime(iso).slice(0, 10);
const money = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

const billing: Group = {
  name: 'billing',
  about: 'Plan, seats and invoices.',
  commands: [
    command({
      name: 'status',
      about: 'What you are on, until when, and how many seats it has.',
      fields: {
        status: '`Paid`, `Trial`, `Expired` or `None`',
        subscriptionEndsAt: 'the billing date, or null',
        seats: 'how many accounts may be connected',
        connected: 'how many are',
        plan: 'its name, or null',
        subscription: `\`{${Object.keys(subscriptionFields).join(', ')}}\`, or null`,
        requiresAction: 'what waits until you confirm it with your bank, with its `url`; or null',
      },
      examples: ['chimein billing status', 'chimein billing status --json status,seats'],
      run: showStatus,
    }),
    command({
      name: 'plans',
      about: 'What can be subscribed to.',
      fields: planFields,
      examples: ['chimein billing plans', 'chimein billing plans --json name,price'],
      async run({ out, client }) {
        const { rows } = await client().list<Plan>('/api/subscription/plans');
        out.list(rows, [
          { title: 'PLAN', value: ({ name }) => name },
          { title: 'PER SEAT AND MONTH', value: ({ price }) => `$${price}` },
          { title: 'TRIAL', value: ({ trialDays }) => (trialDays === 0 ? '-' : `${trialDays} days`) },
          {
            title: 'WITH',
            flexible: true,
            value: ({ features }) =>
              features.flatMap(({ name, included }) => (included ? [name] : [])).join(', '),
          },
        ]);
      },
    }),
    command<{ limit: string }>({
      name: 'invoices',
      about: 'Your invoices, newest first.',
      flags: [{ flags: '--limit <number>', about: 'how many at most; 0 for all', default: '10' }],
      fields: fieldsOf<Invoice>({
        _id: 'which invoice',
        invoiceNumber: 'as it is printed, or null',
        createdAt: 'when it was made',
        amount: 'in cents; below 0: a credit for the next invoices',
        status: '`paid`, `open`, `void` or `uncollectible`',
        invoiceUrl: 'where it is shown',
      }),
      examples: [
        'chimein billing invoices',
        'chimein billing invoices --limit 0 --json invoiceNumber,amount',
      ],
      run: listInvoices,
    }),
    command<object, [string | undefined]>({
      name: 'seats',
      about: 'How many seats there are; with a number, change that.',
      more: 'What a change costs is said before it is made. With --dry-run it is only said. Where your bank asks, the change waits until you confirm the payment at the address that is shown (exit code 8).',
      arguments: [{ name: 'seats', about: 'from 1 to 20', optional: true }],
      fields: {
        seats: 'how many there are, after a change',
        connected: 'how many are taken',
        dueNow: 'of a change: charged at once, in cents',
        nextAmount: 'of a change: the next charge, in cents',
        nextDate: 'of a change: when that is, or null',
      },
      writes: true,
      examples: [
        'chimein billing seats',
        'chimein billing seats 4 --dry-run',
        'chimein billing seats 4 --yes',
      ],
      run: seats,
    }),
  ],
};

export default [billing];

async function showStatus({ out, client: signedIn }: Context): Promise<void> {
  const client = signedIn();
  const [user, { subscription, plan, requiresAction = null }, accounts] = await Promise.all([
    client.get<User>('/api/me'),
    client.get<Subscribed>('/api/subscription'),
    listAccounts(client),
  ]);
  const { status, subscriptionEndsAt, seats } = user;
  const connected = accounts.length;
  const billed = { status, subscriptionEndsAt, seats, connected, plan: plan?.name ?? null };
  out.object({ ...billed, subscription, requiresAction }, () => {
    const until = day(subscription?.currentPeriodEnd ?? subscriptionEndsAt) || '-';
    out.facts([
      ['Status', status],
      ['Plan', plan?.name ?? '-'],
      [subscription?.cancelAtPeriodEnd ? 'Ends' : 'Until', until],
      ['Seats', `${connected} of ${seats} taken`],
      ...(requiresAction ? [['To confirm', requiresAction.url] as [string, string]] : []),
    ]);
  });
}

async function listInvoices({ out, client: signedIn }: Context, options: { limit: string }): Promise<void> {
  const most = readLimit(options.limit);
  const client = signedIn();
  const rows: Invoice[] = [];
  for (let page = 1; rows.length < most; page += 1) {
    const query = { page: String(page), limit: '100' };
    const answer = await client.get<Invoices>('/api/subscription/invoices', { query });
    rows.push(...answer.invoices);
    if (answer.invoices.length === 0 || rows.length >= answer.total) break;
  }
  out.list(rows.slice(0, most), [
    { title: 'NUMBER', value: ({ invoiceNumber }) => invoiceNumber ?? '-' },
    { title: 'DATE', value: ({ createdAt }) => day(createdAt) },
    { title: 'AMOUNT', value: ({ amount }) => money(amount) },
    {
      title: 'STATUS',
      value: ({ status, amount }) => (status === 'paid' && amount < 0 ? 'credit' : status),
      style: ({ status }) => (status === 'paid' ? 'green' : 'yellow'),
    },
    { title: 'WHERE', flexible: true, value: ({ invoiceUrl }) => invoiceUrl ?? '' },
  ]);
  if (rows.length === 0) out.note('No invoices yet.');
}

async function seats(context: Context, _options: object, wanted: string | undefined): Promise<void> {
  const { out } = context;
  const client = context.client();
  const [user, accounts] = await Promise.all([client.get<User>('/api/me'), listAccounts(client)]);
  const connected = accounts.length;
  if (wanted === undefined)
    return out.object({ seats: user.seats, connected }, () =>
      out.line(`${connected} of ${user.seats} seats taken`),
    );
  if (!/^\d+$/.test(wanted)) throw usage(`'${wanted}' is not a number of seats.`, 'From 1 to 20.');
  const count = Number(wanted);
  const { subscription } = await client.get<Subscribed>('/api/subscription');
  if (count === subscription?.seats)
    return out.object({ seats: count, connected }, () => out.note(`There are ${count} seats already.`));
  const cost = await client.write<Preview>('POST', '/api/subscription/preview', { seats: count });
  const { dueNow, nextAmount, nextDate } = cost;
  out.note(
    `Due now ${money(dueNow)}${nextDate === null ? '' : `, then ${money(nextAmount)} on ${day(nextDate)}`}.`,
  );
  const step = {
    does: `change ${subscription?.seats} seats to ${count}`,
    method: 'PUT',
    path: '/api/subscription/update',
    body: { seats: count },
  } as const;
  if (
    !(await perform(context, step, `Change to ${count} seats?`).catch((error) =>
      whereToConfirm(client, error),
    ))
  )
    return;
  out.object({ seats: count, connected, dueNow, nextAmount, nextDate }, () =>
    out.note(`There are ${count} seats now.`),
  );
}

/** Says where a payment is confirmed that the bank asks about. */
async function whereToConfirm(client: Client, error: unknown): Promise<never> {
  if (!(error instanceof CliError && error.code === 'payment_action_required')) throw error;
  const { code, message, status, requestId } = error;
  const { requiresAction } = await client.get<Subscribed>('/api/subscription');
  const hint = `Open ${requiresAction?.url} and choose 'Confirm payment'. Until then nothing is charged and nothing changes.`;
  throw new CliError(code, message, { status, requestId, hint });
}
