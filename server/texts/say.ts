import { type Catalog, catalog } from './catalog.ts';
import { type Sentence, sentenceOf, type ValuesOf } from './sentence.ts';

export type TextKey = {
  [Noun in keyof Catalog & string]: `${Noun}.${keyof Catalog[Noun] & string}`;
}[keyof Catalog & string];
type TemplateOf<Key extends string> = Key extends `${infer Noun}.${infer Name}`
  ? Noun extends keyof Catalog
    ? Name extends keyof Catalog[Noun]
      ? Catalog[Noun][Name] & string
      : never
    : never
  : never;

/** `say('plans.full', { most: 20 })`. The compiler checks key and values. */
export function say<Key extends TextKey>(key: Key, ...[values]: ValuesOf<TemplateOf<Key>>): Sentence {
  const [noun, name] = key.split('.') as [keyof Catalog, string];
  return sentenceOf(key, (catalog[noun] as Record<string, string>)[name] as string, values);
}
