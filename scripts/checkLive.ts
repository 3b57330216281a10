/** `npm run check-live`: runs the checks that need real keys and writes a report to attach to an issue. */

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { iso, systemClock } from '../server/clock.ts';
import { Refusal, readingArguments, runCommand } from '../server/command.ts';
import { ConfigError, environment, type ProviderName, providerNeeds, readConfig } from '../server/config.ts';
import { readEndpoints } from '../server/providers/endpoints.ts';
import { parsePostAddress } from '../server/providers/postAddress.ts';
import { createMask, secretSettings, secretsOf } from '../server/redaction.ts';
import { isLiveKey } from './checkLive/payments.ts';
import { toMarkdown } from './checkLive/report.ts';
import { createCleanup, planLive, runLive } from './checkLive/runLive.ts';

const providerNames = Object.keys(providerNeeds) as ProviderName[];
const usage = `Usage: npm run check-live [-- --dry-run] [-- --provider NAME …] [-- --account ID] [-- --report FILE]
                          [-- --yes-post-to POST-URL] [-- --allow-live-stripe]   (names: ${providerNames.join(' ')})`;
const differs = 1;
const misused = 2;
const interruptedBySignal = 130;

async function main(): Promise<void> {
  const prepared = prepareOrSayWhyNot();
  if (prepared === null) return;
  const { mask, plan, dryRun, report, cleanup, stop } = prepared;
  const print = (line: string) => console.error(mask(line));
  if (dryRun) {
    for (const { provider, check } of plan) console.log(`${provider} ${check.name}: ${check.explains}`);
    return print('Dry run: no call was sent');
  }
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const findings = await runLive(
    plan,
    stop.signal,
    ({ provider, check }) => print(`${provider} ${check.name}: ${check.explains}`),
    ({ result, seen }) => print(`  ${result}: ${seen}`),
  );
  const left = await cleanup.removeAll();
  const interrupted = stop.signal.aborted;
  const text = toMarkdown({ at: iso(systemClock.now()), findings, left, interrupted }, mask);
  if (report === null) process.stdout.write(text);
  else {
    write(report, text);
    print(`Wrote the report to ${report}. It contains no keys; check it before you attach it to an issue`);
  }
  const isWell = left.length === 0 && findings.every(({ result }) => result !== 'differs');
  print(isWell ? 'No differences' : 'Differences found: see the report');
  process.exitCode = isWell ? 0 : differs;
  // The interrupted check may still be waiting for its answer.
  if (interrupted) process.exit(interruptedBySignal);
}

function prepareOrSayWhyNot() {
  try {
    return prepare();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = misused;
    return null;
  }
}

/** Decides everything before the first call. @throws {Refusal} or {ConfigError} */
function prepare() {
  const { values, providers } = readArguments();
  const config = readConfig(environment(), { incomplete: true });
  const configured = providerNames.filter((name) => config.providers[name] === 'live');
  const missing = providers?.filter((name) => !configured.includes(name)) ?? [];
  if (missing.length > 0)
    throw new Refusal(
      `Not set up: ${missing.join(', ')}. ${missing.map((name) => `Set ${providerNeeds[name].join(', ')}`).join('. ')}`,
    );
  const chosen = providers ?? configured;
  if (chosen.length === 0)
    throw new Refusal(
      'No provider is set up. Set the keys of at least one in .env, see docs/guide/going-live.md',
    );
  if (
    chosen.includes('payments') &&
    isLiveKey(config.STRIPE_SECRET_KEY ?? '') &&
    !values['allow-live-stripe']
  )
    throw new Refusal(
      'STRIPE_SECRET_KEY is a live key. Use a test key (sk_test_…), or exclude payments with --provider',
    );
  const stop = new AbortController();
  const cleanup = createCleanup(stop.signal);
  const needs = {
    config,
    clock: systemClock,
    endpoints: readEndpoints(config, {}),
    accountId: values.account ?? null,
    postUrl: values['yes-post-to'] ?? null,
    create: cleanup.create,
  };
  const raw = secretSettings.map((name) => config[name] ?? '');
  return {
    mask: createMask([...secretsOf(config), ...raw]),
    plan: planLive(needs, chosen),
    dryRun: values['dry-run'] ?? false,
    report: reportPath(values.report),
    cleanup,
    stop,
  };
}

/** Null for standard output. */
function reportPath(asked: string | undefined): string | null {
  if (asked !== undefined) return resolve(asked);
  return process.stdout.isTTY ? resolve('check-live-report.md') : null;
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text, { mode: 0o600 });
  } catch (cause) {
    throw new Refusal(`${path} can't be written: ${(cause as NodeJS.ErrnoException).code}`, { cause });
  }
}

function readArguments() {
  return readingArguments(usage, () => {
    const text = { type: 'string' } as const;
    const yes = { type: 'boolean' } as const;
    const { values } = parseArgs({
      options: {
        'dry-run': yes,
        provider: { ...text, multiple: true },
        account: text,
        report: text,
        'yes-post-to': text,
        'allow-live-stripe': yes,
      },
    });
    const unknown = values.provider?.filter((name) => !providerNames.some((known) => known === name)) ?? [];
    if (unknown.length > 0) throw new Error(`Unknown provider: ${unknown.join(', ')}`);
    const postUrl = values['yes-post-to'];
    if (postUrl !== undefined && parsePostAddress(postUrl) === null)
      throw new Error(`${postUrl} is not the URL of a post`);
    return { values, providers: values.provider as ProviderName[] | undefined };
  });
}

await runCommand(main);
