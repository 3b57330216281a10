import { raiseProviderAlarm } from '../../../db/automation/providerAlarms.ts';
import { newId } from '../../../db/id.ts';
import type { Db } from '../../../db/open.ts';
import { raiseCapAlarm, readCaps } from '../../../db/operations/modelCaps.ts';
import { type Price, priceAt, type Spent } from '../../../db/operations/modelCosts.ts';
import {
  type Caps,
  reserveCost,
  scopesWithoutRoom,
  takenOf,
  type Used,
  usedOfCaps,
} from '../../../db/operations/modelReservations.ts';
import type { StoredUsage } from '../../../db/schema/index.ts';
import { type Clock, iso } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { ProviderFault } from '../../providers/fault.ts';
import {
  defaultMaxTokens,
  type Message,
  type Meter,
  mostTokens,
  type Tokens,
} from '../../providers/writer.ts';
import { text } from '../../texts/text.ts';

type Needs = {
  db: Db;
  clock: Clock;
  engineClock: Clock;
  log: Log;
  /** This server: its reservations end with its claims. */
  worker: string;
  model: string;
  /** The model for calls with the purpose `judge`; null without a judge. */
  judgeModel: string | null;
  /** The most tokens in an answer. */
  maxTokens?: number | undefined;
};
export type Spending = ReturnType<typeof createSpending>;
/**
 * `hasPrices`: false skips reading prices and caps, because there are none. `beside`: the meter of the same
 * comment, whose reservation this one does not wait for.
 */
type Of = Pick<Spent, 'accountId' | 'userId' | 'purpose'> & { hasPrices: boolean; beside?: WritingMeter };
export type WritingMeter = Meter & {
  /** @throws {ProviderFault} cap, if the shortest comment could exceed a cap */
  allowOne(): Promise<void>;
  /**
   * Reserves what the next calls can cost together, so that none of them is refused halfway.
   * @param most tokens of all these calls
   * @throws {ProviderFault} cap, if they could exceed a cap
   */
  reserve(most: Tokens): Promise<void>;
  /** Millionths of the currency. */
  reserved(): number;
  /** The calls so far, for a comment's trace; undefined without one. */
  usage(): StoredUsage | undefined;
  /** The calls so far, to record in place of their reservation; null without either. */
  spent(): Spent | null;
};

const million = 1_000_000;
const unpricedWait = 3600;
/** In seconds. For a cap that only running calls fill, because most cost less than they reserve. */
const underWayWait = 60;
const levels = [100, 80];
const sentences = {
  customer: text('automation.customerCapReached'),
  installation: text('automation.installationCapReached'),
};

/** Caps apply per UTC month. @param now ms since the epoch, by the engine's clock */
export function costMonth(now: number): { month: string; endsAt: number } {
  const date = new Date(now);
  return { month: iso(now).slice(0, 7), endsAt: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) };
}

/** Millionths of the currency, rounded up. */
export function costOf({ inputTokens, cachedTokens, outputTokens }: Tokens, price: Price): number {
  const fresh = inputTokens - cachedTokens;
  return Math.ceil(
    (fresh * price.input + cachedTokens * price.cached + outputTokens * price.output) / million,
  );
}

/** The most that tokens can cost: some providers charge more for those that they write to their cache. */
const mostCostOf = (most: Tokens, price: Price): number =>
  costOf(most, { ...price, input: Math.max(price.input, price.cached) });

/**
 * Counts calls to the language model. Refuses one whose highest cost could exceed a cap, together with the
 * running calls of all servers.
 */
