import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { isDirect } from '../../http/client.ts';
import { failing } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { Acknowledgement } from '../../http/schemas.ts';
import { nameOf } from '../../texts/faults.ts';
import { text } from '../../texts/text.ts';
import { LoginAnswer } from '../factors/schemas.ts';
import { Email } from '../users/schemas.ts';
import { sendCode, verifyCode } from './emailCodes.ts';
import { login, logout, logoutEverywhere } from './login.ts';
import { checkResetLink, forgotPassword, resetPassword } from './passwordReset.ts';
import { register } from './register.ts';
import {
  ForgotPasswordInput,
  LoginInput,
  ProfileUpdated,
  Registered,
  RegisterInput,
  ResetLinkInput,
  ResetPasswordInput,
  UpdateProfileInput,
  ValidLink,
  Verified,
  VerifyInput,
} from './schemas.ts';
import { updateProfile } from './updateProfile.ts';

const emailTaken = failing('email_taken', 'people.emailRegistered');
const wrongPassword = failing('wrong_credentials', 'people.wrongEmailOrPassword');
const imageKey = failing('provider_key_refused', 'providers.imagesNotSetUp');
const imagesDown = failing('provider_unavailable', 'providers.unclear', { provider: nameOf('images') });
const staleLink = failing('invalid_code', 'people.linkInvalid');
const wrongCode = failing('invalid_code', 'people.codeWrong');

export function authRoutes(deps: Deps) {
  const api = routes(deps, 'Signing in');
  api.post(
    '/api/auth/register',
    {
      summary: 'Register a customer on trial',
      body: RegisterInput,
      answer: Registered,
      status: 201,
      limited: 'registrationFrom',
      once: true,
      errors: [emailTaken],
    },
    ({ body, client, c }) => register(deps, body, client, c.req.header('accept-language')),
  );
  api.post(
    '/api/auth/login',
    {
      summary: 'Sign in',
      description:
        'A person with a second factor gets a `challenge` in place of the session: answer it at `POST /api/auth/challenge`.',
      body: LoginInput,
      answer: LoginAnswer,
      limited: 'signInFrom',
      errors: [wrongPassword],
    },
    ({ body, client, c }) => login(deps, body, client, isDirect(c, deps.config)),
  );
  api.post(
    '/api/auth/update',
    {
      role: 'any',
      session: true,
      proof: { when: 'for a new e-mail or password without `currentPassword`, or with a second factor' },
      summary: 'Update your profile',
      body: UpdateProfileInput,
      answer: ProfileUpdated,
      errors: [emailTaken, 429, imageKey, imagesDown],
    },
    ({ actor, body, client }) => updateProfile(deps, actor, body, client),
  );
  api.post(
    '/api/auth/logout',
    { role: 'any', session: true, summary: 'Sign out', answer: Acknowledgement },
    async ({ actor }) => {
      await logout(deps, actor);
      return text('people.signedOut');
    },
  );
  api.post(
    '/api/auth/logout-everywhere',
    { role: 'any', session: true, summary: 'Sign out everywhere', answer: Acknowledgement },
    async ({ actor, client }) => {
      await logoutEverywhere(deps, actor, client);
      return text('people.signedOutEverywhere');
    },
  );
  api.get(
    '/api/otp/send-otp/{email}',
    {
      summary: 'Send a verification code by e-mail',
      params: z.object({ email: Email }),
      answer: Acknowledgement,
      limited: 'codeFrom',
    },
    async ({ params }) => {
      await sendCode(deps, params.email);
      return text('people.checkMailbox');
    },
  );
  api.post(
    '/api/otp/verify-otp',
    {
      summary: 'Verify an e-mail address with its code',
      body: VerifyInput,
      answer: Verified,
      limited: 'codeGuessFrom',
      errors: [emailTaken, wrongCode],
    },
    async ({ body, client }) => {
      await verifyCode(deps, body, client);
      return { verified: true as const };
    },
  );
  api.post(
    '/api/otp/forgot-password',
    {
      summary: 'Send a password reset link by e-mail',
      body: ForgotPasswordInput,
      answer: Acknowledgement,
      limited: 'resetLinkFrom',
    },
    async ({ body }) => {
      await forgotPassword(deps, body.email);
      return text('people.checkMailbox');
    },
  );
  api.post(
    '/api/otp/check-reset-link',
    {
      summary: 'Check a password reset link before asking for a password',
      body: ResetLinkInput,
      answer: ValidLink,
      limited: 'resetFrom',
      errors: [staleLink],
    },
    async ({ body }) => {
      await checkResetLink(deps, body);
      return { valid: true as const };
    },
  );
  api.post(
    '/api/otp/reset-password',
    {
      summary: 'Set a new password with a reset link',
      body: ResetPasswordInput,
      answer: Acknowledgement,
      limited: 'resetFrom',
      errors: [staleLink],
    },
    async ({ body, client }) => {
      await resetPassword(deps, body, client);
      return text('people.passwordReset');
    },
  );
  return api.app;
}
