import { accountsSpanish as accounts } from '../accounts/texts/es.ts';
import { activitySpanish as activity } from '../activity/texts/es.ts';
import { billingSpanish as billing } from '../billing/texts/es.ts';
import { commentsSpanish as comments } from '../comments/texts/es.ts';
import { dashboardSpanish as dashboard } from '../dashboard/texts/es.ts';
import { firstRunSpanish as firstRun } from '../firstRun/texts/es.ts';
import { reviewSpanish as review } from '../review/texts/es.ts';
import { settingsSpanish as settings } from '../settings/texts/es.ts';

export const texts = { dashboard, activity, accounts, comments, review, firstRun, billing, settings };
