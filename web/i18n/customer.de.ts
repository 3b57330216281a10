import { accountsGerman as accounts } from '../accounts/texts/de.ts';
import { activityGerman as activity } from '../activity/texts/de.ts';
import { billingGerman as billing } from '../billing/texts/de.ts';
import { commentsGerman as comments } from '../comments/texts/de.ts';
import { dashboardGerman as dashboard } from '../dashboard/texts/de.ts';
import { firstRunGerman as firstRun } from '../firstRun/texts/de.ts';
import { reviewGerman as review } from '../review/texts/de.ts';
import { settingsGerman as settings } from '../settings/texts/de.ts';

export const texts = { dashboard, activity, accounts, comments, review, firstRun, billing, settings };
