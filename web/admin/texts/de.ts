import type { Translated } from '../../i18n/area.ts';
import { auditGerman as audit } from '../audit/texts/de.ts';
import { campaignsGerman as campaigns } from '../campaigns/texts/de.ts';
import { headerGerman as header } from '../header/texts/de.ts';
import { operationsGerman as operations } from '../operations/texts/de.ts';
import { plansGerman as plans } from '../plans/texts/de.ts';
import { userGerman as user } from '../user/texts/de.ts';
import { usersGerman as users } from '../users/texts/de.ts';
import type { adminEnglish } from './en.ts';

export const adminGerman: Translated<typeof adminEnglish> = {
  places: {
    dashboard: 'Dashboard',
    campaigns: 'Kampagnen',
    plans: 'Tarife',
    operations: 'Betrieb',
  },
  operations,
  plans,
  users,
  user,
  audit,
  header,
  campaigns,
};
