import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/es';
import { useState } from 'react';
import { EditBase } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { EditUserInput } from '../../../server/identity/admin/schemas.ts';
import { useLanguage, useTranslate } from '../../i18n/useTranslate.ts';
import { notify, notifyFailure } from '../../notify.tsx';
import { DialogForm } from '../forms/DialogForm.tsx';
import { EditEffect } from './EditEffect.tsx';
import { fullName, type UserRecord } from './userModel.ts';

type Props = { user: UserRecord; onClose: () => void };
type Values = { day: Dayjs | null };

/** The day counts to its end, where the admin is: what the table then shows is the day that was chosen. */
const endOf = (day: Dayjs | null): string | null => (day?.isValid() ? day.endOf('day').toISOString() : null);

// The label stands above, as everywhere.
const withoutNotch = {
  '& .MuiPickersOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
};

/** Sets the day on which the paid or trial time ends. */
export function BillingDateDialog({ user, onClose }: Props) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const initial = { day: user.subscriptionEndsAt === null ? null : dayjs(user.subscriptionEndsAt) };
  const toInput = ({ day }: Values) => {
    const subscriptionEndsAt = endOf(day);
    const isSame = subscriptionEndsAt === null || day?.isSame(user.subscriptionEndsAt, 'day') === true;
    return isSame ? {} : { subscriptionEndsAt };
  };
  return (
    <EditBase<UserRecord>
      resource="users"
      id={user.id}
      // The page that opens the dialog has the user.
      queryOptions={{ enabled: false }}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{
        onSuccess() {
          notify.success(t('admin.users.billingDate.done', { name: fullName(user) }));
          onClose();
        },
        onError: (error) => notifyFailure(error, t('admin.users.edit.failed')),
      }}
    >
      <DialogForm<Values>
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
        <Effect user={user} toInput={toInput} onAsking={setAsking} />
      </DialogForm>
    </EditBase>
  );
}

function DayInput() {
  const t = useTranslate();
  const language = useLanguage();
  // Without react-admin's parse and format: a day is an object here.
  const { field } = useController<Values, 'day'>({ name: 'day' });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={language === 'en' ? 'en-gb' : language}>
      <DatePicker
        label={t('admin.users.billingDate.label')}
        value={field.value}
        onChange={field.onChange}
        format="DD-MM-YYYY"
        autoFocus
        slotProps={{ textField: { fullWidth: true, size: 'small', sx: withoutNotch } }}
      />
    </LocalizationProvider>
  );
}

type EffectProps = {
  user: UserRecord;
  toInput: (values: Values) => EditUserInput;
  onAsking: (isAsking: boolean) => void;
};

function Effect({ user, toInput, onAsking }: EffectProps) {
  const input = toInput(useWatch() as Values);
  return <EditEffect user={user} input={input.subscriptionEndsAt ? input : null} onAsking={onAsking} />;
}
