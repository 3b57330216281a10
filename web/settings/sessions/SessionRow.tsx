import DesktopWindowsOutlined from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import Terminal from '@mui/icons-material/Terminal';
import { Button } from '@mui/material';
import type { Session } from '../../../server/identity/sessions/schemas.ts';
import { useNow } from '../../activity/useNow.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { dayText } from '../../i18n/clock.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ItemRow } from '../ItemRow.tsx';
import { ago } from '../when.ts';
import { deviceOf } from './device.ts';

const icons = {
  desktop: <DesktopWindowsOutlined />,
  phone: <PhoneIphoneOutlined />,
  program: <Terminal />,
} as const;

type Props = { session: Session; busy: boolean; disabled: boolean; onEnd: () => void };

export function SessionRow({ session, busy, disabled, onEnd }: Props) {
  const t = useTranslate();
  const now = useNow(60_000);
  const { browser, system, kind } = deviceOf(session.userAgent);
  const device =
    browser && system
      ? t('settings.sessions.device', { browser, system })
      : (browser ?? system ?? (session.userAgent || t('settings.sessions.unknown')));
  const seen = session.current ? null : ago(session.lastSeenAt, now);
  return (
    <ItemRow
      icon={icons[kind]}
      title={device}
      chip={session.current && <StatusChip tone="good" label={t('settings.sessions.current')} />}
      facts={[
        seen ? t('settings.sessions.seen', { when: seen }) : t('settings.sessions.seenNow'),
        ...(session.address ? [session.address] : []),
        t('settings.sessions.since', { date: dayText(session.createdAt) }),
      ]}
      action={
        !session.current && (
          <Button
            size="small"
            variant="outlined"
            loading={busy}
            disabled={disabled}
            onClick={onEnd}
            aria-label={t('settings.sessions.endOf', { device })}
          >
            {t('settings.sessions.end')}
          </Button>
        )
      }
    />
  );
}
