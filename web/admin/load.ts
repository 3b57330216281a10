import { addTexts } from '../i18n/i18n.ts';

async function withCustomersTexts<Part>(loading: Promise<Part>): Promise<Part> {
  const [part, { customer }] = await Promise.all([loading, import('../i18n/customer.ts')]);
  await addTexts(customer);
  return part;
}

export const load = {
  user: () => withCustomersTexts(import('./user/UserPage.tsx')),
  audit: () => withCustomersTexts(import('./audit/AuditList.tsx')),
  campaigns: () => import('./campaigns/CampaignList.tsx'),
  campaign: () => withCustomersTexts(import('./campaigns/CampaignPage.tsx')),
  operations: () => import('./operations/OperationsPage.tsx'),
  security: () => withCustomersTexts(import('../security/SecurityPage.tsx')),
  plans: () => import('./plans/PlanList.tsx'),
};
