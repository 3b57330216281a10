import {
  type CostCaps,
  type CostRow,
  costGroups,
  costPurposes,
  type ModelPrice,
} from '../../server/operations/costs/schemas.ts';
import { type Context, command, fieldsOf, type Group } from '../command.ts';
import { usage } from '../errors.ts';
import { moment } from '../input.ts';
import { readLimit } from '../pages.ts';
import { perform } from '../perform.ts';
import { localTime } from '../text.ts';
import { findUser } from './users.ts';

const rowFields = fieldsOf<CostRow>({
  _id: 'month and ID',
  id: 'the same',
  month: 'month in UTC, such as 2026-03',
  userId: 'ID of the customer',
  email: 'e-mail of the customer',
  accountId: 'ID of the account',
  accountName: 'name of the account',
  calls: 'calls to the language model',
  estimated: 'calls without usage in the answer; they count with the most that they can have used',
  unpriced: 'calls while the model had no price; `cost` is without them',
  inputTokens: 'input tokens, with cached ones',
  cachedTokens: 'cached input tokens',
  outputTokens: 'output tokens, with reasoning',
  cost: 'cost in the configured currency, or null if unknown',
  comments: 'comments posted in the month; null by month',
  measured: 'those whose answers within 3 days are known',
  answered: 'measured comments with a reaction or a reply within 3 days',
  commentsPerAnswer: 'measured comments per answered one, or null below 20 measured ones',
  costPerAnswer: 'cost per answered comment, or null if unknown',
});
const priceFields = fieldsOf<ModelPrice>({
  id: 'ID of the price',
  model: 'name of the model',
  input: 'price per million input tokens',
  cached: 'price per million cached input tokens',
  output: 'price per million output tokens',
  validFrom: 'time from which it applies',
  createdAt: 'time at which it was added',
});
const capFields = fieldsOf<CostCaps>({
  currency: 'currency of all amounts',
  month: 'this month in UTC',
  endsAt: 'end of this month',
  spent: 'costs of all customers this month',
  reserved: 'the most that calls under way can cost; 0 without a cap',
  model: 'model in use',
  unpriced: '`[model]`: models in use without a price, that of the judge included',
  price: '`{input, cached, output}` of the model in use, or null if unknown',
  installation: 'cap of all customers together per month, or null',
  customer: 'cap of each customer per month, or null',
  customers: '`[{userId, email, cap}]`: customers with a cap of their own',
});

type ListOptions = { by?: string; month?: string; purpose?: string; search?: string; limit: string };
type PriceOptions = { inputPrice: string; cachedPrice?: string; outputPrice: string; from?: string };
type CapOptions = { installation?: string; perCustomer?: string };

const costs: Group = {
  name: 'costs',
  about: 'For admins: the costs of the language model, its prices, and monthly caps.',
  commands: [
    command<ListOptions>({
      name: 'list',
      about: 'List the costs of each month, latest first.',
      flags: [
        { flags: '--by <group>', about: 'sum up by account, customer or month', choices: costGroups },
        { flags: '--month <month>', about: 'only this month in UTC, such as 2026-03' },
        { flags: '--purpose <purpose>', about: 'only calls for this', choices: costPurposes },
        { flags: '--search <text>', about: 'text in the e-mail of the customer' },
        { flags: '--limit <number>', about: 'maximum number of rows', default: '100' },
      ],
      fields: rowFields,
      examples: ['chimein costs list --by customer', 'chimein costs list --by month --json month,cost'],
      run: listCosts,
    }),
    command({
      name: 'prices',
      about: 'List the prices of language models, latest first.',
      fields: priceFields,
      examples: ['chimein costs prices', 'chimein costs prices --json model,input,output'],
      async run({ out, client }) {
        const rows = await client().get<ModelPrice[]>('/api/admin/model-prices');
        showPrices(out, rows);
        if (rows.length === 0) out.note('No model has a price, so costs are unknown.');
      },
    }),
    command<PriceOptions, [string]>({
      name: 'add-price',
      about: 'Add the price of a model. Recorded costs keep the price that they had.',
      arguments: [{ name: 'model', about: 'name of the model, as in OPENAI_MODEL or OPENAI_JUDGE_MODEL' }],
      flags: [
        { flags: '--input-price <amount>', about: 'per million input tokens', required: true },
        {
          flags: '--cached-price <amount>',
          about: 'per million cached input tokens; the input price by default',
        },
        { flags: '--output-price <amount>', about: 'per million output tokens', required: true },
        { flags: '--from <date>', about: 'when it begins to apply, such as 2027-01-31; now by default' },
      ],
      fields: priceFields,
      writes: true,
      proof: true,
      examples: [
        'chimein costs add-price sandbox-writer --input-price 0.25 --cached-price 0.025 --output-price 2',
      ],
      run: addPrice,
    }),
    command({
      name: 'caps',
      about: 'Show the monthly caps, and the costs of this month so far.',
      fields: capFields,
      examples: ['chimein costs caps', 'chimein costs caps --json spent,installation'],
      async run({ out, client }) {
        showCaps(out, await client().get<CostCaps>('/api/admin/cost-caps'));
      },
    }),
    command<CapOptions>({
      name: 'set-caps',
      about:
        'Set the monthly caps. Flags that you leave out stay unchanged. Costs never exceed a cap: before a call, the most that it can cost is reserved, and a call that could exceed a cap waits.',
      flags: [
        { flags: '--installation <amount>', about: 'for all customers together; none removes it' },
        { flags: '--per-customer <amount>', about: 'for each customer; none removes it' },
      ],
      fields: capFields,
      writes: true,
      proof: true,
      examples: [
        'chimein costs set-caps --installation none --per-customer none',
        'chimein costs set-caps --per-customer 5 --dry-run',
      ],
      run: setCaps,
    }),
    command<object, [string, string]>({
      name: 'set-cap',
      about:
        'Set the monthly cap of one customer. A call that could exceed it waits, even when many run at the same time.',
      arguments: [
        { name: 'user', about: 'e-mail or ID', live: 'user' },
        { name: 'amount', about: 'an amount, `none` for no cap, or `default`' },
      ],
      fields: capFields,
      writes: true,
      proof: true,
      examples: [
        'chimein costs set-cap ada@example.com none',
        'chimein costs set-cap ada@example.com default',
      ],
      run: setCap,
    }),
  ],
};

