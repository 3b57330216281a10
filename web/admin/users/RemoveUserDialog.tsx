import { Typography } from '@mui/material';
import { useDelete } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { fullName, type UserRecord } from './userModel.ts';

/** The row goes at once; where the server refuses, it comes back with the reason. */
export function RemoveUserDialog({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const t = useTranslate();
  const [remove] = useDelete<UserRecord>();

  function confirm(): void {
    void remove(
      'users',
      { id: user.id, previousData: user },
      {
        mutationMode: 'optimistic',
        onSuccess: () => notify.success(t('admin.users.remove.done', { name: fullName(user) })),
        onError: (error) => notifyFailure(error, t('admin.users.remove.failed')),
      },
    );
    onClose();
    // The button that was pressed is gone with its row.
    document.getElementById('content')?.focus();
  }

  return (
    <ConfirmDialog
      open
      title={t('admin.users.remove.title')}
      confirm={t('admin.users.remove.confirm')}
      dismiss={t('admin.users.cancel')}
      isDangerous
      busy={false}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Typography>{t('admin.users.remove.text')}</Typography>
      <Typography sx={{ mt: 3, fontWeight: 500 }}>
        {fullName(user)}
        <Typography component="span" sx={{ color: 'text.secondary', ml: 2, overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('admin.users.remove.consequence', { smart_count: user.linkedinAccounts.length })}
      </Typography>
    </ConfirmDialog>
  );
}
