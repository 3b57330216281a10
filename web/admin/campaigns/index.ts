import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { CampaignList } from './CampaignList.tsx';
import { CampaignCreate, CampaignEdit } from './CampaignPage.tsx';

export const campaigns = {
  name: 'campaigns',
  list: CampaignList,
  create: CampaignCreate,
  edit: CampaignEdit,
  icon: CampaignOutlined,
  options: { label: 'admin.places.campaigns', to: '/campaigns' },
  recordRepresentation: 'name',
} as const;
