import { Outlet } from 'react-router-dom';
import { NavigationProgress } from './components/NavigationProgress.tsx';
import { Overlay } from './components/Overlay.tsx';
import { Toasts } from './components/Toasts.tsx';
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
