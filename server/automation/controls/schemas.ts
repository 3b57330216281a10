import { z } from 'zod';
import { Text, text } from '../../http/schemas.ts';
import { fault, nameOf } from '../../texts/faults.ts';

export const stateKinds = ['idle', 'waiting', 'working', 'blocked'] as const;
export const stateReasons = [
  'paused',
  'interval',
  'window',
  'limit',
  'backoff',
  'no_posts',
  'review',
  'not_connected',
  'subscription',
  'stopped_by_user',
  'stopped_by_operator',
  'provider_key',
  'cost_cap',
] as const;

/** Each has a sentence in `why.ts`. */
export const postReasons = [
  // chosen
  'posted',
  'taken',
  'drafted',
  'unknown',
  'not_posted',
  // open
  'newer_first',
  'author_recently',
  // skipped by a rule
  'own_post',
  'own_account',
  'opted_out',
  'already_commented',
  'comments_closed',
  'private_group',
  'no_text',
  'too_old',
  'avoided_person',
  'avoided_company',
  'avoided_word',
  'other_language',
  'delicate',
  'delicate_full',
  // skipped because it could not be done
  'post_gone',
  'post_closed',
  'no_good_comment',
  'refused_by_writer',
  'declined',
  'judged',
  'discarded',
] as const;
export type PostReason = (typeof postReasons)[number];

/** In the order in which `checkComment.ts` runs them. */
export const commentChecks = [
  'empty',
  'too_long',
  'refusal',
  'placeholder',
  'mention',
  'link',
  'hashtag',
  'instructions',
  'off_topic',
  'other_language',
  'echo',
  'slop',
  'invented',
  'pitch',
  'opening',
  'repeats',
] as const;

export const CheckVerdict = z
  .object({
    check: z.enum([...commentChecks, 'judge']).describe('Name of the check'),
    ok: z.boolean().describe('Whether the comment passes'),
    detail: z.string().describe('Result, for people'),
    text: Text.optional().describe('The key and values of `detail`'),
  })
  .meta({
    id: 'CheckVerdict',
    example: { check: 'link', ok: false, detail: 'Contains a link: “example.com”' },
  });
export type CheckVerdict = z.infer<typeof CheckVerdict>;

export const exampleState = {
  kind: 'waiting',
  reason: 'interval',
  until: '2026-03-02T11:00:00.000Z',
  message: 'Next comment at 11:00 AM',
} as const;

/** `until`: when the state ends, if known. */
export const AutomationState = z
  .object({
    kind: z
      .enum(stateKinds)
      .describe(
        '`idle`: paused. `waiting`: goes on by itself at `until`. `working`: on a post now. `blocked`: needs you or the operator',
      ),
    reason: z.enum(stateReasons).describe('Reason code of the state'),
    until: z.string().nullable().describe('When the state ends; null if that is not known'),
    message: z.string().describe('A message for people'),
    text,
  })
  .meta({ id: 'AutomationState', example: exampleState });
export type AutomationState = z.infer<typeof AutomationState>;

export const AutomationInput = z
  .strictObject({
    accountId: z
      .string()
      .min(1, fault('required', { what: nameOf('account') }))
      .max(100),
  })
  .meta({ id: 'AutomationInput', example: { accountId: 'Yk08cDzzdsqs9_8ds' } });

export const Automation = z
  .object({
    accountId: z.string(),
    running: z.boolean().describe('Whether the automation is started'),
    state: AutomationState,
    nextActionAt: z.string().nullable().describe('Time of the next action; null if none is planned'),
  })
  .meta({
    id: 'Automation',
    example: {
      accountId: 'Yk08cDzzdsqs9_8ds',
      running: true,
      state: exampleState,
      nextActionAt: exampleState.until,
    },
  });
export type Automation = z.infer<typeof Automation>;

export const SwitchInput = z
  .strictObject({ stopped: z.boolean().describe('Whether all comments stop') })
  .meta({ id: 'SwitchInput', example: { stopped: true } });

const Switch = z
  .object({
    stopped: z.boolean().describe('Whether all comments are stopped'),
    since: z.string().nullable().describe('Time of the stop; null without one'),
  })
  .meta({ id: 'Switch', example: { stopped: true, since: '2026-03-02T10:30:00.000Z' } });

export const UserSwitch = Switch.extend({
  operator: z
    .object({
      since: z.string().describe('Time of the stop'),
      reason: z.string().describe('Reason for the stop'),
      reasonText: Text.optional().describe('The key and values of a reason that the server gives'),
    })
    .nullable()
    .describe("Time and reason of the operator's stop of all comments, or null"),
}).meta({ id: 'UserSwitch', example: { stopped: true, since: '2026-03-02T10:30:00.000Z', operator: null } });
export type UserSwitch = z.infer<typeof UserSwitch>;

export const OperatorSwitchInput = z
  .strictObject({
    stopped: z.boolean().describe('Whether all comments of all customers stop'),
    reason: z
      .string()
      .trim()
      .max(500, fault('stopReasonTooLong'))
      .default('')
      .describe('Reason for the stop, shown to every customer'),
  })
  .meta({ id: 'OperatorSwitchInput', example: { stopped: true, reason: 'LinkedIn is under maintenance' } });
export type OperatorSwitchInput = z.infer<typeof OperatorSwitchInput>;

export const OperatorSwitch = Switch.extend({
  reason: z.string().describe('Reason for the stop, shown to every customer'),
  reasonText: Text.optional().describe('The key and values of a reason that the server gives'),
}).meta({
  id: 'OperatorSwitch',
  example: { stopped: true, since: '2026-03-02T10:30:00.000Z', reason: 'LinkedIn is under maintenance' },
});
export type OperatorSwitch = z.infer<typeof OperatorSwitch>;

export { eventKinds } from '../rules/limits.ts';

export const exampleEvent = {
  accountId: 'Yk08cDzzdsqs9_8ds',
  at: '2026-03-02T10:30:00.000Z',
  message: exampleState.message,
  running: true,
  state: exampleState,
  nextActionAt: exampleState.until,
} as const;

/**
 * The `data` of a server-sent event: `running`, `state`, `nextActionAt` for `state`, otherwise the kind's own
 * fields.
 */
export const AutomationEvent = z
  .object({
    accountId: z.string(),
    at: z.string().describe('Time of the event'),
    message: z.string().describe('A message for people'),
    text,
    running: z.boolean().optional().describe('Whether the automation is started'),
    state: AutomationState.optional(),
    nextActionAt: z
      .string()
      .nullable()
      .optional()
      .describe('Time of the next action; null if none is planned'),
    commentId: z.string().optional().describe('The comment, or the draft that becomes it'),
    category: z.enum(['Monitor', 'Search']).optional(),
    postUrl: z.string().optional(),
    posterName: z.string().optional().describe('Author of the post'),
    comment: z.string().optional().describe('Text of the comment'),
    reason: z.string().optional().describe('Reason code'),
    source: z.string().optional().describe('The search link or profile that it is about'),
  })
  .meta({ id: 'AutomationEvent', example: exampleEvent });
export type AutomationEvent = z.infer<typeof AutomationEvent>;
