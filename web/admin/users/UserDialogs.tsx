import { BillingDateDialog } from './BillingDateDialog.tsx';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import { UserDialog } from './UserDialog.tsx';
import type { Open } from './userModel.ts';

type Props = { open: Open; onClose: () => void; onRemoved?: () => void };

export function UserDialogs({ open, onClose, onRemoved }: Props) {
  switch (open?.what) {
    case 'create':
      return <UserDialog user={null} onClose={onClose} />;
    case 'edit':
      return <UserDialog user={open.user} onClose={onClose} />;
    case 'billingDate':
      return <BillingDateDialog user={open.user} onClose={onClose} />;
    case 'remove':
      return <RemoveUserDialog user={open.user} onClose={onClose} onRemoved={onRemoved} />;
  }
}
