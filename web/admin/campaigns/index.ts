import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { lazyPage } from '../lazyPage.ts';

export const campaigns = {
  name: 'campaigns',
  list: lazyPage('CampaignList'),
  create: lazyPage('CampaignCreate'),
  edit: lazyPage('CampaignEdit'),
  icon: CampaignOutlined,
  options: { label: 'admin.places.campaigns', to: '/campaigns' },
  recordRepresentation: 'name',
} as const;
