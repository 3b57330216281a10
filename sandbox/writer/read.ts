import { languages } from '../network/text/compose.ts';
import { type LanguageCode, languageCodes } from '../network/text/types.ts';
import { type Move, moves } from './bank/types.ts';

export type Brief = {
  post: string;
  language: LanguageCode;
  wishes: Wishes;
  /** The wishes in the customer's words. */
  asked: string;
  /** The kind of contribution; null if the request names none. */
  move: Move | null;
  /** Lines about the account holder. */
  facts: string[];
  /** Own comments of the account holder. */
  voice: string[];
  /** Words to write, from the account holder's own; null if the request names none. */
  aim: { least: number; most: number } | null;
  /** The account's latest comments, newest first. */
  earlier: string[];
  /** The writer's latest answers to anybody, newest first. */
  others: string[];
};
type Wishes = { short: boolean; question: boolean | null; emoji: boolean };

const common: Record<LanguageCode, Set<string>> = {
  en: new Set(
    'the and of to is in that it we for you with was on are this not but they our have what when who how my from has be about'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist nicht wir ich mit ein eine für auf den von zu im es sich dem auch wie was aber über bei war sie uns wenn'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las de que y en un una con por para no es se lo como más nos pero sobre fue su al qué ya cuando casi hace'.split(
      ' ',
    ),
  ),
};
const names: Record<string, LanguageCode> = {
  en: 'en',
  english: 'en',
  englisch: 'en',
  inglés: 'en',
  de: 'de',
  german: 'de',
  deutsch: 'de',
  alemán: 'de',
  es: 'es',
  spanish: 'es',
  spanisch: 'es',
  español: 'es',
};

/** By its small words; English by default. */
export function languageOf(text: string): LanguageCode {
  const counts: Record<LanguageCode, number> = { en: 0, de: 0, es: 0 };
  for (const word of text.toLocaleLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const code of languageCodes) if (common[code].has(word)) counts[code]++;
  }
  return languageCodes.reduce((best, code) => (counts[code] > counts[best] ? code : best), 'en');
}

export const tagged = (text: string, tag: string) =>
  text.match(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'i'))?.[1]?.trim() || null;

const linesOf = (text: string, tag: string): string[] =>
  (tagged(text, tag) ?? '')
    .split('\n')
    .map((line) => line.replace(/^- /, ''))
    .filter((line) => line !== '');

const hasWords = (text: string, words: RegExp) => words.test(text);

/** The customer's own wishes: in the product's message, the task mentions sentences and questions too. */
function wishesIn(prompt: string): string {
  if (!/^Kind of contribution: /m.test(prompt)) return prompt;
  return (
    /^What the account holder wants of the comments:\n([\s\S]*?)\n\n(?:Comments that the account holder wrote|Say something different|Kind of contribution)/m.exec(
      prompt,
    )?.[1] ?? ''
  );
}

/**
 * Finds the post between `<post>` and `</post>`, even in an earlier turn, else in the last user message; all
 * else but the facts and the earlier comments is the prompt. `<language>` or "in German" sets the language.
 */
export function readBrief(messages: { role: string; content: string }[]): Brief {
  const withPost = messages.findLast((message) => message.role === 'user' && /<post>/i.test(message.content));
  const user = (withPost ?? messages.findLast((message) => message.role === 'user'))?.content ?? '';
  const post = tagged(user, 'post') ?? user.trim();
  // Without the writer's own answers, the post, the earlier comments and the facts: they are no instructions.
  const asked = messages.filter((message) => message.role !== 'assistant').map(({ content }) => content);
  const prompt = asked
    .map((content) => content.replace(/<(post|earlier|facts|voice)>[\s\S]*?<\/\1>/gi, ' '))
    .join('\n\n');
  const wishes = wishesIn(prompt);
  const language =
    tagged(prompt, 'language') ??
    wishes.match(/\b(?:in|auf|en) (english|german|deutsch|spanish|español)\b/i)?.[1];
  const kind = /^Kind of contribution: (\w+)/m.exec(prompt)?.[1];
  const aim = /^- A median of .*\bSo write (\d+) to (\d+) words/m.exec(prompt);
  return {
    post,
    language: names[language?.toLowerCase() ?? ''] ?? languageOf(post),
    move: moves.find((move) => move === kind) ?? null,
    facts: asked.flatMap((content) => linesOf(content, 'facts')),
    voice: asked.flatMap((content) => linesOf(content, 'voice')),
    aim: aim && { least: Number(aim[1]), most: Number(aim[2]) },
    earlier: asked.flatMap((content) => linesOf(content, 'earlier')),
    others: [],
    asked: wishes,
    wishes: {
      short: hasWords(wishes, /\b(one sentence|single sentence|very short|ein satz|una frase)\b/i),
      question: hasWords(wishes, /\b(no|without|never|avoid|don.t (ask|end with)) (a )?questions?\b/i)
        ? false
        : hasWords(wishes, /\b(ask|end with) (a|one) .{0,20}question\b/i) || null,
      emoji: hasWords(wishes, /\b(use|with|add) (an? |one |some )?emojis?\b/i),
    },
  };
}

