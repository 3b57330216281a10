import CheckIcon from '@mui/icons-material/Check';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { Box, Divider, IconButton, ListSubheader, MenuItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chooseLanguage, languageList } from '../components/LanguageChoice.tsx';
import { MenuButton } from '../components/MenuButton.tsx';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { useMe } from '../me.ts';
import { logout, useSession } from '../session.ts';
import { initialsOf, UserAvatar } from './UserAvatar.tsx';

export type UserMenuProps = {
  hasSettings: boolean;
  isNamed?: boolean;
  security?: string;
  choices?: ReactNode;
};

export function UserMenu({ hasSettings, isNamed = false, security, choices }: UserMenuProps) {
  const t = useTranslate();
  const current = useLanguage();
  const { userData } = useSession();
  const { data: me } = useMe();
  const user = me ?? userData;
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`;
  const role = t(`layout.userMenu.${user.role}`);
  const divider = <Divider component="li" sx={{ my: 1 }} />;

  return (
    <MenuButton
      button={(trigger) => (
        <IconButton
          {...trigger}
          // The name must contain the visible initials for voice control.
          aria-label={isNamed ? undefined : `${t('layout.userMenu.open')} ${initialsOf(user)}`}
          sx={{ p: 1 }}
        >
          {isNamed && <span style={visuallyHidden}>{t('layout.userMenu.open')} </span>}
          <UserAvatar user={user} size={30} />
          {isNamed && (
            <Box
              component="span"
              sx={{ display: { xs: 'none', sm: 'grid' }, textAlign: 'left', ml: 2.5, mr: 1 }}
            >
              <Typography
                component="span"
                variant="subtitle2"
                noWrap
                sx={{ color: 'text.primary', maxWidth: 200 }}
              >
                {name}
              </Typography>
              <Typography component="span" variant="caption" color="textSecondary">
                {role}
              </Typography>
            </Box>
          )}
        </IconButton>
      )}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 220, maxWidth: 320 } } }}
    >
      <MenuItem disabled sx={{ display: 'block', '&.Mui-disabled': { opacity: 1 } }}>
        <Typography variant="subtitle2" noWrap>
          {name}
        </Typography>
        <Typography variant="caption" component="p" noWrap color="textSecondary">
          {user.email}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {role}
        </Typography>
      </MenuItem>
      {divider}
      {hasSettings && (
        <MenuItem component={Link} to="/settings">
          <SettingsOutlined />
          {t('layout.userMenu.settings')}
        </MenuItem>
      )}
      {security && (
        <MenuItem component={Link} to={security}>
          <ShieldOutlined />
          {t('layout.userMenu.security')}
        </MenuItem>
      )}
      {(hasSettings || security) && divider}
      <ListSubheader disableSticky role="presentation" sx={{ px: 2.5, fontSize: 12, lineHeight: '24px' }}>
        {t('components.language.choose')}
      </ListSubheader>
      {languageList.map(([language, name]) => (
        <MenuItem
          key={language}
          lang={language}
          role="menuitemradio"
          aria-checked={language === current}
          onClick={() => chooseLanguage(language)}
        >
          <CheckIcon sx={{ visibility: language === current ? 'visible' : 'hidden' }} />
          {name}
        </MenuItem>
      ))}
      {choices && divider}
      {choices}
      {divider}
      <MenuItem onClick={logout}>
        <LogoutOutlined />
        {t('layout.userMenu.logout')}
      </MenuItem>
    </MenuButton>
  );
}
