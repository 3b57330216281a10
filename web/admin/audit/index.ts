import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { lazyPage } from '../lazyPage.ts';

export const audit = {
  name: 'audit',
  list: lazyPage('AuditList'),
  icon: FactCheckOutlined,
  options: { label: 'admin.audit.title', to: '/admin/audit' },
  recordRepresentation: 'action',
} as const;
