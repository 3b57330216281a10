import { addAccount } from '../../db/accounts/accounts.ts';
import { saveSettingsRow } from '../../db/accounts/settings.ts';
import { recheckAccount } from '../../db/automation/automations.ts';
import { insertUser } from '../../db/identity/users.ts';
import type { Db } from '../../db/open.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';
import { defaultSettings, type SettingsValues } from '../../server/accounts/settings/schemas.ts';
import { networkFor } from '../../server/automation/network/networkFor.ts';
import { noSpacing } from '../../server/automation/network/pace.ts';
import { createReadBudget } from '../../server/automation/network/readBudget.ts';
import { createSpending } from '../../server/automation/writing/spending.ts';
import { createBackground } from '../../server/background.ts';
import { createBilling } from '../../server/billing/billing.ts';
import { plansOnce } from '../../server/billing/plans.ts';
import type { Clock } from '../../server/clock.ts';
import { readConfig } from '../../server/config.ts';
import type { Deps } from '../../server/deps.ts';
import { createConcurrency } from '../../server/http/concurrency.ts';
import { createEventBus } from '../../server/live/events.ts';
import { createLog } from '../../server/log.ts';
import { createHeartbeat } from '../../server/operations/health/heartbeat.ts';
import { createReadiness } from '../../server/operations/health/readiness.ts';
import { createMetrics } from '../../server/operations/metrics/metrics.ts';
import { createProviderCalls } from '../../server/operations/providerCalls.ts';
import { createImages } from '../../server/providers/images.ts';
import { createNetwork } from '../../server/providers/network.ts';
import { createPayments, type Payments } from '../../server/providers/payments.ts';
import { createWriter } from '../../server/providers/writer.ts';
import { manualClock } from './clock.ts';
import { direct, testDb } from './database.ts';
import { createEngine, idleJobs } from './jobs.ts';
import { quickPasswords } from './passwords.ts';

export type LedgerLine = {
  postId: string;
  postUrl: string;
  accountId: string;
  text: string;
  createdAt: string;
};

/** Reproducible random numbers from 0 up to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The engine's deps around the given clock and providers. */
export async function simulatedDeps(
  parts: Pick<Deps, 'network' | 'writer'> &
    Partial<Pick<Deps, 'judge'>> & {
      clock: Clock;
      db?: Db;
      random: () => number;
      images?: Deps['images'];
      payments?: Payments;
      env?: Record<string, string>;
    },
): Promise<Deps> {
  const { clock, env, ...given } = parts;
  const db = parts.db ?? (await testDb());
  const log = createLog('silent');
  const payments = parts.payments ?? nobodyPays();
  const config = readConfig({
    NODE_ENV: 'test',
    AUTH_SECRET: 'x'.repeat(32),
    DATA_DIR: '/tmp/chimein-simulation',
    ...env,
  });
  const reads = createReadBudget({ db, engineClock: clock, config });
  const engineClock = clock;
  const model = 'sandbox-writer';
  return {
    config,
    engineClock: clock,
    spacing: noSpacing,
    log,
    passwords: quickPasswords,
    concurrency: createConcurrency(clock),
    images: createImages({ publicKey: '', privateKey: '', uploadUrl: 'http://images.example' }),
    mail: {
      from: '',
      queue: async () => {},
      send: async () => {},
      readBody: (body) => body,
      probe: async () => {},
      close: () => {},
    },
    jobs: idleJobs,
    events: createEventBus(clock),
    metrics: createMetrics(),
    calls: createProviderCalls(clock),
    heartbeat: createHeartbeat(),
    readiness: createReadiness(db),
    judge: null,
    ...given,
    clock,
    db,
    reads,
    spending: createSpending({
      ...{ db, clock, engineClock, log, model, worker: 'simulation' },
      judgeModel: model,
      maxTokens: undefined,
    }),
    networkClient: parts.network,
    network: networkFor(parts.network, reads),
    payments,
    billing: createBilling(plansOnce({ db, payments, log })),
    background: createBackground(log),
  };
}

const nobodyPays = () =>
  createPayments({
    secretKey: 'none',
    publishableKey: '',
    webhookSecret: '',
    apiBase: 'http://payments.example',
  });

/**
 * The engine with a real database and the sandbox in one process: HTTP without sockets, and a manual clock.
 */
export async function simulation(
  start: string,
  options: {
    seed?: number;
    db?: Db;
    env?: Record<string, string>;
    /** The judge's patience in real ms; no judge without it. */
    judgeMs?: number;
  } = {},
) {
  const clock = manualClock(start);
  const url = 'http://network.example';
  const sandbox = createSandbox({ url, dataDir: null, appUrl: 'http://app.example', clock });
  const fetch = (request: Request) => sandbox.fetch(request);
  const key = 'sandbox';
  const network = createNetwork({ dsn: url, apiKey: key, fetch });
  const model = {
    baseUrl: `${url}/openai/v1`,
    apiKey: key,
    model: sandbox.env.OPENAI_MODEL ?? '',
    fetch,
  };
  const { judgeMs } = options;
  const deps = await simulatedDeps({
    clock,
    ...(options.env ? { env: options.env } : {}),
    ...(options.db ? { db: options.db } : {}),
    random: seeded(options.seed ?? 1),
    network,
    writer: createWriter(model),
    ...(judgeMs === undefined ? {} : { judge: createWriter({ ...model, timeoutMs: judgeMs }) }),
    images: createImages({ publicKey: '', privateKey: '', uploadUrl: url, fetch }),
  });
  const { db } = deps;
  const engine = createEngine(deps);
  let users = 0;

  const control = async (method: string, path: string, json?: unknown) => {
    const response = await sandbox.fetch(
      new Request(`${url}/control${path}`, {
        method,
        headers: json === undefined ? {} : { 'content-type': 'application/json' },
        body: json === undefined ? null : JSON.stringify(json),
      }),
    );
    return response.json();
  };

  return {
    deps,
    /** Without a read budget, for deps on another database. */
    network,
    db,
    clock,
    engine,
    sandbox,
    control,
    ledger: () => control('GET', '/ledger') as Promise<LedgerLine[]>,

    async addUser(
      status: 'Paid' | 'Trial' | 'Expired' = 'Paid',
      endsAt: number | null = null,
    ): Promise<string> {
      users += 1;
      const user = await insertUser(direct(db), {
        id: `user${users}`,
        firstName: 'Test',
        lastName: `Person${users}`,
        email: `user${users}@example.com`,
        passwordHash: 'x',
        role: 'user',
        seats: 20,
        status,
        subscriptionEndsAt: endsAt,
        verifiedAt: clock.now(),
        createdAt: clock.now(),
      });
      if (!user) throw new Error('the user is there already');
      return user.id;
    },

    /** A connected account on the network and here. */
    async addAccount(userId: string, change: Partial<SettingsValues>, running = true): Promise<string> {
      const email = `member${Math.floor(deps.random() * 1e12)}@example.com`;
      const { accountId } = await control('POST', '/accounts', { email });
      const owner = await deps.network.readOwner(accountId);
      await addAccount(db, { accountId, userId, ...owner, status: 'Connected', createdAt: clock.now() });
      await saveSettingsRow(direct(db), { accountId, ...defaultSettings, ...change, savedAt: clock.now() });
      await recheckAccount(direct(db), accountId, { running });
      return accountId;
    },

    close() {
      db.close();
      return sandbox.close();
    },
  };
}
