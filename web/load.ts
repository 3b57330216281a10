import { getSession } from './token.ts';

/** What is loaded only where it is shown. */
export const load = {
  admin: () => Promise.all([import('./admin/AdminApp.tsx'), import('./i18n/inside.ts'), import('./i18n/staff.ts')]),
  customer: () => Promise.all([import('./layout/CustomerApp.tsx'), import('./i18n/inside.ts'), import('./i18n/customer.ts')]),
  help: () => Promise.all([import('./help/HelpPage.tsx'), import('./i18n/help.ts')]),
  dashboard: () => import('./dashboard/DashboardPage.tsx'),
  accounts: () => import('./accounts/AccountsPage.tsx'),
  success: () => import('./accounts/SuccessPage.tsx'),
  comments: () => import('./comments/CommentsPage.tsx'),
  billing: () => import('./billing/BillingPage.tsx'),
  review: () => import('./review/ReviewPage.tsx'),
  promptBench: () => import('./review/bench/PromptBenchPage.tsx'),
  settings: () => import('./settings/SettingsPage.tsx'),
};

const places: Record<string, keyof typeof load> = {
  '/': 'dashboard',
  '/login': 'dashboard',
  '/dashboard': 'dashboard',
  '/linkedin-accounts': 'accounts',
  '/success-new-account': 'success',
  '/comments-history': 'comments',
  '/billing': 'billing',
  '/review': 'review',
  '/prompt-bench': 'promptBench',
  '/settings': 'settings',
};

/** Begins to load what a visit to this path will show: otherwise each part would only be asked for by what stands around it. */
export function loadFor(path: string): void {
  const role = getSession()?.userData.role;
  const page = role === 'user' ? places[path] : undefined;
  const early = [...(role ? [role === 'admin' ? load.admin : load.customer] : []), ...(page ? [load[page]] : [])];
  // What fails here is told where it is shown.
  for (const part of early) part().catch(() => {});
}
