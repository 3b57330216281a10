import { auditEnglish as audit } from '../audit/texts/en.ts';
import { campaignsEnglish as campaigns } from '../campaigns/texts/en.ts';
import { headerEnglish as header } from '../header/texts/en.ts';
import { userEnglish as user } from '../user/texts/en.ts';
import { usersEnglish as users } from '../users/texts/en.ts';

/** Each folder of the area has its own. */
export const adminEnglish = {
  places: {
    dashboard: 'Dashboard',
    campaigns: 'Campaigns',
  },
  users,
  user,
  audit,
  header,
  campaigns,
} as const;
