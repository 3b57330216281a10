import type { Sentence, TextRef } from './sentence.ts';

/** Key and values for the column beside the English; null without a key. */
export const storedText = ({ text }: Pick<Sentence, 'text'>): string | null =>
  text === undefined ? null : JSON.stringify(text);

/** Older rows have no key and are shown as they are. */
export const readSentence = (message: string, stored: string | null): Sentence => ({
  message,
  text: stored === null ? undefined : (JSON.parse(stored) as TextRef),
});
