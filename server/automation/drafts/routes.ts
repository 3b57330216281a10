import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { body, createApi, operation } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import type { Refusal } from '../../http/failures.ts';
import { idempotent, onceBody } from '../../http/idempotency.ts';
import { readList } from '../../http/read.ts';
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
    { path: '/api/drafts', tag, summary: 'List drafts', role: 'user', ...lists },
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
        description:
          'Each draft is approved on its own. If one fails, the answer says why, and the others are still approved.',
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
        summary: 'Get a draft and its edits',
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
        summary: 'Edit a draft',
        description:
          'The answer includes the check results for the new text. A failed check does not prevent approval.',
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
        summary: 'Approve a draft, to be posted in one of the next slots',
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
        summary: 'Hold a draft',
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
        summary: 'Discard a draft and its post',
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
