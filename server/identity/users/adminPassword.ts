import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../../errors.ts';
import { say } from '../../texts/say.ts';
import { adminPasswordMinimum } from './limits.ts';

/** About 49,000 passwords from leaks. */
const common = new Set(dictionary['passwords-common']);

/** An admin's password opens the data of every customer. @throws {AppError} invalid_input on password */
export function requireAdminPassword(password: string): void {
  if (password.length < adminPasswordMinimum)
    throw invalid('password', say('people.adminPasswordTooShort', { count: adminPasswordMinimum }));
  if (common.has(password.toLowerCase())) throw invalid('password', say('people.passwordTooCommon'));
}
