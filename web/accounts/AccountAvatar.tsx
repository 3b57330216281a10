import { Avatar } from '@mui/material';
import { initials } from './accountsModel.ts';

type Props = { account: { name: string; imageUrl: string }; size?: number };

/** The picture, or the initials when there is none or it doesn't load. The name always stands beside it, so it is decoration. */
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
