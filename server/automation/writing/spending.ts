import { raiseProviderAlarm } from '../../../db/automation/providerAlarms.ts';
import type { Db } from '../../../db/open.ts';
import { raiseCapAlarm, readCaps } from '../../../db/operations/modelCaps.ts';
import {
  type Price,
  priceAt,
  type Spent,
  spentByAll,
  spentByCustomer,
} from '../../../db/operations/modelCosts.ts';
import type { StoredUsage } from '../../../db/schema/index.ts';
import { type Clock, iso } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { ProviderFault } from '../../providers/fault.ts';
import { defaultMaxTokens, type Meter, type Tokens } from '../../providers/writer.ts';
import { say } from '../../texts/say.ts';

type Needs = {
  db: Db;
  clock: Clock;
  engineClock: Clock;
  log: Log;
  model: string;
  /** The limit of an answer in tokens. */
  maxTokens?: number | undefined;
};
export type Spending = ReturnType<typeof createSpending>;
/** `hasPrices`: false skips the read of prices and caps, because there are none. */
type Of = Pick<Spent, 'accountId' | 'userId' | 'purpose'> & { hasPrices: boolean };
export type WritingMeter = Meter & {
  /** @throws {ProviderFault} cap, if the shortest comment could exceed a cap */
  allowOne(): Promise<void>;
  /** The calls so far, for a comment's trace; undefined without one. */
  usage(): StoredUsage | undefined;
  /** The calls so far, to record; null without one. */
  spent(): Spent | null;
};

const million = 1_000_000;
const unpricedWait = 3600;
const levels = [100, 80];

/** The month of the caps is the UTC month. @param now ms since the epoch, by the engine's clock */
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

/**
 * Counts the calls to the language model, and refuses those that could exceed a cap: each call is assumed to
 * cost as much as it can. Only calls at the same time can exceed a cap together.
 */
export function createSpending({ db, clock, engineClock, log, model, maxTokens }: Needs) {
  const told = new Set<string>();

  async function tell(scope: string, userId: string | null, month: string, cap: number, share: number) {
    const level = levels.find((each) => share * 100 >= each);
    const key = `${month} ${scope} ${cap} ${level}`;
    if (level === undefined || told.has(key)) return;
    told.add(key);
    if (await raiseCapAlarm(db, { month, scope, cap, level, userId, at: clock.now() }))
      log.warn(
        { month, scope, percent: level, alarm: 'cost_cap' },
        'a cost cap of the language model is nearly used up',
      );
  }

  function meter({ hasPrices, ...of }: Of): WritingMeter {
    let price: Price | null = null;
    const used = { calls: 0, estimated: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 };
    let cost = 0;

    async function allow(most: Tokens): Promise<void> {
      if (!hasPrices) return;
      const now = engineClock.now();
      const { month, endsAt } = costMonth(now);
      const [known, caps] = await Promise.all([priceAt(db, model, now), readCaps(db, of.userId)]);
      price = known;
      if (caps.installation === null && caps.customer === null) return;
      const retryAfterSeconds = Math.ceil((endsAt - now) / 1000);
      if (!price) {
        const detail = `add a price for ${model}: a cost cap applies, so nothing is written until then`;
        await raiseProviderAlarm(db, { provider: 'writer', detail, at: clock.now() });
        // Each preview of a customer comes here.
        if (!told.has(month))
          log.error({ model, alarm: 'cost_cap' }, 'the language model has no price, but a cost cap');
        told.add(month);
        throw new ProviderFault('cap', say('automation.modelWithoutPrice'), {
          detail,
          retryAfterSeconds: unpricedWait,
        });
      }
      const next = cost + costOf(most, price);
      const [byAll, byCustomer] = await Promise.all([
        caps.installation === null ? 0 : spentByAll(db, month),
        caps.customer === null ? 0 : spentByCustomer(db, of.userId, month),
      ]);
      const check = async (scope: string, userId: string | null, cap: number | null, spent: number) => {
        if (cap === null) return false;
        const isOver = spent + next > cap;
        await tell(scope, userId, month, cap, isOver ? 1 : (spent + cost) / cap);
        return isOver;
      };
      const isOver = {
        all: await check('installation', null, caps.installation, byAll),
        customer: await check(of.userId, of.userId, caps.customer, byCustomer),
      };
      if (isOver.customer)
        throw new ProviderFault('cap', say('automation.customerCapReached'), { retryAfterSeconds });
      if (isOver.all)
        throw new ProviderFault('cap', say('automation.installationCapReached'), { retryAfterSeconds });
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

    return {
      allow,
      allowOne: () => allow({ inputTokens: 0, cachedTokens: 0, outputTokens: maxTokens ?? defaultMaxTokens }),
      count,
      usage,
      spent() {
        const known = usage();
        return known ? { ...of, month: costMonth(engineClock.now()).month, ...known } : null;
      },
    };
  }

  return { model, meter };
}
