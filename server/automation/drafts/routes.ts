import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import {
  approveDraft,
  approveDrafts,
  discardDraft,
  editDraft,
  holdDraft,
  listDrafts,
  readDraft,
} from './drafts.ts';
import { keepComment } from './keepComment.ts';
import {
  ApproveDraftInput,
  ApproveDraftsInput,
  ApprovedDrafts,
  Draft,
  DraftDetails,
  DraftFilter,
  draftSorts,
  EditDraftInput,
  KeepCommentInput,
} from './schemas.ts';

const DraftId = z.object({ id: z.string().max(100) });
const missing = noSuch('draft');
const over = failing('conflict', 'automation.draftDiscarded');
const noSubscription = failing('subscription_required', 'billing.upgradeToApprove');

export function draftRoutes(deps: Deps) {
  const api = routes(deps, 'Drafts');
  const ofDraft = {
    role: 'user',
    workspace: 'reviewer',
    scope: 'review',
    params: DraftId,
    answer: DraftDetails,
  } as const;
  const approving = { scope: 'write', confirmedScope: 'review' } as const;

  api.list(
    '/api/drafts',
    {
      role: 'user',
      workspace: 'viewer',
      summary: 'List drafts',
      resource: 'drafts',
      sorts: draftSorts,
      filter: DraftFilter,
      row: Draft,
    },
    ({ workspace, page }) => listDrafts(deps, workspace, page),
  );
  api.post(
    '/api/drafts',
    {
      role: 'user',
      summary: 'Keep a comment on a post as a draft',
      description:
        'Such as the text of a preview. It waits for your approval, whatever the settings say, and counts as a comment of a search.',
      body: KeepCommentInput,
      answer: DraftDetails,
      status: 201,
      once: true,
      limited: 'preview',
      errors: [
        noSubscription,
        404,
        failing('not_connected', 'automation.logInToPreview'),
        failing('conflict', 'choices.alreadyCommented'),
        502,
        503,
      ],
    },
    ({ actor, body }) => keepComment(deps, actor, body),
  );
  api.post(
    '/api/approvals',
    {
      role: 'user',
      workspace: 'reviewer',
      ...approving,
      summary: 'Approve several drafts',
      description:
        'Each draft is approved on its own. If one fails, the answer says why, and the others are still approved.',
      body: ApproveDraftsInput,
      answer: ApprovedDrafts,
      once: true,
      errors: [noSubscription],
    },
    ({ workspace, body }) => approveDrafts(deps, workspace, body),
  );
  api.get(
    '/api/drafts/{id}',
    {
      ...ofDraft,
      workspace: 'viewer',
      scope: 'read',
      summary: 'Get a draft and its edits',
      errors: [missing],
    },
    ({ workspace, params }) => readDraft(deps, workspace, params.id),
  );
  api.put(
    '/api/drafts/{id}',
    {
      ...ofDraft,
      summary: 'Edit a draft',
      description:
        'The answer includes the check results for the new text. A failed check does not prevent approval. An approved draft gets a new undo window, as with an approval. If its new text fails a check, it goes back to `waiting` and must be approved again.',
      body: EditDraftInput,
      errors: [missing, over],
    },
    ({ workspace, params, body }) => editDraft(deps, workspace, params.id, body),
  );
  api.post(
    '/api/drafts/{id}/approve',
    {
      ...ofDraft,
      ...approving,
      summary: 'Approve a draft, to be posted in one of the next slots',
      description: 'With `undoMinutes` in the settings, it is posted from `notBefore` on.',
      body: ApproveDraftInput,
      once: true,
      errors: [noSubscription, missing, over],
    },
    ({ workspace, params }) => approveDraft(deps, workspace, params.id),
  );
  api.post(
    '/api/drafts/{id}/hold',
    {
      ...ofDraft,
      summary: 'Hold a draft, or stop an approved one',
      description: 'A held draft is not posted. Approve it again to post it, with a new undo window.',
      errors: [missing, over],
    },
    ({ workspace, params }) => holdDraft(deps, workspace, params.id),
  );
  api.post(
    '/api/drafts/{id}/discard',
    { ...ofDraft, summary: 'Discard a draft and its post', errors: [missing, over] },
    ({ workspace, params }) => discardDraft(deps, workspace, params.id),
  );
  return api.app;
}
