/** `npm run doctor`: tests everything with real calls and prints a fix for each failure. */
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/open.ts';
import { systemClock } from '../server/clock.ts';
import { readingArguments, runCommand } from '../server/command.ts';
import { type Config, environment, readConfig } from '../server/config.ts';
import { createPasswords } from '../server/identity/auth/passwords.ts';
import { createMailer, type Mailer } from '../server/messaging/mail/mailer.ts';
import { check, providerOf } from '../server/operations/doctor/check.ts';
import { type CheckName, checkNames, type Finding } from '../server/operations/schemas.ts';
import { readEndpoints } from '../server/providers/endpoints.ts';
import { createImages } from '../server/providers/images.ts';
import { createNetwork } from '../server/providers/network.ts';
import { createPayments } from '../server/providers/payments.ts';
import { createWriter } from '../server/providers/writer.ts';
import { writeBundle } from './bundle.ts';
import { sandboxOf } from './sandboxOf.ts';

const usage = `Usage: npm run doctor [-- NAME …] [-- --mail-to E-MAIL] [-- --json]   (names: ${checkNames.join(' ')})
       npm run doctor -- --bundle [FILE] [--no-checks]   (writes a file for support; FILE must not exist yet)`;
const unwell = 10;

async function main(): Promise<void> {
  const { names, mailTo, json, bundle } = readArguments();
  if (bundle) return writeBundle(bundle.file, bundle.checks);
  const config = readConfig(environment(), { incomplete: true });
  const endpoints = readEndpoints(config, await sandboxOf(config));
  const db = await openDatabase(config.databaseUrl ?? config.databasePath);
  let mailer: Mailer | undefined;
  // Created on demand: in production, a missing provider is a finding and must not break the other checks.
  const needs = {
    config,
    db,
    clock: systemClock,
    passwords: createPasswords(),
    get network() {
      return createNetwork(endpoints.network);
    },
    get writer() {
      return createWriter(endpoints.writer);
    },
    get judge() {
      return endpoints.judge && createWriter(endpoints.judge);
    },
    get images() {
      return createImages(endpoints.images);
    },
    get payments() {
      return createPayments(endpoints.payments);
    },
    get mail() {
      mailer ??= createMailer({
        clock: systemClock,
        ...endpoints.mail,
        authSecret: config.authSecret,
      });
      return mailer;
    },
  };
  try {
    const findings: Finding[] = [];
    for (const name of names) {
      const finding = await check(needs, name, mailTo === undefined ? null : { email: mailTo });
      findings.push(finding);
      if (!json) console.log(lineOf(finding, config));
    }
    if (json) console.log(JSON.stringify(findings, null, 2));
    const wrong = findings.filter(({ ok }) => !ok).length;
    console.error(wrong === 0 ? 'All checks passed' : `${wrong} of ${findings.length} checks failed`);
    if (wrong > 0) process.exitCode = unwell;
  } finally {
    mailer?.close();
    db.close();
  }
}

function lineOf({ name, ok, said, fix }: Finding, { providers, production }: Config): string {
  const provider = providerOf[name];
  const isSandbox = provider !== undefined && providers[provider] === 'sandbox' && !production;
  return `${ok ? 'ok   ' : 'WRONG'} ${name.padEnd(18)} ${isSandbox ? 'sandbox: ' : ''}${said}${fix ? `\n      -> ${fix}` : ''}`;
}

type Arguments = {
  names: CheckName[];
  mailTo: string | undefined;
  json: boolean;
  bundle: { file: string | undefined; checks: boolean } | null;
};

function readArguments(): Arguments {
  return readingArguments(usage, () => {
    const options = {
      'mail-to': { type: 'string' },
      json: { type: 'boolean', default: false },
      bundle: { type: 'boolean', default: false },
      'no-checks': { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const rest = { mailTo: values['mail-to'], json: values.json };
    if (values.bundle) {
      if (positionals.length > 1) throw new Error('Give one file');
      return { names: [], ...rest, bundle: { file: positionals[0], checks: !values['no-checks'] } };
    }
    if (values['no-checks']) throw new Error('--no-checks goes with --bundle');
    const unknown = positionals.filter((name) => !checkNames.some((known) => known === name));
    if (unknown.length > 0) throw new Error(`Unknown check: ${unknown.join(', ')}`);
    const names = positionals.length > 0 ? (positionals as CheckName[]) : [...checkNames];
    return { names, ...rest, bundle: null };
  });
}

await runCommand(main);
