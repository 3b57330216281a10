import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { failing, failingAt } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { SaveSettingsInput, Settings, Sources, ValidatedProfile, ValidateProfileInput } from './schemas.ts';
import { readSettings, readSources, saveSettings } from './settings.ts';
import { validateProfile } from './sources.ts';

const AccountQuery = z.strictObject({ accountId: z.string().min(1, 'Account is required').max(100) });

export function settingsRoutes(deps: Deps) {
  const api = routes(deps, 'Settings');
  api.get(
    '/api/settings',
    {
      role: 'user',
      summary: "Get an account's settings",
      query: AccountQuery,
      answer: Settings,
      errors: [404],
    },
    ({ actor, query }) => readSettings(deps, actor, query.accountId),
  );
  api.get(
    '/api/settings/sources',
    {
      role: 'user',
      summary: "Describe an account's search links and monitored profiles",
      query: AccountQuery,
      answer: Sources,
      errors: [404],
    },
    ({ actor, query }) => readSources(deps, actor, query.accountId),
  );
  api.post(
    '/api/settings',
    {
      role: 'user',
      summary: "Replace an account's settings",
      body: SaveSettingsInput,
      answer: Settings,
      limited: 'settingsSave',
      once: async (c, actor) => readSettings(deps, actor, (await c.req.json<SaveSettingsInput>()).accountId),
      errors: [failing('subscription_required', 'billing.upgradeToSave'), 404],
    },
    ({ actor, body, client }) => saveSettings(deps, actor, body, client),
  );
  api.post(
    '/api/settings/validate',
    {
      role: 'user',
      summary: 'Check that a profile can be monitored',
      body: ValidateProfileInput,
      answer: ValidatedProfile,
      limited: 'profileValidation',
      errors: [
        404,
        failing('not_connected', 'providers.accountSignedOut'),
        failingAt('profileUrl', 'invalid_profile_url', 'fields.profileUrlInvalid'),
        502,
        503,
      ],
    },
    ({ actor, body }) => validateProfile(deps, actor, body),
  );
  return api.app;
}
