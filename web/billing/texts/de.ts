import type { Translated } from '../../i18n/area.ts';
import type { billingEnglish } from './en.ts';

export const billingGerman: Translated<typeof billingEnglish> = {};
