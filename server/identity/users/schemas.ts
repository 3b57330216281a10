import { z } from 'zod';
import { sameAs } from '../../http/schemas.ts';
import { fault, type NameKey, nameOf } from '../../texts/faults.ts';
import { languages, passwordMinimum, roles, userStatuses } from './limits.ts';

export { isSubscribed, roles, type UserStatus, userStatuses } from './limits.ts';

/** Its errors name the field. */
export const text = (what: NameKey) =>
  z.string({
    error: (issue) => fault(issue.input === undefined ? 'required' : 'notText', { what: nameOf(what) }),
  });
const required = (what: NameKey) => fault('required', { what: nameOf(what) });
const tooLong = (what: NameKey) => fault('tooLong', { what: nameOf(what) });
/** Text of 1 to `most` characters, such as a secret. */
export const filled = (what: NameKey, most: number) =>
  text(what).min(1, required(what)).max(most, tooLong(what));
/** The same without surrounding blanks. */
export const line = (what: NameKey, most: number) =>
  text(what).trim().min(1, required(what)).max(most, tooLong(what));
export const name = (what: NameKey) => line(what, 100);
/** The present password, which may be older than today's rules. */
export const currentPassword = z.string().max(200, tooLong('password'));
/**
 * Line breaks and characters that hide or reverse text could make a name look like another part of a page
 * or e-mail.
 */
const isVisible = (value: string) => !/\p{C}/u.test(value);
const invisible = (what: NameKey) => fault('invisibleCharacters', { what: nameOf(what) });
export const FirstName = name('firstName').refine(isVisible, invisible('firstName'));
export const LastName = name('lastName').refine(isVisible, invisible('lastName'));
export const CompanyName = text('company')
  .trim()
  .max(200, tooLong('company'))
  .refine(isVisible, invisible('company'));
export const Email = line('email', 254).pipe(z.email(fault('emailInvalid')));
export const Password = text('password')
  .min(1, required('password'))
  .min(passwordMinimum, fault('passwordTooShort', { count: passwordMinimum }))
  .max(200, tooLong('password'));

export const examplePerson = {
  firstName: 'Mara',
  lastName: 'Winter',
  companyName: 'Winter Ltd',
  email: 'mara@example.com',
};
export const exampleUser = {
  _id: '0199a1b2c3d4e5f607182930',
  id: '0199a1b2c3d4e5f607182930',
  ...examplePerson,
  role: 'user' as const,
  profileImage: '',
  language: 'en' as const,
  seats: 2,
  status: 'Trial' as const,
  createdAt: '2026-03-02T10:00:00.000Z',
  subscriptionEndsAt: '2026-03-16T10:00:00.000Z',
  linkedinAccounts: ['Yk08cDzzdsqs9_8ds'],
};

export const User = z
  .object({
    _id: z.string(),
    id: sameAs('_id'),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string().describe('May be empty'),
    email: z.string().describe('Address to sign in with'),
    role: z.enum(roles),
    profileImage: z.string().describe('Address of the photo; empty without one'),
    language: z.enum(languages).describe('Language of the e-mails to this user'),
    seats: z.int().describe('Accounts that can be connected'),
    status: z.enum(userStatuses).describe('Of the plan: paid, in its trial, over, or never begun'),
    createdAt: z.string(),
    subscriptionEndsAt: z
      .string()
      .nullable()
      .describe('End of the paid period or the trial; null without one'),
    linkedinAccounts: z.array(z.string()).describe('The accountIds of the connected accounts'),
  })
  .meta({ id: 'User', example: exampleUser });
export type User = z.infer<typeof User>;

export const DeleteMeInput = z
  .strictObject({
    password: filled('password', 200),
  })
  .meta({ id: 'DeleteMeInput', example: { password: 'correct horse' } });
export type DeleteMeInput = z.infer<typeof DeleteMeInput>;

export const ProfileChange = z
  .strictObject({ language: z.enum(languages, fault('languageUnknown')).optional() })
  .meta({ id: 'ProfileChange', example: { language: 'de' } });
export type ProfileChange = z.infer<typeof ProfileChange>;
