import { describe, expect, test } from 'vitest';
import { isFine, labels, languages, readCorpus, readDelicate } from './corpus.ts';

const lines = readCorpus();
const locked = lines.filter((line) => line.locked);
const postsOf = (some: typeof lines) => new Set(some.map(({ postId }) => postId));

describe('the corpus of comments', () => {
  test('holds 600 comments on 90 posts, 200 in each language, 60 good ones with facts', () => {
    expect(lines.length).toBeGreaterThanOrEqual(600);
    expect(postsOf(lines).size).toBeGreaterThanOrEqual(90);
    for (const language of languages)
      expect(lines.filter((line) => line.language === language).length).toBeGreaterThanOrEqual(200);
    expect(lines.filter((line) => isFine(line) && line.facts.length > 0).length).toBeGreaterThanOrEqual(60);
  });

  test('has ids and comments once, and each label in both parts', () => {
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(new Set(lines.map(({ comment }) => comment)).size).toBe(lines.length);
    for (const label of labels) {
      expect(locked.some((line) => line.label === label)).toBe(true);
      expect(lines.some((line) => !line.locked && line.label === label)).toBe(true);
    }
  });

  test('locks posts with all their comments', () => {
    const open = postsOf(lines.filter((line) => !line.locked));
    expect(locked.filter(({ postId }) => open.has(postId))).toEqual([]);
  });
});

test('the corpus of delicate posts holds 120, some of each kind in each language', () => {
  const posts = readDelicate();
  expect(posts).toHaveLength(120);
  for (const language of languages)
    for (const delicate of [true, false])
      expect(posts.some((post) => post.language === language && post.delicate === delicate)).toBe(true);
});
