import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from './components/ErrorBoundary.tsx';
import { Loading } from './components/Loading.tsx';
import { Overlay } from './components/Overlay.tsx';
import { Toasts } from './components/Toasts.tsx';
import { addTexts } from './i18n/i18n.ts';
import { For, ForVisitors } from './layout/guards.tsx';
import { load, page } from './load.ts';
import { ForgotPasswordPage } from './public/ForgotPasswordPage.tsx';
import { LoginPage } from './public/LoginPage.tsx';
import { RegisterPage } from './public/RegisterPage.tsx';
import { ResetPasswordPage } from './public/ResetPasswordPage.tsx';
import { VerifyPage } from './public/VerifyPage.tsx';
import { ProofHost } from './security/ProofHost.tsx';

// react-admin and MUI come with what is loaded: the public pages stay light.
const CustomerApp = lazy(async () => {
  const [{ CustomerApp }, { inside }, { customer }] = await load.customer();
  await Promise.all([addTexts(inside), addTexts(customer)]);
  return { default: CustomerApp };
});
const AdminApp = lazy(async () => {
  const [{ AdminApp }, { inside }, { staff }] = await load.admin();
  await Promise.all([addTexts(inside), addTexts(staff)]);
  return { default: AdminApp };
});
const CampaignsApp = lazy(async () => {
  const [{ CampaignsApp }, { inside }, { staff }] = await load.admin();
  await Promise.all([addTexts(inside), addTexts(staff)]);
  return { default: CampaignsApp };
});

const HelpPage = lazy(async () => {
  const [{ HelpPage }, { help }] = await load.help();
  await addTexts(help);
  return { default: HelpPage };
});

const DashboardPage = lazy(() => page('dashboard', (m) => m.DashboardPage));
const AccountsPage = lazy(() => page('accounts', (m) => m.AccountsPage));
const SuccessPage = lazy(() => page('success', (m) => m.SuccessPage));
const CommentsPage = lazy(() => page('comments', (m) => m.CommentsPage));
const BillingPage = lazy(() => page('billing', (m) => m.BillingPage));
const ReviewPage = lazy(() => page('review', (m) => m.ReviewPage));
const PromptBenchPage = lazy(() => page('promptBench', (m) => m.PromptBenchPage));
const SettingsPage = lazy(() => page('settings', (m) => m.SettingsPage));

const customerPages = [
  <Route key="dashboard" path="/dashboard" element={<DashboardPage />} />,
  <Route key="success" path="/success-new-account" element={<SuccessPage />} />,
  <Route key="review" path="/review" element={<ReviewPage />} />,
  <Route key="bench" path="/prompt-bench" element={<PromptBenchPage />} />,
  <Route key="billing" path="/billing" element={<BillingPage />} />,
  <Route key="settings" path="/settings" element={<SettingsPage />} />,
];

/** react-admin's resources that have a page: each is at its name. */
const customerLists = { 'linkedin-accounts': AccountsPage, 'comments-history': CommentsPage };

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
        <Route path="/campaigns/*" element={<CampaignsApp />} />
      </Route>
      <Route element={<For who="user" />}>
        <Route path="/*" element={<CustomerApp pages={customerPages} lists={customerLists} />} />
      </Route>
    </Routes>
  );
}

export function App() {
  return (
    <>
      <ErrorBoundary>
        <Suspense fallback={<Loading />}>
          <Site />
        </Suspense>
      </ErrorBoundary>
      <Overlay />
      <ProofHost />
      <Toasts />
    </>
  );
}
