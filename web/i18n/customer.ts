import { accountsEnglish as accounts } from '../accounts/texts/en.ts';
import { activityEnglish as activity } from '../activity/texts/en.ts';
import { billingEnglish as billing } from '../billing/texts/en.ts';
import { commentsEnglish as comments } from '../comments/texts/en.ts';
import { dashboardEnglish as dashboard } from '../dashboard/texts/en.ts';
import { firstRunEnglish as firstRun } from '../firstRun/texts/en.ts';
import { reviewEnglish as review } from '../review/texts/en.ts';
import { settingsEnglish as settings } from '../settings/texts/en.ts';
import type { Area } from './area.ts';

const english = { dashboard, activity, accounts, comments, review, firstRun, billing, settings };

/** The texts of the area of customers. */
export const customer: Area<typeof english> = {
  english,
  de: () => import('./customer.de.ts'),
  es: () => import('./customer.es.ts'),
};
