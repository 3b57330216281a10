import type { Translated } from '../../i18n/area.ts';
import type { reviewEnglish } from './en.ts';

export const reviewSpanish: Translated<typeof reviewEnglish> = {};
