import type { Translated } from '../../i18n/area.ts';
import type { componentsEnglish } from './en.ts';

export const componentsGerman: Translated<typeof componentsEnglish> = {
  overlay: {
    loading: 'WIRD GELADEN ...',
  },
};
