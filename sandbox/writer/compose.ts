import { fill } from '../network/text/compose.ts';
import { chance, pick, type Random } from '../random.ts';
import { type Brief, phrasesOf, sentencesOf } from './read.ts';
import { commentWords } from './words.ts';

const emojis = ['👏', '💡', '🙌', '👍'];

/** One to three sentences that quote the post, in its language. */
export function composeComment(
  brief: Omit<Brief, 'wishes'> & { wishes?: Brief['wishes'] },
  random: Random,
): string {
  const { openers, middles, quoting, questions, thanks } = commentWords[brief.language];
  const phrases = phrasesOf(brief.post, brief.language);
  // The best phrase comes first; the second one is random.
  const a = phrases[0] ?? (brief.post.split(/\s+/).slice(0, 4).join(' ') || '…');
  const others = phrases.slice(1, 4).sort(() => random() - 0.5);
  const quotes = sentencesOf(brief.post);
  const words: Record<string, string> = {
    a,
    b: others[0] ?? a,
    quote: quotes.length > 0 ? pick(random, quotes) : a,
  };
  if (brief.author) words.name = brief.author;
  const usable = (template: string) =>
    (brief.author !== null || !template.includes('{name}')) &&
    (quotes.length > 0 || !template.includes('{quote}')) &&
    (others.length > 0 || !template.includes('{b}'));
  const take = (templates: string[]) => fill(pick(random, templates.filter(usable)), words);

  const opener = pick(random, openers.filter(usable));
  const sentences = [fill(opener, words)];
  const wishes = brief.wishes ?? { short: false, question: null, emoji: false };
  if (!wishes.short) {
    // One sentence always quotes, because posts on one subject share their phrases and comments on them must
    // differ.
    if (!opener.includes('{quote}') && quotes.length > 0) sentences.push(take(quoting));
    else if (chance(random, 0.75)) sentences.push(take(middles));
    const asks = wishes.question ?? chance(random, 0.45);
    if (asks) sentences.push(take(questions));
    else if (sentences.length === 1 || chance(random, 0.4)) sentences.push(take(thanks));
  }
  if (wishes.emoji) sentences.push(pick(random, emojis));
  return sentences.join(' ');
}
