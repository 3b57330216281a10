import { CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { useSession } from '../session.ts';
import { AdminShell } from './AdminShell.tsx';
import { audit } from './audit/index.ts';
import { campaigns } from './campaigns/index.ts';
import { costs } from './costs/index.ts';
import { lazyPage } from './lazyPage.ts';
import { optOuts } from './optOuts/index.ts';
import { plans } from './plans/index.ts';
import { users } from './users/index.ts';
import { UserList } from './users/UserList.tsx';

const OperationsPage = lazyPage('OperationsPage');
const SecurityPage = lazyPage('SecurityPage');

/** The specification puts the list of users at /admin/dashboard. */
export function AdminApp() {
  // The session can end before the router redirects.
  if (useSession().userData?.role !== 'admin') return null;
  return (
    <AdminFrame basename="/admin">
      <CoreAdminUI layout={AdminShell} catchAll={NotFound} disableTelemetry>
        <CustomRoutes>
          <Route path="/dashboard" element={<UserList />} />
          <Route path="/users" element={<Navigate to="/admin/dashboard" replace />} />
          <Route path="/security" element={<SecurityPage />} />
          <Route path="/operations/:part?" element={<OperationsPage />} />
        </CustomRoutes>
        <Resource {...users} />
        <Resource {...audit} />
        <Resource {...plans} />
        <Resource {...optOuts} />
        <Resource {...costs} />
      </CoreAdminUI>
    </AdminFrame>
  );
}

/** The specification puts campaigns outside of /admin. */
export function CampaignsApp() {
  if (useSession().userData?.role !== 'admin') return null;
  return (
    <AdminFrame basename="">
      <AdminShell>
        <Resource {...campaigns} />
      </AdminShell>
    </AdminFrame>
  );
}
