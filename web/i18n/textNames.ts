import type { adminTexts } from './admin.ts';
import type { appTexts } from './app.ts';
import type { Texts } from './area.ts';
import type { autonomy } from './autonomy.ts';
import type { customer } from './customer.ts';
import type { help } from './help.ts';
import type { optOut } from './optOut.ts';
import type { people } from './people.ts';
import type { publicTexts } from './public.ts';
import type { results } from './results.ts';
import type { security } from './security.ts';
import type { unsubscribe } from './unsubscribe.ts';

type Names<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Before}${K}`
    : T[K] extends Texts
      ? Names<T[K], `${Before}${K}.`>
      : never;
}[keyof T & string];

/** The path of every text except react-admin's own: folder, section, text. */
export type TextName = Names<
  (typeof publicTexts)['english'] &
    (typeof help)['english'] &
    (typeof security)['english'] &
    (typeof optOut)['english'] &
    (typeof people)['english'] &
    (typeof unsubscribe)['english'] &
    Omit<(typeof appTexts)['english'], 'ra'> &
    (typeof customer)['english'] &
    (typeof results)['english'] &
    (typeof autonomy)['english'] &
    (typeof adminTexts)['english']
>;
