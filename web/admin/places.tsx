import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { Place } from '../layout/Navigation.tsx';

/** Where an admin's menu leads. */
export const places: Place[] = [
  { to: '/admin/dashboard', label: 'admin.places.dashboard', icon: <PeopleAltOutlined /> },
  { to: '/admin/audit', label: 'admin.audit.title', icon: <FactCheckOutlined /> },
];
