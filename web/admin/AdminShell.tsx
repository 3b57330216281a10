import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { TextName } from '../i18n/texts.ts';
import type { Place } from '../layout/Navigation.tsx';
import { Notifications } from '../layout/Notifications.tsx';
import { Shell } from '../layout/Shell.tsx';
import { EnrolBanner } from '../security/EnrolBanner.tsx';
import { audit } from './audit/index.ts';
import { campaigns } from './campaigns/index.ts';
import { costs } from './costs/index.ts';
import { AdminTools, LayoutItems, useClassicLayout } from './header/AdminHeader.tsx';
import { optOuts } from './optOuts/index.ts';
import { plans } from './plans/index.ts';
import { users } from './users/index.ts';

export function AdminShell({ children }: { children: ReactNode }) {
  const isClassic = useClassicLayout();
  return (
    <>
      <Shell
        home="/admin/dashboard"
        places={isClassic ? classicPlaces : places}
        banner={<EnrolBanner />}
        tools={<AdminTools />}
        userMenu={{ security: '/admin/security', isNamed: isClassic, choices: <LayoutItems /> }}
      >
        <Suspense>{children}</Suspense>
      </Shell>
      <Notifications />
    </>
  );
}

type Resource = { icon: ComponentType; options: { label: TextName; to: string; below?: string } };
const placeOf = ({ icon: Icon, options }: Resource): Place => ({ ...options, icon: <Icon /> });

const places: Place[] = [
  ...[users, campaigns, audit, plans, optOuts, costs].map(placeOf),
  { to: '/admin/operations', label: 'admin.places.operations', icon: <MonitorHeartOutlined /> },
];

/** The specification's older layout has this place and Logout. */
const classicPlaces: Place[] = [placeOf(users)];
