import { z } from 'zod';
import { fault } from '../../texts/faults.ts';
import { Photo } from '../images/schemas.ts';
import { languages } from '../users/limits.ts';
import {
  CompanyName,
  currentPassword,
  Email,
  examplePerson,
  FirstName,
  filled,
  LastName,
  line,
  Password,
} from '../users/schemas.ts';

const exampleToken =
  'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyIjp7Il9pZCI6IjAxOTlhMWIyIn19.dBjftJeZ4CVPmB92K27uhbUJU1p1r_wW1gFWFOEjXk';

export const RegisterInput = z
  .strictObject({
    firstName: FirstName,
    lastName: LastName,
    companyName: CompanyName.default(''),
    email: Email,
    password: Password,
    language: z
      .enum(languages, fault('languageUnknown'))
      .optional()
      .describe(
        'Of the mails to this person. Without it, the first of Accept-Language that is known, else English',
      ),
  })
  .meta({
    id: 'RegisterInput',
    example: { ...examplePerson, password: 'correct horse' },
  });
export type RegisterInput = z.infer<typeof RegisterInput>;
export const Registered = z
  .object({ token: z.string().describe('The token of the new session'), email: z.string() })
  .meta({ id: 'Registered', example: { token: exampleToken, email: 'mara@example.com' } });

export const LoginInput = z
  .strictObject({
    email: Email,
    password: filled('password', 200),
  })
  .meta({ id: 'LoginInput', example: { email: 'mara@example.com', password: 'correct horse' } });
export type LoginInput = z.infer<typeof LoginInput>;
export const LoggedIn = z
  .object({
    token: z.string().describe('The token of the new session'),
    verified: z.boolean(),
    email: z.string(),
  })
  .meta({ id: 'LoggedIn', example: { token: exampleToken, verified: true, email: 'mara@example.com' } });
export type LoggedIn = z.infer<typeof LoggedIn>;

export const VerifyInput = z
  .strictObject({
    email: Email,
    otp: line('code', 20).describe('The code of the e-mail'),
  })
  .meta({ id: 'VerifyInput', example: { email: 'mara@example.com', otp: '314159' } });
export type VerifyInput = z.infer<typeof VerifyInput>;
export const Verified = z
  .object({ verified: z.literal(true) })
  .meta({ id: 'Verified', example: { verified: true } });

export const ForgotPasswordInput = z
  .strictObject({ email: Email })
  .meta({ id: 'ForgotPasswordInput', example: { email: 'mara@example.com' } });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

export const ResetPasswordInput = z
  .strictObject({
    password: Password,
    token: filled('link', 200).describe('The secret in the link'),
  })
  .meta({
    id: 'ResetPasswordInput',
    example: { password: 'correct horse', token: 'r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i' },
  });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

export const ResetLinkInput = z
  .strictObject({ token: ResetPasswordInput.shape.token })
  .meta({ id: 'ResetLinkInput', example: { token: 'r3Jd0aXv9WmQ2bYc7TzK5pLhUeNfGs4i' } });
export type ResetLinkInput = z.infer<typeof ResetLinkInput>;

export const ValidLink = z
  .object({ valid: z.literal(true).describe('Whether the link still works') })
  .meta({ id: 'ValidLink', example: { valid: true } });

export const UpdateProfileInput = z
  .strictObject({
    firstName: FirstName,
    lastName: LastName,
    companyName: CompanyName.optional(),
    email: Email.describe(
      'The unverified address keeps waiting for its code. The current address cancels a pending change',
    ),
    password: z
      .union([z.literal(''), Password])
      .optional()
      .describe('Empty: unchanged'),
    currentPassword: currentPassword.optional(),
    profileImage: Photo.optional(),
  })
  .meta({
    id: 'UpdateProfileInput',
    example: examplePerson,
  });
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>;
/** `pendingEmail`: the new address that waits for its code. */
export const ProfileUpdated = z
  .object({
    token: z.string().describe('The token that replaces the present one'),
    pendingEmail: z.string().nullable(),
  })
  .meta({ id: 'ProfileUpdated', example: { token: exampleToken, pendingEmail: null } });
