import { lazy, Suspense } from 'react';
import type { Open } from './userModel.ts';

const UserDialog = lazy(() => import('./UserDialog.tsx').then((m) => ({ default: m.UserDialog })));
const RemoveUserDialog = lazy(() =>
  import('./RemoveUserDialog.tsx').then((m) => ({ default: m.RemoveUserDialog })),
);
const BillingDateDialog = lazy(() =>
  import('./BillingDateDialog.tsx').then((m) => ({ default: m.BillingDateDialog })),
);

/** The dialog that is open; each is loaded when it is first asked for. */
export function UserDialogs({ open, onClose }: { open: Open; onClose: () => void }) {
  return (
    <Suspense>
      {open?.what === 'create' && <UserDialog user={null} onClose={onClose} />}
      {open?.what === 'edit' && <UserDialog user={open.user} onClose={onClose} />}
      {open?.what === 'remove' && <RemoveUserDialog user={open.user} onClose={onClose} />}
      {open?.what === 'billingDate' && <BillingDateDialog user={open.user} onClose={onClose} />}
    </Suspense>
  );
}
