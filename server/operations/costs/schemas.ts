import { z } from 'zod';
import { sameAs } from '../../http/schemas.ts';
import { fault, type NameKey, nameOf } from '../../texts/faults.ts';

export const costGroups = ['account', 'customer', 'month'] as const;
export const costPurposes = ['comment', 'judge', 'preview', 'bench'] as const;
export const costSorts = ['month', 'cost', 'calls'] as const;

const mostMoney = 1_000_000;
const million = 1_000_000;

/** Amounts are stored as whole millionths. */
export const toMillionths = (amount: number): number => Math.round(amount * million);
export const fromMillionths = (amount: number): number => amount / million;

const money = (what: NameKey) =>
  z
    .number(fault('amountFromZero', { what: nameOf(what), most: mostMoney }))
    .min(0, fault('amountFromZero', { what: nameOf(what), most: mostMoney }))
    .max(mostMoney, fault('amountFromZero', { what: nameOf(what), most: mostMoney }))
    .refine(
      (amount) => amount <= 0 || toMillionths(amount) > 0,
      fault('amountTooSmall', { what: nameOf(what) }),
    );

const cost = z
  .number()
  .nullable()
  .describe('In the configured currency, to the millionth; null if unknown, because the model had no price');
const tokens = {
  inputTokens: z.int().describe('Includes cached tokens'),
  cachedTokens: z.int().describe('Tokens sent that the provider had cached'),
  outputTokens: z.int().describe('Includes reasoning'),
};

const answers = {
  comments: z.int().nullable().describe('Comments posted in the month; null by month'),
  measured: z.int().nullable().describe('Those whose answers within 3 days are known'),
  answered: z.int().nullable().describe('Measured comments with a reaction or a reply within 3 days'),
  commentsPerAnswer: z
    .number()
    .nullable()
    .describe('Measured comments per answered one; null below 20 measured comments or without an answer'),
  costPerAnswer: z
    .number()
    .nullable()
    .describe('Cost of a comment, times `commentsPerAnswer`; null if one is unknown, or calls had no price'),
};

/** Per month and account, customer, or all, as `by` says. */
export const CostRow = z
  .object({
    _id: z.string(),
    id: sameAs('_id'),
    month: z.string().describe('YYYY-MM in UTC'),
    userId: z.string().nullable(),
    email: z.string().nullable(),
    accountId: z.string().nullable(),
    accountName: z.string().nullable(),
    calls: z.int().describe('Calls to the language model'),
    estimated: z
      .int()
      .describe('Calls without usage in the answer. They count with the most that they can have used'),
    unpriced: z.int().describe('Calls while the model had no price. `cost` is without them'),
    ...tokens,
    cost,
    ...answers,
  })
  .meta({
    id: 'CostRow',
    example: {
      _id: '2026-03 Yk08cDzzdsqs9_8ds',
      id: '2026-03 Yk08cDzzdsqs9_8ds',
      month: '2026-03',
      userId: '0199a1b2c3d4e5f607182930',
      email: 'mara@example.com',
      accountId: 'Yk08cDzzdsqs9_8ds',
      accountName: 'Mara Winter',
      calls: 124,
      estimated: 0,
      unpriced: 0,
      inputTokens: 148_800,
      cachedTokens: 96_000,
      outputTokens: 198_400,
      cost: 1.178,
      ...{ comments: 96, measured: 84, answered: 27, commentsPerAnswer: 3.11, costPerAnswer: 0.0382 },
    },
  });
export type CostRow = z.infer<typeof CostRow>;

export const CostFilter = z.strictObject({
  by: z.enum(costGroups).optional().describe('`account` by default'),
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, fault('monthFormat'))
    .optional(),
  purpose: z.enum(costPurposes).optional().describe('What the calls were for'),
  userId: z.string().max(100).optional(),
  q: z.string().max(200).optional().describe('Part of the e-mail address'),
});
export type CostFilter = z.infer<typeof CostFilter>;

