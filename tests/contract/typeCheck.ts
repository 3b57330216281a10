import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A JSON value and its type in a provider's package. */
export type Sample = {
  /** Shown in the fault: 'POST /v1/customers, the request'. */
  name: string;
  /** A TypeScript type in terms of `imports`: 'Stripe.Customer'. */
  type: string;
  value: unknown;
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const compiler = join(root, 'node_modules/.bin/tsc');
const options = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--module',
  'nodenext',
  '--target',
  'esnext',
  '--pretty',
  'false',
];

/**
 * Type-checks samples as object literals, so that unknown properties are faults too.
 * @param imports import statements, such as "import type Stripe from 'stripe'"
 * @returns a line for each fault: the sample's name and the compiler's message
 */
export async function typeFaults(imports: string, samples: readonly Sample[]): Promise<string[]> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'contract-'));
  try {
    const lines = samples.map(
      ({ type, value }, at) => `const sample${at}: ${type} = ${JSON.stringify(value)};`,
    );
    const file = join(folder, 'samples.ts');
    await writeFile(file, [...imports.split('\n'), ...lines].join('\n'));
    const said = await run(compiler, [...options, file]);
    const first = imports.split('\n').length;
    const faults = said.split('\n').filter((line) => /\berror TS/.test(line));
    const foreign = faults.filter((line) => !/samples\.ts\(\d+,/.test(line));
    if (foreign.length > 0) throw new Error(`the compiler could not check: ${foreign.join('; ')}`);
    return faults.map((line) => {
      const at = Number(/samples\.ts\((\d+),/.exec(line)?.[1]) - 1 - first;
      return `${samples[at]?.name ?? 'the imports'}: ${line.replace(/^.*?: error /, '')}`;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A command's output, also if it fails. */
function run(command: string, args: string[]): Promise<string> {
  return new Promise((done, failed) => {
    execFile(command, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error && stdout === '') failed(new Error(`the compiler did not run: ${stderr || error.message}`));
      else done(stdout);
    });
  });
}
