import type { Sentence, TextRef } from './sentence.ts';

/** How key and values are kept in a column beside the English; null where there are none. */
export const storedText = ({ text }: Pick<Sentence, 'text'>): string | null =>
  text === undefined ? null : JSON.stringify(text);

/** The sentence of two columns. Rows from before have no text: they are shown as they are. */
export const readSentence = (message: string, stored: string | null): Sentence => ({
  message,
  text: stored === null ? undefined : (JSON.parse(stored) as TextRef),
});
