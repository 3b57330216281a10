import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../api.ts';
import { ApiError } from '../../call.ts';
import { Dialog } from '../../components/whenOpened.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { notifyFailure } from '../../notify.tsx';
import { keepView } from '../../token.ts';
import type { PersonRecord } from './personModel.ts';

/** Shows the site as the customer has it, once a reason is given. */
export function ViewButton({ user }: { user: PersonRecord }) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFault('');
    try {
      keepView(await api.beginView(user.id, reason));
      // A page of its own: nothing of the admin's stays in it.
      location.assign('/dashboard');
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && error.code === 'invalid_input') setFault(error.message);
      else notifyFailure(error, t('admin.user.view.failed'));
    }
  }

  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityOutlined />} onClick={() => setOpen(true)}>
        {t('admin.user.view.button')}
      </Button>
      <Dialog open={open} onClose={busy ? undefined : () => setOpen(false)} aria-labelledby={`${id}-title`}>
        <form onSubmit={(event) => void begin(event)} noValidate>
          <DialogTitle id={`${id}-title`}>
            {t('admin.user.view.title', { name: `${user.firstName} ${user.lastName}` })}
          </DialogTitle>
          <DialogContent>
            <Typography sx={{ color: 'text.secondary', mb: 4 }}>{t('admin.user.view.text')}</Typography>
            <TextField
              label={t('admin.user.view.reason')}
              placeholder={t('admin.user.view.reasonHint')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={fault !== ''}
              helperText={fault}
              fullWidth
              autoFocus
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)} disabled={busy}>
              {t('admin.user.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              {t('admin.user.view.begin')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
