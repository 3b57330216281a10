import type { Account } from '../../server/accounts/schemas.ts';
import { StatusChip } from '../components/StatusChip.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import type { Tone } from '../theme.ts';

const tones: Record<Account['status'], Tone> = { Connected: 'good', Connecting: 'info', Disconnected: 'bad' };

export function ConnectionChip({ status }: Pick<Account, 'status'>) {
  const t = useTranslate();
  return <StatusChip tone={tones[status]} label={t(`accounts.status.${status}`)} />;
}

export function RunningChip({ running }: Pick<Account, 'running'>) {
  const t = useTranslate();
  return (
    <StatusChip
      tone={running ? 'info' : 'neutral'}
      label={t(running ? 'accounts.status.running' : 'accounts.status.paused')}
    />
  );
}
