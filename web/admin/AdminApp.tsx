import { lazy } from 'react';
import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import { AdminShell } from './AdminShell.tsx';
import { load } from './load.ts';

const AuditPage = lazy(() => load.audit().then((m) => ({ default: m.AuditPage })));
const UserPage = lazy(() => load.user().then((m) => ({ default: m.UserPage })));
const UserList = lazy(() => load.users().then((m) => ({ default: m.UserList })));

/** What is below /admin: a page is one line here, one in load.ts and, where the menu leads to it, one in places.tsx. */
export function AdminApp() {
  return (
    <AdminFrame basename="/admin" layout={AdminShell}>
      <CustomRoutes>
        <Route path="/dashboard" element={<UserList />} />
        <Route path="/users/:id/:part?" element={<UserPage />} />
        <Route path="/audit" element={<AuditPage />} />
      </CustomRoutes>
    </AdminFrame>
  );
}
