import { CssBaseline } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense, useMemo } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { usePaletteMode } from './colorMode.ts';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Loading } from './components/Loading.tsx';
import { Overlay } from './components/Overlay.tsx';
import { early } from './early.ts';
import { addTexts } from './i18n/i18n.ts';
import { For, ForVisitors } from './layout/guards.tsx';
import { Toasts } from './notify.tsx';
import { ForgotPasswordPage } from './public/ForgotPasswordPage.tsx';
import { LoginPage } from './public/LoginPage.tsx';
import { RegisterPage } from './public/RegisterPage.tsx';
import { ResetPasswordPage } from './public/ResetPasswordPage.tsx';
import { VerifyPage } from './public/VerifyPage.tsx';
import { themeOptions } from './theme.ts';

const always = () => true;
const at = (place: string) => (path: string) => path === place;
// Where a visit goes on to that begins at a page for visitors.
const home = (place: string) => (path: string) => path === place || path === '/' || path === '/login';

// react-admin comes with these two alone: the public pages stay light.
const CustomerApp = early('user', always, async () => {
  const [{ CustomerApp }, { inside }, { customer }] = await Promise.all([
    import('./layout/CustomerApp.tsx'),
    import('./i18n/inside.ts'),
    import('./i18n/customer.ts'),
  ]);
  await Promise.all([addTexts(inside), addTexts(customer)]);
  return CustomerApp;
});
const AdminApp = early('admin', always, async () => {
  const [{ AdminApp }, { inside }, { staff }] = await Promise.all([
    import('./admin/AdminApp.tsx'),
    import('./i18n/inside.ts'),
    import('./i18n/staff.ts'),
  ]);
  await Promise.all([addTexts(inside), addTexts(staff)]);
  return AdminApp;
});

const HelpPage = lazy(async () => {
  const [{ HelpPage }, { help }] = await Promise.all([import('./help/HelpPage.tsx'), import('./i18n/help.ts')]);
  await addTexts(help);
  return { default: HelpPage };
});

const DashboardPage = early('user', home('/dashboard'), () =>
  import('./dashboard/DashboardPage.tsx').then((m) => m.DashboardPage),
);
const AccountsPage = early('user', at('/linkedin-accounts'), () =>
  import('./accounts/AccountsPage.tsx').then((m) => m.AccountsPage),
);
const SuccessPage = early('user', at('/success-new-account'), () =>
  import('./accounts/SuccessPage.tsx').then((m) => m.SuccessPage),
);
const CommentsPage = early('user', at('/comments-history'), () =>
  import('./comments/CommentsPage.tsx').then((m) => m.CommentsPage),
);
const BillingPage = early('user', at('/billing'), () => import('./billing/BillingPage.tsx').then((m) => m.BillingPage));
const ReviewPage = early('user', at('/review'), () => import('./review/ReviewPage.tsx').then((m) => m.ReviewPage));
const PromptBenchPage = early('user', at('/prompt-bench'), () =>
  import('./review/bench/PromptBenchPage.tsx').then((m) => m.PromptBenchPage),
);
const SettingsPage = early('user', at('/settings'), () => import('./settings/SettingsPage.tsx').then((m) => m.SettingsPage));

const customerPages = [
  <Route key="dashboard" path="/dashboard" element={<DashboardPage />} />,
  <Route key="accounts" path="/linkedin-accounts" element={<AccountsPage />} />,
  <Route key="success" path="/success-new-account" element={<SuccessPage />} />,
  <Route key="comments" path="/comments-history" element={<CommentsPage />} />,
  <Route key="review" path="/review" element={<ReviewPage />} />,
  <Route key="bench" path="/prompt-bench" element={<PromptBenchPage />} />,
  <Route key="billing" path="/billing" element={<BillingPage />} />,
  <Route key="settings" path="/settings" element={<SettingsPage />} />,
];

/** The map of the site. */
function Site() {
  return (
    <Routes>
      <Route element={<ForVisitors />}>
        <Route path="/" element={<Navigate to="/login" replace />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/verify" element={<VerifyPage />} />
        <Route path="/reset-password/:token" element={<ResetPasswordPage />} />
      </Route>
      <Route path="/help/:page?" element={<HelpPage />} />
      <Route element={<For who="admin" />}>
        <Route path="/admin" element={<Navigate to="/admin/dashboard" replace />} />
        <Route path="/admin/*" element={<AdminApp />} />
      </Route>
      <Route element={<For who="user" />}>
        <Route path="/*" element={<CustomerApp pages={customerPages} />} />
      </Route>
    </Routes>
  );
}

export function App() {
  const mode = usePaletteMode();
  const theme = useMemo(() => createTheme(themeOptions(mode)), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Site />
        </Suspense>
      </ErrorBoundary>
      <Overlay />
      <Toasts />
    </ThemeProvider>
  );
}
