import { dictionary } from '@zxcvbn-ts/language-common';

/** The list that the server holds the passwords of admins against; loaded only where a new password is typed. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