export function createSpending(needs: Needs) {
  const { db, clock, engineClock, log, worker, maxTokens = defaultMaxTokens } = needs;
  const reported = new Set<string>();

  async function raiseAlarm(scope: string, userId: string | null, month: string, cap: number, share: number) {
    const level = levels.find((each) => share * 100 >= each);
    const key = `${month} ${scope} ${cap} ${level}`;
    if (level === undefined || reported.has(key)) return;
    reported.add(key);
    if (await raiseCapAlarm(db, { month, scope, cap, level, userId, at: clock.now() }))
      log.warn(
        { month, scope, percent: level, alarm: 'cost_cap' },
        'a cost cap of the language model is nearly used up',
      );
  }

  async function requirePrice(price: Price | null, model: string, month: string): Promise<Price> {
    if (price) return price;
    const detail = `add a price for ${model}: a cost cap applies, so nothing is written until then`;
    await raiseProviderAlarm(db, { provider: 'writer', detail, at: clock.now() });
    // Logs once a month, because each preview gets here.
    if (!reported.has(month))
      log.error({ model, alarm: 'cost_cap' }, 'the language model has no price, but a cost cap');
    reported.add(month);
    throw new ProviderFault('cap', text('automation.modelWithoutPrice'), {
      detail,
      retryAfterSeconds: unpricedWait,
    });
  }

  function meter({ hasPrices, beside, ...subject }: Of): WritingMeter {
    const id = newId(clock.now());
    const model = subject.purpose === 'judge' ? (needs.judgeModel ?? needs.model) : needs.model;
    let price: Price | null = null;
    let month: string | null = null;
    let reserved = 0;
    const used = { calls: 0, estimated: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 };
    let cost = 0;

    /** @param isTaken false only looks whether there is room */
    async function requireRoom(most: Tokens, isTaken: boolean): Promise<void> {
      if (!hasPrices) return;
      const now = engineClock.now();
      // All calls of a comment count for the month whose cap had room for the first one.
      month ??= costMonth(now).month;
      const [known, caps] = await Promise.all([priceAt(db, model, now), readCaps(db, subject.userId)]);
      price = known;
      if (caps.installation === null && caps.customer === null) return;
      const amount = Math.max(reserved, cost + mostCostOf(most, await requirePrice(price, model, month)));
      const whose = { id, userId: subject.userId, month };
      let others: Used;
      if (isTaken) {
        const taken = await reserveCost(db, { ...whose, amount, worker, caps });
        if (taken.isReserved) reserved = amount;
        others = taken.used;
      } else others = await usedOfCaps(db, whose);
      await refuseAtCap({ month, caps, others, amount, now });
    }

    async function refuseAtCap(look: {
      month: string;
      caps: Caps;
      others: Used;
      amount: number;
      now: number;
    }): Promise<void> {
      const { month: inMonth, caps, others, amount, now } = look;
      const spent = { installation: others.installation.spent, customer: others.customer.spent };
      const full = scopesWithoutRoom(spent, caps, amount + (beside?.reserved() ?? 0));
      for (const scope of ['installation', 'customer'] as const) {
        const cap = caps[scope];
        if (cap === null) continue;
        const userId = scope === 'customer' ? subject.userId : null;
        const share = full.includes(scope) ? 1 : (spent[scope] + cost) / cap;
        await raiseAlarm(userId ?? scope, userId, inMonth, cap, share);
      }
      const scope = full[0] ?? scopesWithoutRoom(takenOf(others), caps, amount)[0];
      if (!scope) return;
      const untilMonthEnds = Math.max(0, Math.ceil((costMonth(now).endsAt - now) / 1000));
      throw new ProviderFault('cap', sentences[scope], {
        code: scope === 'customer' ? 'cost_cap_reached' : undefined,
        retryAfterSeconds: full.length > 0 ? untilMonthEnds : underWayWait,
      });
    }

    function count(tokens: Tokens, isEstimated: boolean): void {
      used.calls += 1;
      used.estimated += Number(isEstimated);
      used.inputTokens += tokens.inputTokens;
      used.cachedTokens += tokens.cachedTokens;
      used.outputTokens += tokens.outputTokens;
      cost += price ? costOf(tokens, price) : 0;
    }

    const usage = (): StoredUsage | undefined =>
      used.calls === 0 ? undefined : { model, ...used, cost: price && cost };

    const reserve = (most: Tokens): Promise<void> => requireRoom(most, true);

    return {
      allow: reserve,
      reserve,
      reserved: () => reserved,
      allowOne: () => requireRoom({ inputTokens: 0, cachedTokens: 0, outputTokens: maxTokens }, false),
      count,
      usage,
      spent() {
        if (used.calls === 0 && reserved === 0) return null;
        const inMonth = month ?? costMonth(engineClock.now()).month;
        const reservation = reserved > 0 ? id : null;
        return { ...subject, month: inMonth, model, ...used, cost: price && cost, reservation };
      },
    };
  }

  /** The called models, without duplicates. */
  const models = [...new Set([needs.model, needs.judgeModel ?? needs.model])];
  /** The most tokens that a call with these messages can use. */
  const mostOf = (messages: Message[]): Tokens => mostTokens(messages, maxTokens);
  return { model: needs.model, models, meter, mostOf };
}
