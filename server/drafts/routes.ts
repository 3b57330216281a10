import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { body, createApi, operation } from '../http/api.ts';
import { requireRole } from '../http/auth.ts';
import type { Refusal } from '../http/failures.ts';
import { idempotent, onceBody } from '../http/idempotency.ts';
import { readList } from '../http/read.ts';
import { approveDraft, approveDrafts } from './approveDraft.ts';
import { discardDraft } from './discardDraft.ts';
import { editDraft } from './editDraft.ts';
import { holdDraft } from './holdDraft.ts';
import { listDrafts } from './listDrafts.ts';
import { readDraft } from './readDraft.ts';
import {
  ApproveDraftInput,
  ApproveDraftsInput,
  ApprovedDrafts,
  Draft,
  DraftDetails,
  DraftFilter,
  draftSorts,
  EditDraftInput,
} from './schemas.ts';

const tag = 'Drafts';
const DraftId = z.object({ id: z.string().max(100) });
const missing: Refusal = { code: 'not_found', message: 'Draft not found' };
const over: Refusal = { code: 'conflict', message: 'This draft was discarded' };
const noSubscription: Refusal = {
  code: 'subscription_required',
  message: 'Please upgrade your subscription to approve drafts',
};

/** What a person says to comments before they are posted. */
export function draftRoutes(deps: Deps) {
  const user = [requireRole(deps, 'user')];
  const api = createApi();

  const lists = { resource: 'drafts', sorts: draftSorts, filter: DraftFilter };
  readList(
    api,
    deps,
    { path: '/api/drafts', tag, summary: 'List the drafts', role: 'user', ...lists },
    Draft,
    (actor, page) => listDrafts(deps, actor, page),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/approvals',
        tag,
        summary: 'Approve several drafts',
        description: 'Each on its own: one that can not be approved says why, and keeps none of the others.',
        middleware: [...user, idempotent(deps)],
        request: onceBody(ApproveDraftsInput),
        refuses: [noSubscription],
      },
      200,
      ApprovedDrafts,
    ),
    async (c) => c.json(await approveDrafts(deps, c.get('actor'), c.req.valid('json')), 200),
  );

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/drafts/{id}',
        tag,
        summary: 'Read a draft, and what was changed about it',
        middleware: user,
        request: { params: DraftId },
        refuses: [missing],
      },
      200,
      DraftDetails,
    ),
    async (c) => c.json(await readDraft(deps, c.get('actor'), c.req.valid('param').id), 200),
  );

  api.openapi(
    operation(
      {
        method: 'put',
        path: '/api/drafts/{id}',
        tag,
        summary: 'Change what a draft says',
        description: 'What the checks have against the new words is in the answer; the person decides.',
        middleware: user,
        request: { params: DraftId, ...body(EditDraftInput) },
        refuses: [missing, over],
      },
      200,
      DraftDetails,
    ),
    async (c) =>
      c.json(await editDraft(deps, c.get('actor'), c.req.valid('param').id, c.req.valid('json')), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/drafts/{id}/approve',
        tag,
        summary: 'Let a draft go out in one of the next slots',
        middleware: [...user, idempotent(deps)],
        request: { params: DraftId, ...onceBody(ApproveDraftInput) },
        refuses: [noSubscription, missing, over],
      },
      200,
      DraftDetails,
    ),
    async (c) => c.json(await approveDraft(deps, c.get('actor'), c.req.valid('param').id), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/drafts/{id}/hold',
        tag,
        summary: 'Keep a draft back for now',
        middleware: user,
        request: { params: DraftId },
        refuses: [missing, over],
      },
      200,
      DraftDetails,
    ),
    async (c) => c.json(await holdDraft(deps, c.get('actor'), c.req.valid('param').id), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/drafts/{id}/discard',
        tag,
        summary: 'Let go of a draft and its post',
        middleware: user,
        request: { params: DraftId },
        refuses: [missing, over],
      },
      200,
      DraftDetails,
    ),
    async (c) => c.json(await discardDraft(deps, c.get('actor'), c.req.valid('param').id), 200),
  );
  return api;
}
