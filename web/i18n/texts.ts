import type admin from '../texts/en/admin.json';
import type app from '../texts/en/app.json';
import base from '../texts/en/base.json' with { type: 'json' };
import type visitors from '../texts/en/public.json';
import type { Language } from './languages.ts';

export type Texts = { readonly [name: string]: string | Texts };

/** `base` is on every page. `reactAdmin` has the words of react-admin's own components. */
export type Bundle = 'base' | 'public' | 'app' | 'admin' | 'reactAdmin';

type Names<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Before}${K}` : Names<T[K], `${Before}${K}.`>;
}[keyof T & string];

/** The path of every text of ours: folder, section, text. */
export type TextName = Names<typeof base & typeof visitors & typeof app & typeof admin>;

const files: Record<string, () => Promise<Texts>> = {
  ...import.meta.glob<Texts>(['../texts/*/*.json', '!../texts/en/base.json'], { import: 'default' }),
  // With the first page, which needs no further request.
  '../texts/en/base.json': async () => base,
  '../texts/en/reactAdmin.json': async () =>
    (await import('ra-language-english')).default as unknown as Texts,
};

/** The texts of a bundle, by folder and section. Rejects if they can't be loaded. */
export async function textsOf(bundle: Bundle, language: Language): Promise<Texts> {
  const load = files[`../texts/${language}/${bundle}.json`];
  if (!load) throw new Error(`There are no texts ${bundle} in ${language}`);
  return load();
}
