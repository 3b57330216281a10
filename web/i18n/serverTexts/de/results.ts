import type { TextsOf } from '../textsOf.ts';

export const results: TextsOf<'results'> = {
  sourcesFull: 'Die Liste der Quellen ist voll. Entfernen Sie zuerst eine',
};
