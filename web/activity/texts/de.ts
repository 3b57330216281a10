import type { Translated } from '../../i18n/area.ts';
import type { activityEnglish } from './en.ts';

export const activityGerman: Translated<typeof activityEnglish> = {};
