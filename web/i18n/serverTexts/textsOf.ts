import type { Catalog } from '../../../server/texts/catalog.ts';

/** The sentences of a noun in another language, under the same keys. */
export type TextsOf<Noun extends keyof Catalog> = Record<keyof Catalog[Noun], string>;
export type ServerTexts = { [Noun in keyof Catalog]: TextsOf<Noun> };
