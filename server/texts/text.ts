import { type Catalog, catalog } from './catalog.ts';
import { type Sentence, sentenceOf, type Values } from './sentence.ts';

export type TextKey = {
  [Noun in keyof Catalog & string]: `${Noun}.${keyof Catalog[Noun] & string}`;
}[keyof Catalog & string];

/** `text('plans.full', { most: 20 })`. A test compares the values with the sentence's placeholders. */
export function text(key: TextKey, values: Values = {}): Sentence {
  const [noun, name] = key.split('.') as [keyof Catalog, string];
  return sentenceOf(key, (catalog[noun] as Record<string, string>)[name] as string, values);
}
