import SellOutlined from '@mui/icons-material/SellOutlined';
import { lazy } from 'react';
import { load } from '../load.ts';

export const plans = {
  name: 'plans',
  list: lazy(() => load.plans().then((m) => ({ default: m.PlanList }))),
  icon: SellOutlined,
  options: { label: 'admin.places.plans', to: '/admin/plans' },
  recordRepresentation: 'name',
} as const;
