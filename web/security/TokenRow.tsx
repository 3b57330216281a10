import KeyOutlined from '@mui/icons-material/KeyOutlined';
import type { PersonalToken } from '../../server/identity/tokens/schemas.ts';
import { ItemRow, RowButton } from '../components/ItemList.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { dayText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useLastUsed } from './when.ts';

export function TokenRow({ token, onRevoke }: { token: PersonalToken; onRevoke: () => void }) {
  const t = useTranslate('settings.tokens');
  const { name, scope, createdAt, expiresAt, lastUsedAt } = token;
  return (
    <ItemRow
      icon={<KeyOutlined />}
      title={name}
      chip={<StatusChip tone={scope === 'write' ? 'warning' : 'neutral'} label={t(`${scope}`)} />}
      facts={[
        useLastUsed('tokens', lastUsedAt),
        t('created', { date: dayText(createdAt) }),
        expiresAt ? t('until', { date: dayText(expiresAt) }) : t('endless'),
      ]}
      action={
        <RowButton color="error" onClick={onRevoke} aria-label={t('revokeOf', { name })}>
          {t('revoke')}
        </RowButton>
      }
    />
  );
}
