import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import {
  createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  replace,
} from 'react-router-dom';
import type { User } from '../server/identity/users/schemas.ts';
import { App } from './App.tsx';
import { PageError } from './components/ErrorBoundary.tsx';
import { withTexts } from './i18n/i18n.ts';
import { ForgotPasswordPage } from './public/ForgotPasswordPage.tsx';
import { LoginPage } from './public/LoginPage.tsx';
import { RegisterPage } from './public/RegisterPage.tsx';
import { ResetPasswordPage } from './public/ResetPasswordPage.tsx';
import { VerifyPage } from './public/VerifyPage.tsx';
import { homeOf, placeAfterLogin } from './session.ts';
import { askForPlace, forgetPlace, getSession, subscribe } from './token.ts';
import { currentWorkspace } from './workspace.ts';

const visitorsOnly = () => (getSession() ? replace(placeAfterLogin()) : null);

/** The pages of members in the workspace of another owner. */
const memberPlaces = /^\/(review|comments-history)(\/|$)/;

const only = (role: User['role']) => () => {
  const user = getSession()?.userData ?? null;
  if (user?.role !== role) return replace(homeOf(user));
  forgetPlace();
  return null;
};

const customersOnly = ({ request }: { request: Request }) => {
  const elsewhere = currentWorkspace() && !memberPlaces.test(new URL(request.url).pathname);
  return only('user')() ?? (elsewhere ? replace('/review') : null);
};

const visitorPages: RouteObject[] = [
  { path: '/', loader: () => replace('/login') },
  { path: '/login', Component: LoginPage },
  { path: '/register', Component: RegisterPage },
  { path: '/forgot-password', Component: ForgotPasswordPage },
  { path: '/verify', Component: VerifyPage },
  { path: '/reset-password/:token', Component: ResetPasswordPage },
];

const page = (path: string, Component: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: { Component },
});

const helpPage = page('/help/:page?', async () => {
  const texts = import('./i18n/help.ts').then(({ help }) => help);
  return (await withTexts(import('./help/HelpPage.tsx'), texts)).HelpPage;
});

/** For authors of posts, with or without an account here. */
const optOutPage = page('/opt-out/:id?', async () => {
  const texts = import('./i18n/optOut.ts').then(({ optOut }) => optOut);
  return (await withTexts(import('./optOut/OptOutPage.tsx'), texts)).OptOutPage;
});

/** For readers of the daily digest, signed in or not. */
const unsubscribePage = page('/unsubscribe/:token', async () => {
  const texts = import('./i18n/unsubscribe.ts').then(({ unsubscribe }) => unsubscribe);
  return (await withTexts(import('./unsubscribe/UnsubscribePage.tsx'), texts)).UnsubscribePage;
});

/** For `chimein login`. */
const cliLoginPage = page('/cli-login', async () => {
  const texts = import('./i18n/security.ts').then(({ security }) => security);
  return (await withTexts(import('./security/CliLoginPage.tsx'), texts)).CliLoginPage;
});

const invitationPage = page('/invitation/:token', async () => {
  const texts = import('./i18n/people.ts').then(({ people }) => people);
  return (await withTexts(import('./people/InvitationPage.tsx'), texts)).InvitationPage;
});

const appTexts = () => import('./i18n/app.ts').then((m) => m.appTexts);
const customerTexts = () => import('./i18n/customer.ts').then(({ customer }) => customer);
/** Admins see parts of the customers' pages, so they need those texts too. */
const adminArea = () => {
  const texts = import('./i18n/admin.ts').then(({ adminTexts }) => adminTexts);
  return withTexts(import('./admin/AdminApp.tsx'), appTexts(), texts, customerTexts());
};
const customerArea = async () =>
  (await withTexts(import('./layout/CustomerApp.tsx'), appTexts(), customerTexts())).CustomerApp;

