/** The fields of a person who signs in. */
import type { User } from '../server/users/schemas.ts';
import { fieldsOf } from './command.ts';

export const userFields = fieldsOf<User>({
  _id: 'which person',
  firstName: 'given name',
  lastName: 'family name',
  companyName: 'may be empty',
  email: 'to sign in with',
  role: '`user` or `admin`',
  profileImage: 'address of a picture, or empty',
  seats: 'how many accounts may be connected',
  status: '`Paid`, `Trial`, `Expired` or `None`',
  createdAt: 'since when',
  subscriptionEndsAt: 'the billing date, or null',
  linkedinAccounts: 'the ids of the connected accounts',
});
