import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { arch, cpus, freemem, loadavg, release, totalmem, type, uptime } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readFacts } from '../db/files/facts.ts';
import { iso, systemClock } from '../server/clock.ts';
import { Refusal } from '../server/command.ts';
import { environment, readConfig } from '../server/config.ts';
import { version } from '../server/operations/health/version.ts';
import type { Finding } from '../server/operations/schemas.ts';
import { supportLine } from '../server/operations/support/logLines.ts';
import { providerCallsIn } from '../server/operations/support/metrics.ts';
import { readRecent, recentLogPath } from '../server/operations/support/recentLog.ts';
import { createScrub, type Scrub } from '../server/operations/support/scrub.ts';
import { supportSettings } from '../server/operations/support/settings.ts';
import { secretSettings, secretsOf } from '../server/redaction.ts';

const mostLines = 300;
const checksMs = 120_000;

type Variables = Record<string, string | undefined>;

/**
 * `npm run doctor -- --bundle`: writes one JSON file for support, without names and secrets. Works while the
 * server can't start.
 * @throws {Refusal} if the file exists or can't be written
 */
export async function writeBundle(file: string | undefined, checks: boolean): Promise<void> {
  const variables = environment();
  const now = systemClock.now();
  const path = resolve(file ?? `chimein-support-${iso(now).slice(0, 19).replaceAll(':', '-')}.json`);
  const bundle = await collect(variables, now, checks);
  try {
    writeFileSync(path, `${JSON.stringify(bundle, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    throw new Refusal(`${path} can't be written: ${(cause as NodeJS.ErrnoException).code}`, { cause });
  }
  console.log(path);
  console.error(
    'The file contains no secrets, names, e-mail addresses or comments. It is plain JSON: check it before you send it',
  );
}

/** Each section stands alone and says why it is missing, because people run this when something is broken. */
async function collect(variables: Variables, now: number, checks: boolean) {
  const settings = readSettings(variables);
  const { config } = settings;
  const raw = secretSettings.map((name) => variables[name] ?? '');
  const scrub = createScrub(config ? [...secretsOf(config), ...raw] : raw);
  const dataDir = config?.dataDir ?? resolve(variables.DATA_DIR || './data');
  const databasePath =
    config?.databasePath ??
    resolve(variables.DATABASE_URL?.replace(/^file:\/\//, '') || join(dataDir, 'chimein.sqlite'));
  const database = readFacts(databasePath, now);
  const server = config ? await askServer(config) : { reached: false as const };
  const current = database.migrations?.length === database.latestSchema;
  return {
    madeAt: iso(now),
    versions: { chimein: version, node: process.version, system: `${type()} ${release()} ${arch()}` },
    machine: await machine(dataDir),
    settings: { ...supportSettings(variables), faults: settings.faults.map(scrub.sentence) },
    server,
    // Reading must not migrate a database.
    checks: !checks || !config || !current ? 'not run' : await runChecks(scrub),
    database: withAliases(database, scrub),
    log: readRecent(recentLogPath(dataDir), mostLines).flatMap((line) => lineOf(supportLine(line, scrub))),
  };
}

/** The faults that prevent a start, and the parts that still work. */
function readSettings(variables: Variables) {
  const tried = [{ incomplete: false }, { incomplete: true }].map((how) => {
    try {
      return { config: readConfig(variables, how), faults: [] };
    } catch (error) {
      return { config: null, faults: (error instanceof Error ? error.message : String(error)).split('\n') };
    }
  });
  return {
    config: tried.find(({ config }) => config !== null)?.config ?? null,
    faults: tried[0]?.faults ?? [],
  };
}

async function machine(dataDir: string) {
  const { bavail, bsize } = await statfs(dataDir).catch(() => ({ bavail: 0, bsize: 0 }));
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const memory = { total: totalmem(), free: freemem() };
  return {
    processors: cpus().length,
    load: loadavg(),
    memory,
    upSeconds: Math.round(uptime()),
    timeZone,
    freeOnDisk: bavail * bsize,
  };
}

async function askServer({ HOST, PORT, METRICS_TOKEN }: ReturnType<typeof readConfig>) {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
  const get = async (path: string) => {
    const headers: Record<string, string> = METRICS_TOKEN ? { authorization: `Bearer ${METRICS_TOKEN}` } : {};
    const answer = await fetch(`http://${host}:${PORT}${path}`, {
      headers,
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    });
    return { status: answer.status, text: await answer.text() };
  };
  try {
    const health = await get('/api/health');
    const metrics = await get('/metrics');
    const own = metrics.text
      .split('\n')
      .filter(
        (line) => /^(chimein_(?!provider_call)|process_|nodejs_)/.test(line) && !line.includes('_bucket'),
      );
    return {
      reached: true as const,
      status: health.status,
      health: JSON.parse(health.text),
      providerCalls: providerCallsIn(metrics.text),
      metrics: own,
    };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return { reached: false as const, why: cause?.code ?? (error as Error).name };
  }
}

/** In a separate process, so that a hanging check doesn't block the bundle. */
async function runChecks(scrub: Scrub) {
  const doctor = fileURLToPath(new URL('./doctor.ts', import.meta.url));
  const ran = promisify(execFile)(process.execPath, [doctor, '--json'], {
    timeout: checksMs,
    killSignal: 'SIGKILL',
  });
  const { stdout = '', stderr = '' } = await ran.catch(
    (error: { stdout?: string; stderr?: string }) => error,
  );
  try {
    const findings = JSON.parse(stdout) as Finding[];
    return findings.map(({ name, ok, said, fix, ms }) =>
      ok ? { name, ok, ms } : { name, ok, ms, said: scrub.sentence(said), fix: scrub.sentence(fix ?? '') },
    );
  } catch {
    return `failed to run: ${scrub.sentence(stderr.slice(0, 500))}`;
  }
}

/** Rows, or why they are missing. */
const withAliases = (facts: ReturnType<typeof readFacts>, scrub: Scrub) => ({
  ...facts,
  recentEvents: facts.recentEvents?.map((event) => ({
    ...event,
    at: iso(Number(event.at)),
    account: scrub.alias(event.account),
  })),
});

const levels: Record<number, string> = { 40: 'warn', 50: 'error', 60: 'fatal' };
const lineOf = (line: ReturnType<typeof supportLine>) =>
  line === null
    ? []
    : [{ ...line, time: iso(Number(line.time)), level: levels[Number(line.level)] ?? line.level }];
