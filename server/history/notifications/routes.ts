import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { listNotifications, markSeen } from './listNotifications.ts';
import { Notifications, SeenInput } from './schemas.ts';

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
