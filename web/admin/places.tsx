import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { Place } from '../layout/Navigation.tsx';

/** Where an admin's menu leads. */
export const places: Place[] = [{ to: '/admin/dashboard', label: 'admin.places.dashboard', icon: <PeopleAltOutlined /> }];
