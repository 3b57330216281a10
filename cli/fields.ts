/** The fields that several commands print, and what each is. */
import type { Account } from '../server/accounts/schemas.ts';
import type { Automation } from '../server/automation/schemas.ts';
import { fieldsOf } from './command.ts';

export const automationFields = fieldsOf<Automation>({
  accountId: 'which account',
  running: 'whether it is started',
  state: '`{kind, reason, until, message}`: what it does now, and why',
  nextActionAt: 'when it acts next; null where that is not known',
});

export const accountFields = fieldsOf<Account>({
  accountId: 'which account',
  name: 'as LinkedIn has it',
  email: 'that it signs in with, where known',
  imageUrl: 'its picture',
  status: '`Connected`, `Connecting` or `Disconnected`',
  running: automationFields.running,
  createdAt: 'when it was connected',
  state: automationFields.state,
  nextActionAt: automationFields.nextActionAt,
  review: 'whether its comments wait for a person before they are posted',
});
