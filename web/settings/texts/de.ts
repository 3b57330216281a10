import type { Translated } from '../../i18n/area.ts';
import type { settingsEnglish } from './en.ts';

export const settingsGerman: Translated<typeof settingsEnglish> = {};
