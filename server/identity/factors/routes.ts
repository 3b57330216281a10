import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { Acknowledgement } from '../../http/schemas.ts';
import { text } from '../../texts/text.ts';
import { LoggedIn } from '../auth/schemas.ts';
import { answerChallenge, proofOptions, prove } from './challenge.ts';
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
const noRequest = noSuch('signIn');

export function factorRoutes(deps: Deps) {
  const own = { role: 'any', session: true } as const;
  const proved = { ...own, proof: true } as const;
  const api = routes(deps, 'Signing in');

  api.post(
    '/api/auth/challenge',
    {
      summary: 'Answer the second-factor challenge of a login',
      description: 'The challenge ends after 10 minutes or 5 wrong answers. Sign in again to get a new one.',
      body: ChallengeInput,
      answer: LoggedIn,
      errors: [429],
    },
    ({ body, client }) => answerChallenge(deps, body, client),
  );
  api.post(
    '/api/auth/proof/options',
    { ...own, summary: 'List the ways to prove your identity', answer: ProofOptions },
    ({ actor, client }) => proofOptions(deps, actor, client),
  );
  api.post(
    '/api/auth/proof',
    {
      ...own,
      summary: 'Prove your identity for the next 10 minutes',
      description: 'Use your second factor, or your password if you have none.',
      body: ProofInput,
      answer: Acknowledgement,
      errors: [429],
    },
    async ({ actor, body, client }) => {
      await prove(deps, actor, body, client);
      return text('people.proven');
    },
  );
  api.get(
    '/api/auth/factors',
    { ...own, owner: true, summary: 'List your second factors', answer: Factors },
    ({ actor }) => readFactors(deps, actor),
  );
  api.post(
    '/api/auth/passkeys/options',
    { ...proved, summary: 'Get the options to create a passkey in the browser', answer: CreationOptions },
    async ({ actor }) => (await passkeyOptions(deps, actor)) as z.input<typeof CreationOptions>,
  );
  api.post(
    '/api/auth/passkeys',
    {
      ...proved,
      summary: 'Add a passkey. The first factor also returns recovery codes',
      body: NewPasskey,
      answer: PasskeyAdded,
      status: 201,
      errors: [failing('conflict', 'people.tooManyPasskeys', { count: 10 })],
    },
    ({ actor, body, client }) => addPasskey(deps, actor, body, client),
  );
  api.delete(
    '/api/auth/passkeys/{id}',
    {
      ...proved,
      summary: 'Remove a passkey',
      params: Id,
      errors: [noSuch('passkey')],
    },
    ({ actor, params, client }) => removePasskey(deps, actor, params.id, client),
  );
  api.post(
    '/api/auth/totp',
    {
      ...proved,
      summary: 'Create a secret for an authenticator app. Confirm a code to turn it on',
      answer: TotpSecret,
      errors: [failing('conflict', 'people.authenticatorConnected')],
    },
    ({ actor }) => beginTotp(deps, actor),
  );
  api.post(
    '/api/auth/totp/confirm',
    {
      ...proved,
      summary: 'Confirm the authenticator app. The first factor also returns recovery codes',
      body: ConfirmTotpInput,
      answer: TotpConfirmed,
      errors: [429],
    },
    ({ actor, body, client }) => confirmTotp(deps, actor, body.code, client),
  );
  api.delete(
    '/api/auth/totp',
    {
      ...proved,
      summary: 'Remove the authenticator app',
      errors: [noSuch('authenticatorApp')],
    },
    ({ actor, client }) => removeTotp(deps, actor, client),
  );
  api.post(
    '/api/auth/recovery-codes',
    {
      ...proved,
      summary: 'Replace the recovery codes with ten new ones',
      answer: RecoveryCodes,
      errors: [failing('conflict', 'people.addFactorFirst')],
    },
    ({ actor, client }) => replaceRecoveryCodes(deps, actor, client),
  );

  api.post(
    '/api/auth/cli-login',
    {
      summary: 'Start a CLI login that the browser confirms',
      body: CliLoginInput,
      answer: CliLoginStarted,
    },
    ({ body }) => startCliLogin(deps, body.challengeId),
  );
  api.post(
    '/api/auth/cli-login/{id}',
    {
      summary: 'Get the session of a CLI login after the browser has confirmed it',
      params: Id,
      body: CliLoginInput,
      answer: CliLoginAnswer,
    },
    ({ params, body, client }) => collectCliLogin(deps, params.id, body.challengeId, client),
  );
  api.get(
    '/api/auth/cli-login/{id}',
    {
      ...own,
      owner: true,
      summary: 'Get the CLI login that waits for confirmation',
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
      summary: 'Confirm a CLI login by its code',
      params: Id,
      body: CliLoginCode,
      answer: Acknowledgement,
      errors: [noRequest],
    },
    async ({ actor, params, body, client }) => {
      await confirmCliLogin(deps, actor, params.id, body.code, client);
      return text('people.cliSignedIn');
    },
  );
  return api.app;
}
