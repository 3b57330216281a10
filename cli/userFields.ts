import type { User } from '../server/identity/users/schemas.ts';
import { fieldsOf } from './command.ts';

export const userFields = fieldsOf<User>({
  _id: 'ID of the user',
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
