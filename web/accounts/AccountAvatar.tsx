import { Avatar } from '@mui/material';
import { initials } from './accountsModel.ts';

type Props = { account: { name: string; imageUrl: string }; size?: number };

/** The picture, or the initials. Hidden from screen readers, because the name is beside it. */
export function AccountAvatar({ account, size = 36 }: Props) {
  return (
    <Avatar
      src={account.imageUrl || undefined}
      alt=""
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.38),
        fontWeight: 600,
        color: 'tone.info',
        bgcolor: 'tint.info',
      }}
    >
      {initials(account.name)}
    </Avatar>
  );
}
