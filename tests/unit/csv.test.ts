import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../cli/csv.ts';
import { csvRow } from '../../server/history/comments/csv.ts';
import { formulasIn, readLeniently } from '../support/lenientCsv.ts';

const writers: [string, (cells: string[]) => string][] = [
  ['the server', csvRow],
  ['the command', csvLine],
];

describe.each(writers)('a row of %s', (_name, row) => {
  it.each([
    "B;=cmd|' /C calc'!A0;x",
    'B\n=1+1',
    'B\r\n=1+1',
    'B\t=1+1',
    ';-1',
    'x;@SUM(A1)',
    'x;+1',
    'x; =1+1',
    'x;"=1+1',
    'x;\n=1+1',
    `B;${' '.repeat(9)}=1+1`,
    `B;${' '.repeat(300)}=1+1`,
    `${' '.repeat(40)}=1+1`,
    `x;${'" '.repeat(9)}=1+1`,
    `x;${'\u00a0'.repeat(9)}@SUM(A1)`,
    `x;${'\n'.repeat(9)} =1+1`,
    '\t=1+1',
    '=1+1',
    'x;＝1+1',
  ])('M7: writes %j so that it is no formula with any separator', (text) => {
    for (const cells of [[text], ['Ada', text, 'C'], [text, text], ['', text, '']]) {
      expect(formulasIn(row(cells)), row(cells)).toEqual([]);
    }
  });

  it('M7: contains no formula for any texts', () => {
    const unit = fc.constantFrom('=', '-', ';', ',', '\t', '\n', '"', "'", ' ', ' '.repeat(12), 'a');
    const text = fc.string({ unit });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        expect(formulasIn(row(cells) + row(cells))).toEqual([]);
      }),
    );
  });

  // A search that begins again at each character would take minutes for so many.
  it.each(['\n', ' ', ';', '= ', '\n='])('L4: finishes with a million times %j', (part) => {
    expect(row([part.repeat(1_000_000)]).length).toBeGreaterThanOrEqual(1_000_000);
  });

  it('M7: keeps ordinary texts unchanged', () => {
    const texts = [
      'Größe zählt',
      'well-known; really',
      'a = b',
      'He said "so", and left',
      '2 + 2; 4',
      ' plain',
    ];
    expect(readLeniently(row(texts), ',').slice(0, texts.length)).toEqual(texts);
  });
});

it('M7: the command quotes a semicolon', () => {
  expect(csvLine(['a;b', 'c'])).toBe('"a;b",c\r\n');
});