/** The index of a page's folder exports the props of its `<Resource>`. */
const resource = (
  path: string,
  load: () => Promise<ResourceProps>,
  loader?: () => Promise<LoaderFunction>,
) => ({
  path,
  lazy: {
    element: async () => {
      const [{ ResourcePage }, props] = await Promise.all([import('./layout/ResourcePage.tsx'), load()]);
      return <ResourcePage {...props} />;
    },
    ...(loader && { loader }),
  },
});
const resultTexts = () => import('./i18n/results.ts').then(({ results }) => results);
const notFound = async () => (await import('./layout/NotFound.tsx')).NotFound;

const customerPages: RouteObject[] = [
  resource(
    '/dashboard/*',
    async () => (await import('./dashboard/index.tsx')).settings,
    async () => (await import('./dashboard/loader.ts')).loader,
  ),
  resource('/linkedin-accounts/*', async () => (await import('./accounts/index.ts')).accounts),
  page('/success-new-account', async () => (await import('./accounts/SuccessPage.tsx')).SuccessPage),
  resource('/comments-history/*', async () => (await import('./comments/index.ts')).comments),
  page(
    '/comments-history/results',
    async () => (await withTexts(import('./results/ResultsPage.tsx'), resultTexts())).ResultsPage,
  ),
  page(
    '/comments-history/replies',
    async () => (await withTexts(import('./replies/RepliesPage.tsx'), resultTexts())).RepliesPage,
  ),
  page('/review/sources', async () => {
    const texts = import('./i18n/autonomy.ts').then(({ autonomy }) => autonomy);
    return (await withTexts(import('./autonomy/AutonomyPage.tsx'), texts)).AutonomyPage;
  }),
  resource('/review/*', async () => (await import('./review/index.ts')).drafts),
  page('/prompt-bench', async () => (await import('./review/bench/PromptBenchPage.tsx')).PromptBenchPage),
  resource('/billing/*', async () => (await import('./billing/index.tsx')).invoices),
  page('/people', async () => {
    const texts = import('./i18n/people.ts').then(({ people }) => people);
    return (await withTexts(import('./people/PeoplePage.tsx'), texts)).PeoplePage;
  }),
  page('/settings/:part?', async () => (await import('./settings/SettingsPage.tsx')).SettingsPage),
  // Otherwise react-admin's list would accept any address below it.
  page('/linkedin-accounts/:unknown', notFound),
  page('*', notFound),
];

/** Pages load MUI and react-admin with their routes. */
const routes: RouteObject[] = [
  {
    Component: App,
    ErrorBoundary: PageError,
    // index.html shows the static frame until the first route is ready.
    HydrateFallback: () => null,
    children: [
      { loader: visitorsOnly, children: visitorPages },
      helpPage,
      optOutPage,
      invitationPage,
      unsubscribePage,
      { loader: () => (getSession() ? null : replace('/login')), children: [cliLoginPage] },
      {
        loader: only('admin'),
        children: [
          { path: '/admin', loader: () => replace('/admin/dashboard') },
          page('/admin/*', async () => (await adminArea()).AdminApp),
          page('/campaigns/*', async () => (await adminArea()).CampaignsApp),
        ],
      },
      {
        loader: customersOnly,
        lazy: { Component: customerArea },
        children: [{ ErrorBoundary: PageError, children: customerPages }],
      },
    ],
  },
];

/** Resolves when the first page can be rendered. */
export async function startRouter() {
  // Redirects here, because the router would first load the route's code.
  const open = [...visitorPages, helpPage, optOutPage, invitationPage, unsubscribePage];
  if (!getSession() && !matchRoutes(open, location)) {
    const asked = matchRoutes(routes, location)?.at(-1);
    if (asked?.route.path !== '*') askForPlace(location.pathname + location.search);
    history.replaceState(null, '', '/login');
  }
  const router = createBrowserRouter(routes);
  let role = getSession()?.userData.role;
  subscribe(() => {
    const next = getSession()?.userData.role;
    if (next !== role) void router.revalidate();
    role = next;
  });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  return router;
}
