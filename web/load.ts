import { getActiveAccount } from './activeAccount.ts';
import { usersParams } from './admin/users/usersParams.ts';
import { askEarly } from './early.ts';
import { getSession } from './token.ts';

/** What is loaded only where it is shown; where it can be, together with what it shows first. */
export const load = {
  admin: () =>
    Promise.all([
      import('./admin/AdminApp.tsx'),
      import('./i18n/inside.ts'),
      import('./i18n/staff.ts'),
      import('./admin/ahead.ts').then(filled),
    ]),
  customer: () =>
    Promise.all([
      import('./layout/CustomerApp.tsx'),
      import('./i18n/inside.ts'),
      import('./i18n/customer.ts'),
      import('./layout/ahead.ts').then(filled),
      // From when its code is there.
      import('./layout/ahead.ts').then(() => patiently(firstPage)),
    ]),
  help: () => Promise.all([import('./help/HelpPage.tsx'), import('./i18n/help.ts')]),
  dashboard: () =>
    Promise.all([import('./dashboard/DashboardPage.tsx'), import('./dashboard/ahead.ts').then(filled)]).then(
      ([page]) => page,
    ),
  accounts: () => import('./accounts/AccountsPage.tsx'),
  success: () => import('./accounts/SuccessPage.tsx'),
  comments: () => import('./comments/CommentsPage.tsx'),
  billing: () => import('./billing/BillingPage.tsx'),
  review: () => import('./review/ReviewPage.tsx'),
  promptBench: () => import('./review/bench/PromptBenchPage.tsx'),
  settings: () => import('./settings/SettingsPage.tsx'),
};

const patienceMs = 500;
/** Waits for this, but only so long. */
const patiently = (it: Promise<unknown>) =>
  Promise.race([it, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);

/** A page that is drawn once, with its data, is there sooner than one that is drawn empty first. */
const filled = async ({ fetchAhead }: { fetchAhead: () => Promise<void> }): Promise<void> => {
  // Nobody has signed in yet: the code comes alone.
  if (getSession()) await patiently(fetchAhead());
};

type Part = keyof typeof load;
type Loaded<Name extends Part> = Awaited<ReturnType<(typeof load)[Name]>>;
const arrived = new Map<Part, unknown>();
/** The page that the visit begins with: the frame is drawn together with it. */
let firstPage: Promise<unknown> = Promise.resolve();

/** A page for `lazy`. One that has come is there at once: for a promise React draws what stands in for it, and then all anew. */
export function page<Name extends Part, T>(
  name: Name,
  of: (loaded: Loaded<Name>) => T,
): Promise<{ default: T }> {
  const wrapped = (loaded: unknown) => ({ default: of(loaded as Loaded<Name>) });
  if (!arrived.has(name)) return load[name]().then(wrapped);
  // biome-ignore lint/suspicious/noThenProperty: `then` is all that `lazy` asks of a promise
  return { then: (use: (there: { default: T }) => void) => use(wrapped(arrived.get(name))) } as Promise<{
    default: T;
  }>;
}

const places: Record<string, Part> = {
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

const settings = /^\/settings\/./;
const placeOf = (path: string): Part | undefined => (settings.test(path) ? 'settings' : places[path]);

/** Whether a page behind the sign-in has this address. */
export const isPlace = (path: string): boolean =>
  placeOf(path) !== undefined || /^\/(admin|campaigns)(\/|$)/.test(path);

/** What the frame and the dashboard ask for first, as their queries write it (tests/e2e/activity.test.ts). */
const frameCalls = [
  '/api/automation/switch',
  listCall('linkedinaccount', { filter: {}, range: [0, 99], sort: ['createdAt', 'ASC'] }),
  listCall('drafts', { filter: { state: 'waiting' }, range: [0, 0], sort: ['createdAt', 'ASC'] }),
];
function dashboardCalls(): string[] {
  const active = getActiveAccount();
  return ['/api/me', ...(active ? [`/api/settings?accountId=${encodeURIComponent(active)}`] : [])];
}

const adminCalls = ['/api/me', '/api/admin/notifications'];
function usersCall(): string {
  const { pagination, sort, filter } = usersParams(location);
  const [from, to] = [(pagination.page - 1) * pagination.perPage, pagination.page * pagination.perPage - 1];
  return listCall('admin/users', { filter, range: [from, to], sort: [sort.field, sort.order] });
}

function listCall(path: string, query: Record<string, unknown>): string {
  return `/api/${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`;
}

// What fails here is told where it is shown.
const begin = (parts: Part[]) => {
  for (const part of parts) load[part]().catch(() => {});
};

/** Begins to load what a visit to this path will show: otherwise each part would only be asked for by what stands around it. */
export function loadFor(path: string): void {
  const role = getSession()?.userData.role;
  if (path.startsWith('/help')) begin(['help']);
  else if (role === 'admin') {
    askEarly([...adminCalls, ...(path === '/admin/dashboard' ? [usersCall()] : [])]);
    begin(['admin']);
  } else if (role === 'user') {
    const page = placeOf(path);
    askEarly([...frameCalls, ...(page === 'dashboard' ? dashboardCalls() : [])]);
    if (page)
      firstPage = load[page]().then(
        (loaded) => arrived.set(page, loaded),
        () => {},
      );
    begin(['customer']);
  }
}

/** For who begins to sign in: what they see then, as most are customers. */
export const loadCustomer = (): void => begin(['customer', 'dashboard']);
