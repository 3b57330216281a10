import CommentsDisabledOutlined from '@mui/icons-material/CommentsDisabledOutlined';
import { lazyPage } from '../lazyPage.ts';

export const optOuts = {
  name: 'opt-outs',
  list: lazyPage('OptOutList'),
  icon: CommentsDisabledOutlined,
  options: { label: 'admin.optOuts.title', to: '/admin/opt-outs' },
  recordRepresentation: 'profileUrl',
} as const;
