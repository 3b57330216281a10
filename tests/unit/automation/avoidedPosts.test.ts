import { describe, expect, test } from 'vitest';
import { judgePost } from '../../../server/automation/rules/choosePost.ts';
import type { Post } from '../../../server/providers/networkPosts.ts';
import { acme, author, judge, nothing, now, open, post, rules } from './judging.ts';

describe('people to avoid', () => {
  const avoided = (entry: string, change: Partial<Post> = {}) =>
    judge(change, { avoidPeople: ['Somebody Else', entry] });
  const skipped = (detail: string) => ({ verdict: 'skipped', reason: 'avoided_person', detail });

  test.each([
    'https://www.linkedin.com/in/ada-okafor/',
    'https://LinkedIn.com/in/ADA-OKAFOR?trk=x',
    'linkedin.com/in/ada%2Dokafor',
    'https://www.linkedin.com/in/ACo1',
    'Ada Okafor',
    'ADA OKAFOR',
    'Àda  Ókafor',
    'Okafor',
  ])('%s is Ada Okafor', (entry) => expect(avoided(entry)).toEqual(skipped(entry)));

  test.each([
    'https://www.linkedin.com/in/ada-okafor-2',
    'Ada',
    'Adam Okafor',
    'Okafor Ada',
    'https://x.example/ada',
  ])('%s is not Adaeze Okafor', (entry) =>
    expect(avoided(entry, { author: author({ name: 'Adaeze Okafor', publicIdentifier: 'adaeze' }) })).toEqual(
      open,
    ),
  );

  test('get no comment on a repost of their post either', () => {
    const change = {
      author: author({ id: 'x', name: 'Ben', publicIdentifier: 'ben' }),
      originalAuthor: author(),
    };
    expect(avoided('Ada Okafor', change)).toEqual(skipped('Ada Okafor'));
  });

  test('does not match a company with the same address', () => {
    const change = { author: { ...acme, publicIdentifier: 'ada-okafor', name: 'Ada Okafor' } };
    expect(avoided('https://www.linkedin.com/in/ada-okafor', change)).toEqual(open);
  });
});

describe('companies to avoid', () => {
  const avoided = (entry: string, change: Partial<Post> = {}) => judge(change, { avoidCompanies: [entry] });
  const reason = 'avoided_company';

  test.each([
    'https://www.linkedin.com/company/acme/',
    'https://www.linkedin.com/company/4711',
    'ACME',
    'Ácme',
  ])("%s: matches the page's own posts", (entry) =>
    expect(avoided(entry, { author: acme })).toEqual({ verdict: 'skipped', reason, detail: entry }),
  );

  test.each(['Acme', 'acme', 'https://www.linkedin.com/company/acme'])(
    '%s: matches people whose headline names it',
    (entry) => {
      expect(avoided(entry)).toMatchObject({ reason, detail: entry });
      expect(avoided(entry, { author: author({ headline: 'Acme™ | Design' }) })).toMatchObject({ reason });
      expect(avoided(entry, { author: author({ headline: 'Head of Acmeology' }) })).toEqual(open);
      expect(avoided(entry, { author: author({ headline: '' }) })).toEqual(open);
    },
  );

  test('does not search headlines for a number from an address', () => {
    const change = { author: author({ headline: 'Employee 4711' }) };
    expect(avoided('https://www.linkedin.com/company/4711', change)).toEqual(open);
  });

  test('matches an address in either list', () => {
    expect(judge({ author: acme }, { avoidPeople: ['https://www.linkedin.com/company/acme'] })).toMatchObject(
      { reason },
    );
  });
});

describe('words to avoid', () => {
  const says = (text: string, ...avoidWords: string[]) => judge({ text }, { avoidWords }).detail;

  test.each([
    ['#Layoffs hit us', 'layoffs'],
    ['LAYOFFS.', 'layoffs'],
    ['Nach der Straße rechts', 'STRASSE'],
    ['Un café crème', 'cafe'],
    ['Spotkanie: Wałęsa', 'walesa'],
    ['a Machine-Learning team', 'machine learning'],
    ['You can’t say that', "can't say"],
    ['We write C++ here', 'C++'],
    ['We write C# here', 'C#'],
    ['Buy $TSLA now', '$TSLA'],
    ['𝗟𝗮𝘆𝗼𝗳𝗳𝘀 again', 'layoffs'],
    ['ＬＡＹＯＦＦＳ', 'layoffs'],
    ['lay\u00adoffs', 'layoffs'],
    ['公司裁员了', '裁员'],
    ['आज की छंटनी', 'छंटनी'],
    ['Кризис: увольнения', 'УВОЛЬНЕНИЯ'],
    ['🚀 to the moon', '🚀'],
    ['Two\nlines', 'two lines'],
  ])('%s has %s', (text, word) => expect(says(text, 'nothing', word)).toBe(word));

  test.each([
    ['layoffsville', 'layoffs'],
    ['Playoffs tonight', 'layoffs'],
    ['the machine is learning', 'machine learning'],
    ['Vitamin C helps', 'C++'],
    ['Nur ein Straßenfest', 'strasse'],
    ['公司招人了', '裁员'],
    ['anything', '...'],
    ['anything ...', '!'],
  ])('%s does not have %s', (text, word) => expect(says(text, word)).toBe(''));

  test('finds a longer phrase if a shorter one with the same beginning is absent', () => {
    expect(says('the open office plan', 'open source', 'open office plan')).toBe('open office plan');
  });

  test('are searched again when the list changes', () => {
    expect([says('a b', 'a'), says('a b', 'b'), says('a b', 'c')]).toEqual(['a', 'b', '']);
  });

  // Compared with one entry after another, it would take many minutes.
  test('finishes with 200 long posts and 50,000 entries in each list', () => {
    const many = (noun: string) => Array.from({ length: 50_000 }, (_, i) => `${noun} number ${i}`);
    const long = rules({
      avoidPeople: many('person'),
      avoidCompanies: many('company'),
      avoidWords: many('word'),
    });
    const text = 'Some word and another word number x. '.repeat(80);
    for (let n = 0; n < 200; n += 1) expect(judgePost(post({ text }), long, nothing, now)).toEqual(open);
  });
});
