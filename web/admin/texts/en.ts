import { auditEnglish as audit } from '../audit/texts/en.ts';
import { userEnglish as user } from '../user/texts/en.ts';
import { usersEnglish as users } from '../users/texts/en.ts';

/** Each folder of the area has its own. */
export const adminEnglish = {
  places: {
    dashboard: 'Dashboard',
  },
  users,
  user,
  audit,
} as const;
