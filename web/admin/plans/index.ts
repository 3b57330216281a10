import SellOutlined from '@mui/icons-material/SellOutlined';
import { lazyPage } from '../lazyPage.ts';

export const plans = {
  name: 'plans',
  list: lazyPage('PlanList'),
  icon: SellOutlined,
  options: { label: 'admin.places.plans', to: '/admin/plans' },
  recordRepresentation: 'name',
} as const;
