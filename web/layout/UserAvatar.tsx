import { Avatar } from '@mui/material';
import type { User } from '../../server/identity/users/schemas.ts';

export const initialsOf = ({ firstName, lastName }: User): string =>
  `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`.toUpperCase();

export const UserAvatar = ({ user, size, alt = '' }: { user: User; size: number; alt?: string }) => (
  <Avatar
    src={user.profileImage || undefined}
    alt={alt}
    sx={{
      width: size,
      height: size,
      fontSize: Math.max(12, size / 3),
      fontWeight: 600,
      color: 'tone.info',
      bgcolor: 'tint.info',
    }}
  >
    {initialsOf(user)}
  </Avatar>
);
