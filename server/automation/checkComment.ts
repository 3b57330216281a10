/** The longest comment that the network takes, in characters. */
export const longestComment = 1250;

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

function threeWordRuns(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 3) return new Set([words.join(' ')]);
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
}

/** Jaccard's measure: what two sets share, of all they hold. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const run of a) if (b.has(run)) shared += 1;
  return shared / (a.size + b.size - shared);
}
