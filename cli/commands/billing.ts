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
import { pick } from '../pick.ts';
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
  about: 'Show your plan and invoices, subscribe, change seats, cancel. `chimein cards` has your cards.',
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
    command<{ seats: string }, [string]>({
      name: 'subscribe',
      about: 'Subscribe to a plan with your default card.',
      details:
        'Add a card with `chimein cards add` before. If your bank requires confirmation, the command prints an address and exits 8.',
      arguments: [{ name: 'plan', about: 'name of the plan; see `chimein billing plans`' }],
      flags: [{ flags: '--seats <number>', about: 'from 1 to 20', default: '1' }],
      fields: { plan: 'name of the plan', ...subscriptionFields },
      writes: true,
      proof: true,
      examples: ['chimein billing subscribe Premium --seats 2 --dry-run'],
      run: subscribe,
    }),
    command({
      name: 'cancel',
      about: 'End your subscription with the paid period. `billing resume` takes it back until then.',
      fields: subscriptionFields,
      writes: true,
      examples: ['chimein billing cancel --dry-run', 'chimein billing cancel --yes'],
      run: (context) => continueOrEnd(context, true),
    }),
    command({
      name: 'resume',
      about: 'Take a cancellation back.',
      fields: subscriptionFields,
      writes: true,
      examples: ['chimein billing resume --dry-run', 'chimein billing resume --yes'],
      run: (context) => continueOrEnd(context, false),
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
  const count = readSeats(wanted);
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

function readSeats(text: string): number {
  if (!/^\d+$/.test(text)) throw usage(`'${text}' is not a number of seats.`, 'Use 1 to 20.');
  return Number(text);
}

async function subscribe(context: Context, options: { seats: string }, wanted: string): Promise<void> {
  const { out } = context;
  const client = context.client();
  const count = readSeats(options.seats);
  const { rows } = await client.list<Plan>('/api/subscription/plans');
  const { name, price, trialDays, stripePriceId } = pick(rows, wanted, 'plan', 'chimein billing plans');
  const first = trialDays === 0 ? 'now' : `after ${trialDays} free days`;
  out.note(
    `${name}: $${price * count} a month for ${count} ${count === 1 ? 'seat' : 'seats'}, first charged ${first}.`,
  );
  const step = {
    does: `subscribe to ${name} with ${count} seats`,
    method: 'POST',
    path: '/api/subscription/create',
    body: { priceId: stripePriceId, seats: count },
  } as const;
  const made = await perform<Subscribed>(context, step, `Subscribe to ${name}?`).catch((error) =>
    whereToConfirm(client, error),
  );
  if (made)
    out.object({ plan: name, ...made.subscription }, () => out.note(`You have subscribed to ${name}.`));
}

async function continueOrEnd(context: Context, ends: boolean): Promise<void> {
  const { out } = context;
  context.client();
  const step = {
    does: ends ? 'end the subscription with its period' : 'continue the subscription',
    method: 'POST',
    path: `/api/subscription/${ends ? 'cancel' : 'reactivate'}`,
    body: {},
  } as const;
  const made = await perform<Subscribed>(context, step, ends ? 'Cancel your subscription?' : undefined);
  if (!made) return;
  out.object({ ...made.subscription }, () =>
    out.note(
      ends
        ? `Your subscription ends on ${day(made.subscription?.currentPeriodEnd ?? null)}.`
        : 'Your subscription goes on.',
    ),
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
