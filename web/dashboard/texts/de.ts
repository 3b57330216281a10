import type { Translated } from '../../i18n/area.ts';
import type { dashboardEnglish } from './en.ts';

export const dashboardGerman: Translated<typeof dashboardEnglish> = {};
