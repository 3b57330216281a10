import type { Deps } from '../../deps.ts';
import { body, createApi, operation } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { listNotifications, markSeen } from './listNotifications.ts';
import { Notifications, SeenInput } from './schemas.ts';

/** What the bell of an admin rings for. */
export function notificationRoutes(deps: Deps) {
  const one = { tag: 'Admin', middleware: requireRole(deps, 'admin') };
  const api = createApi();
  api.openapi(
    operation(
      {
        ...one,
        method: 'get',
        path: '/api/admin/notifications',
        summary: 'List recent notifications and the number unread',
      },
      200,
      Notifications,
    ),
    async (c) => c.json(await listNotifications(deps, c.get('actor')), 200),
  );
  api.openapi(
    operation(
      {
        ...one,
        method: 'put',
        path: '/api/admin/notifications/seen',
        summary: 'Mark notifications as read up to a time',
        request: body(SeenInput),
      },
      200,
      Notifications,
    ),
    async (c) => c.json(await markSeen(deps, c.get('actor'), c.req.valid('json')), 200),
  );
  return api;
}
