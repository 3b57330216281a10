import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { failing, noSuch } from '../../http/failures.ts';
import { routes } from '../../http/routes.ts';
import { addCampaign, editCampaign, listCampaigns, readCampaign, removeCampaign } from './editCampaigns.ts';
import { applyCampaign, listRuns, undoRun } from './runs.ts';
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

const noCampaign = noSuch('campaign');
const changed = failing('conflict', 'people.changedSincePreview');

export function campaignRoutes(deps: Deps) {
  const api = routes(deps, 'Admin');
  const ofCampaign = { role: 'admin', params: CampaignId, errors: [noCampaign] } as const;

  api.list(
    '/api/admin/campaigns',
    {
      role: 'admin',
      summary: 'List campaigns, newest first by default',
      resource: 'campaigns',
      sorts: campaignSorts,
      filter: CampaignFilter,
      row: Campaign,
    },
    ({ page }) => listCampaigns(deps, page),
  );
  api.post(
    '/api/admin/campaigns',
    {
      role: 'admin',
      summary: 'Create a campaign',
      body: CampaignInput,
      answer: Campaign,
      status: 201,
      once: true,
    },
    ({ actor, body, client }) => addCampaign(deps, actor, body, client),
  );
  api.get(
    '/api/admin/campaigns/{id}',
    { ...ofCampaign, summary: 'Get a campaign', answer: Campaign },
    ({ params }) => readCampaign(deps, params.id),
  );
  api.put(
    '/api/admin/campaigns/{id}',
    {
      ...ofCampaign,
      summary: "Replace a campaign's name and template",
      body: CampaignInput,
      answer: Campaign,
    },
    ({ actor, params, body, client }) => editCampaign(deps, actor, params.id, body, client),
  );
  api.delete(
    '/api/admin/campaigns/{id}',
    {
      ...ofCampaign,
      proof: true,
      summary: 'Delete a campaign and its history',
      description: 'The accounts keep their settings.',
    },
    ({ actor, params, client }) => removeCampaign(deps, actor, params.id, client),
  );
  api.post(
    '/api/admin/campaigns/{id}/apply',
    {
      ...ofCampaign,
      summary: 'Apply a campaign to the accounts of chosen users, or preview the changes',
      body: ApplyInput,
      answer: Applied,
      once: true,
      errors: [noCampaign, changed],
    },
    ({ actor, params, body, client }) => applyCampaign(deps, actor, params.id, body, client),
  );
  api.get(
    '/api/admin/campaigns/{id}/runs',
    {
      ...ofCampaign,
      summary: 'List the last 50 runs of a campaign, latest first',
      answer: z.array(CampaignRun),
    },
    ({ params }) => listRuns(deps, params.id),
  );
  api.post(
    '/api/admin/campaign-runs/{id}/undo',
    {
      ...ofCampaign,
      summary: 'Undo a campaign run where the settings have not changed since',
      answer: CampaignRun,
      errors: [noSuch('run')],
    },
    ({ actor, params, client }) => undoRun(deps, actor, params.id, client),
  );
  return api.app;
}
