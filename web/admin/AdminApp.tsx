import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { ReactNode } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import type { Place } from '../layout/Navigation.tsx';
import { Shell } from '../layout/Shell.tsx';
import { UserList } from './UserList.tsx';

const places: Place[] = [{ to: '/admin/dashboard', label: 'layout.places.dashboard', icon: <PeopleAltOutlined /> }];

function AdminShell({ children }: { children: ReactNode }) {
  return (
    <Shell home="/admin/dashboard" places={places}>
      {children}
    </Shell>
  );
}

export function AdminApp() {
  return (
    <AdminFrame basename="/admin" layout={AdminShell}>
      <CustomRoutes>
        <Route path="/dashboard" element={<UserList />} />
      </CustomRoutes>
    </AdminFrame>
  );
}
