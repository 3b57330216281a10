import { z } from 'zod';
import { Text } from '../http/schemas.ts';
import { fault } from '../texts/faults.ts';

const time = z.string().nullable();
const circuit = z.enum(['closed', 'open', 'trying']);

/** Times are ISO 8601 UTC. */
export const Operations = z
  .object({
    version: z.string(),
    engine: z
      .object({
        state: z
          .enum(['running', 'stopped', 'stalled'])
          .describe('`stalled`: without a heartbeat for too long'),
        heartbeatAt: time.describe('Time of the latest heartbeat'),
        oldestDueSeconds: z.int().describe('Age of the oldest overdue account, in seconds'),
        due: z.int().describe('Accounts that are due'),
        working: z.int().describe('Accounts that are worked on'),
        fault: z.string().nullable().describe('Why the operator must act; null otherwise'),
      })
      .describe('The automation'),
    providers: z
      .array(
        z.object({
          name: z.enum(['network', 'writer', 'images', 'payments', 'mail']),
          side: z.enum(['live', 'sandbox']).describe('Whether it is the sandbox'),
          circuit: circuit
            .nullable()
            .describe('open: not called for a while after failures. Null without a circuit'),
          succeededAt: time,
          failedAt: time,
          fault: z.string().nullable().describe('Kind of the latest fault since the server started'),
          latencyMs: z.int().nullable().describe('Median of the latest calls'),
        }),
      )
      .describe('The services of others'),
    servers: z
      .array(
        z.object({
          name: z.string().describe('Host name and port'),
          role: z.enum(['all', 'web', 'worker']),
          version: z.string(),
          startedAt: z.string(),
          heartbeatSeconds: z.int().describe('Age of its latest heartbeat'),
          circuits: z
            .object({
              network: circuit.describe('Of LinkedIn'),
              writer: circuit.describe('Of the language model'),
            })
            .describe('`open`: not called for a while after failures'),
          jobs: z.int().describe('Jobs and account runs that it holds'),
        }),
      )
      .describe('Every server of this database'),
    backlog: z
      .object({
        mails: z.int().describe('E-mails to send'),
        webhooks: z.int().describe('Messages to customers to send'),
        notices: z.int().describe('Received events to handle'),
        closures: z.int().describe('Customers to delete at Stripe'),
        disconnections: z.int().describe('Accounts to delete at the connection service'),
        dead: z.int().describe('Jobs that were given up'),
      })
      .describe('Waiting work'),
  })
  .meta({
    id: 'Operations',
    example: {
      version: '0.1.0',
      engine: {
        state: 'running',
        heartbeatAt: '2026-03-02T10:30:00.000Z',
        oldestDueSeconds: 0,
        due: 0,
        working: 2,
        fault: null,
      },
      providers: [
        {
          name: 'network',
          side: 'live',
          circuit: 'closed',
          succeededAt: '2026-03-02T10:29:58.000Z',
          failedAt: null,
          fault: null,
          latencyMs: 420,
        },
      ],
      servers: [
        {
          name: 'web-1:3000',
          role: 'all',
          version: '0.1.0',
          startedAt: '2026-03-02T08:00:00.000Z',
          heartbeatSeconds: 2,
          circuits: { network: 'closed', writer: 'closed' },
          jobs: 2,
        },
      ],
      backlog: { mails: 0, webhooks: 1, notices: 0, closures: 0, disconnections: 0, dead: 0 },
    },
  });
export type Operations = z.infer<typeof Operations>;

const hours = fault('hoursInvalid');
export const ActivityQuery = z.strictObject({
  hours: z.enum(['24', '168'], hours).optional().describe('24 by default'),
});

export const Activity = z
  .object({
    hours: z
      .array(
        z.object({
          at: z.string().describe('Start of the hour'),
          posted: z.int().describe('Comments posted'),
          faults: z.int().describe('Failed runs'),
        }),
      )
      .describe('Latest last'),
    faults: z
      .array(
        z.object({
          cause: z.string().describe('The cause, for people'),
          count: z.int().describe('How often it occurred'),
        }),
      )
      .describe('Most frequent first'),
  })
  .meta({
    id: 'Activity',
    example: {
      hours: [{ at: '2026-03-02T10:00:00.000Z', posted: 41, faults: 1 }],
      faults: [{ cause: 'unavailable', count: 1 }],
    },
  });
export type Activity = z.infer<typeof Activity>;

const Kind = z.object({
  used: z.int().describe('Reads of all accounts'),
  limit: z.int().describe('Limit per account'),
  reached: z.int().describe('Number of accounts that reached it'),
});

export const ReadsOfAll = z
  .object({
    day: z.string().describe("The provider's day, a date in UTC"),
    resetsAt: z.string().describe('Start of the next day'),
    searchRows: Kind.describe('Search results'),
    profiles: Kind.describe('Profiles'),
    others: Kind.describe('Other reads'),
    comments: z.int().describe('Comments sent'),
    rateLimits: z.int().describe('Number of rate limit answers of the network'),
    nearest: z
      .array(
        z.object({
          accountId: z.string(),
          name: z.string(),
          userId: z.string(),
          email: z.string(),
          searchRows: z.int().describe('Search results read'),
          profiles: z.int().describe('Profiles read'),
          others: z.int().describe('Other reads'),
          share: z.number().describe('Share of the closest limit; 1 means reached'),
        }),
      )
      .describe('The ten accounts closest to a limit, closest first'),
  })
  .meta({
    id: 'ReadsOfAll',
    example: {
      day: '2026-03-02',
      resetsAt: '2026-03-03T00:00:00.000Z',
      searchRows: { used: 5240, limit: 900, reached: 1 },
      profiles: { used: 31, limit: 90, reached: 0 },
      others: { used: 402, limit: 90, reached: 0 },
      comments: 118,
      rateLimits: 0,
      nearest: [
        {
          accountId: 'Yk08cDzzdsqs9_8ds',
          name: 'Mara Winter',
          userId: '0199a1b2c3d4e5f607182930',
          email: 'mara@example.com',
          searchRows: 900,
          profiles: 2,
          others: 19,
          share: 1,
        },
      ],
    },
  });
export type ReadsOfAll = z.infer<typeof ReadsOfAll>;

export const checkNames = [
  'network',
  'writer',
  'images',
  'payments',
  'mail',
  'refusals',
  'public-url',
  'proxy',
  'network-webhooks',
  'payments-webhooks',
  'clock',
  'disk',
  'database',
  'backups',
  'demo',
] as const;
export type CheckName = (typeof checkNames)[number];

export const CheckInput = z
  .strictObject({ name: z.enum(checkNames, fault('checkUnknown')) })
  .meta({ id: 'CheckInput', example: { name: 'network' } });

/** A check's result, with one fix for a problem. */
export const Finding = z
  .object({
    name: z.enum(checkNames),
    ok: z.boolean().describe('Whether it is fine'),
    said: z.string().describe('The result, for people'),
    saidText: Text.optional().describe('The key and values of `said`'),
    fix: z.string().nullable().describe('What to do about a problem; null without one'),
    fixText: Text.optional().describe('The key and values of `fix`'),
    ms: z.int().describe('Duration'),
  })
  .meta({
    id: 'Finding',
    example: {
      name: 'network',
      ok: false,
      said: 'The connection to LinkedIn is not set up correctly on this server',
      fix: 'Set UNIPILE_API_KEY to a key of your dashboard at Unipile that is still in use, and restart',
      ms: 312,
    },
  });
export type Finding = z.infer<typeof Finding>;
