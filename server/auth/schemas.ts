import { z } from 'zod';
import { Photo } from '../images/schemas.ts';
import { CompanyName, Email, FirstName, LastName, Password, text } from '../users/schemas.ts';

export const RegisterInput = z
  .strictObject({
    firstName: FirstName,
    lastName: LastName,
    companyName: CompanyName.default(''),
    email: Email,
    password: Password,
  })
  .meta({ id: 'RegisterInput' });
export type RegisterInput = z.infer<typeof RegisterInput>;
export const Registered = z.object({ token: z.string(), email: z.string() }).meta({ id: 'Registered' });

export const LoginInput = z
  .strictObject({ email: Email, password: text('Password').min(1, 'Password is required').max(200) })
  .meta({ id: 'LoginInput' });
export type LoginInput = z.infer<typeof LoginInput>;
export const LoggedIn = z.object({ token: z.string(), verified: z.boolean(), email: z.string() }).meta({ id: 'LoggedIn' });
export type LoggedIn = z.infer<typeof LoggedIn>;

export const VerifyInput = z
  .strictObject({ email: Email, otp: text('Code').trim().min(1, 'Code is required').max(20) })
  .meta({ id: 'VerifyInput' });
export type VerifyInput = z.infer<typeof VerifyInput>;
export const Verified = z.object({ verified: z.literal(true) }).meta({ id: 'Verified' });

export const ForgotPasswordInput = z.strictObject({ email: Email }).meta({ id: 'ForgotPasswordInput' });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

export const ResetPasswordInput = z
  .strictObject({ password: Password, token: text('Link').min(1, 'Link is required').max(200, 'Link is too long') })
  .meta({ id: 'ResetPasswordInput' });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

export const UpdateProfileInput = z
  .strictObject({
    firstName: FirstName,
    lastName: LastName,
    companyName: CompanyName.optional(),
    email: Email,
    password: z
      .union([z.literal(''), Password])
      .optional()
      .describe('Empty: as it is'),
    currentPassword: z.string().max(200).optional(),
    profileImage: Photo.optional(),
  })
  .meta({ id: 'UpdateProfileInput' });
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>;
/** `pendingEmail`: the new address that counts once its code is verified. */
export const ProfileUpdated = z.object({ token: z.string(), pendingEmail: z.string().nullable() }).meta({ id: 'ProfileUpdated' });
