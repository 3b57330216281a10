import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { body, createApi, operation, removal, textAnswer } from '../../http/api.ts';
import { requireRole, requireSession } from '../../http/auth.ts';
import { callerOf } from '../../http/caller.ts';
import { idempotent, onceBody } from '../../http/idempotency.ts';
import { contentRange, listQuery, parseList } from '../../http/list.ts';
import { streamOf } from '../../http/streamed.ts';
import { resetFactorsOfCustomer } from '../factors/resetFactors.ts';
import { User } from '../users/schemas.ts';
import { addUser } from './addUser.ts';
import { editUser } from './editUser.ts';
import { userColumns, usersAsCsv } from './exportUsers.ts';
import { listUsers } from './listUsers.ts';
import { previewEdit } from './previewEdit.ts';
import { removeUser } from './removeUser.ts';
import { AddUserInput, EditPreview, EditUserInput, UserFilter, UserId, userSorts } from './schemas.ts';

const tag = 'Admin';
const noUser = { code: 'not_found', message: 'User not found' } as const;
const emailTaken = { code: 'email_taken', message: 'This e-mail is already registered' } as const;
const tooFewSeats = {
  code: 'conflict',
  message: "2 accounts are connected, so you can't have fewer seats",
} as const;
const noFactor = { code: 'not_found', message: 'Second factor not found' } as const;
const ofAdmin = {
  code: 'conflict',
  message: 'Only the operator can reset the second factor of an admin',
} as const;
const lastAdmin = { code: 'conflict', message: "The last admin can't be deleted" } as const;

/** What only an admin may do. */
export function adminRoutes(deps: Deps) {
  const admin = [requireRole(deps, 'admin')];
  const api = createApi();

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/users',
        tag,
        summary: 'List users, newest first by default',
        request: { query: listQuery(userSorts, UserFilter) },
        middleware: admin,
      },
      200,
      z.array(User),
    ),
    async (c) => {
      const page = parseList(c.req.valid('query'), userSorts, UserFilter);
      const { rows, total } = await listUsers(deps, page);
      c.header('Content-Range', contentRange('users', page, rows.length, total));
      return c.json(rows, 200);
    },
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/user',
        tag,
        summary: 'Create a customer on trial who can sign in immediately',
        request: onceBody(AddUserInput),
        middleware: [...admin, idempotent(deps)],
        refuses: [emailTaken],
      },
      201,
      User,
    ),
    async (c) =>
      c.json(await addUser(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config)), 201),
  );

  api.openapi(
    operation(
      {
        method: 'put',
        path: '/api/admin/user/{id}',
        tag,
        summary: 'Update a user',
        request: { params: UserId, ...body(EditUserInput) },
        middleware: admin,
        refuses: [noUser, emailTaken, 428, 429],
      },
      200,
      User,
    ),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(
        await editUser(deps, c.get('actor'), id, c.req.valid('json'), callerOf(c, deps.config)),
        200,
      );
    },
  );

  api.openapi(
    removal({
      method: 'delete',
      path: '/api/admin/user/{id}',
      tag,
      summary: 'Delete a user and all their data',
      request: { params: UserId },
      middleware: requireRole(deps, 'admin', { proof: true }),
      refuses: [noUser, lastAdmin],
    }),
    async (c) => {
      await removeUser(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );

  api.openapi(
    removal({
      method: 'delete',
      path: '/api/admin/user/{id}/second-factor',
      tag,
      summary: 'Reset the second factor of a customer who lost it',
      description:
        'Removes their passkeys, authenticator app and recovery codes, ends their sessions and tells them by e-mail.',
      request: { params: UserId },
      middleware: requireSession(deps, 'admin', { proof: true }),
      refuses: [noUser, noFactor, ofAdmin],
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      await resetFactorsOfCustomer(deps, c.get('actor'), id, callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/user/{id}/preview',
        tag,
        summary: 'Preview the effects of an edit of a user',
        request: { params: UserId, ...body(EditUserInput) },
        middleware: admin,
        refuses: [noUser, tooFewSeats],
      },
      200,
      EditPreview,
    ),
    async (c) => c.json(await previewEdit(deps, c.req.valid('param').id, c.req.valid('json')), 200),
  );

  const csv = { description: 'The users that match the filter', example: userColumns.join(',') };
  api.openapi(
    textAnswer(
      {
        method: 'get',
        path: '/api/admin/exports/users.csv',
        tag,
        summary: 'Export users as CSV',
        description:
          'UTF-8 with a byte order mark. Values that a spreadsheet would read as formulas start with an apostrophe.',
        middleware: admin,
        request: { query: listQuery(userSorts, UserFilter).pick({ sort: true, filter: true }) },
      },
      'text/csv',
      csv.description,
      csv.example,
    ),
    (c) => {
      const list = parseList(c.req.valid('query'), userSorts, UserFilter);
      return c.body(streamOf(usersAsCsv(deps, list)), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="chime-in-users.csv"',
      }) as never;
    },
  );
  return api;
}
