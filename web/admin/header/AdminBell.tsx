import type { Notifications } from '../../../server/history/notifications/schemas.ts';
import { api } from '../../api.ts';
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts';
import { Bell } from '../../layout/Bell.tsx';
import { pathOf } from '../userModel.ts';

type Notification = Notifications['notifications'][number];

const query = {
  queryKey: ['admin', 'notifications'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.notifications({ signal }),
  refetchInterval: 60_000,
  refetchOnWindowFocus: 'always',
} as const;

export function AdminBell({ fixedCount }: { fixedCount?: number | undefined }) {
  const t = useTranslate();
  return (
    <Bell
      query={query}
      markSeen={api.markSeen}
      rowOf={(notice) => ({
        key: `${notice.kind} ${notice.createdAt} ${notice.userId} ${notice.customerId} ${notice.provider}`,
        text: textOf(notice, t),
        to: placeOf(notice),
      })}
      fixedCount={fixedCount}
    />
  );
}

function placeOf({ kind, userId }: Notification): string {
  if (kind === 'billing_difference') return '/admin/operations/billing';
  if (kind === 'opt_out_waiting') return '/admin/opt-outs';
  if (kind === 'cost_cap_near' || kind === 'cost_cap_reached') return '/admin/costs';
  return userId ? pathOf(userId) : '/admin/operations';
}

const textOf = ({ kind, userName, customerId, accountName, provider }: Notification, t: Translate): string =>
  t(`admin.header.kinds.${kind}`, {
    user: userName || customerId || '',
    account: accountName ?? '',
    provider: provider ? t(`admin.header.providers.${provider}`) : '',
  });
