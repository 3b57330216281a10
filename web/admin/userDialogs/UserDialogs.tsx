import { lazy, Suspense } from 'react';
import type { Open } from '../userModel.ts';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import { UserDialog } from './UserDialog.tsx';

// With the date picker, which no other page needs.
const BillingDateDialog = lazy(() =>
  import('./BillingDateDialog.tsx').then((module) => ({ default: module.BillingDateDialog })),
);

type Props = { open: Open; onClose: () => void; onRemoved?: () => void };

export function UserDialogs({ open, onClose, onRemoved }: Props) {
  switch (open?.what) {
    case 'create':
      return <UserDialog user={null} onClose={onClose} />;
    case 'edit':
      return <UserDialog user={open.user} onClose={onClose} />;
    case 'billingDate':
      return (
        <Suspense>
          <BillingDateDialog user={open.user} onClose={onClose} />
        </Suspense>
      );
    case 'remove':
      return <RemoveUserDialog user={open.user} onClose={onClose} onRemoved={onRemoved} />;
  }
}
