import { Typography } from '@mui/material';
import { useDelete } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { withOverlay } from '../../components/overlayStore.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { fullName, type UserRecord } from './userModel.ts';

type Props = { user: UserRecord; onClose: () => void; onRemoved: (() => void) | undefined };

export function RemoveUserDialog({ user, onClose, onRemoved }: Props) {
  const t = useTranslate();
  const [remove, { isPending: busy }] = useDelete<UserRecord>();

  async function confirm(): Promise<void> {
    const params = { id: user.id, previousData: user };
    try {
      await withOverlay(() => remove('users', params, { returnPromise: true }));
      notify.success(t('admin.users.remove.done', { name: fullName(user) }));
      // The pressed button is gone with its row.
      document.getElementById('content')?.focus();
      onRemoved?.();
    } catch (error) {
      notifyFailure(error, t('admin.users.remove.failed'));
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('admin.users.remove.title')}
      confirm={t('admin.users.remove.confirm')}
      isDangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{t('admin.users.remove.text')}</Typography>
      <Typography sx={{ mt: 3 }}>
        <b>{fullName(user)}</b> {user.email}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {user.linkedinAccounts.length === 0
          ? t('admin.users.remove.onlyData')
          : t('admin.users.remove.consequence', { smart_count: user.linkedinAccounts.length })}
      </Typography>
    </ConfirmDialog>
  );
}
