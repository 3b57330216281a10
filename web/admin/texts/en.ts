import { auditEnglish as audit } from '../audit/texts/en.ts';
import { campaignsEnglish as campaigns } from '../campaigns/texts/en.ts';
import { headerEnglish as header } from '../header/texts/en.ts';
import { operationsEnglish as operations } from '../operations/texts/en.ts';
import { plansEnglish as plans } from '../plans/texts/en.ts';
import { userEnglish as user } from '../user/texts/en.ts';
import { usersEnglish as users } from '../users/texts/en.ts';

/** Each folder of the area has its own. */
export const adminEnglish = {
  places: {
    dashboard: 'Dashboard',
    campaigns: 'Campaigns',
    plans: 'Plans',
    operations: 'Operations',
  },
  operations,
  plans,
  users,
  user,
  audit,
  header,
  campaigns,
} as const;