export default [costs];

function amount(text: string): number {
  if (!/^\d+(\.\d{1,6})?$/.test(text)) throw usage(`'${text}' is not an amount.`, 'Write it as 12.50.');
  return Number(text);
}

const money = (value: number | null): string => (value === null ? 'unknown' : String(value));

async function listCosts({ out, client }: Context, options: ListOptions): Promise<void> {
  const { by, month, purpose, search, limit } = options;
  const most = Math.min(readLimit(limit), 1000);
  const query = { range: `[0,${most - 1}]`, filter: JSON.stringify({ by, month, purpose, q: search }) };
  const { rows, total } = await client().list<CostRow>('/api/admin/costs', { query });
  out.list(rows, [
    { title: 'MONTH', value: (row) => row.month },
    { title: 'CUSTOMER', flexible: true, value: (row) => row.email ?? '-' },
    { title: 'ACCOUNT', flexible: true, value: (row) => row.accountName ?? '-' },
    { title: 'CALLS', value: (row) => String(row.calls) },
    { title: 'INPUT', value: (row) => String(row.inputTokens) },
    { title: 'CACHED', value: (row) => String(row.cachedTokens) },
    { title: 'OUTPUT', value: (row) => String(row.outputTokens) },
    { title: 'COST', value: (row) => money(row.cost) },
    { title: 'COMMENTS/ANSWER', value: (row) => row.commentsPerAnswer?.toFixed(1) ?? '-' },
    { title: 'COST/ANSWER', value: (row) => money(row.costPerAnswer) },
  ]);
  if (rows.length === 0) out.note('There are no such costs.');
  else if (rows.length < total) out.note(`${rows.length} of ${total} rows.`);
}

function showPrices(out: Context['out'], rows: ModelPrice[]): void {
  out.list(rows, [
    { title: 'MODEL', flexible: true, value: (row) => row.model },
    { title: 'INPUT', value: (row) => String(row.input) },
    { title: 'CACHED', value: (row) => String(row.cached) },
    { title: 'OUTPUT', value: (row) => String(row.output) },
    { title: 'FROM', value: (row) => localTime(row.validFrom) },
  ]);
}

async function addPrice(context: Context, options: PriceOptions, model: string): Promise<void> {
  const { inputPrice, cachedPrice, outputPrice, from } = options;
  const added = await perform<ModelPrice>(context, {
    does: `add a price of ${model}`,
    method: 'POST',
    path: '/api/admin/model-price',
    body: {
      model,
      input: amount(inputPrice),
      ...(cachedPrice !== undefined && { cached: amount(cachedPrice) }),
      output: amount(outputPrice),
      ...(from !== undefined && { validFrom: moment(from, '--from') }),
    },
  });
  if (added) context.out.object(added, () => showPrices(context.out, [added]));
}

function showCaps(out: Context['out'], caps: CostCaps): void {
  const { currency, month, spent, reserved, model, price, installation, customer, customers } = caps;
  const cap = (value: number | null) => (value === null ? 'none' : `${value} ${currency}`);
  out.object(caps, () =>
    out.facts([
      [`Costs in ${month}`, `${spent} ${currency}`],
      ['Reserved for running calls', `${reserved} ${currency}`],
      ['Cap for the installation', cap(installation)],
      ['Cap for each customer', cap(customer)],
      ...customers.map((each): [string, string] => [`Cap for ${each.email}`, cap(each.cap)]),
      [
        `Price of ${model}`,
        price ? `${price.input} input, ${price.cached} cached, ${price.output} output` : 'unknown',
      ],
    ]),
  );
}

const path = '/api/admin/cost-caps';
const capOf = (text: string): number | null => (text === 'none' ? null : amount(text));

async function setCaps(context: Context, { installation, perCustomer }: CapOptions): Promise<void> {
  if (installation === undefined && perCustomer === undefined)
    throw usage('There is nothing to set.', 'Give --installation, --per-customer or both.');
  const known = await context.client().get<CostCaps>(path);
  const body = {
    installation: installation === undefined ? known.installation : capOf(installation),
    customer: perCustomer === undefined ? known.customer : capOf(perCustomer),
  };
  const caps = await perform<CostCaps>(context, { does: 'set the caps', method: 'PUT', path, body });
  if (caps) showCaps(context.out, caps);
}

async function setCap(context: Context, _options: object, ref: string, text: string): Promise<void> {
  const { _id, email } = await findUser(context.client(), ref);
  const caps = await perform<CostCaps>(context, {
    does: `set the cap of ${email}`,
    method: 'PUT',
    path: `/api/admin/users/${encodeURIComponent(_id)}/cost-cap`,
    body: { cap: text === 'default' || text === 'none' ? text : amount(text) },
  });
  if (caps) showCaps(context.out, caps);
}
