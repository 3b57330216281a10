/**
 * `npm run audit`: checks the lock file, and asks the registry for known vulnerabilities; only warns if it
 * can't be reached.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type Lock, lockFaults, type Manifest } from './lockFaults.ts';

type Report = { vulnerabilities?: Record<string, { severity: string; via: (string | { title: string })[] }> };

const read = <Json>(name: string): Json =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

/** Severity high and above in production packages; null if the registry can't be reached. */
async function knownHoles(): Promise<string[] | null> {
  const timeoutMs = ['--fetch-retries=0', '--fetch-timeout=5000'];
  const options = { cwd: new URL('..', import.meta.url), timeout: 15_000, maxBuffer: 64 * 1024 * 1024 };
  // npm exits with an error if it finds any.
  const { stdout = '' } = await promisify(execFile)(
    'npm',
    ['audit', '--omit=dev', '--json', ...timeoutMs],
    options,
  ).catch((error: { stdout?: string }) => error);
  const report = stdout.trim().startsWith('{') ? (JSON.parse(stdout) as Report) : {};
  if (!report.vulnerabilities) return null;
  return Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, via }]) => {
      const why = via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : cause.title)).join('; ');
      return `${name} has a known vulnerability (${severity}): ${why}`;
    });
}

const holes = await knownHoles();
const faults = [
  ...lockFaults(read<Lock>('package-lock.json'), read<Manifest>('package.json')),
  ...(holes ?? []),
];
for (const fault of faults) console.error(fault);
if (holes === null)
  console.error('Could not ask the package registry for known vulnerabilities. The lock file was checked');
if (faults.length > 0) process.exitCode = 1;
