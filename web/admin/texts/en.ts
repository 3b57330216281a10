import { auditEnglish as audit } from '../audit/texts/en.ts';
import { campaignsEnglish as campaigns } from '../campaigns/texts/en.ts';
import { costsEnglish as costs } from '../costs/texts/en.ts';
import { headerEnglish as header } from '../header/texts/en.ts';
import { operationsEnglish as operations } from '../operations/texts/en.ts';
import { optOutsEnglish as optOuts } from '../optOuts/texts/en.ts';
import { plansEnglish as plans } from '../plans/texts/en.ts';
import { userEnglish as user } from '../user/texts/en.ts';
import { userFieldsEnglish as fields, usersEnglish as users } from '../users/texts/en.ts';

/** Each folder of the area has its own. */
export const adminEnglish = {
  places: {
    dashboard: 'Dashboard',
    campaigns: 'Campaigns',
    plans: 'Plans',
    operations: 'Operations',
  },
  operations,
  optOuts,
  costs,
  plans,
  users,
  user,
  audit,
  header,
  campaigns,
} as const;

/** By resource and field: react-admin finds its labels by `resources.<resource>.fields`. */
const changes = {
  fields: {
    createdAt: 'When',
    action: 'Action',
    actorId: 'Changed by',
    who: 'Changed by',
    subject: 'User',
    whom: 'User',
    address: 'Address',
  },
} as const;
const log = {
  createdAt: 'Time',
  kind: 'Type',
  state: 'State',
  fault: 'Error',
  tries: 'Attempts',
} as const;
export const resourcesEnglish = {
  users: { fields },
  audit: changes,
  'user-audit': changes,
  campaigns: {
    fields: { name: 'Name', template: 'Sections', updatedAt: 'Changed' },
  },
  'opt-outs': {
    fields: {
      profileUrl: 'Profile',
      state: 'State',
      createdAt: 'Requested',
      q: 'Profile',
    },
  },
  costs: {
    fields: {
      month: 'Month',
      email: 'Customer',
      accountName: 'Account',
      calls: 'Calls',
      inputTokens: 'Input tokens',
      cachedTokens: 'Cached',
      outputTokens: 'Output tokens',
      cost: 'Cost',
      q: 'Customer',
    },
  },
  plans: {
    fields: {
      name: 'Name',
      price: 'Price per seat per month (USD)',
      trialDays: 'Trial days',
      included: 'Included',
      excluded: 'Not included',
    },
  },
  'received-webhooks': { fields: { ...log, provider: 'From', about: 'Subject' } },
  'sent-webhooks': { fields: { ...log, type: 'Type', email: 'Customer', url: 'To' } },
  'dead-letters': { fields: { ...log, about: 'About' } },
  mails: {
    fields: { ...log, recipient: 'Recipient', subject: 'Subject', q: 'Recipient or subject' },
  },
  'user-accounts': {
    fields: {
      name: 'Account',
      status: 'Status',
      state: 'Automation',
      createdAt: 'Connected',
    },
  },
  'user-comments': {
    fields: {
      createdAt: 'Posted',
      accountId: 'Account',
      posterName: 'Author',
      category: 'Mode',
      comment: 'Comment',
      writing: 'Cost',
    },
  },
  'user-invoices': {
    fields: {
      invoiceNumber: 'Invoice',
      createdAt: 'Date',
      status: 'Status',
      amount: 'Amount',
    },
  },
} as const;
