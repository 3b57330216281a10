import { z } from 'zod';

export const stateKinds = ['idle', 'waiting', 'working', 'blocked'] as const;
export const stateReasons = [
  'paused',
  'interval',
  'window',
  'limit',
  'backoff',
  'no_posts',
  'not_connected',
  'subscription',
  'stopped_by_user',
  'stopped_by_operator',
  'provider_key',
] as const;

/** A state for the examples of the document. */
export const exampleState = {
  kind: 'waiting',
  reason: 'interval',
  until: '2026-03-02T11:00:00.000Z',
  message: 'Next comment at 11:00',
} as const;

/** What an account does now, and why. `until` is when that ends, where it is known. */
export const AutomationState = z
  .object({
    kind: z.enum(stateKinds),
    reason: z.enum(stateReasons),
    until: z.string().nullable(),
    message: z.string().describe('A sentence for a person'),
  })
  .meta({ id: 'AutomationState', example: exampleState });
export type AutomationState = z.infer<typeof AutomationState>;

export const AutomationInput = z
  .strictObject({ accountId: z.string().min(1, 'Account is required').max(100) })
  .meta({ id: 'AutomationInput', example: { accountId: 'Yk08cDzzdsqs9_8ds' } });

export const Automation = z
  .object({
    accountId: z.string(),
    running: z.boolean(),
    state: AutomationState,
    nextActionAt: z.string().nullable(),
  })
  .meta({
    id: 'Automation',
    example: { accountId: 'Yk08cDzzdsqs9_8ds', running: true, state: exampleState, nextActionAt: exampleState.until },
  });
export type Automation = z.infer<typeof Automation>;

export const eventKinds = ['state', 'comment_posted', 'comment_unknown', 'post_skipped', 'fault'] as const;

export const exampleEvent = {
  accountId: 'Yk08cDzzdsqs9_8ds',
  at: '2026-03-02T10:30:00.000Z',
  message: exampleState.message,
  running: true,
  state: exampleState,
  nextActionAt: exampleState.until,
} as const;

/** The `data` of one server-sent event. `state` events carry `running`, `state`, `nextActionAt`; the rest what belongs to their kind. */
export const AutomationEvent = z
  .object({
    accountId: z.string(),
    at: z.string(),
    message: z.string(),
    running: z.boolean().optional(),
    state: AutomationState.optional(),
    nextActionAt: z.string().nullable().optional(),
    commentId: z.string().optional(),
    category: z.enum(['Monitor', 'Search']).optional(),
    postUrl: z.string().optional(),
    posterName: z.string().optional(),
    comment: z.string().optional(),
    reason: z.string().optional(),
  })
  .meta({ id: 'AutomationEvent', example: exampleEvent });
export type AutomationEvent = z.infer<typeof AutomationEvent>;
