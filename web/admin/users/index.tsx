import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { lazy } from 'react';
import { load } from '../load.ts';
import { UserList } from './UserList.tsx';
import { fullName } from './userModel.ts';

export const users = {
  name: 'users',
  list: UserList,
  edit: lazy(() => load.user().then((m) => ({ default: m.UserPage }))),
  icon: PeopleAltOutlined,
  options: { label: 'admin.places.dashboard', to: '/admin/dashboard', below: '/admin/users/' },
  recordRepresentation: fullName,
} as const;
