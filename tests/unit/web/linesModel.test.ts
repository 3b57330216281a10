import { describe, expect, it } from 'vitest';
import {
  judge,
  linesIn,
  profileLines,
  readableName,
  safeHref,
  searchLines,
  searchUrlOf,
  searchWords,
  shortUrl,
} from '../../../web/accountSettings/linesModel.ts';

const search = (words: string) => `https://www.linkedin.com/search/results/content/?keywords=${words}`;
const profile = (id: string) => `https://www.linkedin.com/in/${id}/`;

describe('pasted lines', () => {
  it('are trimmed, with any line ending', () => {
    expect(linesIn('  a \r\n\r\n b\n\n')).toEqual(['a', 'b']);
  });

  it('get a verdict each', () => {
    expect(judge(searchLines, [search('a')], search('b'))).toBe('added');
    expect(judge(searchLines, [search('a')], 'https://example.com')).toBe('invalid');
    expect(judge(searchLines, [search('a')], search('a'))).toBe('duplicate');
  });

  it('stop at 30 search links and at 150 profiles', () => {
    const many = Array.from({ length: 30 }, (_, at) => search(`${at}`));
    expect(judge(searchLines, many, search('one-more'))).toBe('full');
    expect(judge(searchLines, many.slice(1), search('one-more'))).toBe('added');
    const profiles = Array.from({ length: 150 }, (_, at) => profile(`p${at}`));
    expect(judge(profileLines, profiles, profile('one-more'))).toBe('full');
    expect(judge(profileLines, profiles.slice(1), profile('one-more'))).toBe('added');
  });

  it('accept the content-search path in upper case', () => {
    expect(judge(searchLines, [], search('x').toUpperCase())).toBe('added');
  });

  it('recognize a profile in any form of its link', () => {
    expect(judge(profileLines, [profile('ada-okafor')], 'linkedin.com/in/Ada-Okafor?trk=feed')).toBe(
      'duplicate',
    );
    expect(judge(profileLines, [profile('ada')], 'https://www.linkedin.com/company/ada/')).toBe('added');
    expect(judge(profileLines, [], 'https://www.linkedin.com/feed/')).toBe('invalid');
  });
});

describe('a shown link', () => {
  it('shows the search words', () => {
    expect(searchWords(search('hiring%20engineers&origin=x'))).toBe('hiring engineers');
    expect(searchWords('https://www.linkedin.com/search/results/content/')).toBeNull();
  });

  it('has no scheme and no www', () => expect(shortUrl(profile('ada'))).toBe('linkedin.com/in/ada'));

  it('never runs a script', () => {
    expect(safeHref('javascript:alert(1)//search/results/content')).toBeUndefined();
    expect(safeHref('linkedin.com/in/ada')).toBe('https://linkedin.com/in/ada');
    expect(safeHref(profile('ada'))).toBe(profile('ada'));
  });
});

it('reads a name from the address of a profile', () => {
  expect(readableName('ada-okafor')).toBe('Ada Okafor');
  expect(readableName('ada-okafor-8a7b12')).toBe('Ada Okafor');
  expect(readableName('adaokafor1')).toBe('Adaokafor1');
});

it('builds the link of a search from its words', () => {
  expect(searchUrlOf('  “product  management” & sales ')).toBe(
    search('%E2%80%9Cproduct%20management%E2%80%9D%20%26%20sales'),
  );
  expect(searchWords(searchUrlOf('a & b') ?? '')).toBe('a & b');
  expect([searchUrlOf('  '), searchUrlOf('x'.repeat(3000))]).toEqual([null, null]);
});
