import type {
  Invoice,
  Invoices,
  Plan,
  Preview,
  Subscribed,
  Subscription,
} from '../../server/billing/schemas.ts';
import type { User } from '../../server/identity/users/schemas.ts';
import { listAccounts } from '../accountRef.ts';
import type { Client } from '../client.ts';
import type { Context } from '../command.ts';
import { command, fieldsOf, type Group } from '../command.ts';
import { CliError, usage } from '../errors.ts';
import { readLimit } from '../pages.ts';
import { perform } from '../perform.ts';
import { localTime } from '../text.ts';

const planFields = fieldsOf<Plan>({
  _id: 'ID of the plan',
  id: 'the same',
  name: 'name of the plan',
  type: '`premium` marks the most popular plan',
  price: 'dollars per seat per month',
  trialDays: 'free days before the first charge',
  stripePriceId: 'price ID for a new subscription',
  features: '`[{name, included}]`',
});
const subscriptionFields = fieldsOf<Subscription>({
  seats: 'number of paid seats',
  status: 'status at Stripe',
  trialEnd: 'end of the trial, or null',
  currentPeriodStart: 'start of the period, or null',
  currentPeriodEnd: 'end of the period, or null',
  cancelAtPeriodEnd: 'whether it ends with the period',
});

const day = (iso: string | null) => localTime(iso).slice(0, 10);
const money = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

const billing: Group = {
  name: 'billing',
  about: 'Show your plan and invoices, change seats.',
  commands: [
    command({
      name: 'status',
      about: 'Show your plan, its end date and its seats.',
      fields: {
        status: '`Paid`, `Trial`, `Expired` or `None`',
        subscriptionEndsAt: 'billing date, or null',
        seats: 'number of accounts that can be connected',
        connected: 'number of connected accounts',
        plan: 'name of the plan, or null',
        subscription: `\`{${Object.keys(subscriptionFields).join(', ')}}\`, or null`,
        requiresAction: 'payment to confirm with your bank, with its `url`; or null',
      },
      examples: ['chimein billing status', 'chimein billing status --json status,seats'],
      run: showStatus,
    }),
    command({
      name: 'plans',
      about: 'List the plans.',
      fields: planFields,
      examples: ['chimein billing plans', 'chimein billing plans --json name,price'],
      async run({ out, client }) {
        const { rows } = await client().list<Plan>('/api/subscription/plans');
        out.list(rows, [
          { title: 'PLAN', value: ({ name }) => name },
          { title: 'PER SEAT PER MONTH', value: ({ price }) => `$${price}` },
          { title: 'TRIAL', value: ({ trialDays }) => (trialDays === 0 ? '-' : `${trialDays} days`) },
          {
            title: 'FEATURES',
            flexible: true,
            value: ({ features }) =>
              features.flatMap(({ name, included }) => (included ? [name] : [])).join(', '),
          },
        ]);
      },
    }),
    command<{ limit: string }>({
      name: 'invoices',
      about: 'List your invoices, newest first.',
      flags: [{ flags: '--limit <number>', about: 'maximum number of rows; 0 for all', default: '10' }],
      fields: fieldsOf<Invoice>({
        _id: 'ID of the invoice',
        id: 'the same',
        invoiceNumber: 'invoice number, or null',
        createdAt: 'time it was created',
        amount: 'in cents; negative amounts are credits for later invoices',
        status: '`paid`, `open`, `void` or `uncollectible`',
        invoiceUrl: 'URL of the invoice',
      }),
      examples: [
        'chimein billing invoices',
        'chimein billing invoices --limit 0 --json invoiceNumber,amount',
      ],
      run: listInvoices,
    }),
    command<object, [string | undefined]>({
      name: 'seats',
      about: 'Show the number of seats, or change it.',
      details:
        'Prints the cost before a change. --dry-run only prints the cost. If your bank requires confirmation, the command prints an address and exits 8; the change happens after you confirm the payment there.',
      arguments: [{ name: 'seats', about: 'from 1 to 20', optional: true }],
      fields: {
        seats: 'number of seats, after a change',
        connected: 'number of seats in use',
        dueNow: 'of a change: amount charged now, in cents',
        nextAmount: 'of a change: amount of the next charge, in cents',
        nextDate: 'of a change: date of the next charge, or null',
      },
      writes: true,
      proof: 'For more seats',
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
      ['Seats', `${connected} of ${seats} in use`],
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
    { title: 'URL', flexible: true, value: ({ invoiceUrl }) => invoiceUrl ?? '' },
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
      out.line(`${connected} of ${user.seats} seats in use`),
    );
  if (!/^\d+$/.test(wanted)) throw usage(`'${wanted}' is not a number of seats.`, 'Use 1 to 20.');
  const count = Number(wanted);
  const { subscription } = await client.get<Subscribed>('/api/subscription');
  if (count === subscription?.seats)
    return out.object({ seats: count, connected }, () => out.note(`You already have ${count} seats.`));
  const cost = await client.write<Preview>('POST', '/api/subscription/preview', { seats: count });
  const { dueNow, nextAmount, nextDate } = cost;
  out.note(
    `Due now ${money(dueNow)}${nextDate === null ? '' : `, then ${money(nextAmount)} on ${day(nextDate)}`}.`,
  );
  const step = {
    does: `change the seats from ${subscription?.seats} to ${count}`,
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
    out.note(`You now have ${count} seats.`),
  );
}

/** Adds the address where the user confirms a payment. */
async function whereToConfirm(client: Client, error: unknown): Promise<never> {
  if (!(error instanceof CliError && error.code === 'payment_action_required')) throw error;
  const { code, message, status, requestId } = error;
  const { requiresAction } = await client.get<Subscribed>('/api/subscription');
  const hint = `Open ${requiresAction?.url} and choose 'Confirm payment'. Until then, you are not charged and nothing changes.`;
  throw new CliError(code, message, { status, requestId, hint });
}
