import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { auditActions } from '../../../server/history/audit/schemas.ts';
import type { Texts } from '../../../web/i18n/texts.ts';

const read = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8'));
/** `web/texts/app`, `server/texts/mail`. */
const bundles = globSync('{web,server}/texts/en/*.json').map((path) =>
  path.replace('/en/', '/').replace('.json', ''),
);
const textsOf = (bundle: string, language: string) =>
  flat(read(`${bundle.replace(/\/(\w+)$/, `/${language}/$1`)}.json`));
const ofWeb = bundles.filter((bundle) => bundle.startsWith('web/'));

/** 'part.text' -> what it says. */
function flat(texts: Texts, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value] as const] : [...flat(value, `${before}${key}.`)],
    ),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const plurals = (text: string) => text.split('||||').length;

describe.each(bundles)('the texts of %s', (bundle) => {
  const english = textsOf(bundle, 'en');

  it.each(['de', 'es'] as const)('have the same names, values and plurals in %s', (language) => {
    const translated = textsOf(bundle, language);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    const shape = (texts: Map<string, string>) =>
      Object.fromEntries(
        [...english.keys()].map((name) => [
          name,
          [placeholders(texts.get(name) ?? ''), plurals(texts.get(name) ?? '')],
        ]),
      );
    expect(shape(translated)).toEqual(shape(english));
  });

  it.each(['de', 'es'] as const)('are all translated to %s', (language) => {
    const translated = textsOf(bundle, language);
    // A word may be the same in two languages, a sentence of four words not.
    const isSentence = (text: string) =>
      text
        .replace(/%\{\w+\}/g, '')
        .trim()
        .split(/\s+/).length > 3;
    const left = [...english].filter(([name, text]) => isSentence(text) && translated.get(name) === text);
    expect(left).toEqual([]);
  });
});

it('has no unused text', () => {
  const files = globSync('web/**/*.{ts,tsx}');
  // A file's names also stand below the prefixes of its translators.
  const names = files.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const prefixes = Array.from(source.matchAll(/Translate[(<]'([\w.]+)'/g), ([, prefix]) => `${prefix}.`);
    const found = source.matchAll(/(['"`])((?:\w|\$\{[\w.]+\})(?:[\w.]|\$\{[^}]*\})*)\1/g);
    return Array.from(found).flatMap(([, , name = '']) => ['', ...prefixes].map((before) => before + name));
  });
  const literals = new Set([...names, ...auditActions.map((action) => `admin.audit.actions.${action}`)]);
  const templates = names
    .filter((name) => /^[a-zA-Z]+\..*\$\{/.test(name))
    .map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
  const isShown = (name: string) => literals.has(name) || templates.some((template) => template.test(name));
  const ours = ofWeb.flatMap((bundle) => [...textsOf(bundle, 'en').keys()]);
  // react-admin composes the names of the labels of fields.
  expect(ours.filter((name) => !name.startsWith('resources.') && !isShown(name))).toEqual([]);
});

const serverFiles = globSync('server/**/*.ts');

it('has no unused sentence of the server', () => {
  const sources = serverFiles.map((path) => readFileSync(path, 'utf8')).join('\n');
  const isUsed = (name: string) => {
    const [noun = '', key = ''] = name.split('.');
    const written = noun === 'fields' || noun === 'names' ? key : name;
    return sources.includes(`'${written}'`) || sources.includes(`\`${noun}.\${`);
  };
  const sentences = ['schemas', 'server'].flatMap((bundle) => [
    ...textsOf(`server/texts/${bundle}`, 'en').keys(),
  ]);
  expect(sentences.filter((name) => !isUsed(name))).toEqual([]);
});

it('has no unused text of an e-mail', () => {
  const used = new Set(serverFiles.flatMap((path) => readFileSync(path, 'utf8').match(/\w+/g) ?? []));
  const names = [...textsOf('server/texts/mail', 'en').keys()];
  expect(names.filter((name) => !name.split('.').every((part) => used.has(part)))).toEqual([]);
});

it('gives each sentence of the server its values', () => {
  const english = new Map([
    ...textsOf('server/texts/schemas', 'en'),
    ...textsOf('server/texts/server', 'en'),
  ]);
  const wrong: string[] = [];
  let checked = 0;
  for (const path of serverFiles) {
    const source = readFileSync(path, 'utf8');
    if (!/texts\/(text|faults)\.ts|http\/failures\.ts/.test(source)) continue;
    for (const { keys, values } of sentenceCalls(path, source))
      for (const key of keys) {
        const text = english.get(key) ?? '';
        const wanted = [
          ...placeholders(text).map((name) => name.slice(2, -1)),
          ...(plurals(text) > 1 ? ['smart_count'] : []),
        ];
        checked += 1;
        if ([...new Set(wanted)].sort().join() !== values.toSorted().join())
          wrong.push(`${path}: ${key} gets ${values}`);
      }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(600);
});

// biome-ignore lint/suspicious/noExplicitAny: any node of a syntax tree
type Node = any;

/** The calls of `text`, `fault` and `failing` whose keys and values are written out. */
function sentenceCalls(path: string, source: string): { keys: string[]; values: string[] }[] {
  const found: { keys: string[]; values: string[] }[] = [];
  const keysOf = (node: Node): string[] =>
    node?.type === 'Literal'
      ? [node.value]
      : node?.type === 'ConditionalExpression'
        ? [...keysOf(node.consequent), ...keysOf(node.alternate)]
        : [];
  const visit = (node: Node): void => {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'CallExpression' && ['text', 'fault', 'failing'].includes(node.callee.name)) {
      const [key, values] = node.callee.name === 'failing' ? node.arguments.slice(1) : node.arguments;
      const isWritten = values === undefined || values.type === 'ObjectExpression';
      if (isWritten) {
        const before = node.callee.name === 'fault' ? 'fields.' : '';
        const names = (values?.properties ?? []).map((property: Node) => property.key?.name);
        found.push({ keys: keysOf(key).map((name) => before + name), values: names });
      }
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(path, source).program);
  return found;
}
