import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { body, createApi, operation, removal } from '../../http/api.ts';
import { requireSession } from '../../http/auth.ts';
import { callerOf } from '../../http/caller.ts';
import { Acknowledgement } from '../../http/schemas.ts';
import { say } from '../../texts/say.ts';
import { LoggedIn } from '../auth/schemas.ts';
import { answerChallenge } from './challenge.ts';
import { collectCliLogin, confirmCliLogin, readCliLogin, startCliLogin } from './cliLogin.ts';
import {
  CliLoginAnswer,
  CliLoginCode,
  CliLoginInput,
  CliLoginRequest,
  CliLoginStarted,
} from './cliLoginSchemas.ts';
import {
  addPasskey,
  beginTotp,
  confirmTotp,
  passkeyOptions,
  readFactors,
  removePasskey,
  removeTotp,
  replaceRecoveryCodes,
} from './manage.ts';
import { proofOptions, prove } from './prove.ts';
import {
  ChallengeInput,
  ConfirmTotpInput,
  CreationOptions,
  Factors,
  NewPasskey,
  PasskeyAdded,
  ProofInput,
  ProofOptions,
  RecoveryCodes,
  TotpConfirmed,
  TotpSecret,
} from './schemas.ts';

const tag = 'Signing in';
const Id = z.object({ id: z.string().max(100) });
const noRequest = { code: 'not_found', message: 'Sign-in not found' } as const;

/** The second factor: asked for at the sign-in and to prove who is there, and managed by the person. */
export function factorRoutes(deps: Deps) {
  const own = requireSession(deps, 'any');
  const proved = requireSession(deps, 'any', { proof: true });
  const api = createApi();

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/challenge',
        tag,
        summary: 'Sign in with the second factor that the login asked for',
        description: 'Five wrong answers, or ten minutes, end the challenge: then sign in again.',
        request: body(ChallengeInput),
        refuses: [429],
      },
      200,
      LoggedIn,
    ),
    async (c) => c.json(await answerChallenge(deps, c.req.valid('json'), callerOf(c, deps.config)), 200),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/proof/options',
        tag,
        summary: 'By what this person can prove who they are',
        middleware: own,
      },
      200,
      ProofOptions,
    ),
    async (c) => c.json(await proofOptions(deps, c.get('actor'), callerOf(c, deps.config)), 200),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/proof',
        tag,
        summary: 'Prove who is there: for 10 minutes, calls that ask for it go through',
        description: 'By the second factor of a person who has one, by the password of anybody else.',
        request: body(ProofInput),
        middleware: own,
        refuses: [429],
      },
      200,
      Acknowledgement,
    ),
    async (c) => {
      await prove(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config));
      return c.json(say('people.proven'), 200);
    },
  );
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/auth/factors',
        tag,
        summary: 'The own second factors',
        middleware: requireSession(deps, 'any', { owner: true }),
      },
      200,
      Factors,
    ),
    async (c) => c.json(await readFactors(deps, c.get('actor')), 200),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/passkeys/options',
        tag,
        summary: 'What the browser makes a passkey by',
        middleware: proved,
      },
      200,
      CreationOptions,
    ),
    async (c) => c.json(await passkeyOptions(deps, c.get('actor')), 200),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/passkeys',
        tag,
        summary: 'Add a passkey; recovery codes come with the first factor',
        request: body(NewPasskey),
        middleware: proved,
        refuses: [{ code: 'conflict', message: 'You have 10 passkeys. Please remove one first' }],
      },
      201,
      PasskeyAdded,
    ),
    async (c) =>
      c.json(await addPasskey(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config)), 201),
  );
  api.openapi(
    removal({
      method: 'delete',
      path: '/api/auth/passkeys/{id}',
      tag,
      summary: 'Remove a passkey',
      request: { params: Id },
      middleware: proved,
      refuses: [{ code: 'not_found', message: 'Passkey not found' }],
    }),
    async (c) => {
      await removePasskey(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/totp',
        tag,
        summary: 'Make a secret for an authenticator app; it counts once a code is confirmed',
        middleware: proved,
        refuses: [
          {
            code: 'conflict',
            message: 'An authenticator app is already connected. Please remove it first',
          },
        ],
      },
      200,
      TotpSecret,
    ),
    async (c) => c.json(await beginTotp(deps, c.get('actor')), 200),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/totp/confirm',
        tag,
        summary: 'Confirm the authenticator app; recovery codes come with the first factor',
        request: body(ConfirmTotpInput),
        middleware: proved,
        refuses: [429],
      },
      200,
      TotpConfirmed,
    ),
    async (c) => {
      const { code } = c.req.valid('json');
      return c.json(await confirmTotp(deps, c.get('actor'), code, callerOf(c, deps.config)), 200);
    },
  );
  api.openapi(
    removal({
      method: 'delete',
      path: '/api/auth/totp',
      tag,
      summary: 'Remove the authenticator app',
      middleware: proved,
      refuses: [{ code: 'not_found', message: 'Authenticator app not found' }],
    }),
    async (c) => {
      await removeTotp(deps, c.get('actor'), callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/recovery-codes',
        tag,
        summary: 'Make ten new recovery codes in the place of the old ones',
        middleware: proved,
        refuses: [{ code: 'conflict', message: 'Please add a passkey or an authenticator app first' }],
      },
      200,
      RecoveryCodes,
    ),
    async (c) => c.json(await replaceRecoveryCodes(deps, c.get('actor'), callerOf(c, deps.config)), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/cli-login',
        tag,
        summary: 'Let the browser answer the challenge of a command line',
        request: body(CliLoginInput),
      },
      200,
      CliLoginStarted,
    ),
    async (c) => c.json(await startCliLogin(deps, c.req.valid('json').challengeId), 200),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/cli-login/{id}',
        tag,
        summary: 'Collect the session, once the browser has confirmed it',
        request: { params: Id, ...body(CliLoginInput) },
      },
      200,
      CliLoginAnswer,
    ),
    async (c) => {
      const { id } = c.req.valid('param');
      const { challengeId } = c.req.valid('json');
      return c.json(await collectCliLogin(deps, id, challengeId, callerOf(c, deps.config)), 200);
    },
  );
  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/auth/cli-login/{id}',
        tag,
        summary: 'Which command line asks to sign in',
        request: { params: Id },
        middleware: requireSession(deps, 'any', { owner: true }),
        refuses: [noRequest],
      },
      200,
      CliLoginRequest,
    ),
    async (c) => c.json(await readCliLogin(deps, c.get('actor'), c.req.valid('param').id), 200),
  );
  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/auth/cli-login/{id}/confirm',
        tag,
        summary: 'Let the command line sign in that shows this code',
        request: { params: Id, ...body(CliLoginCode) },
        middleware: proved,
        refuses: [noRequest],
      },
      200,
      Acknowledgement,
    ),
    async (c) => {
      const { id } = c.req.valid('param');
      await confirmCliLogin(deps, c.get('actor'), id, c.req.valid('json').code, callerOf(c, deps.config));
      return c.json(say('people.cliSignedIn'), 200);
    },
  );
  return api;
}
