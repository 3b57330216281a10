import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { listNotifications, markSeen } from './listNotifications.ts';
import { listOwnNotifications, markOwnSeen } from './ownNotifications.ts';
import { Notifications, OwnNotifications, SeenInput } from './schemas.ts';

export function notificationRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  api.get(
    '/api/admin/notifications',
    { role: 'admin', summary: 'List recent notifications and the number unread', answer: Notifications },
    ({ actor }) => listNotifications(deps, actor),
  );
  api.put(
    '/api/admin/notifications/seen',
    {
      role: 'admin',
      summary: 'Mark notifications as read up to a time',
      body: SeenInput,
      answer: Notifications,
    },
    ({ actor, body }) => markSeen(deps, actor, body),
  );
  return api.app;
}

export function ownNotificationRoutes(deps: Deps) {
  const api = routes(deps, 'Users');
  api.get(
    '/api/notifications',
    {
      role: 'user',
      workspace: 'viewer',
      summary: 'List your notifications of the last 30 days and the number unread',
      description:
        'About drafts that you approved and that expired, or that nobody approved in your own workspace. Those of all workspaces of which you are a member, wherever the call acts; with a personal token, those of your own.',
      answer: OwnNotifications,
    },
    ({ actor }) => listOwnNotifications(deps, actor),
  );
  api.put(
    '/api/notifications/seen',
    {
      role: 'user',
      workspace: 'viewer',
      summary: 'Mark your notifications as read up to a time',
      description: 'The mark is your own, and one for all workspaces.',
      body: SeenInput,
      answer: OwnNotifications,
    },
    ({ actor, body }) => markOwnSeen(deps, actor, body),
  );
  return api.app;
}
