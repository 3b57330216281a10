import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { UserPage } from '../user/UserPage.tsx';
import { UserList } from './UserList.tsx';
import { fullName } from './userModel.ts';

export const users = {
  name: 'users',
  list: UserList,
  edit: UserPage,
  icon: PeopleAltOutlined,
  options: { label: 'admin.places.dashboard', to: '/admin/dashboard', below: '/admin/users/' },
  recordRepresentation: fullName,
} as const;
