import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepCustomer } from '../../db/billing/customers.ts';
import { insertUser } from '../../db/identity/users.ts';
import { type Db, openDb } from '../../db/open.ts';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import { systemClock } from '../../server/clock.ts';
import { createPayments } from '../../server/providers/payments.ts';
import { direct } from '../support/database.ts';

let dataDir: string;
let sandbox: Sandbox;
let db: Db;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'chimein-reconcile-'));
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir: null,
    appUrl: 'http://127.0.0.1:9',
    clock: systemClock,
  });
  db = openDb(join(dataDir, 'chimein.sqlite'));
  const user = {
    firstName: 'Mara',
    lastName: 'Winter',
    email: 'mara@example.com',
    passwordHash: 'x',
    role: 'user' as const,
  };
  await insertUser(direct(db), { id: 'mara', ...user, status: 'None', createdAt: 0 });
  const { env } = sandbox;
  const payments = createPayments({
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    publishableKey: '',
    webhookSecret: '',
    apiBase: sandbox.url,
  });
  const customer = await payments.createCustomer(
    { userId: 'mara', email: user.email, name: 'Mara Summer', company: '' },
    'one',
  );
  await keepCustomer(db, 'mara', customer);
  const card = await payments.readCard('pm_card_visa');
  await payments.attachCard(card.id, customer);
  await payments.setDefaultCard(customer, card.id);
  const priceId = await payments.ensurePrice({
    id: 'premium',
    name: 'Premium',
    unitAmount: 4900,
    currency: 'usd',
  });
  await payments.subscribe(customer, { priceId, quantity: 2, trialDays: 0, intent: 'x' }, 'two');
});
afterAll(async () => {
  db.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});

const run = (args: string[], env: Record<string, string> = {}) =>
  execa('node', ['scripts/reconcile.ts', ...args], {
    reject: false,
    env: { DATA_DIR: dataDir, ...sandbox.env, ...env },
  });

test('lists differences without changes, then repairs them, then finds none', async () => {
  const dry = await run([]);
  expect(dry.exitCode).toBe(10);
  expect(dry.stdout).toMatch(/^mara@example\.com\tsubscription sub_\w+\tchimein nothing\tstripe sub_\w+$/m);
  expect(dry.stdout).toContain('mara@example.com\tcustomer name\tchimein Mara Winter\tstripe Mara Summer\n');
  expect(dry.stdout).toMatch(/^mara@example\.com\tuser status\tchimein None\tstripe Paid$/m);
  expect(dry.stderr).toMatch(
    /^1 users compared, \d+ differences\. Nothing was changed; run it with --repair to fix them$/m,
  );
  // The same differences as before: the dry run has changed nothing.
  const repaired = await run(['--repair']);
  expect([repaired.exitCode, repaired.stdout]).toEqual([0, dry.stdout]);
  const after = await run(['--json']);
  expect([after.exitCode, JSON.parse(after.stdout)]).toEqual([
    0,
    { checked: 1, differences: [], remaining: [] },
  ]);
});

test('reports a fault in one line', async () => {
  const unknown = await run(['--mend']);
  expect([unknown.exitCode, unknown.stderr]).toEqual([1, expect.stringContaining("Unknown option '--mend'")]);
  const unset = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
  const alone = await run([], { ...unset, SANDBOX_PORT: '9' });
  expect([alone.exitCode, alone.stderr]).toEqual([1, expect.stringContaining('Is the server running?')]);
  expect(alone.stderr).not.toMatch(/^\s+at /m);
});
