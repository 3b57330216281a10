import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* docs/decisions and AGENTS.md draw the walls; here the linter is shown to hold them. */
const forbidden: [file: string, imports: string][] = [
  ['web/x.ts', '../db/open.ts'],
  ['web/dashboard/x.ts', '../../server/deps.ts'],
  ['cli/x.ts', '../server/errors.ts'],
  ['cli/commands/x.ts', 'better-sqlite3'],
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
  ['web/dashboard/x.ts', '../../server/automation/schedule/planSchemas.ts'],
  ['server/history/comments/routes.ts', './listComments.ts'],
  ['server/history/comments/x.ts', '../../../db/comments.ts'],
  ['sandbox/x.ts', '../server/clock.ts'],
  ['server/providers/x.ts', './http.ts'],
  ['sandbox/network/x.ts', '../../server/clock.ts'],
  ['sandbox/network/x.ts', '../context.ts'],
];
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'chimein-walls-'));
const refused = new Set<string>();

beforeAll(async () => {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  for (const [n, [file, imports]] of [...forbidden, ...allowed].entries()) {
    const path = join(folder, `case${n}`, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { thing } from '${imports}';\nexport const other = thing;\n`);
    writeFileSync(join(folder, `case${n}`, 'biome.json'), JSON.stringify({ ...config, vcs: undefined }));
  }
  const runs = [...forbidden, ...allowed].map(async (_, n) => {
    const { all } = await execa(join(root, 'node_modules/.bin/biome'), ['lint', '.'], {
      cwd: join(folder, `case${n}`),
      reject: false,
      all: true,
    });
    return [n, all] as const;
  });
  for (const [n, all] of await Promise.all(runs))
    if (all.includes('noRestrictedImports')) refused.add(`case${n}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(forbidden.map(([file, imports], n) => ({ file, imports, n })))(
  '$file may not import $imports',
  ({ n }) => {
    expect(refused).toContain(`case${n}`);
  },
);

test.each(allowed.map(([file, imports], n) => ({ file, imports, n })))(
  '$file may import $imports',
  ({ n }) => {
    expect(refused).not.toContain(`case${n + forbidden.length}`);
  },
);
