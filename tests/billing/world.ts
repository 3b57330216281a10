/** Billing and the provider in one process, without sockets; the test delivers the events. */
import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { insertUser } from '../../db/identity/users.ts';
import { createSandbox } from '../../sandbox/sandbox.ts';
import { receiveEvent } from '../../server/billing/receiveEvent.ts';
import type { Actor } from '../../server/identity/auth/authenticate.ts';
import type { Network } from '../../server/providers/network.ts';
import { createPayments } from '../../server/providers/payments.ts';
import type { Writer } from '../../server/providers/writer.ts';
import { bankOf } from '../support/bank.ts';
import { manualClock } from '../support/clock.ts';
import { direct } from '../support/database.ts';
import { seeded, simulatedDeps } from '../support/simulation.ts';

export const dayMs = 24 * 60 * 60_000;
const url = 'http://provider.example';

export async function billingWorld() {
  const clock = manualClock('2026-03-02T10:00:00.000Z');
  const waiting: string[] = [];
  const sandbox = createSandbox({
    url,
    dataDir: null,
    appUrl: 'http://app.example',
    clock,
    // Acknowledged immediately; `deliver` decides when and how often it reaches the server.
    async send(_address, init) {
      waiting.push(String(init.body));
      return new Response(null, { status: 200 });
    },
  });
  const fetch = (request: Request) => sandbox.fetch(request);
  const stripe = new Stripe('sk_test_sandbox', {
    host: 'provider.example',
    protocol: 'http',
    port: '80',
    httpClient: Stripe.createFetchHttpClient(((to: string, init: RequestInit) =>
      fetch(new Request(to, init))) as typeof globalThis.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const payments = createPayments({
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
    webhookSecret: 'whsec_sandbox',
    apiBase: url,
    fetch,
    retries: 0,
  });
  const nobody = {} as unknown;
  const deps = await simulatedDeps({
    clock,
    random: seeded(1),
    network: nobody as Network,
    writer: nobody as Writer,
    payments,
  });
  let users = 0;

  async function control(method: string, path: string, json?: unknown): Promise<void> {
    const body = json === undefined ? null : JSON.stringify(json);
    const answer = await fetch(
      new Request(`${url}/control${path}`, { method, body, headers: { 'content-type': 'application/json' } }),
    );
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  }
  /** Runs everything that is due; its events are in `waiting`. */
  const settle = () => control('POST', '/clock', { advanceSeconds: 0 });

  return {
    deps,
    clock,
    stripe,
    control,
    settle,
    bank: bankOf(url, fetch),
    waiting,
    /** Hands signed events to the server; a rejected one waits again. */
    async deliver(bodies: string[]): Promise<void> {
      const seconds = Math.floor(clock.now() / 1000);
      await Promise.all(
        bodies.map((body) => {
          const digest = createHmac('sha256', 'whsec_sandbox').update(`${seconds}.${body}`).digest('hex');
          return receiveEvent(deps, body, `t=${seconds},v1=${digest}`, () => {}).catch(() =>
            waiting.push(body),
          );
        }),
      );
    },
    async addUser(): Promise<Actor & { trialEndsAt: number }> {
      users += 1;
      const now = clock.now();
      const user = await insertUser(direct(deps.db), {
        id: `user${users}`,
        firstName: 'Test',
        lastName: `Person${users}`,
        email: `user${users}@example.com`,
        passwordHash: 'x',
        role: 'user',
        status: 'Trial',
        subscriptionEndsAt: now + 14 * dayMs,
        trialStartedAt: now,
        trialDays: 14,
        verifiedAt: now,
        createdAt: now,
      });
      if (!user) throw new Error('the user is there already');
      const standing = {
        userId: user.id,
        role: user.role,
        status: user.status,
        seats: user.seats,
        stoppedAt: null,
      };
      return {
        ...standing,
        via: 'session',
        scope: 'write',
        sessionId: 'none',
        provedAt: Number.MAX_SAFE_INTEGER,
        trialEndsAt: now + 14 * dayMs,
      };
    },
    async close() {
      deps.db.close();
      await sandbox.close();
    },
  };
}
export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>;
