import type { Deps } from '../../deps.ts';
import { failing, failingAt, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { ReadVoiceInput, Voice, VoiceQuery, VoiceSampleId, VoiceSamplesInput } from './schemas.ts';
import { addSamples, forgetVoice, learnVoice, readVoice, removeSample } from './voice.ts';

const noAccount = noSuch('account');

export function voiceRoutes(deps: Deps) {
  const api = routes(deps, 'Voice');
  api.get(
    '/api/voice',
    {
      role: 'user',
      workspace: 'viewer',
      summary: "Get samples of how an account's person writes, and measured habits",
      query: VoiceQuery,
      answer: Voice,
      errors: [noAccount],
    },
    ({ actor, workspace, query }) => readVoice(deps, actor, workspace, query.accountId),
  );
  api.post(
    '/api/voice/read',
    {
      role: 'user',
      summary: "Read the account's own comments once, with consent",
      description:
        'One read of the latest 100 comments of the account’s member. Keeps up to 20 as samples, in place of those that were read before. Pasted samples stay, removed ones do not come back, and comments that were written here are left out.',
      body: ReadVoiceInput,
      answer: Voice,
      limited: 'voiceRead',
      errors: [
        failing('subscription_required', 'billing.upgradeToSave'),
        noAccount,
        failing('not_connected', 'voice.logInToRead'),
        502,
        503,
      ],
    },
    ({ actor, body, client }) => learnVoice(deps, actor, body, client),
  );
  api.post(
    '/api/voice/samples',
    {
      role: 'user',
      summary: 'Add samples of your own',
      description: 'Each needs 20 to 600 characters, and no link or mention.',
      body: VoiceSamplesInput,
      answer: Voice,
      errors: [
        noAccount,
        failing('conflict', 'voice.full', { most: 20 }),
        failingAt('samples.0', 'invalid_input', 'voice.withLink'),
      ],
    },
    ({ actor, body, client }) => addSamples(deps, actor, body, client),
  );
  api.delete(
    '/api/voice/samples/{id}',
    {
      role: 'user',
      summary: 'Remove a sample',
      params: VoiceSampleId,
      query: VoiceQuery,
      answer: Voice,
      errors: [noAccount, noSuch('sample')],
    },
    ({ actor, params, query, client }) => removeSample(deps, actor, query.accountId, params.id, client),
  );
  api.delete(
    '/api/voice',
    {
      role: 'user',
      summary: 'Forget all samples, and the consent to read',
      query: VoiceQuery,
      errors: [noAccount],
    },
    ({ actor, query, client }) => forgetVoice(deps, actor, query.accountId, client),
  );
  return api.app;
}
