import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditActions } from '../../../server/history/audit/schemas.ts';
import type { Texts } from '../../../web/i18n/texts.ts';

const read = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8'));
const bundles = globSync('web/texts/en/*.json').map((path) => path.replace(/^.*\/|\.json$/g, ''));
const textsOf = (bundle: string, language: string) => flat(read(`web/texts/${language}/${bundle}.json`));

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
  const ours = bundles.flatMap((bundle) => [...textsOf(bundle, 'en').keys()]);
  // react-admin composes the names of the labels of fields.
  expect(ours.filter((name) => !name.startsWith('resources.') && !isShown(name))).toEqual([]);
});
