import type { Catalog } from '../../../server/texts/catalog.ts';

/** The sentences of a noun in another language: the same names. */
export type TextsOf<Noun extends keyof Catalog> = Record<keyof Catalog[Noun], string>;
export type ServerTexts = { [Noun in keyof Catalog]: TextsOf<Noun> };
