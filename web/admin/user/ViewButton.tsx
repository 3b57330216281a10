import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { api } from '../../api.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { keepView } from '../../token.ts';
import { fullName } from '../users/userModel.ts';
import type { PersonRecord } from './personModel.ts';

export function ViewButton({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);

  async function begin({ reason }: { reason: string | null }): Promise<void> {
    keepView(await api.beginView(user.id, reason ?? ''));
    // A page of its own: nothing of the admin's stays in it.
    location.assign('/dashboard');
  }

  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityOutlined />} onClick={() => setOpen(true)}>
        {t('admin.user.view.button')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('admin.user.view.title', { name: fullName(user) })}
          text={t('admin.user.view.text')}
          submit={t('admin.user.view.begin')}
          initial={{ reason: '' }}
          onSubmit={begin}
          failed={t('admin.user.view.failed')}
          onClose={() => setOpen(false)}
        >
          <TextInput
            source="reason"
            label={t('admin.user.view.reason')}
            placeholder={t('admin.user.view.reasonHint')}
            helperText={false}
            autoFocus
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </FormDialog>
      )}
    </>
  );
}