const Model = z
  .string()
  .trim()
  .min(1, fault('required', { what: nameOf('model') }))
  .max(200, fault('tooLong', { what: nameOf('model') }));

export const PriceInput = z
  .strictObject({
    model: Model.describe('As in OPENAI_MODEL or OPENAI_JUDGE_MODEL'),
    input: money('price').describe('Per million input tokens'),
    cached: money('price')
      .optional()
      .describe('Per million input tokens from the cache; the input price by default'),
    output: money('price').describe('Per million output tokens'),
    validFrom: z.iso
      .datetime({ offset: true, error: fault('dateTimeInvalid') })
      .optional()
      .describe('Not in the past; now by default'),
  })
  .meta({ id: 'ModelPriceInput', example: { model: 'gpt-5.6-mini', input: 0.25, cached: 0.025, output: 2 } });
export type PriceInput = z.infer<typeof PriceInput>;

export const ModelPrice = z
  .object({
    id: z.string(),
    model: z.string(),
    input: z.number().describe('Per million tokens, as the others'),
    cached: z.number().describe('Of tokens that the provider had cached'),
    output: z.number().describe('Of tokens received'),
    validFrom: z.string(),
    createdAt: z.string(),
  })
  .meta({
    id: 'ModelPrice',
    example: {
      id: '0199a1b2c3d4e5f607182935',
      model: 'gpt-5.6-mini',
      input: 0.25,
      cached: 0.025,
      output: 2,
      validFrom: '2026-03-01T00:00:00.000Z',
      createdAt: '2026-02-20T10:00:00.000Z',
    },
  });
export type ModelPrice = z.infer<typeof ModelPrice>;

const Cap = money('cap').nullable().describe('Per UTC month; null for none');
const caps = { installation: Cap, customer: Cap.describe('Per customer and UTC month; null for none') };
export const CapsInput = z
  .strictObject(caps)
  .meta({ id: 'CostCapsInput', example: { installation: 500, customer: 5 } });
export type CapsInput = z.infer<typeof CapsInput>;

export const CustomerCapInput = z
  .strictObject({
    cap: z
      .union([z.enum(['default', 'none']), money('cap')])
      .describe('An amount per UTC month, `none` for no cap, or `default`'),
  })
  .meta({ id: 'CustomerCostCapInput', example: { cap: 20 } });
export type CustomerCapInput = z.infer<typeof CustomerCapInput>;

export const CustomerCap = z
  .object({
    userId: z.string(),
    email: z.string(),
    cap: z.number().nullable().describe('Null for no cap'),
  })
  .meta({
    id: 'CustomerCostCap',
    example: { userId: '0199a1b2c3d4e5f607182930', email: 'mara@example.com', cap: 20 },
  });

export const CostCaps = z
  .object({
    currency: z.string().describe('MODEL_CURRENCY'),
    month: z.string(),
    endsAt: z.string().describe('When the next month begins and its caps with it'),
    spent: z.number().describe('By all customers this month, where the model had a price'),
    reserved: z
      .number()
      .describe('The most that calls under way can cost; their true cost replaces it. 0 without a cap'),
    model: z.string().describe('The model in use'),
    unpriced: z
      .array(z.string())
      .describe('Models in use without a price, that of the judge included. A cap pauses them'),
    price: ModelPrice.pick({ input: true, cached: true, output: true })
      .nullable()
      .describe('Of the model in use now; null if unknown'),
    ...caps,
    customers: z.array(CustomerCap).describe('Customers with a cap of their own'),
  })
  .meta({
    id: 'CostCaps',
    example: {
      currency: 'USD',
      month: '2026-03',
      endsAt: '2026-04-01T00:00:00.000Z',
      spent: 41.178,
      reserved: 0.0081,
      model: 'gpt-5.6-mini',
      unpriced: [],
      price: { input: 0.25, cached: 0.025, output: 2 },
      installation: 500,
      customer: 5,
      customers: [{ userId: '0199a1b2c3d4e5f607182930', email: 'mara@example.com', cap: 20 }],
    },
  });
export type CostCaps = z.infer<typeof CostCaps>;
