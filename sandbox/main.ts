import { existsSync } from 'node:fs';
import { systemClock } from '../server/clock.ts';
import { startSandbox } from './sandbox.ts';

/** `npm run sandbox`: runs the sandbox alone and keeps its state between restarts. */
// Only this user can read the sandbox's files, even in a shared folder.
process.umask(0o077);
// The same file that the server reads.
if (existsSync('.env')) process.loadEnvFile('.env');
const env = process.env;
const problems: string[] = [];

function port(name: string, fallback: number): number {
  const value = Number(env[name] || fallback);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    problems.push(`${name} must be a port number, not “${env[name]}”.`);
  return value;
}

const options = {
  host: env.HOST || '127.0.0.1',
  port: port('SANDBOX_PORT', 3001),
  smtpPort: port('SANDBOX_SMTP_PORT', 3002),
  dataDir: env.SANDBOX_DATA_DIR || './data/sandbox',
  appUrl: env.SANDBOX_APP_URL || 'http://127.0.0.1:3000',
  clock: systemClock,
};
if (!URL.canParse(options.appUrl))
  problems.push(`SANDBOX_APP_URL must be a URL, not “${env.SANDBOX_APP_URL}”.`);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

try {
  const sandbox = await startSandbox(options);
  // Stdout contains only the environment, so that it can be piped into a file.
  for (const [name, value] of Object.entries(sandbox.env)) console.log(`${name}=${value}`);
  console.error(`The sandbox is at ${sandbox.url}, its mailbox at ${sandbox.url}/mail. Ctrl+C ends it.`);
  const end = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
