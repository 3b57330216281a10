import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { body, createApi, operation, removal } from '../../http/api.ts';
import { requireRole } from '../../http/auth.ts';
import { callerOf } from '../../http/caller.ts';
import { idempotent, onceBody } from '../../http/idempotency.ts';
import { contentRange, listQuery, parseList } from '../../http/list.ts';
import { applyCampaign } from './applyCampaign.ts';
import { addCampaign, editCampaign, listCampaigns, readCampaign, removeCampaign } from './editCampaigns.ts';
import {
  Applied,
  ApplyInput,
  Campaign,
  CampaignFilter,
  CampaignId,
  CampaignInput,
  CampaignRun,
  campaignSorts,
} from './schemas.ts';
import { listRuns, undoRun } from './undoRun.ts';

const tag = 'Admin';
const noCampaign = { code: 'not_found', message: 'Campaign not found' } as const;
const path = '/api/admin/campaigns/{id}' as const;

/** Settings that an admin writes once and applies to the accounts of many users. */
export function campaignRoutes(deps: Deps) {
  const admin = [requireRole(deps, 'admin')];
  const api = createApi();

  api.openapi(
    operation(
      {
        method: 'get',
        path: '/api/admin/campaigns',
        tag,
        summary: 'List campaigns, newest first by default',
        request: { query: listQuery(campaignSorts, CampaignFilter) },
        middleware: admin,
      },
      200,
      z.array(Campaign),
    ),
    async (c) => {
      const page = parseList(c.req.valid('query'), campaignSorts, CampaignFilter);
      const { rows, total } = await listCampaigns(deps, page);
      c.header('Content-Range', contentRange('campaigns', page, rows.length, total));
      return c.json(rows, 200);
    },
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/campaigns',
        tag,
        summary: 'Create a campaign',
        request: onceBody(CampaignInput),
        middleware: [...admin, idempotent(deps)],
      },
      201,
      Campaign,
    ),
    async (c) =>
      c.json(await addCampaign(deps, c.get('actor'), c.req.valid('json'), callerOf(c, deps.config)), 201),
  );

  const one = { tag, middleware: admin, refuses: [noCampaign] };
  api.openapi(
    operation(
      { ...one, method: 'get', path, summary: 'Get a campaign', request: { params: CampaignId } },
      200,
      Campaign,
    ),
    async (c) => c.json(await readCampaign(deps, c.req.valid('param').id), 200),
  );

  api.openapi(
    operation(
      {
        ...one,
        method: 'put',
        path,
        summary: "Replace a campaign's name and template",
        request: { params: CampaignId, ...body(CampaignInput) },
      },
      200,
      Campaign,
    ),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(
        await editCampaign(deps, c.get('actor'), id, c.req.valid('json'), callerOf(c, deps.config)),
        200,
      );
    },
  );

  api.openapi(
    removal({
      ...one,
      method: 'delete',
      path,
      summary: 'Delete a campaign and its history',
      description: 'The accounts keep their settings.',
      request: { params: CampaignId },
    }),
    async (c) => {
      await removeCampaign(deps, c.get('actor'), c.req.valid('param').id, callerOf(c, deps.config));
      return c.body(null, 204);
    },
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: `${path}/apply`,
        tag,
        summary: 'Apply a campaign to the accounts of chosen users, or preview the changes',
        request: { params: CampaignId, ...onceBody(ApplyInput) },
        middleware: [...admin, idempotent(deps)],
        refuses: [
          noCampaign,
          {
            code: 'conflict',
            message: 'Something has changed since your preview. Please preview the changes again',
          },
        ],
      },
      200,
      Applied,
    ),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(
        await applyCampaign(deps, c.get('actor'), id, c.req.valid('json'), callerOf(c, deps.config)),
        200,
      );
    },
  );

  api.openapi(
    operation(
      {
        ...one,
        method: 'get',
        path: `${path}/runs`,
        summary: 'List the last 50 runs of a campaign, latest first',
        request: { params: CampaignId },
      },
      200,
      z.array(CampaignRun),
    ),
    async (c) => c.json(await listRuns(deps, c.req.valid('param').id), 200),
  );

  api.openapi(
    operation(
      {
        method: 'post',
        path: '/api/admin/campaign-runs/{id}/undo',
        tag,
        summary: 'Undo a campaign run where the settings have not changed since',
        request: { params: CampaignId },
        middleware: admin,
        refuses: [{ code: 'not_found', message: 'Run not found' }],
      },
      200,
      CampaignRun,
    ),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await undoRun(deps, c.get('actor'), id, callerOf(c, deps.config)), 200);
    },
  );
  return api;
}
