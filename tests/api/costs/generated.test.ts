/** Prices, caps, calls, orders and crashes by chance: what is recorded never exceeds a cap. */
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putCaps } from '../../../db/operations/modelCaps.ts';
import { addCosts, type Price } from '../../../db/operations/modelCosts.ts';
import { type Caps, endDeadReservations, usedOfCaps } from '../../../db/operations/modelReservations.ts';
import { engines, modelPrices, modelReservations } from '../../../db/schema/index.ts';
import { transaction } from '../../../db/transaction.ts';
import { costMonth, createSpending, type WritingMeter } from '../../../server/automation/writing/spending.ts';
import { ProviderFault } from '../../../server/providers/fault.ts';
import { manualClock } from '../../support/clock.ts';
import { direct } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
const people: { userId: string; accountId: string }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  for (let at = 0; at < 2; at += 1) {
    const { userId, token } = await server.signUp();
    people.push({ userId, accountId: await server.connect(token) });
  }
});
afterAll(() => server.stop());

const day = 86_400_000;
/** In millionths per million tokens. */
const price = fc.record({
  input: fc.nat(20_000_000),
  cached: fc.nat(40_000_000),
  output: fc.oneof(fc.constant(0), fc.nat(20_000_000)),
});
const cap = fc.option(fc.nat(300_000), { nil: null });
const tokens = fc.record({
  inputTokens: fc.integer({ min: 1, max: 5000 }),
  cachedTokens: fc.constant(0),
  outputTokens: fc.integer({ min: 1, max: 4000 }),
});
const share = fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
const variant = <Kind extends string, More>(kind: Kind, more: fc.Arbitrary<More>) =>
  more.map((given) => ({ kind, ...given }));
const which = fc.nat(20);
const act = fc.oneof(
  { weight: 4, arbitrary: variant('begin', fc.record({ person: fc.nat(1), at: fc.nat(1), most: tokens })) },
  {
    weight: 2,
    arbitrary: variant('beginTwo', fc.record({ person: fc.nat(1), at: fc.nat(1), most: tokens })),
  },
  { weight: 5, arbitrary: variant('again', fc.record({ which, share, most: tokens })) },
  { weight: 4, arbitrary: variant('end', fc.record({ which, share, cached: share })) },
  { weight: 1, arbitrary: variant('fail', fc.record({ which })) },
  { weight: 1, arbitrary: variant('crash', fc.record({ at: fc.nat(1) })) },
  { weight: 1, arbitrary: variant('hang', fc.record({ which })) },
  { weight: 1, arbitrary: variant('newPrice', fc.record({ price })) },
  { weight: 1, arbitrary: variant('wait', fc.record({ days: fc.nat(20) })) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
/** Each inner list happens at the same time. */
const acts = fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 4, maxLength: 16 });

type Writing = {
  meter: WritingMeter;
  most: typeof tokens extends fc.Arbitrary<infer T> ? T : never;
  at: number;
};
let runs = 0;

