import { eq } from 'drizzle-orm';
import { mails, webhookEndpoints } from '../../../db/schema/index.ts';
import { signedClient } from '../../../server/operations/health/client.ts';
import { direct } from '../../support/database.ts';
import type { TestServer } from '../../support/server.ts';
import type { Call } from '../permissions/world.ts';
import type { Exercise } from './exercise.ts';

/** The same call for something that does not exist. */
const nobodys = (_server: TestServer, call: Call) =>
  Object.assign(call, { path: call.path.replace(/[^/]+(?=\/\w+$)/, 'none') });
const missing = (call: string): Exercise => ({
  call,
  status: 404,
  note: 'none',
  as: 'admin',
  before: nobodys,
});
const idIn = ({ path }: Call) => path.split('/').at(-2) ?? '';

export const operationsExercises: Exercise[] = [
  {
    call: 'GET /api/health/caller',
    status: 200,
    note: 'by the doctor',
    before: ({ deps }, call) => Object.assign(call.headers, signedClient(deps.config.authSecret, 'a-doctor')),
  },
  missing('POST /api/admin/received-webhooks/{id}/replay'),
  missing('POST /api/admin/sent-webhooks/{id}/replay'),
  missing('POST /api/admin/dead-letters/{id}/replay'),
  missing('POST /api/admin/mails/{id}/send'),
  {
    call: 'GET /api/admin/received-webhooks',
    status: 200,
    note: 'one that came',
    as: 'admin',
    with: { needs: 'noticeId' },
  },
  {
    call: 'GET /api/admin/sent-webhooks',
    status: 200,
    note: 'one that was sent',
    as: 'admin',
    with: { needs: 'webhookMessageId' },
  },
  {
    call: 'GET /api/admin/dead-letters',
    status: 200,
    note: 'one that was given up',
    as: 'admin',
    with: { needs: 'deadLetterId' },
  },
  {
    call: 'GET /api/admin/mails',
    status: 200,
    note: 'one that waits',
    as: 'admin',
    with: { needs: 'mailId' },
  },
  {
    call: 'POST /api/admin/sent-webhooks/{id}/replay',
    status: 409,
    note: 'its webhook is disabled',
    as: 'admin',
    before: ({ deps }) => direct(deps.db).update(webhookEndpoints).set({ disabledAt: 1 }),
  },
  {
    call: 'POST /api/admin/mails/{id}/send',
    status: 409,
    note: 'its text is gone',
    as: 'admin',
    before: ({ deps }, call) =>
      direct(deps.db)
        .update(mails)
        .set({ text: '', html: '' })
        .where(eq(mails.id, idIn(call))),
  },
];
