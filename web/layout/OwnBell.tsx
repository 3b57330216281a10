import type { OwnNotifications } from '../../server/history/notifications/schemas.ts';
import { request } from '../call.ts';
import { useEventStream } from '../events.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useSession } from '../session.ts';
import { currentWorkspace, enterWorkspace } from '../workspace.ts';
import { Bell } from './Bell.tsx';

type Notification = OwnNotifications['notifications'][number];

const path = '/api/notifications';
const query = {
  queryKey: ['notifications'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    request<OwnNotifications>('GET', path, undefined, { signal }),
  // This tab gets no events of other workspaces, so it asks again.
  refetchOnWindowFocus: 'always',
} as const;
// `keepalive`, because opening a notification of another workspace leaves the page.
const markSeen = (until: string) =>
  request<OwnNotifications>('PUT', `${path}/seen`, { until }, { keepalive: true });

/** For customers and members: their notifications in all workspaces. */
export function OwnBell() {
  const t = useTranslate('layout.bell');
  useEventStream();
  const { view } = useSession();
  const here = currentWorkspace()?._id;
  return (
    <Bell
      query={query}
      markSeen={markSeen}
      marksOpened={view === null}
      rowOf={(notice) => {
        const { kind, draftId, posterName: author, accountName: account, workspace } = notice;
        const to = placeOf(notice);
        return {
          key: draftId,
          text: t(`kinds.${kind}`, { author, account }),
          place: workspace ? t('workspace', { name: workspace.name }) : undefined,
          to,
          state: { isLink: true },
          enter: workspace?._id === here ? undefined : () => enterWorkspace(workspace, to),
        };
      }}
    />
  );
}

function placeOf({ accountId, draftId }: Notification): string {
  const filter = JSON.stringify({ state: 'lapsed', accountId });
  return `/review?${new URLSearchParams({ filter })}#${draftId}`;
}
