/** The longest comment that the network takes, in characters. */
const longestComment = 1250;

/** A comment as near as this to an earlier one says the same: the share of three-word runs that the two have in common. */
const nearlySame = 0.6;

export type Flaw = { reason: 'empty' | 'too_long' | 'refusal' | 'repeats'; advice: string };

const refusals =
  /\b(as an ai\b|as a language model|i (?:cannot|can't|can’t|am unable to|'m unable to|am not able to) (?:help|assist|write|comment|comply|do that|fulfil)|i(?:'m| am) sorry,? but|ich kann (?:dabei|dir|ihnen) (?:leider )?nicht helfen|als ki\b|lo siento, pero no puedo|en tant qu'ia|je ne peux pas (?:vous )?aider)/i;

/** What is wrong with a comment, or null. @param earlier the account's latest comments */
export function findFlaw(comment: string, earlier: readonly string[]): Flaw | null {
  if (comment.trim() === '') return { reason: 'empty', advice: 'The last answer was empty. Write one comment.' };
  if ([...comment].length > longestComment) {
    return { reason: 'too_long', advice: `The last answer was too long. Stay under ${longestComment} characters.` };
  }
  if (refusals.test(comment)) return { reason: 'refusal', advice: 'Write the comment itself, nothing about yourself.' };
  const runs = threeWordRuns(comment);
  if (earlier.some((other) => overlap(runs, threeWordRuns(other)) >= nearlySame)) {
    return {
      reason: 'repeats',
      advice: 'The last answer was nearly the same as an earlier comment. Say something else in other words.',
    };
  }
  return null;
}

/** What the model wrapped around the comment is taken off: white space, one pair of quotes, a leading 'Comment:'. */
export function tidy(answer: string): string {
  const bare = answer.trim().replace(/^comment:\s*/i, '');
  const quoted = /^(["“„«])([\s\S]*)(["”“»])$/.exec(bare);
  return (quoted?.[2] ?? bare).trim();
}

/** An account's comments are compared again and again, so what was worked out is kept for a while. */
const knownRuns = new Map<string, Set<number>>();
const mostKnown = 4000;

/** A text's runs of three words, each as a number: two texts share a run when they share its number. */
function threeWordRuns(text: string): Set<number> {
  const known = knownRuns.get(text);
  if (known) return known;
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(hash);
  const runs = new Set<number>();
  for (let at = 0; at < Math.max(1, words.length - 2); at += 1) {
    runs.add(((words[at] ?? 0) * 31 + (words[at + 1] ?? 0)) * 31 + (words[at + 2] ?? 0));
  }
  if (knownRuns.size >= mostKnown) knownRuns.clear();
  knownRuns.set(text, runs);
  return runs;
}

/** FNV-1a, 32 bits. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Jaccard's measure: what two sets share, of all they hold. */
function overlap(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let shared = 0;
  for (const run of a) if (b.has(run)) shared += 1;
  return shared / (a.size + b.size - shared);
}
