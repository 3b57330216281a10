import type { Context } from 'hono';
import { z } from 'zod';
import type { Actor } from '../auth/authenticate.ts';
import type { Deps } from '../deps.ts';
import { type ApiEnv, body, createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import { callerOf } from '../http/caller.ts';
import { idempotent, onceBody } from '../http/idempotency.ts';
import { limited } from '../http/limited.ts';
import { read } from '../http/read.ts';
import { readSettings } from './readSettings.ts';
import { readSources } from './readSources.ts';
import { saveSettings } from './saveSettings.ts';
import {
  messages,
  SaveSettingsInput,
  Settings,
  Sources,
  ValidatedProfile,
  ValidateProfileInput,
} from './schemas.ts';
import { validateProfile } from './validateProfile.ts';

const tag = 'Settings';
const AccountQuery = z.strictObject({ accountId: z.string().min(1, 'Account is required').max(100) });

const savedAccount = async (c: Context<ApiEnv>) => (await c.req.json<SaveSettingsInput>()).accountId;

/** What each account comments on, when and how. */
export function settingsRoutes(deps: Deps) {
  const user = [requireRole(deps, 'user')];
  /** A repeated save whose answer was too large to keep answers the settings as they are. */
  const settingsNow = async (c: Context, actor: Actor) => {
    const said = await readSettings(deps, actor, (await c.req.json<SaveSettingsInput>()).accountId);
    return typeof said === 'string' ? said : JSON.stringify(said);
  };
  const api = createApi();

  read(
    api,
    deps,
    {
      path: '/api/settings',
      tag,
      summary: "Get an account's settings",
      role: 'user',
      query: AccountQuery,
      refuses: [404],
    },
    Settings,
    (actor, { accountId }) => readSettings(deps, actor, accountId),
  );

  read(
    api,
    deps,
    {
      path: '/api/settings/sources',
      tag,
      summary: "Describe an account's search links and monitored profiles",
      role: 'user',
      query: AccountQuery,
      refuses: [404],
    },
    Sources,
    (actor, { accountId }) => readSources(deps, actor, accountId),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/settings',
        tag,
        summary: "Replace an account's settings",
        middleware: [...user, limited(deps, 'settingsSave', savedAccount), idempotent(deps, settingsNow)],
        request: onceBody(SaveSettingsInput),
        refuses: [
          { code: 'subscription_required', message: 'Please upgrade your subscription to save settings' },
          404,
        ],
      },
      200,
      Settings,
    ),
    async (c) =>
      c.json(await saveSettings(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config)), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/settings/validate',
        tag,
        summary: 'Check that a profile can be monitored',
        middleware: [...user, limited(deps, 'profileValidation')],
        request: body(ValidateProfileInput),
        refuses: [
          404,
          { code: 'not_connected', message: 'LinkedIn signed this account out. Log in to it again' },
          {
            code: 'invalid_profile_url',
            message: messages.profileUrl,
            issues: [{ path: 'profileUrl', message: messages.profileUrl }],
          },
          502,
          503,
        ],
      },
      200,
      ValidatedProfile,
    ),
    async (c) => c.json(await validateProfile(deps, c.get('actor'), c.req.valid('json')), 200),
  );
  return api;
}
