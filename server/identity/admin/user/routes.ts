import { listAccounts } from '../../../accounts/listAccounts.ts';
import { Account, AccountFilter, accountSorts } from '../../../accounts/schemas.ts';
import { listInvoices } from '../../../billing/listInvoices.ts';
import { readSubscription } from '../../../billing/readSubscription.ts';
import { Invoice, InvoiceFilter, invoiceSorts, Subscribed } from '../../../billing/schemas.ts';
import type { Deps } from '../../../deps.ts';
import { listAudit } from '../../../history/audit/listAudit.ts';
import { AuditEntry, AuditFilter, auditSorts } from '../../../history/audit/schemas.ts';
import { listComments } from '../../../history/comments/listComments.ts';
import { Comment, CommentFilter, commentSorts } from '../../../history/comments/schemas.ts';
import { listNotes } from '../../../history/notes/listNotes.ts';
import { Note, NoteFilter, NoteInput, noteSorts } from '../../../history/notes/schemas.ts';
import { addNote, editNote, removeNote } from '../../../history/notes/writeNote.ts';
import { body, createApi, operation, removal } from '../../../http/api.ts';
import { requireRole } from '../../../http/auth.ts';
import { callerOf } from '../../../http/caller.ts';
import { listSessions } from '../../sessions/listSessions.ts';
import { Session, SessionFilter, sessionSorts } from '../../sessions/schemas.ts';
import { listTokens } from '../../tokens/listTokens.ts';
import { PersonalToken, TokenFilter, tokenSorts } from '../../tokens/schemas.ts';
import { UserId } from '../schemas.ts';
import { endSessionOfUser, revokeTokenOfUser } from './endAccess.ts';
import { listSettings } from './listSettings.ts';
import { mountList } from './mountList.ts';
import { namedUser, readUser } from './readUser.ts';
import { AccountSettings, NoFilter, NoteOfUser, SessionOfUser, TokenOfUser, UserDetails } from './schemas.ts';

const tag = 'Admin';
const missing = (what: string) => ({ code: 'not_found', message: `${what} not found` }) as const;
const notOwn = { code: 'conflict', message: 'Only the author can change a note' } as const;

/** What an admin sees of one user, and does there: the lists are the customer's own. */
export function personRoutes(deps: Deps) {
  const admin = requireRole(deps, 'admin');
  const api = createApi();
  const one = {
    method: 'get',
    tag,
    middleware: admin,
    request: { params: UserId },
    refuses: [missing('User')],
  } as const;

  api.openapi(
    operation(
      { ...one, path: '/api/admin/user/{id}', summary: 'Get a user with all fields' },
      200,
      UserDetails,
    ),
    async (c) => c.json(await readUser(deps, c.req.valid('param').id), 200),
  );
  api.openapi(
    operation(
      { ...one, path: '/api/admin/users/{id}/subscription', summary: "Get a user's subscription and plan" },
      200,
      Subscribed,
    ),
    async (c) => c.json(await readSubscription(deps, await namedUser(deps, c.req.valid('param').id)), 200),
  );

  mountList(
    api,
    deps,
    { name: 'accounts', what: 'accounts', sorts: accountSorts, Filter: AccountFilter, Row: Account },
    (user, page) => listAccounts(deps, user, page),
  );
  mountList(
    api,
    deps,
    {
      name: 'settings',
      what: 'settings, of each account',
      sorts: accountSorts,
      Filter: NoFilter,
      Row: AccountSettings,
    },
    (user, page) => listSettings(deps, user, page),
  );
  mountList(
    api,
    deps,
    { name: 'comments', what: 'comments', sorts: commentSorts, Filter: CommentFilter, Row: Comment },
    (user, page) => {
      const { page: text, total } = listComments(deps, user, page);
      return { rows: JSON.parse(text) as Comment[], total };
    },
  );
  mountList(
    api,
    deps,
    { name: 'invoices', what: 'invoices', sorts: invoiceSorts, Filter: InvoiceFilter, Row: Invoice },
    (user, page) => listInvoices(deps, user, page),
  );
  mountList(
    api,
    deps,
    { name: 'sessions', what: 'sign-ins', sorts: sessionSorts, Filter: SessionFilter, Row: Session },
    (user, page) => listSessions(deps, { userId: user.userId }, page),
  );
  mountList(
    api,
    deps,
    {
      name: 'tokens',
      what: 'personal access tokens',
      sorts: tokenSorts,
      Filter: TokenFilter,
      Row: PersonalToken,
    },
    (user, page) => listTokens(deps, user, page),
  );
  mountList(
    api,
    deps,
    { name: 'audit', what: 'part of the audit', sorts: auditSorts, Filter: AuditFilter, Row: AuditEntry },
    (user, page) => listAudit(deps, page, user.userId),
  );
  mountList(
    api,
    deps,
    { name: 'notes', what: 'notes', sorts: noteSorts, Filter: NoteFilter, Row: Note },
    (user, page) => listNotes(deps, user.userId, page),
  );

  api.openapi(
    removal({
      method: 'delete',
      path: '/api/admin/users/{id}/sessions/{sessionId}',
      tag,
      summary: 'End a session of a user',
      request: { params: SessionOfUser },
      middleware: admin,
      refuses: [missing('Session')],
    }),
    async (c) => {
      const { id, sessionId } = c.req.valid('param');
      await endSessionOfUser(deps, c.get('actor'), id, sessionId, callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );
  api.openapi(
    removal({
      method: 'delete',
      path: '/api/admin/users/{id}/tokens/{tokenId}',
      tag,
      summary: 'Revoke a personal access token of a user',
      request: { params: TokenOfUser },
      middleware: admin,
      refuses: [missing('Token')],
    }),
    async (c) => {
      const { id, tokenId } = c.req.valid('param');
      await revokeTokenOfUser(deps, c.get('actor'), id, tokenId, callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/users/{id}/notes',
        tag,
        summary: 'Create a note about a user',
        request: { params: UserId, ...body(NoteInput) },
        middleware: admin,
        refuses: [missing('User')],
      },
      201,
      Note,
    ),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(
        await addNote(deps, c.get('actor'), id, c.req.valid('json'), callerOf(c, deps.config)),
        201,
      );
    },
  );
  api.openapi(
    operation(
      {
        method: 'put',
        path: '/api/admin/users/{id}/notes/{noteId}',
        tag,
        summary: 'Update your own note',
        request: { params: NoteOfUser, ...body(NoteInput) },
        middleware: admin,
        refuses: [missing('Note'), notOwn],
      },
      200,
      Note,
    ),
    async (c) => {
      const input = c.req.valid('json');
      return c.json(
        await editNote(deps, c.get('actor'), c.req.valid('param'), input, callerOf(c, deps.config)),
        200,
      );
    },
  );
  api.openapi(
    removal({
      method: 'delete',
      path: '/api/admin/users/{id}/notes/{noteId}',
      tag,
      summary: 'Delete your own note',
      request: { params: NoteOfUser },
      middleware: admin,
      refuses: [missing('Note'), notOwn],
    }),
    async (c) => {
      await removeNote(deps, c.get('actor'), c.req.valid('param'), callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );
  return api;
}
