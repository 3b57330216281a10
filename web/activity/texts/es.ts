import type { Translated } from '../../i18n/area.ts';
import type { activityEnglish } from './en.ts';

export const activitySpanish: Translated<typeof activityEnglish> = {};
