import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cssVariables } from '../../../web/tokens.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const sheets = globSync('web/**/*.css');
const sources = globSync('web/**/*.{ts,tsx}');

const classesOf = (sheet: string) =>
  new Set(Array.from(read(sheet).matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi), ([, name]) => name));

describe('our stylesheets', () => {
  it('use only colours of the tokens, in both modes', () => {
    expect(Object.keys(cssVariables('dark'))).toEqual(Object.keys(cssVariables('light')));
    for (const path of sheets) {
      const used = Array.from(read(path).matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name);
      expect(
        used.filter((name) => !Object.keys(cssVariables('light')).includes(name ?? '')),
        path,
      ).toEqual([]);
      expect(read(path).match(/#[0-9a-f]{3,8}\b|\brgba?\(/gi) ?? [], path).toEqual([]);
    }
  });

  it('have exactly the classes that the components use', () => {
    const asked = new Map(
      sheets.filter((path) => path.endsWith('.module.css')).map((path) => [path, new Set<string>()]),
    );
    for (const path of sources) {
      const sheet = /import css from '(.+\.module\.css)'/.exec(read(path))?.[1];
      if (!sheet) continue;
      const names = asked.get(join(dirname(path), sheet));
      for (const [, name = ''] of read(path).matchAll(/\bcss\.(\w+)/g)) names?.add(name);
    }
    for (const [sheet, names] of asked) {
      expect(existsSync(sheet)).toBe(true);
      expect([...classesOf(sheet)].sort(), sheet).toEqual([...names].sort());
    }
  });
});
