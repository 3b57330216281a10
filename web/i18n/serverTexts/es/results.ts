import type { TextsOf } from '../textsOf.ts';

export const results: TextsOf<'results'> = {
  sourcesFull: 'La lista de fuentes está llena. Quite una primero',
};