/** Two servers, which reserve, record and crash. */
async function world(firstPrice: Price, caps: Caps) {
  const { db, log } = server.deps;
  runs += 1;
  const model = `model-${runs}`;
  // Each run has months of its own.
  const clock = manualClock(Date.UTC(2030 + 10 * runs, 0, 20));
  const months = new Set<string>();
  let prices = 0;
  let underWay: Writing[] = [];
  /** A call that was in progress when its server crashed ends with it. */
  const crashes = [0, 0];
  const workers = [`${model}-0`, `${model}-1`];
  const servers = workers.map((worker) =>
    createSpending({ db, clock, engineClock: clock, log, worker, model, judgeModel: null }),
  );

  async function addPrice(row: Price): Promise<void> {
    prices += 1;
    const at = clock.now();
    await direct(db)
      .insert(modelPrices)
      .values({
        id: `${model}-${String(prices).padStart(4, '0')}`,
        model,
        ...row,
        validFrom: at,
        createdAt: at,
      });
  }
  const liveOn = () =>
    direct(db)
      .insert(engines)
      .values(workers.map((holder) => ({ holder, beatAt: Date.now() })))
      .onConflictDoNothing();
  await transaction(db, (tx) =>
    putCaps(
      tx,
      (['installation', 'customer'] as const).map((scope) => ({ scope, userId: null, cap: caps[scope] })),
      null,
    ),
  );
  await addPrice(firstPrice);
  await liveOn();

  const take = (at: number) => underWay.splice(at % Math.max(1, underWay.length), 1)[0];
  const record = async ({ meter }: Writing) => {
    const spent = meter.spent();
    if (spent) await transaction(db, (tx) => addCosts(tx, spent));
  };
  const isAllowed = (call: Promise<void>) =>
    call.then(
      () => true,
      (fault: unknown) => {
        if (fault instanceof ProviderFault && fault.kind === 'cap') return false;
        throw fault;
      },
    );
  const used = ({ most }: Writing, part: number, cached: number) => {
    const inputTokens = Math.floor(most.inputTokens * part);
    const cachedTokens = Math.floor(inputTokens * cached);
    return { inputTokens, cachedTokens, outputTokens: Math.floor(most.outputTokens * part) };
  };

  async function begin(person: number, at: number, most: Writing['most'], times: number): Promise<void> {
    const whose = people[person];
    const meter = whose && servers[at]?.meter({ ...whose, purpose: 'comment', hasPrices: true });
    if (!meter) return;
    const all = {
      cachedTokens: 0,
      inputTokens: times * most.inputTokens,
      outputTokens: times * most.outputTokens,
    };
    const before = crashes[at];
    if ((await isAllowed(meter.reserve(all))) && crashes[at] === before) underWay.push({ meter, most, at });
  }
  async function again(writing: Writing, part: number, most: Writing['most']): Promise<void> {
    writing.meter.count(used(writing, part, 0), false);
    const before = crashes[writing.at];
    const allowed = await isAllowed(writing.meter.allow(most));
    if (crashes[writing.at] !== before) return;
    if (allowed) underWay.push({ ...writing, most });
    else await record(writing);
  }
  /** None of its calls is ever recorded. */
  async function crash(at: number): Promise<void> {
    crashes[at] = (crashes[at] ?? 0) + 1;
    underWay = underWay.filter((writing) => writing.at !== at);
    await direct(db)
      .delete(engines)
      .where(eq(engines.holder, workers[at] ?? ''));
    await transaction(db, endDeadReservations);
    await liveOn();
  }
  async function hang(writing: Writing): Promise<void> {
    const id = writing.meter.spent()?.reservation;
    if (id) await direct(db).update(modelReservations).set({ endsAt: 0 }).where(eq(modelReservations.id, id));
  }

  return {
    async play(step: Act): Promise<void> {
      months.add(costMonth(clock.now()).month);
      if (step.kind === 'begin') return begin(step.person, step.at, step.most, 1);
      if (step.kind === 'beginTwo') return begin(step.person, step.at, step.most, 2);
      if (step.kind === 'crash') return crash(step.at);
      if (step.kind === 'newPrice') return addPrice(step.price);
      if (step.kind === 'wait') return clock.advance(step.days * day);
      const writing = take(step.which);
      if (!writing) return;
      if (step.kind === 'again') return again(writing, step.share, step.most);
      if (step.kind === 'hang') return hang(writing);
      if (step.kind === 'end') writing.meter.count(used(writing, step.share, step.cached), false);
      return record(writing);
    },
    /** Each costs as much as it can. */
    async end(): Promise<void> {
      for (const writing of underWay) {
        writing.meter.count(writing.most, true);
        await record(writing);
      }
      underWay = [];
    },
    async check(): Promise<void> {
      for (const month of months)
        for (const { userId } of people) {
          const { installation, customer } = await usedOfCaps(db, { id: '', userId, month });
          expect(installation.spent).toBeLessThanOrEqual(caps.installation ?? Number.POSITIVE_INFINITY);
          expect(customer.spent).toBeLessThanOrEqual(caps.customer ?? Number.POSITIVE_INFINITY);
        }
    },
  };
}

test('whatever happens in whatever order, a month never costs more than its caps', async () => {
  await fc.assert(
    fc.asyncProperty(
      price,
      fc.record({ installation: cap, customer: cap }),
      acts,
      async (first, caps, steps) => {
        const { play, end, check } = await world(first, caps);
        for (const together of steps) {
          await Promise.all(together.map(play));
          await check();
        }
        await end();
        await check();
      },
    ),
    { numRuns: 100 },
  );
});
