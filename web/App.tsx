import { Outlet } from 'react-router-dom';
import { ErrorState } from './components/ErrorState.tsx';
import { NavigationProgress } from './components/NavigationProgress.tsx';
import { Overlay } from './components/Overlay.tsx';
import { Toasts } from './components/Toasts.tsx';
import { useTranslate } from './i18n/useTranslate.ts';
import { ProofHost } from './security/ProofHost.tsx';

export function App() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <Overlay />
      <ProofHost />
      <Toasts />
    </>
  );
}

/** A reload fetches the files of a new version. */
export function PageError() {
  const t = useTranslate();
  return <ErrorState title={t('components.error.page')} onRetry={() => location.reload()} />;
}
