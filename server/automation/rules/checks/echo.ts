import type { Sentence } from '../../../texts/sentence.ts';
import { text } from '../../../texts/text.ts';
import { holds, readWords, type Words } from './contentWords.ts';
import weights from './echoWeights.json' with { type: 'json' };
import { scoreOf } from './score.ts';

/** Counts of a comment beside its post. `npm run fit-echo` fits their weights. */
export type EchoCounts = {
  /** Meaningful stems in the comment. */
  stems: number;
  /** How many of these are not in the post. */
  own: number;
  /** The share of words in runs of two words that the post has too, from 0 to 1. */
  inPairs: number;
  /** The same in runs of three words. */
  inTriples: number;
  asks: boolean;
  /** Has a number that the post lacks. */
  ownFigure: boolean;
};

/** @param length of a run, in words */
function shareInRuns(comment: readonly string[], post: readonly string[], length: number): number {
  if (comment.length < length) return 0;
  const runAt = (words: readonly string[], at: number) => words.slice(at, at + length).join(' ');
  const runs = new Set<string>();
  for (let at = 0; at + length <= post.length; at += 1) runs.add(runAt(post, at));
  let covered = 0;
  let until = 0;
  for (let at = 0; at + length <= comment.length; at += 1) {
    if (!runs.has(runAt(comment, at))) continue;
    covered += at + length - Math.max(at, until);
    until = at + length;
  }
  return covered / comment.length;
}

export function countEcho(comment: string, post: Words, language: string | null): EchoCounts {
  const words = readWords(comment, language);
  let own = 0;
  for (const stem of words.stems) if (!holds(post, stem)) own += 1;
  return {
    stems: words.stems.size,
    own,
    inPairs: shareInRuns(words.all, post.all, 2),
    inTriples: shareInRuns(words.all, post.all, 3),
    asks: /[?？؟]/u.test(comment),
    ownFigure: [...words.figures].some((figure) => !post.figures.has(figure)),
  };
}

/** The features of the score, by name. */
export function echoFeatures({ stems, own, inPairs, inTriples, asks, ownFigure }: EchoCounts) {
  const shared = stems === 0 ? 0 : (stems - own) / stems;
  return {
    shared,
    own,
    ownSquared: own ** 2,
    sharedTimesOwn: shared * own,
    inPairs,
    inTriples,
    stems,
    asks: Number(asks),
    ownFigure: Number(ownFigure),
  };
}

/** @returns null if the comment has something of its own */
export function echoIn(comment: string, post: Words, language: string | null): Sentence | null {
  const counts = countEcho(comment, post, language);
  if (post.stems.size === 0 || counts.stems === 0) return null;
  if (scoreOf(weights, echoFeatures(counts)) <= 0) return null;
  return text('choices.echo', { shared: counts.stems - counts.own, all: counts.stems });
}
