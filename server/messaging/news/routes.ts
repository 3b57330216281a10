import type { Deps } from '../../deps.ts';
import { routes } from '../../http/routes.ts';
import { changeNewsMails, readNewsMails } from './choices.ts';
import { NewsMails, NewsMailsChange } from './schemas.ts';

export function newsRoutes(deps: Deps) {
  const api = routes(deps, 'Users');
  const path = '/api/news-mails';
  api.get(
    path,
    { role: 'user', summary: 'Get which news you get by e-mail', answer: NewsMails },
    ({ actor }) => readNewsMails(deps, actor),
  );
  api.put(
    path,
    {
      role: 'user',
      summary: 'Choose which news you get by e-mail',
      description:
        'About your accounts, and those that you review. No e-mail repeats what another one or the daily digest has told you.',
      body: NewsMailsChange,
      answer: NewsMails,
    },
    ({ actor, body }) => changeNewsMails(deps, actor, body),
  );
  return api.app;
}
