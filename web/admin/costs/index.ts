import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { lazyPage } from '../lazyPage.ts';

export const costs = {
  name: 'costs',
  list: lazyPage('CostList'),
  icon: PaymentsOutlined,
  options: { label: 'admin.costs.title', to: '/admin/costs' },
} as const;
