import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adminTexts } from '../../../web/i18n/admin.ts';
import { appTexts } from '../../../web/i18n/app.ts';
import type { Area, Texts } from '../../../web/i18n/area.ts';
import { autonomy } from '../../../web/i18n/autonomy.ts';
import { customer } from '../../../web/i18n/customer.ts';
import { help } from '../../../web/i18n/help.ts';
import { people } from '../../../web/i18n/people.ts';
import { publicTexts } from '../../../web/i18n/public.ts';
import { results } from '../../../web/i18n/results.ts';
import { security } from '../../../web/i18n/security.ts';
import { unsubscribe } from '../../../web/i18n/unsubscribe.ts';

const areas: Record<string, Area> = {
  publicTexts,
  help,
  appTexts,
  customer,
  people,
  autonomy,
  results,
  security,
  unsubscribe,
  adminTexts,
};

/** 'part.text' -> what it says. */
function flat(texts: Texts, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[before + key, value] as const]
        : value
          ? [...flat(value, `${before}${key}.`)]
          : [],
    ),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();
const plurals = (text: string) => text.split('||||').length;

describe.each(Object.entries(areas))('the texts of %s', (_, area) => {
  const english = flat(area.english);

  it.each(['de', 'es'] as const)('have the same names, values and plurals in %s', async (language) => {
    const translated = flat((await area[language]()).texts);
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

  it.each(['de', 'es'] as const)('are all translated to %s', async (language) => {
    const translated = flat((await area[language]()).texts);
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
  const files = globSync('web/**/*.{ts,tsx}').filter((path) => !/\/texts\/\w+\.ts$/.test(path));
  // A file's names also stand below the prefixes of its translators.
  const names = files.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const prefixes = Array.from(source.matchAll(/Translate[(<]'([\w.]+)'/g), ([, prefix]) => `${prefix}.`);
    const found = source.matchAll(/(['"`])((?:\w|\$\{[\w.]+\})(?:[\w.]|\$\{[^}]*\})*)\1/g);
    return Array.from(found).flatMap(([, , name = '']) => ['', ...prefixes].map((before) => before + name));
  });
  const literals = new Set(names);
  const templates = names
    .filter((name) => /^[a-zA-Z]+\..*\$\{/.test(name))
    .map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
  const isShown = (name: string) => literals.has(name) || templates.some((template) => template.test(name));
  const ours = Object.values(areas).flatMap((area) => [...flat(area.english).keys()]);
  // react-admin composes the names of its own texts and of the labels of fields.
  expect(ours.filter((name) => !/^(ra|resources)\./.test(name) && !isShown(name))).toEqual([]);
});
