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
  ['server/comments/routes.ts', '../../db/comments.ts'],
  ['server/settings/routes.ts', '../providers/network.ts'],
  ['server/comments/x.ts', 'hono'],
  ['server/accounts/x.ts', 'drizzle-orm'],
  ['server/accounts/x.ts', '../sandbox/sandbox.ts'],
  ['server/providers/x.ts', '../../db/open.ts'],
  ['server/providers/x.ts', '../accounts/listAccounts.ts'],
  ['server/sandbox/x.ts', '../config.ts'],
  ['server/sandbox/network/x.ts', '../../errors.ts'],
  ['server/sandbox/network/x.ts', '../../../db/open.ts'],
  ['server/comments/schemas.ts', 'hono'],
  ['server/automation/xSchemas.ts', '../../db/comments.ts'],
  ['db/x.ts', '../server/errors.ts'],
];
const allowed: [file: string, imports: string][] = [
  ['web/dashboard/x.ts', '../../server/settings/schemas.ts'],
  ['web/review/x.ts', '../../server/automation/previewSchemas.ts'],
  ['cli/commands/x.ts', '../../server/comments/schemas.ts'],
  ['web/dashboard/x.ts', '../../server/automation/planSchemas.ts'],
  ['server/comments/routes.ts', './listComments.ts'],
  ['server/comments/x.ts', '../../db/comments.ts'],
  ['server/sandbox/x.ts', '../clock.ts'],
  ['server/sandbox/network/x.ts', '../../clock.ts'],
  ['server/sandbox/network/x.ts', '../context.ts'],
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
