import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** A server that is started as a process builds the web app itself, so it must be there before. */
const webPart = /webBuild\.ts|server\/main\.ts/;
const cliPart = /packedCli\.ts/;
const processPart = /'(?:execa|node:child_process|playwright-core)'/;
const testsFolder = join(import.meta.dirname, '..') + sep;
const ownImport = /(?:from|import\() ?'(\.{1,2}\/[^']+\.tsx?)'/g;

type Needs = {
  /** The builds that come before. */
  web: boolean;
  cli: boolean;
  /** Whether they start a browser or a process. */
  processes: boolean;
};

type Own = Needs & { imports: string[] };

/** Read once: nearly all test files share their helpers. */
const read = new Map<string, Own>();

function ownNeeds(file: string): Own {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(ownImport)].map(([, path = '']) => join(dirname(file), path));
  const own = {
    web: webPart.test(text),
    cli: cliPart.test(text),
    processes: processPart.test(text),
    imports: imports.filter((path) => path.startsWith(testsFolder)),
  };
  read.set(file, own);
  return own;
}

/** The needs of these test files, by the names in them and in their helpers. */
export function needsOf(files: readonly string[]): Needs {
  const needs = { web: false, cli: false, processes: false };
  const reached = new Set(files);
  // A set goes on to the entries that are added meanwhile.
  for (const file of reached) {
    const own = ownNeeds(file);
    needs.web ||= own.web;
    needs.cli ||= own.cli;
    needs.processes ||= own.processes;
    for (const path of own.imports) reached.add(path);
  }
  return needs;
}
