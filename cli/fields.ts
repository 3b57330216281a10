import type { Account } from '../server/accounts/schemas.ts';
import type { Automation } from '../server/automation/engine/schemas.ts';
import { fieldsOf } from './command.ts';

export const automationFields = fieldsOf<Automation>({
  accountId: 'ID of the account',
  running: 'whether the automation is started',
  state: '`{kind, reason, until, message}`: current state and its reason',
  nextActionAt: 'time of the next action, or null',
});

export const accountFields = fieldsOf<Account>({
  accountId: 'ID of the account',
  name: 'name on LinkedIn',
  email: 'e-mail address it signs in with, if known',
  imageUrl: 'URL of the photo',
  status: '`Connected`, `Connecting` or `Disconnected`',
  running: automationFields.running,
  createdAt: 'time it was connected',
  state: automationFields.state,
  nextActionAt: automationFields.nextActionAt,
  review: 'whether its comments need approval before they are posted',
});
