import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { CostList } from './CostList.tsx';

export const costs = {
  name: 'costs',
  list: CostList,
  icon: PaymentsOutlined,
  options: { label: 'admin.costs.title', to: '/admin/costs' },
} as const;
