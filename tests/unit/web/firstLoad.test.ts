import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const staticImport = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** The code loaded before a page shows: packages, and our own files with their importers. */
function firstLoad(entry: string) {
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const visit = (path: string, from: string) => {
    if (files.has(path)) return;
    files.set(path, from);
    if (!/\.tsx?$/.test(path)) return;
    for (const [, source = ''] of readFileSync(path, 'utf8').matchAll(staticImport)) {
      if (source.startsWith('.')) visit(join(dirname(path), source), path);
      else packages.add(source);
    }
  };
  visit(join(root, entry), '');
  return { files: [...files.keys()].map((path) => relative(root, path)), packages: [...packages].sort() };
}

test('loads no MUI, react-admin, query cache or schemas for visitors', () => {
  const { files, packages } = firstLoad('web/main.tsx');
  expect(files).toContain('web/public/LoginPage.tsx');
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(packages).toEqual([
    '@fontsource-variable/inter',
    'node-polyglot',
    'react',
    'react-dom',
    'react-dom/client',
    'react-hot-toast/headless',
    'react-router-dom',
  ]);
  expect(files.filter((file) => file.startsWith('server/'))).toEqual([
    'server/texts/formats.ts',
    'server/identity/users/limits.ts',
  ]);
});

test.each(['dashboard', 'billing', 'admin'])(
  'fetches the data of %s without waiting for MUI or react-admin',
  (page) => {
    const { files, packages } = firstLoad(`web/${page}/loader.ts`);
    expect(files).toContain('web/queryClient.ts');
    expect(packages.filter((name) => /^(@mui|@emotion|react-admin|react-hook-form|zod)/.test(name))).toEqual(
      [],
    );
  },
);
