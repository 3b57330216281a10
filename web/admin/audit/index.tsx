import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import { load } from '../load.ts';

export const audit = {
  name: 'audit',
  list: lazy(() => load.audit().then((m) => ({ default: m.AuditList }))),
  icon: FactCheckOutlined,
  options: { label: 'admin.audit.title', to: '/admin/audit' },
  recordRepresentation: 'action',
} as const;
