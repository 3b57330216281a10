import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { Place } from '../layout/Navigation.tsx';

const dashboard: Place = { to: '/admin/dashboard', label: 'admin.places.dashboard', icon: <PeopleAltOutlined /> };

/** Where an admin's menu leads. */
export const places: Place[] = [
  dashboard,
  { to: '/campaigns', label: 'admin.places.campaigns', icon: <CampaignOutlined /> },
  { to: '/admin/audit', label: 'admin.audit.title', icon: <FactCheckOutlined /> },
];

/** The specification's older layout has this one, and Logout. */
export const classicPlaces: Place[] = [dashboard];
