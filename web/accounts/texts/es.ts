import type { Translated } from '../../i18n/area.ts';
import type { accountsEnglish } from './en.ts';

export const accountsSpanish: Translated<typeof accountsEnglish> = {};
