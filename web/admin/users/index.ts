import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { lazyPage } from '../lazyPage.ts';
import { fullName } from '../userModel.ts';
import { UserList } from './UserList.tsx';

export const users = {
  name: 'users',
  list: UserList,
  edit: lazyPage('UserPage'),
  icon: PeopleAltOutlined,
  options: { label: 'admin.places.dashboard', to: '/admin/dashboard', below: '/admin/users/' },
  recordRepresentation: fullName,
} as const;
