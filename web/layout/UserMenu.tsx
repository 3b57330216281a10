import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { Avatar, Divider, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { logout, useMe, useSession } from '../session.ts';

export function UserMenu({ hasSettings }: { hasSettings: boolean }) {
  const { userData } = useSession();
  const { data: me } = useMe();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const user = me ?? userData;
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;

  return (
    <>
      <IconButton aria-label="User menu" aria-haspopup="menu" onClick={(event) => setAnchor(event.currentTarget)} sx={{ p: 1 }}>
        <Avatar
          src={user.profileImage || undefined}
          alt=""
          sx={({ palette }) => ({
            width: 30,
            height: 30,
            fontSize: 12,
            fontWeight: 600,
            color: palette.tone.info,
            backgroundColor: palette.tint.info,
          })}
        >
          {initials(user.firstName, user.lastName)}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 220, maxWidth: 320 } } }}
      >
        <MenuItem disabled sx={{ display: 'block', '&.Mui-disabled': { opacity: 1 } }}>
          <Typography variant="subtitle2" noWrap>
            {name}
          </Typography>
          <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
          {user.role === 'admin' && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              Admin
            </Typography>
          )}
        </MenuItem>
        <Divider component="li" sx={{ my: 1 }} />
        {hasSettings && (
          <MenuItem component={Link} to="/settings" onClick={close}>
            <SettingsOutlined />
            Settings
          </MenuItem>
        )}
        <MenuItem onClick={logout}>
          <LogoutOutlined />
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}

const initials = (first: string, last: string): string => `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
