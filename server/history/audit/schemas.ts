import { z } from 'zod';
import { Ids } from '../../http/schemas.ts';
import { roles } from '../../identity/users/schemas.ts';

/** Actions in the audit log, as noun and verb. Each needs a label in `web/texts/<language>/admin.json`. */
export const auditActions = [
  'account.connect',
  'account.disconnect',
  'account.login_again',
  'assistant.connect',
  'assistant.disconnect',
  'automation.go_on',
  'automation.stop',
  'autonomy.reset',
  'autonomy.save',
  'billing.repair',
  'campaign.apply',
  'campaign.create',
  'campaign.delete',
  'campaign.edit',
  'campaign.undo',
  'card.add',
  'card.default',
  'card.remove',
  'cost_cap.edit',
  'cost_cap.edit_customer',
  'email.verify',
  'job.replay',
  'mail.resend',
  'member.change',
  'member.invite',
  'member.join',
  'member.leave',
  'member.remove',
  'member.resend',
  'member.revoke',
  'model_price.add',
  'note.add',
  'note.delete',
  'note.edit',
  'notice.replay',
  'opt_out.accept',
  'opt_out.add',
  'opt_out.reject',
  'opt_out.remove',
  'opt_out.verify',
  'passkey.add',
  'passkey.remove',
  'password.reset',
  'plan.archive',
  'plan.create',
  'plan.edit',
  'plan.order',
  'profile.edit',
  'recovery_code.use',
  'recovery_codes.replace',
  'second_factor.reset',
  'session.approve',
  'session.end',
  'session.end_all',
  'settings.save',
  'proposal.accept',
  'proposal.dismiss',
  'proposal.take_back',
  'subscription.cancel',
  'subscription.confirm',
  'subscription.create',
  'subscription.reactivate',
  'subscription.update',
  'token.create',
  'token.revoke',
  'totp.add',
  'totp.remove',
  'user.create',
  'user.delete',
  'user.delete_own',
  'user.edit',
  'user.view',
  'user.view_end',
  'voice.add',
  'voice.forget',
  'voice.read',
  'voice.remove',
  'webhook.create',
  'webhook.edit',
  'webhook.remove',
  'webhook.replay',
  'webhook.rotate',
  'webhook.test',
] as const;
export type AuditAction = (typeof auditActions)[number];

const Person = z
  .object({ _id: z.string(), name: z.string(), email: z.string(), role: z.enum(roles) })
  .nullable()
  .describe('Null if it is about no user, or about a deleted one');
const Fields = z.record(z.string(), z.unknown()).describe('Keyed by field name. Never contains secrets');

export const AuditEntry = z
  .object({
    id: z.string(),
    createdAt: z.string().describe('ISO 8601 UTC'),
    actorId: z.string(),
    actor: Person,
    action: z.string().describe('The action, such as `user.edit`'),
    subject: z.string().describe('`user:{id}`, or what else was changed, such as `server`'),
    whom: Person,
    before: Fields,
    after: Fields,
    address: z.string().describe('Network address of the client; may be empty'),
    agent: z.string().describe('User agent'),
  })
  .meta({
    id: 'AuditEntry',
    example: {
      id: '4711',
      createdAt: '2026-03-02T10:00:00.000Z',
      actorId: '0199a1b2c3d4e5f607182900',
      actor: {
        _id: '0199a1b2c3d4e5f607182900',
        name: 'Admin Chime In',
        email: 'admin@example.com',
        role: 'admin',
      },
      action: 'user.edit',
      subject: 'user:0199a1b2c3d4e5f607182930',
      whom: { _id: '0199a1b2c3d4e5f607182930', name: 'Mara Winter', email: 'mara@example.com', role: 'user' },
      before: { seats: 1 },
      after: { seats: 4 },
      address: '203.0.113.7',
      agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0',
    },
  });
export type AuditEntry = z.infer<typeof AuditEntry>;

const Part = z.string().max(200);
/** Times by `createdAt`, both ends included. */
export const AuditFilter = z.strictObject({
  id: Ids,
  who: Part.optional().describe('Part of the name or e-mail of the person who did it'),
  whom: Part.optional().describe('Part of the name or e-mail of the person it was done to'),
  action: z.string().max(100).optional().describe('The action, such as `user.edit`'),
  createdAt_gte: z.iso.datetime({ offset: true }).optional(),
  createdAt_lte: z.iso.datetime({ offset: true }).optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;
export const auditSorts = ['createdAt'] as const;

export const AuditActions = z
  .object({ actions: z.array(z.string()).describe('Actions that occur in the log') })
  .meta({ id: 'AuditActions', example: { actions: ['token.create', 'user.edit'] } });
