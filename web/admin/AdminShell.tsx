import type { ReactNode } from 'react';
import { Notifications } from '../layout/Notifications.tsx';
import { Shell } from '../layout/Shell.tsx';
import { EnrolBanner } from '../security/EnrolBanner.tsx';
import { AdminTools } from './header/AdminTools.tsx';
import { LayoutItems } from './header/LayoutItems.tsx';
import { useAdminLayout } from './header/layoutChoice.ts';
import { classicPlaces, places } from './places.tsx';

export function AdminShell({ children }: { children: ReactNode }) {
  const [layout] = useAdminLayout();
  const isClassic = layout === 'classic';
  return (
    <>
      <Shell
        home="/admin/dashboard"
        places={isClassic ? classicPlaces : places}
        banner={<EnrolBanner />}
        tools={<AdminTools isClassic={isClassic} />}
        userMenu={{ security: '/admin/security', isNamed: isClassic, choices: <LayoutItems /> }}
      >
        {children}
      </Shell>
      <Notifications />
    </>
  );
}
