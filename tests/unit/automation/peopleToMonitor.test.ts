import { expect, test } from 'vitest';
import { peopleToMonitor } from '../../../server/automation/rules/peopleToMonitor.ts';
import type { Post } from '../../../server/providers/networkPosts.ts';
import { author, now, post } from './judging.ts';

const by = (publicIdentifier: string, change: Partial<Post> = {}): Post =>
  post({
    postId: `${publicIdentifier} ${change.postedAt ?? now}`,
    author: author({ id: publicIdentifier, publicIdentifier, name: publicIdentifier }),
    ...change,
  });
const namesOf = (posts: Post[], monitored: string[] = []) =>
  peopleToMonitor(posts, monitored, () => undefined).map(({ name, posts: count }) => [name, count]);

test('proposes who posts most, then newest, each post once, at most five', () => {
  const twice = by('ada', { postedAt: now - 3 });
  const posts = [by('ada'), twice, twice, by('bo', { postedAt: now - 2 }), by('cy', { postedAt: now - 1 })];
  expect(namesOf(posts)).toEqual([
    ['ada', 2],
    ['cy', 1],
    ['bo', 1],
  ]);
  expect(namesOf(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => by(name)))).toHaveLength(5);
});

test('leaves out who is monitored, without an address, opted out, avoided or oneself', () => {
  const posts = [by('Ada'), by(''), by('bo'), by('cy'), by('dee')];
  const reasons = new Map([
    ['bo', 'opted_out'],
    ['cy', 'own_post'],
    ['dee', 'too_old'],
  ] as const);
  const found = peopleToMonitor(posts, ['https://linkedin.com/in/ada/'], ({ author: { id } }) =>
    reasons.get(id as 'bo'),
  );
  // A post may be too old for a comment, but its author is still worth monitoring.
  expect(found.map(({ name }) => name)).toEqual(['dee']);
});

test('leads companies to their page', () => {
  const company = by('acme', { author: author({ publicIdentifier: 'acme', isCompany: true }) });
  expect(peopleToMonitor([company], [], () => undefined)).toMatchObject([
    { url: 'https://www.linkedin.com/company/acme' },
  ]);
});