const trivial = new Set([
  ...Object.values(common).flatMap((set) => [...set]),
  'here',
  'more',
  'than',
  'then',
  'them',
  'there',
  'their',
  'would',
  'could',
  'should',
  'again',
  'still',
  'hier',
  'haben',
  'noch',
  'mehr',
  'este',
  'esta',
]);

/** The words after "about", "über", "sobre" and the like, up to the next punctuation mark. */
const about = /(?:^|[^\p{L}])(?:about|über|sobre|sur)\s+((?:[\p{L}\p{N}’'&-]+\s?){1,4})(?=[.,:;!?\n]|$)/giu;

/**
 * Quotable phrases, best first: the stated topic, known subjects in its language, hashtags spelled out, then
 * pairs of distinctive words.
 */
export function phrasesOf(post: string, language: LanguageCode): string[] {
  const found = new Map<string, { phrase: string; weight: number }>();
  const note = (phrase: string, weight: number) => {
    const key = phrase.toLocaleLowerCase();
    if (phrase.length < 4 || phrase.length > 48) return;
    const known = found.get(key);
    if (known) known.weight += weight;
    else found.set(key, { phrase, weight });
  };
  const body = post.replace(/#[\p{L}\p{N}_]+/gu, ' ').replace(/https?:\/\/\S+/g, ' ');
  for (const [, phrase] of body.matchAll(about))
    if (phrase && isTelling(phrase.trim().split(/\s+/).at(-1) ?? '')) note(phrase.trim(), 8);
  const lower = body.toLocaleLowerCase();
  for (const { topics } of Object.values(languages[language].fields))
    for (const topic of topics) if (lower.includes(topic.toLocaleLowerCase())) note(topic, 10);
  for (const tag of post.match(/#[\p{L}\p{N}_]+/gu) ?? []) {
    const words = tag
      .slice(1)
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/_/g, ' ');
    // German nouns and abbreviations keep their capitals.
    note(language === 'de' || /^\p{Lu}{2,}/u.test(words) ? words : words.toLocaleLowerCase(), 5);
  }
  const count = new Map<string, number>();
  for (const word of lower.match(/\p{L}{4,}/gu) ?? []) count.set(word, (count.get(word) ?? 0) + 1);
  for (const piece of body.split(/[^\p{L}\p{N}\s'’&-]+|\n+/u)) {
    const words = piece.trim().split(/\s+/);
    for (let i = 0; i + 1 < words.length; i++) {
      const [first, second] = [words[i] as string, words[i + 1] as string];
      if (!isTelling(first) || !isTelling(second)) continue;
      note(
        `${first} ${second}`,
        (count.get(first.toLocaleLowerCase()) ?? 1) + (count.get(second.toLocaleLowerCase()) ?? 1) - 1,
      );
    }
  }
  // A short post may have no two distinctive words in a row.
  if (found.size === 0)
    for (const word of body.match(/\p{L}[\p{L}\p{N}]+/gu) ?? []) if (isTelling(word)) note(word, 1);
  const ranked = [...found.values()].sort((a, b) => b.weight - a.weight);
  // Pairs of words are a guess. They count only if there is nothing better.
  const sure = ranked.filter(({ weight }) => weight >= 5);
  return (sure.length > 0 ? sure : ranked).map(({ phrase }) => phrase);
}

export const isTelling = (word: string) =>
  word.length >= 4 && /^[\p{L}\p{N}'’&-]+$/u.test(word) && !trivial.has(word.toLocaleLowerCase());

/** Whole sentences of a quotable length, in order. */
export function sentencesOf(post: string): string[] {
  return post
    .replace(/#[\p{L}\p{N}_]+/gu, ' ')
    .split(/(?<=[.!?…:])\s+|\n+/u)
    .map((sentence) =>
      sentence
        .replace(/^[•→–✔\-\s]+/u, '')
        .replace(/[\s.:…]+$/u, '')
        .trim(),
    )
    .filter((sentence) => sentence.length >= 24 && sentence.length <= 110 && !/["“”«»„?¿]/.test(sentence));
}
