import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { DatabaseProblem } from '../db/files/problem.ts';
import { type Sandbox, startSandbox } from '../sandbox/sandbox.ts';
import { acceleratedClock, systemClock } from './clock.ts';
import { type Config, ConfigError, environment, isLoopback, readConfig } from './config.ts';
import { createLog, type Log } from './log.ts';
import { seedDemo } from './operations/demo/seedDemo.ts';
import { keepRecent, recentLogPath } from './operations/support/recentLog.ts';
import { readEndpoints } from './providers/endpoints.ts';
import { createMask, secretsOf } from './redaction.ts';
import { startServer } from './startServer.ts';
import { ensureWebBuilt } from './webBuild.ts';

const print = (line = '') => console.log(line);

/** The sandbox replaces any that is unset. */
const needed = ['network', 'payments', 'writer', 'images', 'mail'] as const;

async function main(): Promise<void> {
  const config = readConfig(environment());
  const secrets = secretsOf(config);
  const keep = keepRecent(recentLogPath(config.dataDir), secrets);
  const log = createLog(config.LOG_LEVEL, { mask: createMask(secrets), keep });
  process.on('uncaughtExceptionMonitor', (err) =>
    log.fatal({ err }, 'the server ends by a fault of its own'),
  );
  await run(config, log).catch((err: unknown) => {
    // People read the sentence that `main` prints. This line is for later analysis.
    createLog('fatal', { keep, write: () => {} }).fatal({ err }, 'the server did not start');
    throw err;
  });
}

async function run(config: Config, log: Log): Promise<void> {
  const withSandbox = needed.some((name) => config.providers[name] === 'sandbox');
  // Every server would start a sandbox of its own, whose network the others don't see.
  if (withSandbox && config.ROLE !== 'all')
    throw new ConfigError('ROLE: must be all while the sandbox replaces a provider');
  const webRoot = config.ROLE === 'worker' ? null : await ensureWebBuilt(print);
  const engineClock = acceleratedClock(config.AUTOMATION_CLOCK_RATE);
  let sandbox: Sandbox | undefined;

  const server = await startServer({
    config,
    log,
    webRoot,
    engineClock,
    async endpoints(appUrl) {
      if (withSandbox) {
        sandbox = await startSandbox({
          host: isLoopback(config.HOST) ? config.HOST : '127.0.0.1',
          port: config.sandboxPort,
          smtpPort: config.sandboxSmtpPort,
          dataDir: join(config.dataDir, 'sandbox'),
          appUrl,
          // The sandbox's posts follow the automation's clock, its links and payments the machine's.
          clock: engineClock,
          peopleClock: systemClock,
        });
      }
      return readEndpoints(config, sandbox?.env ?? {});
    },
  });

  let ending = false;
  const stop = async (signal: string, exitCode = 0) => {
    if (ending) return;
    ending = true;
    log.info({ signal }, 'shutting down, finishing work in progress');
    await server.stop();
    await sandbox?.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  void server.excluded.then((sentence) => {
    console.error(sentence);
    return stop('schema', 1);
  });

  const { publicUrl } = server.deps.config;
  print();
  print(`  Chime In    ${publicUrl}`);
  print(`  API         ${publicUrl}/api/docs     API reference`);
  if (sandbox) {
    print(`  Sandbox     ${sandbox.url}          sandbox network`);
    print(`  Mailbox     ${sandbox.url}/mail     every e-mail that the server sent`);
  }
  if (sandbox) {
    const people = await seedDemo(server.deps, () => (sandbox as Sandbox).seedDemo());
    for (const { what, email, password } of people) print(`  ${what.padEnd(10)}  ${email} / ${password}`);
  }
  print();
  // Stores the cache of NODE_COMPILE_CACHE now, because a killed server would not store it.
  flushCompileCache();
}

// New files are readable only by this user, even in a shared folder.
process.umask(0o077);
main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof DatabaseProblem;
  console.error(known ? error.message : error);
  process.exit(1);
});
