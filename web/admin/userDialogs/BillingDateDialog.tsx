import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/es';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { EditUserInput } from '../../../server/identity/admin/schemas.ts';
import { isoDay } from '../../comments/rangeModel.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { fullName, type UserRecord } from '../userModel.ts';
import { EditEffect } from './EditEffect.tsx';

/** `day` is yyyy-MM-dd in the browser's time zone. */
type Values = { day: string | null };

/** Sets the last day of the paid or trial time, which ends with that day. */
export function BillingDateDialog({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [initial] = useState<Values>({
    day: user.subscriptionEndsAt && isoDay(new Date(user.subscriptionEndsAt)),
  });
  const toInput = ({ day }: Values): EditUserInput =>
    !day || day === initial.day ? {} : { subscriptionEndsAt: new Date(`${day}T23:59:59.999`).toISOString() };
  return (
    <FormDialog<Values, object, UserRecord>
      resource="users"
      record={user}
      done={() => t('admin.users.billingDate.done', { name: fullName(user) })}
      failed={t('admin.users.edit.failed')}
      title={t('admin.users.billingDate.title')}
      text={t('admin.users.billingDate.text', { name: fullName(user) })}
      submit={t('admin.users.billingDate.submit')}
      initial={initial}
      schema={EditUserInput}
      toInput={toInput}
      isHeld={isAsking}
      onClose={onClose}
    >
      <DayInput />
      <EditEffect<Values> user={user} toInput={toInput} onAsking={setAsking} />
    </FormDialog>
  );
}

// MUI's notch makes room for a label, but our labels are above the fields.
const withoutNotch = {
  '& .MuiPickersOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
};

function DayInput() {
  const t = useTranslate();
  const language = useLanguage();
  const { field } = useController<Values, 'day'>({ name: 'day' });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language === 'en' ? 'en-gb' : language}>
      <DatePicker
        label={t('admin.users.billingDate.label')}
        value={field.value === null ? null : dayjs(field.value)}
        onChange={(day) => field.onChange(day?.isValid() ? day.format('YYYY-MM-DD') : null)}
        format="DD-MM-YYYY"
        autoFocus
        slotProps={{ textField: { fullWidth: true, size: 'small', sx: withoutNotch } }}
      />
    </LocalizationProvider>
  );
}
