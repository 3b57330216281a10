import { AddCommentOutlined, CreditCard, HistoryOutlined, PeopleAltOutlined, SettingsOutlined } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { CustomRoutes } from 'react-admin';
import { AdminFrame } from './AdminFrame.tsx';
import { HelpBox } from './HelpBox.tsx';
import { Shell } from './Shell.tsx';

const places = [
  { to: '/dashboard', label: 'Dashboard', icon: <AddCommentOutlined /> },
  { to: '/linkedin-accounts', label: 'LinkedIn Accounts', icon: <PeopleAltOutlined /> },
  { to: '/comments-history', label: 'Comments History', icon: <HistoryOutlined /> },
  { to: '/billing', label: 'Billing', icon: <CreditCard /> },
  { to: '/settings', label: 'Settings', icon: <SettingsOutlined /> },
];

function CustomerShell({ children }: { children: ReactNode }) {
  return (
    <Shell home="/dashboard" places={places} aside={<HelpBox />} hasSettings>
      {children}
    </Shell>
  );
}

/** The customer's area; `pages` are the routes that App.tsx maps. */
export function CustomerApp({ pages }: { pages: ReactNode }) {
  return (
    <AdminFrame basename="" layout={CustomerShell}>
      <CustomRoutes>{pages}</CustomRoutes>
    </AdminFrame>
  );
}
