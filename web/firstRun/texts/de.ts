import type { Translated } from '../../i18n/area.ts';
import type { firstRunEnglish } from './en.ts';

export const firstRunGerman: Translated<typeof firstRunEnglish> = {};
