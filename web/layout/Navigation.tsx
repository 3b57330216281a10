import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { Box, ButtonBase } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { visuallyHidden } from '../components/visuallyHidden.ts';
import type { TextName } from '../i18n/texts.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { logout } from '../session.ts';

export type Place = {
  to: string;
  label: TextName;
  icon: ReactNode;
  count?: number | undefined;
  /** Where the place's pages begin, if not at `to`. */
  below?: string;
};

const entry = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 2.5,
  width: '100%',
  minHeight: { xs: 44, sm: 36 },
  px: 2.5,
  borderRadius: '8px',
  typography: 'subtitle1',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected' },
};
const badge = {
  ml: 'auto',
  minWidth: 20,
  px: 1.5,
  borderRadius: 99,
  fontSize: 12,
  textAlign: 'center',
  color: 'tone.info',
  bgcolor: 'tint.info',
};

export function Navigation({ places, aside }: { places: Place[]; aside?: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={t('layout.menu.main')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        height: '100%',
        overflowY: 'auto',
        p: 3,
        gap: 4,
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {places.map(({ to, label, icon, count, below }) => {
          const link = below && pathname.startsWith(below) ? { component: Link, 'aria-current': true } : null;
          return (
            <li key={to}>
              <Box component={NavLink} to={to} state={{ _scrollToTop: true }} sx={entry} {...link}>
                {icon}
                {t(label)}
                {count ? (
                  <Box component="span" className="tabular" sx={badge}>
                    {count > 99 ? '99+' : count}
                    <span style={visuallyHidden}> {t('layout.menu.waiting')}</span>
                  </Box>
                ) : null}
              </Box>
            </li>
          );
        })}
        <li>
          <ButtonBase onClick={logout} sx={entry}>
            <LogoutOutlined />
            {t('layout.userMenu.logout')}
          </ButtonBase>
        </li>
      </Box>
      {aside && <Box sx={{ mt: 'auto' }}>{aside}</Box>}
    </Box>
  );
}
