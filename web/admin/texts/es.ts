import type { Translated } from '../../i18n/area.ts';
import { auditSpanish as audit } from '../audit/texts/es.ts';
import { campaignsSpanish as campaigns } from '../campaigns/texts/es.ts';
import { headerSpanish as header } from '../header/texts/es.ts';
import { operationsSpanish as operations } from '../operations/texts/es.ts';
import { plansSpanish as plans } from '../plans/texts/es.ts';
import { userSpanish as user } from '../user/texts/es.ts';
import { usersSpanish as users } from '../users/texts/es.ts';
import type { adminEnglish } from './en.ts';

export const adminSpanish: Translated<typeof adminEnglish> = {
  places: {
    dashboard: 'Panel',
    campaigns: 'Campañas',
    plans: 'Planes',
    operations: 'Operaciones',
  },
  operations,
  plans,
  users,
  user,
  audit,
  header,
  campaigns,
};
