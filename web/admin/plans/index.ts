import SellOutlined from '@mui/icons-material/SellOutlined';
import { PlanList } from './PlanList.tsx';

export const plans = {
  name: 'plans',
  list: PlanList,
  icon: SellOutlined,
  options: { label: 'admin.places.plans', to: '/admin/plans' },
  recordRepresentation: 'name',
} as const;
