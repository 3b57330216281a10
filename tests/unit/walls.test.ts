import { globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* The linter holds the import rules of AGENTS.md. */
const forbidden: [file: string, imports: string][] = [
  ['web/x.ts', '../db/open.ts'],
  ['web/dashboard/x.ts', '../../server/deps.ts'],
  ['cli/x.ts', '../server/errors.ts'],
  ['cli/commands/x.ts', 'better-sqlite3'],
  ['cli/commands/x.ts', '../../server/mcp/inProcess.ts'],
  ['server/mcp/tools/x.ts', '../../errors.ts'],
  ['server/mcp/tools/x.ts', '../../../db/open.ts'],
  ['server/history/comments/routes.ts', '../../../db/comments.ts'],
  ['server/accounts/settings/routes.ts', '../../providers/network.ts'],
  ['server/history/comments/x.ts', 'hono'],
  ['server/accounts/x.ts', 'drizzle-orm'],
  ['server/accounts/x.ts', '../../sandbox/sandbox.ts'],
  ['server/providers/x.ts', '../../db/open.ts'],
  ['server/providers/x.ts', '../accounts/listAccounts.ts'],
  ['server/providers/x.ts', '../history/comments/listComments.ts'],
  ['server/providers/x.ts', '../anything/new.ts'],
  ['sandbox/x.ts', '../server/config.ts'],
  ['sandbox/network/x.ts', '../../server/errors.ts'],
  ['sandbox/network/routes/x.ts', '../../../db/open.ts'],
  ['server/history/comments/schemas.ts', 'hono'],
  ['server/automation/writing/xSchemas.ts', '../../../db/comments.ts'],
  ['db/x.ts', '../server/errors.ts'],
];
const allowed: [file: string, imports: string][] = [
  ['web/dashboard/x.ts', '../../server/accounts/settings/schemas.ts'],
  ['web/review/x.ts', '../../server/automation/writing/previewSchemas.ts'],
  ['cli/commands/x.ts', '../../server/history/comments/schemas.ts'],
  ['cli/commands/x.ts', '../../server/mcp/tools/mcpServer.ts'],
  ['cli/x.ts', '../server/history/comments/csv.ts'],
  ['web/dashboard/x.ts', '../../server/automation/schedule/planSchemas.ts'],
  ['server/history/comments/routes.ts', './listComments.ts'],
  ['server/history/comments/x.ts', '../../../db/comments.ts'],
  ['sandbox/x.ts', '../server/clock.ts'],
  ['server/providers/x.ts', './http.ts'],
  ['sandbox/network/x.ts', '../../server/clock.ts'],
  ['sandbox/network/x.ts', '../context.ts'],
];
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'chimein-walls-')));
const rejected = new Set<string>();

beforeAll(async () => {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: undefined }));
  const cases = Map.groupBy([...forbidden, ...allowed], ([file]) => file);
  for (const [file, imports] of cases) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, imports.map(([, from]) => `import '${from}';\n`).join(''));
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const flags = ['--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = await execa(biome, ['lint', ...flags, '.'], { cwd: folder, reject: false });
  for (const [, path = '', line] of stdout.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g)) {
    const file = relative(folder, path);
    rejected.add(`${file} ${cases.get(file)?.[Number(line) - 1]?.[1]}`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(forbidden)('%s may not import %s', (file, imports) => {
  expect(rejected).toContain(`${file} ${imports}`);
});

test.each(allowed)('%s may import %s', (file, imports) => {
  expect(rejected).not.toContain(`${file} ${imports}`);
});

/** A page's folder has a page, or an index for its resource. Other folders are rooms that pages share. */
const pages = [
  ...new Set(globSync('web/**/{*Page.tsx,index.ts,index.tsx}', { cwd: root }).map((file) => dirname(file))),
]
  .filter((page) => page !== 'web/components' && page !== 'web/layout')
  .toSorted((a, b) => b.length - a.length);
const pageOf = (file: string) => pages.find((page) => file.startsWith(`${page}${sep}`));
/** They put the pages together. */
const entrances = [
  'web/router.tsx',
  'web/preload.ts',
  'web/admin/AdminApp.tsx',
  'web/admin/AdminShell.tsx',
  'web/admin/pages.ts',
];

test('no page of the web app imports a part of another page, and no room one of a page', () => {
  const wrong = globSync('web/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !entrances.includes(file) && !/[\\/]index\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].flatMap(
        ([, imported = '']) => {
          const page = pageOf(join(dirname(file), imported));
          return page === undefined || page === pageOf(file) ? [] : [`${file} imports ${imported}`];
        },
      ),
    );
  expect(pages.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

/** Values that the pure rooms may import from outside: texts, schemas, limits and arithmetic. */
const pure =
  /^server\/(automation\/(decide|rules)|texts)\/|Schemas?\.ts$|\/(schemas|limits|durations|clock)\.ts$/;
/** Pure too: the texts of the task, which a comment must not repeat. */
const task = 'server/automation/writing/instructions.ts';

test('the rooms that decide about steps, posts and comments import nothing that reads or writes', () => {
  const files = globSync('server/automation/{decide,rules}/**/*.ts', { cwd: root });
  const wrong = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|export|\}) (?!type).*?from '([^']+)'/gm),
    ].flatMap(([, from = '']) => {
      if (!from.startsWith('.')) return from.startsWith('node:') ? [`${file} imports ${from}`] : [];
      const path = join(dirname(file), from).split(sep).join('/');
      return pure.test(path) || path === task ? [] : [`${file} imports ${path}`];
    }),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

/** They read the words of others: of a provider, a driver, zod or commander. */
const readsOthers =
  /^(server\/(providers\/.*|http\/api|log|texts\/sentence)|db\/postgres\/problem|cli\/run)\.ts$/;
/** A message that is compared with words, taken apart or matched. */
const readsWords =
  /(?<!typeof )message\s*[!=]==\s*['"`]\w|message\??\.(includes|startsWith|endsWith|match|search|split|replace)|\/\w*\.test\([\w.? ]*message\b/;

test('only one function reads the words of our sentences', () => {
  const files = globSync('{web,server,cli,db}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !readsOthers.test(file.split(sep).join('/')),
  );
  const found = files.filter((file) => readsWords.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([join('web', 'endsSession.ts')]);
});
