import type { TextsOf } from '../textsOf.ts';

export const checks: TextsOf<'checks'> = {
  empty: 'vacío',
  hashtag: 'etiqueta',
  instructions: 'instrucciones',
  link: 'enlace',
  mention: 'mención',
  offTopic: 'fuera de tema',
  otherLanguage: 'otro idioma',
  placeholder: 'texto por rellenar',
  refusal: 'negativa',
  repeats: 'repetición',
  tooLong: 'demasiado largo',
};
