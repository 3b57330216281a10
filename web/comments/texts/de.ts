import type { Translated } from '../../i18n/area.ts';
import type { commentsEnglish } from './en.ts';

export const commentsGerman: Translated<typeof commentsEnglish> = {};
