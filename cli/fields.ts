import type { Account } from '../server/accounts/schemas.ts';
import type { Automation } from '../server/automation/controls/schemas.ts';
import type { ReadsOfDay } from '../server/automation/network/readSchemas.ts';
import type { ExportedComment } from '../server/history/comments/schemas.ts';
import type { User } from '../server/identity/users/schemas.ts';
import { fieldsOf } from './command.ts';

export const automationFields = fieldsOf<Automation>({
  accountId: 'ID of the account',
  running: 'whether the automation is started',
  state: '`{kind, reason, until, message}`: current state and its reason',
  nextActionAt: 'time of the next action, or null',
});

export const accountFields = fieldsOf<Account>({
  accountId: 'ID of the account',
  id: 'the same',
  name: 'name on LinkedIn',
  email: 'e-mail address it signs in with, if known',
  imageUrl: 'URL of the photo',
  status: '`Connected`, `Connecting` or `Disconnected`',
  running: automationFields.running,
  createdAt: 'time it was connected',
  firstStartedAt: 'time it was first started; null before that',
  state: automationFields.state,
  nextActionAt: automationFields.nextActionAt,
  review: 'whether its comments need approval before they are posted',
  undoMinutes: 'minutes for which a comment can still be stopped before it is posted',
});

export const commentFields = fieldsOf<ExportedComment>({
  _id: 'ID of the comment',
  id: 'the same',
  accountId: 'ID of the account',
  accountName: 'name of the account',
  postUrl: 'URL of the post',
  posterName: 'author of the post',
  posterImageUrl: "URL of the author's photo",
  postExcerpt: 'first characters of the post',
  comment: 'text of the comment',
  category: '`Monitor` or `Search`',
  createdAt: 'time it was posted',
  reactions: 'reactions to it, or null before they are read',
  replies: 'replies by others, or null before they are read',
  resultsReadAt: 'time reactions and replies were last read, or null',
  autonomous: 'whether it skipped review, because its source was trusted',
});

export const userFields = fieldsOf<User>({
  _id: 'ID of the user',
  id: 'the same',
  firstName: 'first name',
  lastName: 'last name',
  companyName: 'company, may be empty',
  email: 'e-mail address to sign in with',
  role: '`user` or `admin`',
  profileImage: 'URL of the photo, or empty',
  language: 'language of e-mails: `en`, `de` or `es`',
  seats: 'number of accounts that can be connected',
  status: '`Paid`, `Trial`, `Expired` or `None`',
  createdAt: 'time the user was created',
  subscriptionEndsAt: 'billing date, or null',
  linkedinAccounts: 'IDs of the connected accounts',
});

export const readsLeft = ({ searchRows, profiles, others }: ReadsOfDay): string =>
  `${searchRows.left} rows · ${profiles.left} profiles · ${others.left} other`;
