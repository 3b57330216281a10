import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { lazy } from 'react';
import { load } from '../load.ts';

export const campaigns = {
  name: 'campaigns',
  list: lazy(() => load.campaigns().then((m) => ({ default: m.CampaignList }))),
  create: lazy(() => load.campaign().then((m) => ({ default: m.CampaignCreate }))),
  edit: lazy(() => load.campaign().then((m) => ({ default: m.CampaignEdit }))),
  icon: CampaignOutlined,
  options: { label: 'admin.places.campaigns', to: '/campaigns' },
  recordRepresentation: 'name',
} as const;
