import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { AuditList } from './AuditList.tsx';

export const audit = {
  name: 'audit',
  list: AuditList,
  icon: FactCheckOutlined,
  options: { label: 'admin.audit.title', to: '/admin/audit' },
  recordRepresentation: 'action',
} as const;
