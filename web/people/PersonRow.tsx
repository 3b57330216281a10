import MailOutlined from '@mui/icons-material/MailOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { Box } from '@mui/material';
import type { Account } from '../../server/accounts/schemas.ts';
import type { Member } from '../../server/identity/people/schemas.ts';
import { ItemRow, RowButton } from '../components/ItemList.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { dayText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

type Props = {
  member: Member;
  accounts: readonly Account[];
  onChange: () => void;
  onResend: () => void;
  onRemove: () => void;
};

export function PersonRow({ member, accounts, onChange, onResend, onRemove }: Props) {
  const t = useTranslate('people');
  const { name, email, role, state, accountIds, joinedAt, expiresAt } = member;
  const shown = name ?? email;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const names = accounts.filter(({ accountId }) => accountIds?.includes(accountId)).map((each) => each.name);
  return (
    <ItemRow
      icon={state === 'joined' ? <PersonOutlined /> : <MailOutlined />}
      title={shown}
      chip={
        <>
          <StatusChip tone="neutral" label={t(`roles.${role}`)} />
          {state === 'invited' && (
            <StatusChip
              tone={isOver ? 'bad' : 'warning'}
              label={t(isOver ? 'states.over' : 'states.invited')}
            />
          )}
        </>
      }
      facts={[
        name && email,
        accountIds === null ? t('accounts.all') : names.join(', ') || t('accounts.none'),
        joinedAt && t('joined', { date: dayText(joinedAt) }),
        expiresAt && !isOver && t('until', { date: dayText(expiresAt) }),
      ]}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {state === 'invited' && (
            <RowButton onClick={onResend} aria-label={t('resendTo', { email })}>
              {t('resend')}
            </RowButton>
          )}
          <RowButton onClick={onChange} aria-label={t('changeOf', { name: shown })}>
            {t('change')}
          </RowButton>
          <RowButton color="error" onClick={onRemove} aria-label={t(`${state}RemoveOf`, { name: shown })}>
            {t(state === 'joined' ? 'remove.confirm' : 'revoke.confirm')}
          </RowButton>
        </Box>
      }
    />
  );
}
