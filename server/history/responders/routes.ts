import type { Deps } from '../../deps.ts';
import { download } from '../../http/download.ts';
import { listQuery, parseList } from '../../http/list.ts';
import { routes } from '../../http/routes.ts';
import { scopeOf } from '../../identity/people/workspace.ts';
import { listResponders, respondersAsCsv, responderTitles } from './responders.ts';
import { Responder, ResponderFilter, responderSorts } from './schemas.ts';

export function responderRoutes(deps: Deps) {
  const api = routes(deps, 'Results');
  api.list(
    '/api/responders',
    {
      role: 'user',
      summary: 'List the people who replied to your comments',
      description:
        'From the replies of the last 12 months. People who have opted out are not listed. `Results` counts them.',
      workspace: 'viewer',
      resource: 'responders',
      sorts: responderSorts,
      filter: ResponderFilter,
      row: Responder,
    },
    ({ workspace, page }) => listResponders(deps, scopeOf(workspace), page),
  );
  const query = listQuery(responderSorts, ResponderFilter).pick({ sort: true, filter: true });
  api.get(
    '/api/exports/responders.csv',
    {
      role: 'user',
      owner: true,
      summary: 'Export the people who replied as CSV',
      description:
        'UTF-8 with a byte order mark. Values that a spreadsheet would read as formulas start with an apostrophe.',
      query,
      answer: {
        type: 'text/csv',
        description: 'The people that match the filter',
        example: responderTitles.join(),
      },
    },
    ({ actor, query, c }) =>
      download(
        c,
        'chime-in-responders.csv',
        respondersAsCsv(
          deps,
          { userId: actor.userId, accountIds: null },
          parseList(query, responderSorts, ResponderFilter),
        ),
      ),
  );
  return api.app;
}
