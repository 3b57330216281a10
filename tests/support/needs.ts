import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A server that is started as a process builds the web app itself, so it must be there before. */
const webPart = /webBuild\.ts|server\/main\.ts/;
const cliPart = /packedCli\.ts/;
const processPart = /'(?:execa|node:child_process|playwright-core)'/;
const ownImport = /(?:from|import\() ?'(\.{1,2}\/[^']+\.tsx?)'/g;

type Needs = {
  /** What must be built before. */
  web: boolean;
  cli: boolean;
  /** Whether they start a browser or a process. */
  processes: boolean;
};

/** What these test files need, by what they and their helpers name. */
export function needsOf(files: readonly string[]): Needs {
  const known = new Set<string>();
  const needs = { web: false, cli: false, processes: false };
  const read = (file: string) => {
    if (known.has(file)) return;
    known.add(file);
    const text = readFileSync(file, 'utf8');
    needs.web ||= webPart.test(text);
    needs.cli ||= cliPart.test(text);
    needs.processes ||= processPart.test(text);
    for (const [, path = ''] of text.matchAll(ownImport)) {
      const imported = join(dirname(file), path);
      if (imported.includes('/tests/')) read(imported);
    }
  };
  for (const file of files) read(file);
  return needs;
}
