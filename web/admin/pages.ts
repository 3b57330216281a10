/*
 * The pages behind the list of users, in one chunk: with one chunk each, their common code would load with
 * the customers' pages.
 */
export { AuditList } from './audit/AuditList.tsx';
export { CampaignList } from './campaigns/CampaignList.tsx';
export { CampaignCreate, CampaignEdit } from './campaigns/CampaignPage.tsx';
export { CostList } from './costs/CostList.tsx';
export { OperationsPage } from './operations/OperationsPage.tsx';
export { OptOutList } from './optOuts/OptOutList.tsx';
export { PlanList } from './plans/PlanList.tsx';
export { SecurityPage } from './security/SecurityPage.tsx';
export { UserPage } from './users/user/UserPage.tsx';
