import type { Translated } from '../../i18n/area.ts';
import { usersGerman as users } from '../users/texts/de.ts';
import type { adminEnglish } from './en.ts';

export const adminGerman: Translated<typeof adminEnglish> = {
  places: {
    dashboard: 'Dashboard',
  },
  users,
};
