/** `npm run bench -- <name>`: measures and prints; nothing passes or fails by it. */
const benches: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  engine: () => import('./engine/run.ts'),
  cli: () => import('./cli.ts'),
  web: () => import('./web/run.ts'),
  results: () => import('./results/run.ts'),
  reads: () => import('./reads.ts'),
  gate: () => import('./gate/run.ts'),
};

const onPostgres = async () => ({ run: (await import('./engine/postgres.ts')).runOnPostgres });

const name = process.argv[2] ?? '';
const load = process.argv.includes('--postgres') && name === 'engine' ? onPostgres : benches[name];
if (load) await (await load()).run();
else {
  console.error(`npm run bench -- <${Object.keys(benches).join('|')}>, or engine --postgres`);
  process.exitCode = 2;
}
