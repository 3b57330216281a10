import { fill } from '../network/text/compose.ts';
import { chance, pick, type Random } from '../random.ts';
import { type Brief, phrasesOf, sentencesOf } from './read.ts';
import { commentWords } from './words.ts';

const emojis = ['👏', '💡', '🙌', '👍'];

/** A comment of one to three sentences that quotes the post, in the post's language. */
export function composeComment(brief: Omit<Brief, 'wishes'> & { wishes?: Brief['wishes'] }, random: Random): string {
  const { openers, middles, questions, thanks } = commentWords[brief.language];
  const phrases = phrasesOf(brief.post);
  const [a = brief.post.split(/\s+/).slice(0, 4).join(' ') || '…', ...others] = [...phrases.slice(0, 6)].sort(
    () => random() - 0.5,
  );
  const quotes = sentencesOf(brief.post);
  const words: Record<string, string> = { a, b: others[0] ?? a, quote: quotes.length > 0 ? pick(random, quotes) : a };
  if (brief.author) words.name = brief.author;
  const usable = (template: string) =>
    (brief.author !== null || !template.includes('{name}')) &&
    (quotes.length > 0 || !template.includes('{quote}')) &&
    (others.length > 0 || !template.includes('{b}'));
  const take = (templates: string[]) => fill(pick(random, templates.filter(usable)), words);

  const sentences = [take(openers)];
  const wishes = brief.wishes ?? { short: false, question: null, emoji: false };
  if (!wishes.short) {
    if (chance(random, 0.75)) sentences.push(take(middles));
    const asks = wishes.question ?? chance(random, 0.45);
    if (asks) sentences.push(take(questions));
    else if (sentences.length === 1 || chance(random, 0.4)) sentences.push(take(thanks));
  }
  if (wishes.emoji) sentences.push(pick(random, emojis));
  return sentences.join(' ');
}
