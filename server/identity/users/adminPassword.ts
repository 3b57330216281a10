import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../../errors.ts';
import { text } from '../../texts/text.ts';
import { adminPasswordMinimum } from './limits.ts';

/** About 49,000 passwords from leaks. */
const common = new Set(dictionary['passwords-common']);

/** An admin's password opens the data of every customer. @throws {AppError} invalid_input on password */
export function requireAdminPassword(password: string): void {
  if (password.length < adminPasswordMinimum)
    throw invalid('password', text('people.adminPasswordTooShort', { count: adminPasswordMinimum }));
  if (common.has(password.toLowerCase())) throw invalid('password', text('people.passwordTooCommon'));
}
