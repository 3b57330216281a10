import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import type { ComponentType } from 'react';
import type { TextName } from '../i18n/textNames.ts';
import type { Place } from '../layout/Navigation.tsx';
import { audit } from './audit/index.tsx';
import { campaigns } from './campaigns/index.tsx';
import { plans } from './plans/index.tsx';
import { users } from './users/index.tsx';

type Resource = { icon: ComponentType; options: { label: TextName; to: string; below?: string } };
const placeOf = ({ icon: Icon, options }: Resource): Place => ({ ...options, icon: <Icon /> });

export const places: Place[] = [
  ...[users, campaigns, audit, plans].map(placeOf),
  { to: '/admin/operations', label: 'admin.places.operations', icon: <MonitorHeartOutlined /> },
];

/** The specification's older layout has this one, and Logout. */
export const classicPlaces: Place[] = [placeOf(users)];
