import type { Language } from './languages.ts';

/**
 * English as the server says it -> another language. `%{name}` stands for a value on both sides: it may be a sentence or a word of
 * the table itself (a provider's fault, a day), but for `%{quote}`, which stays as it is (a person's name, somebody's words).
 */
export type Sentences = Readonly<Record<string, string>>;
export type TranslateSentence = (sentence: string) => string;

const placeholder = /%\{(\w+)\}/g;
const literalLength = (sentence: string): number => sentence.replace(placeholder, '').length;

function toPattern([sentence, text]: [string, string]) {
  const names = Array.from(sentence.matchAll(placeholder), ([, name = '']) => name);
  const source = sentence
    .split(placeholder)
    .map((part, index) => (index % 2 === 0 ? literally(part) : '(.+?)'));
  return { matches: new RegExp(`^${source.join('')}$`, 's'), names, text };
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What is not in the table is answered as it is. */
export function translatorOf(sentences: Sentences): TranslateSentence {
  const exact = new Map(Object.entries(sentences));
  // What says most by itself is tried first: '%{what} not found' leaves alone what has a sentence of its own.
  const patterns = [...exact]
    .filter(([sentence]) => sentence.includes('%{'))
    .sort(([a], [b]) => literalLength(b) - literalLength(a))
    .map(toPattern);

  const translate: TranslateSentence = (sentence) => {
    const known = exact.get(sentence);
    if (known !== undefined) return known;
    for (const { matches, names, text } of patterns) {
      const found = matches.exec(sentence);
      if (!found) continue;
      const captured = (name: string) => found[names.indexOf(name) + 1] ?? '';
      return text.replace(placeholder, (_, name) =>
        name === 'quote' ? captured(name) : translate(captured(name)),
      );
    }
    return sentence;
  };
  return translate;
}

const asItIs: TranslateSentence = (sentence) => sentence;
const tables: Record<Exclude<Language, 'en'>, () => Promise<{ sentences: Sentences }>> = {
  de: () => import('./serverSentences.de.ts'),
  es: () => import('./serverSentences.es.ts'),
};
let current = asItIs;

export async function sentencesOf(language: Language): Promise<TranslateSentence> {
  return language === 'en' ? asItIs : translatorOf((await tables[language]()).sentences);
}

export function speak(translate: TranslateSentence = asItIs): void {
  current = translate;
}

/**
 * A sentence that the server wrote, in the language that is shown: a state's `message`, an event's, a reason. English stays to the
 * letter. Failures of calls (`ApiError`) are translated already. A component that shows one uses `useTranslate` or `useLanguage`
 * as well, so that it is drawn anew when the language changes.
 */
export const translateSentence: TranslateSentence = (sentence) => current(sentence);
