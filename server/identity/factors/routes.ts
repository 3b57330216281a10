import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
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

const Id = z.object({ id: z.string().max(100) });
const noRequest = { code: 'not_found', message: 'Sign-in not found' } as const;

/** The second factor: asked for at the sign-in and to prove who is there, and managed by the person. */
export function factorRoutes(deps: Deps) {
  const own = { role: 'any', session: true } as const;
  const proved = { ...own, proof: true } as const;
  const api = routes(deps, 'Signing in');

  api.post(
    '/api/auth/challenge',
    {
      summary: 'Sign in with the second factor that the login asked for',
      description: 'Five wrong answers, or ten minutes, end the challenge: then sign in again.',
      body: ChallengeInput,
      answer: LoggedIn,
      errors: [429],
    },
    ({ body, caller }) => answerChallenge(deps, body, caller),
  );
  api.post(
    '/api/auth/proof/options',
    { ...own, summary: 'By what this person can prove who they are', answer: ProofOptions },
    ({ actor, caller }) => proofOptions(deps, actor, caller),
  );
  api.post(
    '/api/auth/proof',
    {
      ...own,
      summary: 'Prove who is there: for 10 minutes, calls that ask for it go through',
      description: 'By the second factor of a person who has one, by the password of anybody else.',
      body: ProofInput,
      answer: Acknowledgement,
      errors: [429],
    },
    async ({ actor, body, caller }) => {
      await prove(deps, actor, body, caller);
      return say('people.proven');
    },
  );
  api.get(
    '/api/auth/factors',
    { ...own, owner: true, summary: 'The own second factors', answer: Factors },
    ({ actor }) => readFactors(deps, actor),
  );
  api.post(
    '/api/auth/passkeys/options',
    { ...proved, summary: 'What the browser makes a passkey by', answer: CreationOptions },
    async ({ actor }) => (await passkeyOptions(deps, actor)) as z.input<typeof CreationOptions>,
  );
  api.post(
    '/api/auth/passkeys',
    {
      ...proved,
      summary: 'Add a passkey; recovery codes come with the first factor',
      body: NewPasskey,
      answer: PasskeyAdded,
      status: 201,
      errors: [{ code: 'conflict', message: 'You have 10 passkeys. Please remove one first' }],
    },
    ({ actor, body, caller }) => addPasskey(deps, actor, body, caller),
  );
  api.delete(
    '/api/auth/passkeys/{id}',
    {
      ...proved,
      summary: 'Remove a passkey',
      params: Id,
      errors: [{ code: 'not_found', message: 'Passkey not found' }],
    },
    ({ actor, params, caller }) => removePasskey(deps, actor, params.id, caller),
  );
  api.post(
    '/api/auth/totp',
    {
      ...proved,
      summary: 'Make a secret for an authenticator app; it counts once a code is confirmed',
      answer: TotpSecret,
      errors: [
        { code: 'conflict', message: 'An authenticator app is already connected. Please remove it first' },
      ],
    },
    ({ actor }) => beginTotp(deps, actor),
  );
  api.post(
    '/api/auth/totp/confirm',
    {
      ...proved,
      summary: 'Confirm the authenticator app; recovery codes come with the first factor',
      body: ConfirmTotpInput,
      answer: TotpConfirmed,
      errors: [429],
    },
    ({ actor, body, caller }) => confirmTotp(deps, actor, body.code, caller),
  );
  api.delete(
    '/api/auth/totp',
    {
      ...proved,
      summary: 'Remove the authenticator app',
      errors: [{ code: 'not_found', message: 'Authenticator app not found' }],
    },
    ({ actor, caller }) => removeTotp(deps, actor, caller),
  );
  api.post(
    '/api/auth/recovery-codes',
    {
      ...proved,
      summary: 'Make ten new recovery codes in the place of the old ones',
      answer: RecoveryCodes,
      errors: [{ code: 'conflict', message: 'Please add a passkey or an authenticator app first' }],
    },
    ({ actor, caller }) => replaceRecoveryCodes(deps, actor, caller),
  );

  api.post(
    '/api/auth/cli-login',
    {
      summary: 'Let the browser answer the challenge of a command line',
      body: CliLoginInput,
      answer: CliLoginStarted,
    },
    ({ body }) => startCliLogin(deps, body.challengeId),
  );
  api.post(
    '/api/auth/cli-login/{id}',
    {
      summary: 'Collect the session, once the browser has confirmed it',
      params: Id,
      body: CliLoginInput,
      answer: CliLoginAnswer,
    },
    ({ params, body, caller }) => collectCliLogin(deps, params.id, body.challengeId, caller),
  );
  api.get(
    '/api/auth/cli-login/{id}',
    {
      ...own,
      owner: true,
      summary: 'Which command line asks to sign in',
      params: Id,
      answer: CliLoginRequest,
      errors: [noRequest],
    },
    ({ actor, params }) => readCliLogin(deps, actor, params.id),
  );
  api.post(
    '/api/auth/cli-login/{id}/confirm',
    {
      ...proved,
      summary: 'Let the command line sign in that shows this code',
      params: Id,
      body: CliLoginCode,
      answer: Acknowledgement,
      errors: [noRequest],
    },
    async ({ actor, params, body, caller }) => {
      await confirmCliLogin(deps, actor, params.id, body.code, caller);
      return say('people.cliSignedIn');
    },
  );
  return api.app;
}
