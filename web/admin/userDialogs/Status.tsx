import type { User } from '../../../server/identity/users/schemas.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Spec section 2. */
const tones = { Paid: 'good', Expired: 'bad', Trial: 'warning', None: 'neutral' } as const;

export function Status({ status }: Pick<User, 'status'>) {
  const t = useTranslate();
  return <StatusChip tone={tones[status]} label={t(`admin.users.statuses.${status}`)} />;
}
