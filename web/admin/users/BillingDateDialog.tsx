import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/es';
import { type FormEvent, useId, useState } from 'react';
import { useUpdate } from 'react-admin';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { EditEffect } from './EditEffect.tsx';
import { fullName, type UserRecord } from './userModel.ts';

type Props = { user: UserRecord; onClose: () => void };

/** The day counts to its end, where the admin is: what the table then shows is the day that was chosen. */
const endOf = (day: Dayjs | null): string | null => (day?.isValid() ? day.endOf('day').toISOString() : null);

// The label stands above, as everywhere.
const withoutNotch = {
  '& .MuiPickersOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
};

/** Sets the day on which what is paid, or tried, ends. */
export function BillingDateDialog({ user, onClose }: Props) {
  const t = useTranslate();
  const id = useId();
  const language = useLanguage();
  const [day, setDay] = useState<Dayjs | null>(
    user.subscriptionEndsAt === null ? null : dayjs(user.subscriptionEndsAt),
  );
  const [update] = useUpdate<UserRecord>();
  const subscriptionEndsAt = endOf(day);
  const isSame = subscriptionEndsAt === null || day?.isSame(user.subscriptionEndsAt, 'day') === true;

  function save(event: FormEvent): void {
    event.preventDefault();
    onClose();
    if (subscriptionEndsAt === null || isSame) return;
    void update(
      'users',
      { id: user.id, data: { subscriptionEndsAt }, previousData: user },
      {
        mutationMode: 'optimistic',
        onSuccess: () => notify.success(t('admin.users.billingDate.done', { name: fullName(user) })),
        onError: (error) => notifyFailure(error as Error, t('admin.users.edit.failed')),
      },
    );
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('admin.users.billingDate.title')}</DialogTitle>
      <form onSubmit={save} noValidate>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>
            {t('admin.users.billingDate.text', { name: fullName(user) })}
          </DialogContentText>
          <Stack sx={{ gap: 4 }}>
            <LocalizationProvider
              dateAdapter={AdapterDayjs}
              adapterLocale={language === 'en' ? 'en-gb' : language}
            >
              <DatePicker
                label={t('admin.users.billingDate.label')}
                value={day}
                onChange={setDay}
                format="DD-MM-YYYY"
                autoFocus
                slotProps={{ textField: { fullWidth: true, size: 'small', sx: withoutNotch } }}
              />
            </LocalizationProvider>
            <EditEffect
              user={user}
              input={subscriptionEndsAt === null || isSame ? null : { subscriptionEndsAt }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('admin.users.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={subscriptionEndsAt === null}>
            {t('admin.users.billingDate.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
