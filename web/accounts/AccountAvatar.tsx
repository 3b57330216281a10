import { Avatar } from '@mui/material';
import { initials } from './accountsModel.ts';

type Props = { account: { name: string; imageUrl: string }; size?: number };

/** The picture, or the initials if there is none or it fails to load. Decorative, because the name is always beside it. */
export function AccountAvatar({ account, size = 36 }: Props) {
  return (
    <Avatar
      src={account.imageUrl || undefined}
      alt=""
      aria-hidden
      sx={({ palette }) => ({
        width: size,
        height: size,
        fontSize: Math.round(size * 0.38),
        fontWeight: 600,
        color: palette.tone.info,
        backgroundColor: palette.tint.info,
      })}
    >
      {initials(account.name)}
    </Avatar>
  );
}
