import type { Language } from './languages.ts';

export type Texts = { readonly [name: string]: string | Texts | undefined };

/** The same names in another language. */
export type Translated<T extends Texts> = {
  [K in keyof T]: T[K] extends Texts ? Translated<T[K]> : T[K] extends string ? string : T[K];
};

/** The texts of a part of the site: English comes with the part, another language when it is chosen. */
export type Area<T extends Texts = Texts> = { english: T } & {
  [L in Exclude<Language, 'en'>]: () => Promise<{ texts: Translated<T> }>;
};
