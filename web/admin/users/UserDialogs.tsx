import { lazy, Suspense } from 'react';
import type { Open } from './userModel.ts';

const CreateUserDialog = lazy(() =>
  import('./UserDialog.tsx').then((m) => ({ default: m.CreateUserDialog })),
);
const EditUserDialog = lazy(() => import('./UserDialog.tsx').then((m) => ({ default: m.EditUserDialog })));
const RemoveUserDialog = lazy(() =>
  import('./RemoveUserDialog.tsx').then((m) => ({ default: m.RemoveUserDialog })),
);
const BillingDateDialog = lazy(() =>
  import('./BillingDateDialog.tsx').then((m) => ({ default: m.BillingDateDialog })),
);

type Props = { open: Open; onClose: () => void; onRemoved?: () => void };

export function UserDialogs({ open, onClose, onRemoved }: Props) {
  return (
    <Suspense>
      {open?.what === 'create' && <CreateUserDialog onClose={onClose} />}
      {open?.what === 'edit' && <EditUserDialog user={open.user} onClose={onClose} />}
      {open?.what === 'remove' && (
        <RemoveUserDialog user={open.user} onClose={onClose} onRemoved={onRemoved} />
      )}
      {open?.what === 'billingDate' && <BillingDateDialog user={open.user} onClose={onClose} />}
    </Suspense>
  );
}
