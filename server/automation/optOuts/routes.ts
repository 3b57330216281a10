import type { Deps } from '../../deps.ts';
import { failing, failingAt, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { addOptOut, decide, listOptOuts, removeOptOut } from './admin.ts';
import { askAdmin, checkOptOut, readOptOut, requestOptOut } from './requests.ts';
import { OptOut, OptOutFilter, OptOutId, OptOutInput, OptOutRequest, optOutSorts } from './schemas.ts';

const noRequest = noSuch('request');
const noOptOut = noSuch('optOut');
const decided = failing('conflict', 'automation.optOutDecided');
const checksUsed = failing('conflict', 'automation.optOutChecksUsed');
const unreadable = failingAt('profileUrl', 'invalid_profile_url', 'fields.profileUrlInvalid');

export function optOutRoutes(deps: Deps) {
  const api = routes(deps, 'Opt-out');
  const ofOptOut = { params: OptOutId, answer: OptOutRequest } as const;
  api.post(
    '/api/opt-outs',
    {
      summary: 'Ask not to be commented on by anybody here',
      description:
        'For authors of posts. Put the code into the headline or the About section of the profile, then check the request. The answer is the same whether or not the profile has opted out.',
      body: OptOutInput,
      answer: OptOutRequest,
      status: 201,
      limited: 'optOutFrom',
    },
    ({ body }) => requestOptOut(deps, body),
  );
  api.get(
    '/api/opt-outs/{id}',
    { ...ofOptOut, summary: 'Get the request of an author', errors: [noRequest] },
    ({ params }) => readOptOut(deps, params.id),
  );
  api.post(
    '/api/opt-outs/{id}/check',
    {
      ...ofOptOut,
      summary: 'Look for the code in the profile',
      description:
        'At most 5 times per request, and once a minute per profile. Where no connected account can read the profile, an admin decides.',
      limited: 'optOutCheckFrom',
      isCountedByVerb: true,
      errors: [noRequest, checksUsed, unreadable],
    },
    ({ params, client }) => checkOptOut(deps, params.id, client),
  );
  api.post(
    '/api/opt-outs/{id}/review',
    {
      ...ofOptOut,
      summary: 'Ask an admin to decide about the request',
      description: 'It is deleted after 30 days without a decision.',
      errors: [noRequest],
    },
    ({ params }) => askAdmin(deps, params.id),
  );

  const admin = { role: 'admin', tag: 'Admin', params: OptOutId } as const;
  api.list(
    '/api/admin/opt-outs',
    {
      role: 'admin',
      tag: 'Admin',
      summary: 'List the authors who opted out, and their requests',
      resource: 'opt-outs',
      sorts: optOutSorts,
      filter: OptOutFilter,
      row: OptOut,
      one: { noun: 'optOut', summary: 'Get an opt-out' },
    },
    ({ page }) => listOptOuts(deps, page),
  );
  api.post(
    '/api/admin/opt-out',
    {
      role: 'admin',
      tag: 'Admin',
      summary: 'Opt an author out',
      body: OptOutInput,
      answer: OptOut,
      status: 201,
    },
    ({ actor, body, client }) => addOptOut(deps, actor, body, client),
  );
  for (const verdict of ['accept', 'reject'] as const)
    api.post(
      `/api/admin/opt-out/{id}/${verdict}`,
      {
        ...admin,
        summary: verdict === 'accept' ? 'Accept an opt-out request' : 'Reject an opt-out request',
        answer: OptOut,
        errors: [noOptOut, decided],
      },
      ({ actor, params, client }) => decide(deps, actor, params.id, verdict, client),
    );
  api.delete(
    '/api/admin/opt-out/{id}',
    { ...admin, proof: true, summary: 'Remove an opt-out', errors: [noOptOut] },
    ({ actor, params, client }) => removeOptOut(deps, actor, params.id, client),
  );
  return api.app;
}
