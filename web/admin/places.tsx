import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import type { Place } from '../layout/Navigation.tsx';

const dashboard: Place = {
  to: '/admin/dashboard',
  label: 'admin.places.dashboard',
  icon: <PeopleAltOutlined />,
};

/** Where an admin's menu leads. */
export const places: Place[] = [
  dashboard,
  { to: '/campaigns', label: 'admin.places.campaigns', icon: <CampaignOutlined /> },
  { to: '/admin/audit', label: 'admin.audit.title', icon: <FactCheckOutlined /> },
  { to: '/admin/plans', label: 'admin.places.plans', icon: <SellOutlined /> },
  { to: '/admin/operations', label: 'admin.places.operations', icon: <MonitorHeartOutlined /> },
];

/** The specification's older layout has this one, and Logout. */
export const classicPlaces: Place[] = [dashboard];
