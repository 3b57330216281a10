import { useState } from 'react';
import { TextInput } from 'react-admin';
import { EditUserInput } from '../../../server/identity/admin/schemas.ts';
import { isoDay } from '../../comments/rangeModel.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DialogForm } from '../forms/DialogForm.tsx';
import { EditEffect } from './EditEffect.tsx';
import { fullName, type UserRecord } from './userModel.ts';

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
    <DialogForm<Values, UserRecord>
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
      <TextInput
        source="day"
        type="date"
        label={t('admin.users.billingDate.label')}
        helperText={false}
        autoFocus
      />
      <EditEffect<Values> user={user} toInput={toInput} onAsking={setAsking} />
    </DialogForm>
  );
}
