import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { fullName } from '../userModel.ts';
import { UserList } from './UserList.tsx';
import { UserPage } from './user/UserPage.tsx';

export const users = {
  name: 'users',
  list: UserList,
  edit: UserPage,
  icon: PeopleAltOutlined,
  options: { label: 'admin.places.dashboard', to: '/admin/dashboard', below: '/admin/users/' },
  recordRepresentation: fullName,
} as const;
