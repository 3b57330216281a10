import { accountStatuses } from '../../accounts/schemas.ts';
import { weekdays } from '../../accounts/settings/limits.ts';
import { postReasons, stateKinds, stateReasons } from '../../automation/controls/schemas.ts';
import { draftStates } from '../../automation/drafts/schemas.ts';
import { eventKinds } from '../../automation/rules/limits.ts';
import { commentCategories } from '../../history/comments/schemas.ts';
import { memberRoles } from '../../identity/people/schemas.ts';
import { tokenScopes } from '../../identity/tokens/schemas.ts';
import { languages, roles, userStatuses } from '../../identity/users/limits.ts';
import { webhookTypes } from '../../messaging/webhooks/eventTypes.ts';
import { errorCodes } from '../schemas.ts';

/** Lists of values that the document names. */
export const namedEnums = {
  AccountStatus: accountStatuses,
  CommentCategory: commentCategories,
  DraftState: draftStates,
  ErrorCode: errorCodes,
  EventKind: eventKinds,
  Language: languages,
  MemberRole: memberRoles,
  PostReason: postReasons,
  SourceKind: ['search', 'profile'],
  StateKind: stateKinds,
  StateReason: stateReasons,
  TokenScope: tokenScopes,
  UserRole: roles,
  UserStatus: userStatuses,
  WebhookType: webhookTypes,
  Weekday: weekdays,
} as const;
