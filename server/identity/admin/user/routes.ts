import { listAccounts } from '../../../accounts/accounts.ts';
import { Account, AccountFilter, accountSorts } from '../../../accounts/schemas.ts';
import { listInvoices } from '../../../billing/listInvoices.ts';
import { readSubscription } from '../../../billing/readSubscription.ts';
import { Invoice, InvoiceFilter, invoiceSorts, Subscribed } from '../../../billing/schemas.ts';
import type { Deps } from '../../../deps.ts';
import { listAudit } from '../../../history/audit/listAudit.ts';
import { AuditEntry, AuditFilter, auditSorts } from '../../../history/audit/schemas.ts';
import { listCommentsWithCosts } from '../../../history/comments/listComments.ts';
import { CommentFilter, CommentWithCosts, commentSorts } from '../../../history/comments/schemas.ts';
import { addNote, editNote, listNotes, removeNote } from '../../../history/notes/notes.ts';
import { Note, NoteFilter, NoteInput, noteSorts } from '../../../history/notes/schemas.ts';
import { failing } from '../../../http/failures.ts';
import { routes } from '../../../http/routes.ts';
import { ownWorkspace } from '../../people/workspace.ts';
import { Session, SessionFilter, sessionSorts } from '../../sessions/schemas.ts';
import { listSessions } from '../../sessions/sessions.ts';
import { PersonalToken, TokenFilter, tokenSorts } from '../../tokens/schemas.ts';
import { listTokens } from '../../tokens/tokens.ts';
import { UserId } from '../schemas.ts';
import { endSessionOfUser, listSettings, namedUser, readUser, revokeTokenOfUser } from './readUser.ts';
import { AccountSettings, NoFilter, NoteOfUser, SessionOfUser, TokenOfUser, UserDetails } from './schemas.ts';

const missing = (what: string) => ({ code: 'not_found', message: `${what} not found` }) as const;
const notOwn = failing('conflict', 'people.authorOnly');

export function personRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  const ofUser = { role: 'admin', params: UserId, errors: [missing('User')] } as const;

  api.get(
    '/api/admin/user/{id}',
    { ...ofUser, summary: 'Get a user with all fields', answer: UserDetails },
    ({ params }) => readUser(deps, params.id),
  );
  api.get(
    '/api/admin/users/{id}/subscription',
    { ...ofUser, summary: "Get a user's subscription and plan", answer: Subscribed },
    async ({ params }) => readSubscription(deps, await namedUser(deps, params.id)),
  );

  api.list(
    '/api/admin/users/{id}/accounts',
    {
      ...ofUser,
      summary: "List a user's accounts",
      resource: 'accounts',
      sorts: accountSorts,
      filter: AccountFilter,
      row: Account,
    },
    async ({ params, page }) => listAccounts(deps, ownWorkspace(await namedUser(deps, params.id)), page),
  );
  api.list(
    '/api/admin/users/{id}/settings',
    {
      ...ofUser,
      summary: "List a user's settings, of each account",
      resource: 'settings',
      sorts: accountSorts,
      filter: NoFilter,
      row: AccountSettings,
    },
    async ({ params, page }) => listSettings(deps, await namedUser(deps, params.id), page),
  );
  api.list(
    '/api/admin/users/{id}/comments',
    {
      ...ofUser,
      summary: "List a user's comments, with what each cost to write",
      resource: 'comments',
      sorts: commentSorts,
      filter: CommentFilter,
      row: CommentWithCosts,
    },
    async ({ params, page }) =>
      listCommentsWithCosts(deps, ownWorkspace(await namedUser(deps, params.id)), page),
  );
  api.list(
    '/api/admin/users/{id}/invoices',
    {
      ...ofUser,
      summary: "List a user's invoices",
      resource: 'invoices',
      sorts: invoiceSorts,
      filter: InvoiceFilter,
      row: Invoice,
    },
    async ({ params, page }) => listInvoices(deps, await namedUser(deps, params.id), page),
  );
  api.list(
    '/api/admin/users/{id}/sessions',
    {
      ...ofUser,
      summary: "List a user's sign-ins",
      resource: 'sessions',
      sorts: sessionSorts,
      filter: SessionFilter,
      row: Session,
    },
    async ({ params, page }) =>
      listSessions(deps, { userId: (await namedUser(deps, params.id)).userId }, page),
  );
  api.list(
    '/api/admin/users/{id}/tokens',
    {
      ...ofUser,
      summary: "List a user's personal access tokens",
      resource: 'tokens',
      sorts: tokenSorts,
      filter: TokenFilter,
      row: PersonalToken,
    },
    async ({ params, page }) => listTokens(deps, await namedUser(deps, params.id), page),
  );
  api.list(
    '/api/admin/users/{id}/audit',
    {
      ...ofUser,
      summary: "List a user's part of the audit",
      resource: 'audit',
      sorts: auditSorts,
      filter: AuditFilter,
      row: AuditEntry,
    },
    async ({ params, page }) => listAudit(deps, page, (await namedUser(deps, params.id)).userId),
  );
  api.list(
    '/api/admin/users/{id}/notes',
    {
      ...ofUser,
      summary: "List a user's notes",
      resource: 'notes',
      sorts: noteSorts,
      filter: NoteFilter,
      row: Note,
    },
    async ({ params, page }) => listNotes(deps, (await namedUser(deps, params.id)).userId, page),
  );

  api.delete(
    '/api/admin/users/{id}/sessions/{sessionId}',
    {
      role: 'admin',
      proof: true,
      summary: 'End a session of a user',
      params: SessionOfUser,
      errors: [missing('Session')],
    },
    ({ actor, params, client }) => endSessionOfUser(deps, actor, params.id, params.sessionId, client),
  );
  api.delete(
    '/api/admin/users/{id}/tokens/{tokenId}',
    {
      role: 'admin',
      proof: true,
      summary: 'Revoke a personal access token of a user',
      params: TokenOfUser,
      errors: [missing('Token')],
    },
    ({ actor, params, client }) => revokeTokenOfUser(deps, actor, params.id, params.tokenId, client),
  );
  api.post(
    '/api/admin/users/{id}/notes',
    { ...ofUser, summary: 'Create a note about a user', body: NoteInput, answer: Note, status: 201 },
    ({ actor, params, body, client }) => addNote(deps, actor, params.id, body, client),
  );
  api.put(
    '/api/admin/users/{id}/notes/{noteId}',
    {
      role: 'admin',
      summary: 'Update your own note',
      params: NoteOfUser,
      body: NoteInput,
      answer: Note,
      errors: [missing('Note'), notOwn],
    },
    ({ actor, params, body, client }) => editNote(deps, actor, params, body, client),
  );
  api.delete(
    '/api/admin/users/{id}/notes/{noteId}',
    {
      role: 'admin',
      proof: true,
      summary: 'Delete your own note',
      params: NoteOfUser,
      errors: [missing('Note'), notOwn],
    },
    ({ actor, params, client }) => removeNote(deps, actor, params, client),
  );
  return api.app;
}
