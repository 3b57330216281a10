import { z } from 'zod';
import { accountStatuses } from '../../accounts/schemas.ts';
import { fieldOf, perField, type SettingName } from '../../accounts/settings/fields.ts';
import { eventKinds } from '../../automation/controls/schemas.ts';
import { draftStates } from '../../automation/drafts/schemas.ts';
import { proposalStates } from '../../automation/learning/schemas.ts';
import { VoiceSample } from '../../automation/voice/schemas.ts';
import { commentCategories } from '../../history/comments/schemas.ts';
import { webhookTypes } from '../../messaging/webhooks/schemas.ts';
import { memberRoles } from '../people/schemas.ts';
import { tokenScopes } from '../tokens/schemas.ts';
import { exampleUser, User } from './schemas.ts';

const at = z.string();
const atOrNull = z.string().nullable();
const details = z.record(z.string(), z.unknown());

function storedSetting(name: SettingName): z.ZodType {
  return storedValue(name).describe(fieldOf(name).about);
}

function storedValue(name: SettingName): z.ZodType {
  const field = fieldOf(name);
  if (field.kind === 'flag') return z.boolean();
  if (field.kind === 'number') return z.int();
  if (field.kind === 'choice') return z.enum(field.choices);
  if (field.kind === 'text') return z.string();
  return field.kind === 'list' ? z.array(z.string()) : details;
}
const storedSettings = perField(storedSetting) as Record<SettingName, z.ZodType>;

