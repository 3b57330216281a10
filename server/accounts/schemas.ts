import { z } from 'zod';
import { AutomationState, exampleState } from '../automation/controls/schemas.ts';
import { Ids, sameAs } from '../http/schemas.ts';

export const accountStatuses = ['Connected', 'Connecting', 'Disconnected'] as const;

export const Account = z
  .object({
    accountId: z.string(),
    id: sameAs('accountId'),
    name: z.string().describe('Name of the person on LinkedIn'),
    email: z.string().describe('Address that the account signs in with; empty if it is not known'),
    imageUrl: z.string().describe('Photo; empty without one'),
    status: z.enum(accountStatuses).describe('Of the connection to LinkedIn'),
    running: z.boolean().describe('Whether the automation is started'),
    createdAt: z.string().describe('Time it was connected first'),
    firstStartedAt: z.string().nullable().describe('When it was first started; null before that'),
    state: AutomationState,
    nextActionAt: z.string().nullable().describe('Time of the next action; null if none is planned'),
    review: z.boolean().describe('Whether its comments need approval before they are posted'),
    undoMinutes: z.int().describe('Minutes for which a comment can still be stopped before it is posted'),
  })
  .meta({
    id: 'Account',
    example: {
      accountId: 'Yk08cDzzdsqs9_8ds',
      id: 'Yk08cDzzdsqs9_8ds',
      name: 'Mara Winter',
      email: 'mara.winter@example.com',
      imageUrl: '',
      status: 'Connected',
      running: true,
      createdAt: '2026-03-02T10:00:00.000Z',
      firstStartedAt: '2026-03-02T10:15:00.000Z',
      state: exampleState,
      nextActionAt: exampleState.until,
      review: false,
      undoMinutes: 0,
    },
  });
export type Account = z.infer<typeof Account>;

/** Empty connects a new account. */
export const CreateAuthLinkInput = z
  .strictObject({
    accountId: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('Connects this account again; a new one by default'),
    readVoice: z
      .boolean()
      .optional()
      .describe(
        'The consent that the latest 100 comments of the person are read once, after the account is connected',
      ),
  })
  .meta({ id: 'CreateAuthLinkInput', example: {} });
export type CreateAuthLinkInput = z.infer<typeof CreateAuthLinkInput>;
export const AuthLink = z
  .object({ url: z.string().describe('The sign-in page of the connection service, for the browser') })
  .meta({ id: 'AuthLink', example: { url: 'https://account.unipile.com/pXvr4mHkP1tLw9' } });

export const AccountId = z.object({ accountId: z.string().max(100) });

export const AccountFilter = z.strictObject({
  id: Ids,
  status: z.enum(accountStatuses).optional().describe('Of the connection to LinkedIn'),
  running: z.boolean().optional().describe('Whether the automation is started'),
  q: z.string().max(200).optional().describe('Part of the name or e-mail'),
});
export const accountSorts = ['createdAt', 'name', 'status'] as const;
