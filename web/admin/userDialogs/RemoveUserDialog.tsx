import { Typography } from '@mui/material';
import { useDelete } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { content } from '../../components/keepFocus.ts';
import { useAction } from '../../components/useAction.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { fullName, type UserRecord } from '../userModel.ts';

type Props = { user: UserRecord; onClose: () => void; onRemoved: (() => void) | undefined };

export function RemoveUserDialog({ user, onClose, onRemoved }: Props) {
  const t = useTranslate();
  const [remove] = useDelete<UserRecord>();
  const removing = useAction({
    async run() {
      await remove('users', { id: user.id, previousData: user }, { returnPromise: true });
      // The pressed button is gone with its row.
      content.current?.focus();
      onRemoved?.();
    },
    done: t('admin.users.remove.done', { name: fullName(user) }),
    failed: t('admin.users.remove.failed'),
    settled: onClose,
  });

  return (
    <ConfirmDialog
      open
      title={t('admin.users.remove.title')}
      confirm={t('admin.users.remove.confirm')}
      isDangerous
      busy={removing.busy}
      onConfirm={() => removing.act()}
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
