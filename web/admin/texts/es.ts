import type { Translated } from '../../i18n/area.ts';
import type { adminEnglish } from './en.ts';

export const adminSpanish: Translated<typeof adminEnglish> = {};
