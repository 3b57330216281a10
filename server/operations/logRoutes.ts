import type { Deps } from '../deps.ts';
import { failing, noSuch } from '../http/failures.ts';
import { routes } from '../http/routes.ts';
import {
  DeadLetter,
  DeadLetterFilter,
  logSorts,
  MailFilter,
  ReceivedFilter,
  ReceivedWebhook,
  RowId,
  SentFilter,
  SentMail,
  SentWebhook,
} from './logSchemas.ts';
import {
  listDeadLetters,
  listMails,
  listReceived,
  listSent,
  replayDeadLetter,
  replayEvent,
  replaySent,
  resendMail,
} from './logs.ts';

const lost = 'The text of this e-mail is not stored, because it contained a code or a link, or is too old';

export function operationsLogRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  api.list(
    '/api/admin/received-webhooks',
    {
      role: 'admin',
      summary: 'List webhooks received from providers',
      resource: 'received-webhooks',
      sorts: logSorts,
      filter: ReceivedFilter,
      row: ReceivedWebhook,
      one: { noun: 'notice', summary: 'Get a webhook received from a provider' },
    },
    ({ page }) => listReceived(deps, page),
  );
  api.post(
    '/api/admin/received-webhooks/{id}/replay',
    {
      role: 'admin',
      summary: 'Process a received webhook again with current provider data',
      params: RowId,
      answer: ReceivedWebhook,
      errors: [noSuch('notice')],
    },
    ({ actor, params, client }) => replayEvent(deps, actor, params.id, client),
  );

  api.list(
    '/api/admin/sent-webhooks',
    {
      role: 'admin',
      summary: "List webhook messages sent to customers' servers",
      resource: 'sent-webhooks',
      sorts: logSorts,
      filter: SentFilter,
      row: SentWebhook,
      one: { noun: 'message', summary: "Get a webhook message sent to a customer's server" },
    },
    ({ page }) => listSent(deps, page),
  );
  api.post(
    '/api/admin/sent-webhooks/{id}/replay',
    {
      role: 'admin',
      summary: 'Send a webhook message again with the same ID',
      params: RowId,
      answer: SentWebhook,
      errors: [noSuch('message'), failing('conflict', 'webhooks.disabled')],
    },
    ({ actor, params, client }) => replaySent(deps, actor, params.id, client),
  );

  api.list(
    '/api/admin/dead-letters',
    {
      role: 'admin',
      summary: 'List jobs that failed after their last try',
      resource: 'dead-letters',
      sorts: logSorts,
      filter: DeadLetterFilter,
      row: DeadLetter,
      one: { noun: 'deadLetter', summary: 'Get a job that failed after its last try' },
    },
    ({ page }) => listDeadLetters(deps, page),
  );
  api.post(
    '/api/admin/dead-letters/{id}/replay',
    {
      role: 'admin',
      summary: 'Run a failed job again, from its first try',
      params: RowId,
      answer: DeadLetter,
      errors: [noSuch('deadLetter')],
    },
    ({ actor, params, client }) => replayDeadLetter(deps, actor, params.id, client),
  );

  api.list(
    '/api/admin/mails',
    {
      role: 'admin',
      summary: 'List e-mails: sent, waiting and failed',
      resource: 'mails',
      sorts: logSorts,
      filter: MailFilter,
      row: SentMail,
      one: { noun: 'email', summary: 'Get an e-mail of the log' },
    },
    ({ page }) => listMails(deps, page),
  );
  api.post(
    '/api/admin/mails/{id}/send',
    {
      role: 'admin',
      summary: 'Send an e-mail now, even if it was sent before',
      params: RowId,
      answer: SentMail,
      errors: [noSuch('email'), { code: 'conflict', message: lost }],
    },
    ({ actor, params, client }) => resendMail(deps, actor, params.id, client),
  );
  return api.app;
}