/** Without secrets and their hashes. Times are ISO 8601 UTC. */
export const PersonalData = z
  .object({
    exportedAt: at.describe('Time of the export'),
    profile: User.extend({
      pendingEmail: atOrNull.describe('A new e-mail address that is not verified yet'),
      verifiedAt: atOrNull,
      trialStartedAt: atOrNull,
      trialDays: z.int(),
      digestTimeZone: z.string().nullable().describe('Of the daily digest; null if it is off'),
      digestedAt: atOrNull.describe('The latest daily digest'),
      draftMails: z.boolean(),
      signedOutMails: z.boolean(),
      resultMails: z.boolean(),
    }).describe('The user'),
    sessions: z
      .array(
        z.object({
          createdAt: at,
          lastSeenAt: at,
          expiresAt: at,
          endedAt: atOrNull.describe('Time it ended; null before'),
          userAgent: z.string(),
          address: z.string().describe('Network address of the sign-in; empty if unknown'),
        }),
      )
      .describe('Sign-ins'),
    tokens: z
      .array(
        z.object({
          name: z.string(),
          scope: z.enum(tokenScopes),
          createdAt: at,
          expiresAt: atOrNull,
          lastUsedAt: atOrNull,
          revokedAt: atOrNull,
        }),
      )
      .describe('Personal access tokens'),
    assistants: z
      .array(
        z.object({
          clientName: z.string().describe('Name of the assistant'),
          clientId: z.string().describe('How the assistant names itself'),
          redirectTo: z.string(),
          scope: z.enum(tokenScopes),
          createdAt: at,
          expiresAt: at,
          lastUsedAt: atOrNull,
        }),
      )
      .describe('The assistants that the user connected'),
    passkeys: z
      .array(z.object({ name: z.string(), createdAt: at, lastUsedAt: atOrNull }))
      .describe('Passkeys'),
    authenticatorAppSince: atOrNull.describe('When one-time codes were set up'),
    notificationsSeenUntil: atOrNull.describe('Up to when notifications were marked as read'),
    webhooks: z
      .array(
        z.object({
          url: z.string().describe('Its address'),
          events: z.array(z.enum(webhookTypes)).describe('Types of the messages'),
          createdAt: at,
          disabledAt: atOrNull.describe('Time it was turned off; null while it is on'),
          disabledWhy: z.string().nullable().describe('`by_user`, `failing` or `gone`; null while it is on'),
          failingSince: atOrNull,
        }),
      )
      .describe("The user's webhooks"),
    accounts: z
      .array(
        z.object({
          accountId: z.string(),
          memberId: z.string().describe('LinkedIn ID of the member'),
          name: z.string(),
          email: z.string(),
          imageUrl: z.string(),
          status: z.enum(accountStatuses).describe('Of the connection to LinkedIn'),
          running: z.boolean().describe('Whether the automation is started'),
          createdAt: at,
          removedAt: atOrNull.describe('Time of the disconnection'),
          resultsReadAt: atOrNull.describe('When its reactions and replies were last read'),
          resultsNextReadAt: atOrNull.describe('When they are read next'),
          planEndedAt: atOrNull.describe('Since when they are read without a plan'),
          planRenewedAt: atOrNull.describe('When the plan was renewed; null without'),
        }),
      )
      .describe('LinkedIn accounts, disconnected ones included'),
    settings: z
      .array(
        z.object({
          accountId: z.string(),
          ...storedSettings,
          savedAt: at.describe('Time they were saved'),
        }),
      )
      .describe('Settings of the accounts'),
    voices: z
      .array(
        z.object({
          accountId: z.string(),
          allowedAt: atOrNull.describe('When the user agreed that own comments are read'),
          readAt: atOrNull.describe('When own comments were read; null before'),
          readCount: z.int().nullable().describe('Number of comments read'),
          readSince: atOrNull.describe('When the oldest of the read comments was written'),
          samples: z
            .array(VoiceSample.pick({ text: true, source: true, addedAt: true }))
            .describe('Samples of how the person writes'),
        }),
      )
      .describe('Samples of how the persons of the accounts write'),
    proposals: z
      .array(
        z.object({
          accountId: z.string(),
          state: z.enum(proposalStates).describe('State of the proposal'),
          kind: z.string().describe('The habit that the edits show'),
          details: z
            .record(z.string(), z.union([z.string(), z.number()]))
            .describe('The words that the habit is about'),
          line: z.string().nullable().describe('As the user accepted it'),
          createdAt: at,
          decidedAt: atOrNull,
        }),
      )
      .describe('Lines for the writer that edits proposed'),
    benchPosts: z
      .array(
        z.object({
          postUrl: z.string(),
          posterName: z.string(),
          text: z.string().describe('Text of the post'),
          createdAt: at,
        }),
      )
      .describe("The user's saved posts for the prompt bench"),
    subscriptions: z
      .array(
        z.object({
          status: z.string().describe('Status at Stripe'),
          seats: z.int(),
          trialEnd: atOrNull,
          currentPeriodStart: atOrNull,
          currentPeriodEnd: atOrNull,
          cancelAtPeriodEnd: z.boolean(),
        }),
      )
      .describe('Subscriptions, as at Stripe'),
    paymentMethods: z
      .array(
        z.object({
          brand: z.string(),
          last4: z.string(),
          expMonth: z.int(),
          expYear: z.int(),
          isDefault: z.boolean().describe('Whether it is the card that is charged'),
        }),
      )
      .describe('Cards'),
    invoices: z
      .array(
        z.object({
          invoiceNumber: z.string().nullable(),
          amount: z.int().describe('In cents; negative for a credit'),
          status: z.string().describe('`paid`, `open`, `void` or `uncollectible`'),
          invoiceUrl: z.string().nullable(),
          createdAt: at,
        }),
      )
      .describe('Invoices'),
    people: z
      .array(
        z.object({
          email: z.string().describe('The address that the user invited'),
          role: z.enum(memberRoles),
          createdAt: at,
          joinedAt: atOrNull,
        }),
      )
      .describe("The people of the user's workspace, and open invitations"),
    memberships: z
      .array(
        z.object({
          workspace: z.string().describe('Name of the workspace'),
          role: z.enum(memberRoles),
          joinedAt: atOrNull,
        }),
      )
      .describe('The workspaces of other owners of which the user is a member'),
    notes: z
      .array(z.object({ text: z.string().describe('Text of the note'), createdAt: at, editedAt: atOrNull }))
      .describe("Admins' notes about the user"),
    mails: z
      .array(
        z.object({
          kind: z.string().describe('Kind of e-mail'),
          subject: z.string(),
          recipient: z.string(),
          createdAt: at,
          sentAt: atOrNull,
        }),
      )
      .describe('E-mails that were sent'),
    changes: z
      .array(
        z.object({
          at: at.describe('Time of the change'),
          action: z.string().describe('The action, such as `user.edit`'),
          by: z.enum(['you', 'a member', 'an admin']).describe('Who did it'),
          address: z.string().describe('Network address of the client; may be empty'),
          details: details.describe('The fields that changed'),
        }),
      )
      .describe('Audit log entries about the user and by the user'),
    earlierPrompts: z
      .array(
        z.object({
          accountId: z.string(),
          version: z.string().describe('The first 8 hex digits of its SHA-256'),
          text: z.string().describe('The prompt'),
          replacedAt: at.describe('Time it was replaced'),
        }),
      )
      .describe('Prompts that the accounts used before, kept to name them in the results'),
    seenPosts: z
      .array(
        z.object({
          accountId: z.string(),
          postId: z.string(),
          postUrl: z.string(),
          posterName: z.string(),
          excerpt: z.string(),
          postedAt: atOrNull,
          category: z.enum(commentCategories),
          source: z.string().describe('The search link or profile that found it'),
          verdict: z.enum(['chosen', 'skipped', 'open']).describe('An open post can still be chosen'),
          reason: z.string().describe('Reason code of the decision'),
          detail: z.string().describe('Detail of the reason; may be empty'),
          at: at.describe('Time of the decision'),
        }),
      )
      .describe('The posts that the accounts saw, with the decision about each'),
    comments: z
      .array(
        z.object({
          _id: z.string(),
          accountId: z.string(),
          state: z
            .enum(['draft', 'discarded', 'reserved', 'sent', 'confirmed', 'unknown', 'failed'])
            .describe('How far the comment came'),
          postUrl: z.string(),
          posterName: z.string(),
          posterImageUrl: z.string(),
          postExcerpt: z.string(),
          category: z.enum(commentCategories),
          source: z.string().describe('The search link or profile that found the post'),
          comment: z.string(),
          createdAt: at,
          sentAt: atOrNull,
        }),
      )
      .describe('Comments, and drafts of them'),
    results: z
      .array(
        z.object({
          commentId: z.string(),
          reactions: z.int().describe('Latest number of reactions'),
          reactionsAt: atOrNull.describe('When a read last found more reactions'),
          replies: z.int().describe('Latest number of replies'),
          readAt: atOrNull.describe('When they were last read'),
          reactions24h: z.int().nullable().describe('As last read within 24 hours; null without a read'),
          replies24h: z.int().nullable().describe('The same of replies'),
          readAt24h: atOrNull.describe('Time of that read'),
          reactions72h: z.int().nullable().describe('As last read within 72 hours; null without a read'),
          replies72h: z.int().nullable().describe('The same of replies'),
          readAt72h: atOrNull.describe('Time of that read'),
          reactions168h: z.int().nullable().describe('As last read within a week; null without a read'),
          replies168h: z.int().nullable().describe('The same of replies'),
          readAt168h: atOrNull.describe('Time of that read'),
        }),
      )
      .describe("The reactions and replies to the accounts' comments"),
    replies: z
      .array(
        z.object({
          commentId: z.string(),
          authorName: z.string(),
          authorUrl: z.string(),
          text: z.string().describe('Text of the reply'),
          isOwn: z.boolean(),
          createdAt: at,
          handledAt: atOrNull,
        }),
      )
      .describe("The replies to the accounts' comments"),
    drafts: z
      .array(
        z.object({
          _id: z.string().describe('Also the ID of its comment'),
          accountId: z.string(),
          state: z.enum(draftStates).describe('State of the draft'),
          postText: z.string().describe('Text of the post'),
          original: z.string().describe('Text before any edit'),
          edits: z
            .array(
              z.object({
                at: at.describe('Time of the edit'),
                before: z.string().describe('Text before it'),
                after: z.string().describe('Text after it'),
              }),
            )
            .describe('Edits, oldest first'),
          createdAt: at,
          decidedAt: atOrNull,
          heldFor: z.string().nullable().describe('Why a person has to decide; null otherwise'),
          heldDetail: z.string().describe('The word or finding behind `heldFor`; may be empty'),
          reason: z.string().nullable().describe('Why it ended without a decision; null otherwise'),
        }),
      )
      .describe("The user's review decisions"),
    reportedNews: z
      .array(
        z.object({
          accountId: z.string(),
          kind: z.string().describe('Kind of news'),
          subjectId: z.string().describe('Of the reply, comment, draft or proposal; empty for an account'),
          count: z.int().describe('How many it told of'),
          reportedAt: at.describe('Time of the e-mail'),
        }),
      )
      .describe('What e-mails told the user, so that none tells it again'),
    events: z
      .array(
        z.object({
          accountId: z.string(),
          kind: z.enum(eventKinds).describe('Kind of event'),
          at: at.describe('Time of the event'),
          message: z.string().describe('For people'),
          data: details.describe('Its own fields'),
        }),
      )
      .describe('Events of the accounts'),
  })
  .meta({
    id: 'PersonalData',
    example: {
      exportedAt: '2026-03-02T10:00:00.000Z',
      profile: {
        ...exampleUser,
        linkedinAccounts: [],
        pendingEmail: null,
        verifiedAt: '2026-03-02T10:01:00.000Z',
        trialStartedAt: '2026-03-02T10:00:00.000Z',
        trialDays: 14,
        digestTimeZone: 'Europe/Berlin',
        digestedAt: null,
        ...{ draftMails: true, signedOutMails: true, resultMails: true },
      },
      sessions: [],
      tokens: [],
      assistants: [],
      passkeys: [],
      authenticatorAppSince: null,
      notificationsSeenUntil: null,
      webhooks: [],
      accounts: [],
      settings: [],
      voices: [],
      proposals: [],
      benchPosts: [],
      subscriptions: [],
      paymentMethods: [],
      invoices: [],
      people: [],
      memberships: [],
      notes: [],
      mails: [],
      changes: [],
      earlierPrompts: [],
      seenPosts: [],
      comments: [],
      results: [],
      replies: [],
      drafts: [],
      reportedNews: [],
      events: [],
    },
  });
export type PersonalData = z.infer<typeof PersonalData>;
