/**
 * `npm run bench -- cli`: how long the packed command takes to start and to answer, beside a node that does
 * nothing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shell } from '../cli/world.ts';
import { ensureCliPacked, packedCli } from '../support/packedCli.ts';
import { startTestServer } from '../support/server.ts';
import { median } from './web/median.ts';

const times = 25;
const monitors = 150;

export async function run(): Promise<void> {
  await ensureCliPacked();
  const server = await startTestServer();
  const { token } = await server.signUp({ seats: 2 });
  await server.connect(token);
  const cli = shell(server, { customer: token });
  const env = {
    ...process.env,
    CHIMEIN_CONFIG_DIR: join(cli.directory, 'customer'),
    CHIMEIN_SERVER: '',
    CHIMEIN_TOKEN: '',
  };
  const took = async (args: string[]) => {
    const start = performance.now();
    const [code] = await once(spawn(process.execPath, args, { env, stdio: 'ignore' }), 'exit');
    if (code !== 0) throw new Error(`${args.join(' ')} exits ${code}`);
    return performance.now() - start;
  };
  const runs = {
    'node -e 0': ['-e', '0'],
    'chimein --version': [packedCli, '--version'],
    'chimein accounts list --json': [packedCli, 'accounts', 'list', '--json'],
    'chimein --help': [packedCli, '--help'],
    'chimein settings export --all': [packedCli, 'settings', 'export', '--all'],
  };
  const found = Object.fromEntries(Object.keys(runs).map((name): [string, number[]] => [name, []]));
  // In turns, so that a moment in which the machine is busy is shared by all.
  for (let n = 0; n <= times; n += 1)
    for (const [name, args] of Object.entries(runs)) {
      const ms = await took(args);
      // The first fills the compile cache.
      if (n > 0) found[name]?.push(ms);
    }
  const base = found['node -e 0'] ?? [];
  console.log(`median and quickest of ${times}, ms; how many times \`node -e 0\``);
  for (const [name, ms] of Object.entries(found)) {
    const ratio = (statistic: (all: number[]) => number) =>
      `${statistic(ms).toFixed(0).padStart(5)} (${(statistic(ms) / statistic(base)).toFixed(2)})`;
    console.log(`${name.padEnd(32)} ${ratio(median)} ${ratio((all) => Math.min(...all))}`);
  }

  const exported = await cli.start('chimein settings export --all');
  const profiles = Array.from(
    { length: monitors },
    (_, n) => `https://www.linkedin.com/in/ada-okafor?n=${n}`,
  );
  writeFileSync(
    join(cli.directory, 'many.yaml'),
    exported.stdout.replace('searchProfiles: []', `searchProfiles: [${profiles.join(', ')}]`),
  );
  const start = performance.now();
  const { exitCode, stderr } = await cli.start('chimein settings import -f many.yaml --yes');
  console.log(
    `${monitors} new monitors looked at and saved: ${Math.round(performance.now() - start)} ms, exit ${exitCode}; it said ${JSON.stringify(stderr)}`,
  );
  await server.stop();
  cli.remove();
}
