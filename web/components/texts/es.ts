import type { Translated } from '../../i18n/area.ts';
import type { componentsEnglish } from './en.ts';

export const componentsSpanish: Translated<typeof componentsEnglish> = {
  overlay: {
    loading: 'CARGANDO...',
  },
};
