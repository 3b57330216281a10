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
import { addTexts } from './i18n/i18n.ts';
import type { Bundle } from './i18n/texts.ts';
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
const memberPlaces = /^\/(review|replies|comments-history)(\/|$)/;

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

/** @param texts loaded together with the code */
const page = (path: string, load: () => Promise<ComponentType>, ...texts: Bundle[]) => ({
  path,
  lazy: { Component: withTexts(load, ...texts) },
});

const withTexts =
  <Loaded,>(load: () => Promise<Loaded>, ...texts: Bundle[]) =>
  async (): Promise<Loaded> => {
    const [loaded] = await Promise.all([load(), addTexts(...texts)]);
    return loaded;
  };

const helpPage = page('/help/:page?', async () => (await import('./help/HelpPage.tsx')).HelpPage, 'public');

/** For authors of posts, with or without an account here. */
const optOutPage = page(
  '/opt-out/:id?',
  async () => (await import('./optOut/OptOutPage.tsx')).OptOutPage,
  'public',
);

/** For readers of the daily digest and of news, signed in or not. */
const unsubscribePage = page(
  '/unsubscribe/:token',
  async () => (await import('./unsubscribe/UnsubscribePage.tsx')).UnsubscribePage,
  'public',
);

/** For `chimein login`. */
const cliLoginPage = page(
  '/cli-login',
  async () => (await import('./cliLogin/CliLoginPage.tsx')).CliLoginPage,
  'public',
);

/** For assistants that ask for access. */
const connectAssistantPage = page(
  '/connect-assistant/:id?',
  async () => (await import('./connectAssistant/ConnectAssistantPage.tsx')).ConnectAssistantPage,
  'public',
);

const invitationPage = page(
  '/invitation/:token',
  async () => (await import('./people/InvitationPage.tsx')).InvitationPage,
  'public',
);

/** Admins see parts of the customers' pages, so they need those texts too. */
const adminPage = (path: string, name: 'AdminApp' | 'CampaignsApp'): RouteObject => {
  const load = async () => (await import('./admin/AdminApp.tsx'))[name];
  const { lazy } = page(path, load, 'reactAdmin', 'app', 'admin');
  return { path, lazy: { ...lazy, loader: async () => (await import('./admin/loader.ts')).loader } };
};

const customerArea = withTexts(
  async () => (await import('./layout/CustomerApp.tsx')).CustomerApp,
  'reactAdmin',
  'app',
);

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
const notFound = async () => (await import('./layout/NotFound.tsx')).NotFound;

const customerPages: RouteObject[] = [
  resource(
    '/dashboard/*',
    async () => (await import('./dashboard/index.tsx')).settings,
    async () => (await import('./dashboard/loader.ts')).loader,
  ),
  resource('/linkedin-accounts/*', async () => (await import('./linkedinAccounts/index.ts')).accounts),
  page('/success-new-account', async () => (await import('./linkedinAccounts/SuccessPage.tsx')).SuccessPage),
  resource('/comments-history/*', async () => (await import('./commentsHistory/index.ts')).comments),
  page('/comments-history/results', async () => (await import('./results/ResultsPage.tsx')).ResultsPage),
  resource('/replies/*', async () => (await import('./replies/index.ts')).replies),
  page('/review/sources', async () => (await import('./autonomy/AutonomyPage.tsx')).AutonomyPage),
  resource('/review/*', async () => (await import('./review/index.ts')).drafts),
  page('/prompt-bench', async () => (await import('./promptBench/PromptBenchPage.tsx')).PromptBenchPage),
  resource(
    '/billing/*',
    async () => (await import('./billing/index.tsx')).invoices,
    async () => (await import('./billing/loader.ts')).loader,
  ),
  page('/people', async () => (await import('./people/PeoplePage.tsx')).PeoplePage, 'public'),
  page('/settings/:part?', async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
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
      {
        loader: () => (getSession() ? null : replace('/login')),
        children: [cliLoginPage, connectAssistantPage],
      },
      {
        loader: only('admin'),
        children: [
          { path: '/admin', loader: () => replace('/admin/dashboard') },
          adminPage('/admin/*', 'AdminApp'),
          adminPage('/campaigns/*', 'CampaignsApp'),
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
