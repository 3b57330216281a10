import type { Deps } from '../deps.ts';
import { createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { callerOf } from '../http/caller.ts';
import { readList } from '../http/read.ts';
import { listMails, resendMail } from './mails.ts';
import { listReceived, replayReceived } from './received.ts';
import {
  MailFilter,
  mailSorts,
  ReceivedFilter,
  ReceivedWebhook,
  RowId,
  receivedSorts,
  SentFilter,
  SentMail,
  SentWebhook,
  sentSorts,
} from './schemas.ts';
import { listSent, replaySent } from './sent.ts';

const tag = 'Admin';
const lost = 'The text of this e-mail is not stored, because it contained a code or a link, or is too old';

/** What came in and went out, and doing it once more. */
export function operationsLogRoutes(deps: Deps) {
  const middleware = requireRole(deps, 'admin');
  const request = { params: RowId };
  const api = createApi();

  const received = { resource: 'received-webhooks', sorts: receivedSorts, filter: ReceivedFilter };
  readList(
    api,
    deps,
    {
      path: '/api/admin/received-webhooks',
      tag,
      summary: 'List webhooks received from providers',
      role: 'admin',
      ...received,
    },
    ReceivedWebhook,
    (_actor, page) => listReceived(deps, page),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/received-webhooks/{id}/replay',
        tag,
        summary: 'Process a received webhook again with current provider data',
        middleware,
        request,
        refuses: [{ code: 'not_found', message: 'Notice not found' }],
      },
      200,
      ReceivedWebhook,
    ),
    async (c) =>
      c.json(
        await replayReceived(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config)),
        200,
      ),
  );

  const sent = { resource: 'sent-webhooks', sorts: sentSorts, filter: SentFilter };
  readList(
    api,
    deps,
    {
      path: '/api/admin/sent-webhooks',
      tag,
      summary: "List webhook messages sent to customers' servers",
      role: 'admin',
      ...sent,
    },
    SentWebhook,
    (_actor, page) => listSent(deps, page),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/sent-webhooks/{id}/replay',
        tag,
        summary: 'Send a webhook message again with the same ID',
        middleware,
        request,
        refuses: [
          { code: 'not_found', message: 'Message not found' },
          { code: 'conflict', message: 'This webhook is disabled. Enable it first' },
        ],
      },
      200,
      SentWebhook,
    ),
    async (c) =>
      c.json(await replaySent(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config)), 200),
  );

  const mails = { resource: 'mails', sorts: mailSorts, filter: MailFilter };
  readList(
    api,
    deps,
    {
      path: '/api/admin/mails',
      tag,
      summary: 'List e-mails: sent, waiting and failed',
      role: 'admin',
      ...mails,
    },
    SentMail,
    (_actor, page) => listMails(deps, page),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/mails/{id}/send',
        tag,
        summary: 'Send an e-mail now, even if it was sent before',
        middleware,
        request,
        refuses: [
          { code: 'not_found', message: 'Mail not found' },
          { code: 'conflict', message: lost },
        ],
      },
      200,
      SentMail,
    ),
    async (c) =>
      c.json(await resendMail(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config)), 200),
  );
  return api;
}
