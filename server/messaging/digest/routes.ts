import type { Deps } from '../../deps.ts';
import { failing } from '../../http/failures.ts';
import { AnyQuery } from '../../http/openapi.ts';
import { routes } from '../../http/routes.ts';
import { putDigest, readDigest, unsubscribe } from './digest.ts';
import { Digest, DigestInput, UnsubscribeLink } from './schemas.ts';

export function digestRoutes(deps: Deps) {
  const api = routes(deps, 'Users');
  const path = '/api/digest';
  api.get(
    path,
    { role: 'user', summary: 'Get when your daily e-mail digest comes', answer: Digest },
    ({ actor }) => readDigest(deps, actor),
  );
  api.put(
    path,
    {
      role: 'user',
      summary: 'Turn your daily e-mail digest on or off',
      description:
        'An e-mail at 8:00 about new results and replies, drafts that wait for a review, and accounts that need attention: yours, and those of the workspaces of which you are a member. Without news, no e-mail is sent.',
      body: DigestInput,
      answer: Digest,
    },
    ({ actor, body }) => putDigest(deps, actor, body),
  );
  api.post(
    '/unsubscribe/{token}',
    {
      summary: 'Turn the digest, or news of one kind, off by the link in its e-mail',
      description:
        'One-click unsubscription after RFC 8058: the body is ignored, and a repetition changes nothing. A GET shows a page with a button.',
      params: UnsubscribeLink,
      query: AnyQuery,
      errors: [failing('invalid_code', 'people.unsubscribeLinkInvalid')],
    },
    async ({ params, c }) => {
      await unsubscribe(deps, params.token);
      return c.body(null, 204);
    },
  );
  return api.app;
}
