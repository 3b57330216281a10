import { Typography } from '@mui/material';
import { CheckboxGroupInput, FormDataConsumer, RadioButtonGroupInput, TextInput } from 'react-admin';
import type { Account } from '../../server/accounts/schemas.ts';
import type { Member } from '../../server/identity/people/schemas.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { useRequired } from '../components/useRequired.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { MemberRecord } from './peopleApi.ts';

type Values = { email: string; role: Member['role']; scope: 'all' | 'some'; accountIds: string[] };
type Props = {
  /** Null to invite. */
  member: MemberRecord | null;
  accounts: readonly Account[];
  onSaved: () => void;
  onClose: () => void;
};

export function PersonDialog({ member, accounts, onSaved, onClose }: Props) {
  const t = useTranslate('people');
  const field = useRequired();
  const initial: Values = {
    email: '',
    role: member?.role ?? 'reviewer',
    scope: member?.accountIds ? 'some' : 'all',
    accountIds: member?.accountIds ?? [],
  };

  return (
    <FormDialog<Values, object, MemberRecord>
      resource="people"
      record={member}
      title={member ? t('changeOf', { name: member.name ?? member.email }) : t('invite.title')}
      {...(member ? {} : { text: t('invite.text') })}
      submit={t(member ? 'save' : 'invite.send')}
      initial={initial}
      toInput={({ email, role, scope, accountIds }) => ({
        ...(!member && { email }),
        role,
        accountIds: scope === 'all' ? null : accountIds,
      })}
      done={({ email }: MemberRecord) => {
        onSaved();
        return t(member ? 'changed' : 'invite.done', { email });
      }}
      failed={t('failed')}
      onClose={onClose}
    >
      {!member && <TextInput {...field('email', t('email'))} type="email" autoFocus autoComplete="off" />}
      <RadioButtonGroupInput
        source="role"
        label={t('role')}
        row={false}
        choices={(['reviewer', 'viewer'] as const).map((id) => ({ id, name: t(`roles.${id}`) }))}
        translateChoice={false}
        helperText={false}
      />
      <FormDataConsumer<Values>>
        {({ formData: { role, scope } }) => (
          <>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mt: -2 }}>
              {t(`hints.${role}`)}
            </Typography>
            <RadioButtonGroupInput
              source="scope"
              label={t('accounts.label')}
              row={false}
              choices={[
                { id: 'all', name: t('accounts.all') },
                { id: 'some', name: t('accounts.some') },
              ]}
              translateChoice={false}
              helperText={false}
            />
            {scope === 'some' && (
              <CheckboxGroupInput
                source="accountIds"
                label={t('accounts.which')}
                row={false}
                choices={accounts.map(({ accountId, name }) => ({ id: accountId, name }))}
                translateChoice={false}
                helperText={false}
                validate={(ids?: string[]) => (ids?.length ? undefined : t('accounts.choose'))}
              />
            )}
          </>
        )}
      </FormDataConsumer>
    </FormDialog>
  );
}
