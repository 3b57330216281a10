import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import Terminal from '@mui/icons-material/Terminal';
import type { Session } from '../../server/identity/sessions/schemas.ts';
import { ItemRow, RowButton } from '../components/ItemList.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { dayText } from '../i18n/clock.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { deviceOf } from './device.ts';
import { useAgo } from './when.ts';

const icons = {
  desktop: <DesktopWindowsOutlined />,
  phone: <PhoneIphoneOutlined />,
  program: <Terminal />,
} as const;

type Props = { session: Session; busy: boolean; disabled: boolean; onEnd: () => void };

export function SessionRow({ session, busy, disabled, onEnd }: Props) {
  const t = useTranslate('settings.sessions');
  const { browser, system, kind } = deviceOf(session.userAgent);
  const device =
    browser && system
      ? t('device', { browser, system })
      : (browser ?? system ?? (session.userAgent || t('unknown')));
  const seen = useAgo(session.current ? null : session.lastSeenAt);
  return (
    <ItemRow
      icon={icons[kind]}
      title={device}
      chip={session.current && <StatusChip tone="good" label={t('current')} />}
      facts={[
        seen ? t('seen', { when: seen }) : t('seenNow'),
        session.address,
        t('since', { date: dayText(session.createdAt) }),
      ]}
      action={
        !session.current && (
          <RowButton loading={busy} disabled={disabled} onClick={onEnd} aria-label={t('endOf', { device })}>
            {t('end')}
          </RowButton>
        )
      }
    />
  );
}
