import type { TextsOf } from '../textsOf.ts';

export const checks: TextsOf<'checks'> = {
  echo: 'eco',
  empty: 'vacío',
  hashtag: 'etiqueta',
  instructions: 'instrucciones',
  invented: 'inventado',
  judge: 'segunda comprobación',
  link: 'enlace',
  mention: 'mención',
  offTopic: 'fuera de tema',
  opening: 'mismo comienzo',
  otherLanguage: 'otro idioma',
  pitch: 'publicidad',
  placeholder: 'texto por rellenar',
  refusal: 'negativa',
  repeats: 'repetición',
  slop: 'frases hechas',
  tooLong: 'demasiado largo',
};
