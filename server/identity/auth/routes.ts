import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { body, createApi, operation } from '../../http/api.ts';
import { requireSession } from '../../http/auth.ts';
import { callerOf, isDirect } from '../../http/caller.ts';
import { idempotent, onceBody } from '../../http/idempotency.ts';
import { limitedByAddress } from '../../http/limited.ts';
import { Acknowledgement } from '../../http/schemas.ts';
import { say } from '../../texts/say.ts';
import { LoginAnswer } from '../factors/schemas.ts';
import { Email } from '../users/schemas.ts';
import { forgotPassword } from './forgotPassword.ts';
import { login } from './login.ts';
import { logout, logoutEverywhere } from './logout.ts';
import { register } from './register.ts';
import { resetPassword } from './resetPassword.ts';
import {
  ForgotPasswordInput,
  LoginInput,
  ProfileUpdated,
  Registered,
  RegisterInput,
  ResetPasswordInput,
  UpdateProfileInput,
  Verified,
  VerifyInput,
} from './schemas.ts';
import { sendCode } from './sendCode.ts';
import { updateProfile } from './updateProfile.ts';
import { verifyCode } from './verifyCode.ts';

const tag = 'Signing in';
const emailTaken = { code: 'email_taken', message: 'This e-mail is already registered' } as const;
const wrongPassword = { code: 'wrong_credentials', message: 'Wrong e-mail or password' } as const;
const imageKey = {
  code: 'provider_key_refused',
  message: 'The image host is not set up correctly on this server',
} as const;
const imagesDown = {
  code: 'provider_unavailable',
  message: 'The image host is not responding correctly right now',
} as const;
const staleLink = {
  code: 'invalid_code',
  message: 'This link is no longer valid. Please ask for a new one',
} as const;
const wrongCode = {
  code: 'invalid_code',
  message: 'This code is wrong. Please check it and try again',
} as const;

/** Registering, signing in and out, and proving that a mailbox is one's own. */
export const authRoutes = (deps: Deps) =>
  createApi()
    .openapi(
      operation(
        {
          method: 'post',
          path: '/api/auth/register',
          tag,
          summary: 'Register a customer on trial',
          request: onceBody(RegisterInput),
          refuses: [emailTaken],
          middleware: [limitedByAddress(deps, 'registrationFrom'), idempotent(deps)] as const,
        },
        201,
        Registered,
      ),
      async (c) => {
        const acceptLanguage = c.req.header('accept-language');
        const caller = callerOf(c, deps.config);
        return c.json(await register(deps, c.req.valid('json'), caller, acceptLanguage), 201);
      },
    )
    .openapi(
      operation(
        {
          method: 'post',
          path: '/api/auth/login',
          tag,
          summary: 'Sign in',
          description:
            'A person with a second factor gets a `challenge` in place of the session: answer it at `POST /api/auth/challenge`.',
          request: body(LoginInput),
          refuses: [wrongPassword],
          middleware: limitedByAddress(deps, 'signInFrom'),
        },
        200,
        LoginAnswer,
      ),
      async (c) => {
        const { config } = deps;
        return c.json(await login(deps, c.req.valid('json'), callerOf(c, config), isDirect(c, config)), 200);
      },
    )
    .openapi(
      operation(
        {
          method: 'post',
          path: '/api/auth/update',
          tag,
          summary: 'Update your profile',
          request: body(UpdateProfileInput),
          refuses: [emailTaken, 428, 429, imageKey, imagesDown],
          middleware: requireSession(deps, 'any'),
        },
        200,
        ProfileUpdated,
      ),
      async (c) =>
        c.json(await updateProfile(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config)), 200),
    )
    .openapi(
      operation(
        {
          method: 'post',
          path: '/api/auth/logout',
          tag,
          summary: 'Sign out',
          middleware: requireSession(deps, 'any'),
        },
        200,
        Acknowledgement,
      ),
      async (c) => {
        await logout(deps, c.get('actor'));
        return c.json(say('people.signedOut'), 200);
      },
    )
    .openapi(
      operation(
        {
          method: 'post',
          path: '/api/auth/logout-everywhere',
          tag,
          summary: 'Sign out everywhere',
          middleware: requireSession(deps, 'any'),
        },
        200,
        Acknowledgement,
      ),
      async (c) => {
        await logoutEverywhere(deps, c.get('actor'), callerOf(c, deps.config));
        return c.json(say('people.signedOutEverywhere'), 200);
      },
    )
    .openapi(
      operation(
        {
          method: 'get',
          path: '/api/otp/send-otp/{email}',
          tag,
          summary: 'Send a verification code by e-mail',
          request: { params: z.object({ email: Email }) },
          middleware: limitedByAddress(deps, 'codeFrom'),
        },
        200,
        Acknowledgement,
      ),
      async (c) => {
        await sendCode(deps, c.req.valid('param').email, callerOf(c, deps.config));
        return c.json(say('people.checkMailbox'), 200);
      },
    )
    .openapi(
      operation(
        {
          method: 'post',
          path: '/api/otp/verify-otp',
          tag,
          summary: 'Verify an e-mail address with its code',
          request: body(VerifyInput),
          refuses: [emailTaken, wrongCode],
          middleware: limitedByAddress(deps, 'codeGuessFrom'),
        },
        200,
        Verified,
      ),
      async (c) => {
        await verifyCode(deps, c.req.valid('json'), callerOf(c, deps.config));
        return c.json({ verified: true as const }, 200);
      },
    )
    .openapi(
      operation(
        {
          method: 'post',
          path: '/api/otp/forgot-password',
          tag,
          summary: 'Send a password reset link by e-mail',
          request: body(ForgotPasswordInput),
          middleware: limitedByAddress(deps, 'resetLinkFrom'),
        },
        200,
        Acknowledgement,
      ),
      async (c) => {
        await forgotPassword(deps, c.req.valid('json').email, callerOf(c, deps.config));
        return c.json(say('people.checkMailbox'), 200);
      },
    )
    .openapi(
      operation(
        {
          method: 'post',
          path: '/api/otp/reset-password',
          tag,
          summary: 'Set a new password with a reset link',
          request: body(ResetPasswordInput),
          refuses: [staleLink],
          middleware: limitedByAddress(deps, 'resetFrom'),
        },
        200,
        Acknowledgement,
      ),
      async (c) => {
        await resetPassword(deps, c.req.valid('json'), callerOf(c, deps.config));
        return c.json(say('people.passwordReset'), 200);
      },
    );
