import type { Deps } from '../../deps.ts';
import { download } from '../../http/download.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { listQuery, parseList } from '../../http/list.ts';
import { routes } from '../../http/routes.ts';
import { resetFactorsOfCustomer } from '../factors/resetFactors.ts';
import { User } from '../users/schemas.ts';
import { editUser } from './editUser.ts';
import { AddUserInput, EditPreview, EditUserInput, UserFilter, UserId, userSorts } from './schemas.ts';
import { addUser, listUsers, previewEdit, removeUser, userColumns, usersAsCsv } from './users.ts';

const noUser = noSuch('user');
const emailTaken = failing('email_taken', 'people.emailRegistered');
const tooFewSeats = failing('conflict', 'people.fewerSeats', { smart_count: 2 });
const noFactor = noSuch('secondFactor');
const ofAdmin = failing('conflict', 'people.operatorOnly');
const lastAdmin = failing('conflict', 'people.lastAdmin');

export function adminRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  api.list(
    '/api/admin/users',
    {
      role: 'admin',
      summary: 'List users, newest first by default',
      resource: 'users',
      sorts: userSorts,
      filter: UserFilter,
      row: User,
      one: { noun: 'user', summary: 'Get a user, as the list shows them' },
    },
    ({ page }) => listUsers(deps, page),
  );
  api.post(
    '/api/admin/user',
    {
      role: 'admin',
      proof: true,
      summary: 'Create a customer on trial who can sign in immediately',
      body: AddUserInput,
      answer: User,
      status: 201,
      once: true,
      errors: [emailTaken],
    },
    ({ actor, body, client }) => addUser(deps, actor, body, client),
  );
  api.put(
    '/api/admin/user/{id}',
    {
      role: 'admin',
      proof: { when: 'without `currentPassword`, or with a second factor' },
      summary: 'Update a user',
      params: UserId,
      body: EditUserInput,
      answer: User,
      errors: [noUser, emailTaken, 429],
    },
    ({ actor, params, body, client }) => editUser(deps, actor, params.id, body, client),
  );
  api.delete(
    '/api/admin/user/{id}',
    {
      role: 'admin',
      proof: true,
      summary: 'Delete a user and all their data',
      params: UserId,
      errors: [noUser, lastAdmin],
    },
    ({ actor, params, client }) => removeUser(deps, actor, params.id, client),
  );
  api.delete(
    '/api/admin/user/{id}/second-factor',
    {
      role: 'admin',
      session: true,
      proof: true,
      summary: 'Reset the second factor of a customer who lost it',
      description:
        'Removes their passkeys, authenticator app and recovery codes, ends their sessions and tells them by e-mail.',
      params: UserId,
      errors: [noUser, noFactor, ofAdmin],
    },
    ({ actor, params, client }) => resetFactorsOfCustomer(deps, actor, params.id, client),
  );
  api.post(
    '/api/admin/user/{id}/preview',
    {
      role: 'admin',
      summary: 'Preview the effects of an edit of a user',
      params: UserId,
      body: EditUserInput,
      answer: EditPreview,
      errors: [noUser, tooFewSeats],
    },
    ({ params, body }) => previewEdit(deps, params.id, body),
  );
  api.get(
    '/api/admin/exports/users.csv',
    {
      role: 'admin',
      summary: 'Export users as CSV',
      description:
        'UTF-8 with a byte order mark. Values that a spreadsheet would read as formulas start with an apostrophe.',
      query: listQuery(userSorts, UserFilter).pick({ sort: true, filter: true }),
      answer: {
        type: 'text/csv',
        description: 'The users that match the filter',
        example: userColumns.join(','),
      },
    },
    ({ query, c }) =>
      download(c, 'chime-in-users.csv', usersAsCsv(deps, parseList(query, userSorts, UserFilter))),
  );
  return api.app;
}
