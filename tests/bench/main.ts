/** `npm run bench -- <name>`: measures and prints; nothing passes or fails by it. */
const benches: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  engine: () => import('./engine/run.ts'),
  cli: () => import('./cli.ts'),
  web: () => import('./web/run.ts'),
};

const name = process.argv[2] ?? '';
const load = benches[name];
if (load) await (await load()).run();
else {
  console.error(`npm run bench -- <${Object.keys(benches).join('|')}>`);
  process.exitCode = 2;
}
