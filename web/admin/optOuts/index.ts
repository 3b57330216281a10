import CommentsDisabledOutlined from '@mui/icons-material/CommentsDisabledOutlined';
import { OptOutList } from './OptOutList.tsx';

export const optOuts = {
  name: 'opt-outs',
  list: OptOutList,
  icon: CommentsDisabledOutlined,
  options: { label: 'admin.optOuts.title', to: '/admin/opt-outs' },
  recordRepresentation: 'profileUrl',
} as const;
