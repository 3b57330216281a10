import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import { AuditList } from './audit/AuditList.tsx';
import { CampaignList } from './campaigns/CampaignList.tsx';
import { CampaignCreate, CampaignEdit } from './campaigns/CampaignPage.tsx';
import { PlanList } from './plans/PlanList.tsx';
import { UserPage } from './user/UserPage.tsx';
import { UserList } from './users/UserList.tsx';
import { fullName } from './users/userModel.ts';

export const users = {
  name: 'users',
  list: UserList,
  edit: UserPage,
  icon: PeopleAltOutlined,
  options: { label: 'admin.places.dashboard', to: '/admin/dashboard', below: '/admin/users/' },
  recordRepresentation: fullName,
} as const;

export const campaigns = {
  name: 'campaigns',
  list: CampaignList,
  create: CampaignCreate,
  edit: CampaignEdit,
  icon: CampaignOutlined,
  options: { label: 'admin.places.campaigns', to: '/campaigns' },
  recordRepresentation: 'name',
} as const;

export const audit = {
  name: 'audit',
  list: AuditList,
  icon: FactCheckOutlined,
  options: { label: 'admin.audit.title', to: '/admin/audit' },
  recordRepresentation: 'action',
} as const;

export const plans = {
  name: 'plans',
  list: PlanList,
  icon: SellOutlined,
  options: { label: 'admin.places.plans', to: '/admin/plans' },
  recordRepresentation: 'name',
} as const;
