import { usersEnglish as users } from '../users/texts/en.ts';

/** Each folder of the area has its own. */
export const adminEnglish = {
  places: {
    dashboard: 'Dashboard',
  },
  users,
} as const;
