import type { Translated } from '../../i18n/area.ts';
import { usersSpanish as users } from '../users/texts/es.ts';
import type { adminEnglish } from './en.ts';

export const adminSpanish: Translated<typeof adminEnglish> = {
  places: {
    dashboard: 'Panel',
  },
  users,
};
