import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { Button } from '@mui/material';
import type { PersonalToken } from '../../../server/identity/tokens/schemas.ts';
import { useNow } from '../../activity/useNow.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { dayText } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ItemRow } from '../ItemRow.tsx';
import { ago } from '../when.ts';

export function TokenRow({ token, onRevoke }: { token: PersonalToken; onRevoke: () => void }) {
  const t = useTranslate();
  const now = useNow(60_000);
  const { name, scope, createdAt, expiresAt, lastUsedAt } = token;
  const used = lastUsedAt && ago(lastUsedAt, now);
  return (
    <ItemRow
      icon={<KeyOutlined />}
      title={name}
      chip={
        <StatusChip tone={scope === 'write' ? 'warning' : 'neutral'} label={t(`settings.tokens.${scope}`)} />
      }
      facts={[
        used
          ? t('settings.tokens.used', { when: used })
          : t(lastUsedAt ? 'settings.tokens.usedNow' : 'settings.tokens.usedNever'),
        t('settings.tokens.created', { date: dayText(createdAt) }),
        expiresAt ? t('settings.tokens.until', { date: dayText(expiresAt) }) : t('settings.tokens.endless'),
      ]}
      action={
        <Button
          size="small"
          color="error"
          onClick={onRevoke}
          aria-label={t('settings.tokens.revokeOf', { name })}
        >
          {t('settings.tokens.revoke')}
        </Button>
      }
    />
  );
}
