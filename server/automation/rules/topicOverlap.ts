import { commonWords } from './commonWords.ts';
import { hashStems } from './wordHashes.ts';

/** A post with fewer meaningful words passes any comment. */
const fewestWords = 3;

export type TopicOverlap = {
  /** How many stems they share. */
  shared: number;
  /** The post has too few words to tell. */
  tooLittle: boolean;
  /** The post contains instructions for the writer, which were ignored. */
  ordered: boolean;
};

/**
 * Counts the stems that a comment shares with its post, except common words and praise; one is enough. A stem
 * is a word's first five letters in lower case without accents; short words lose a final s, and words of two
 * capitals (AI, HR) and numbers of two digits count too.
 */
export function topicOverlap(comment: string, post: string, language: string | null): TopicOverlap {
  const common = commonWords(language);
  const free = withoutOrders(post);
  const ofPost = stemsOf(free, common);
  const ofComment = stemsOf(comment, common);
  let shared = 0;
  for (const stem of ofComment) if (ofPost.has(stem)) shared += 1;
  const ordered = free.length < post.length;
  return { shared, tooLittle: ofPost.size < fewestWords && !ordered, ordered };
}

function stemsOf(text: string, common: ReadonlySet<number>): Set<number> {
  const { hashes, stems, count } = hashStems(text);
  const found = new Set<number>();
  for (let at = 0; at < count; at += 1) if (!common.has(hashes[at] as number)) found.add(stems[at] as number);
  return found;
}

/** Prompt injections in several languages. Bounded repetitions keep the match linear. */
const order =
  /\b(?:ignore|disregard|forget|override|ignoriere?n?|vergiss|missachte|ignorez?|oublie[sz]?|ignora|ignore[ns]?|olvida|desconsidere|esque[cç]a|dimentica|negeer|vergeet)\b[^.!?\n]{0,60}\b(?:instruct\w*|prompt\w*|rules|guidelines|anweisung\w*|regeln|consignes?|r[eè]gles|instruc\w*|reglas|instru[cç]\w*|regras|istruzion\w*|regole|instructies?|regels)\b|\b(?:system|developer|assistant)\s{0,5}(?:prompt|message|override|note)?\s{0,5}[:\]>›]|\byou are now\b|\bnew (?:instructions?|task)\s{0,5}:|\bif you(?:[’']re| are) an? (?:ai|llm|bot|language model)\b/iu;

/** Cuts each paragraph where an instruction to the writer begins. */
export function withoutOrders(post: string): string {
  if (!order.test(post)) return post;
  return post
    .split(/\n+/)
    .map((paragraph) => {
      const found = order.exec(paragraph);
      return found ? paragraph.slice(0, found.index) : paragraph;
    })
    .join('\n');
}
