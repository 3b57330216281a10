import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import { Box, Drawer, IconButton, useMediaQuery } from '@mui/material';
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { Loading } from '../components/Loading.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { headerHeight, sidebarWidth } from '../theme.ts';
import { Logo } from './Logo.tsx';
import { Navigation, type Place } from './Navigation.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

type Props = {
  home: string;
  places: Place[];
  aside?: ReactNode;
  hasSettings?: boolean;
  userMenu?: Omit<UserMenuProps, 'hasSettings'>;
  tools?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
};

export function Shell({
  home,
  places,
  aside,
  hasSettings = false,
  userMenu,
  tools,
  banner,
  children,
}: Props) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isSmall = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  const [drawerOpen, setDrawerOpen] = useState(false);

  // Before the effects of what is on it: a part of the page with an address of its own is scrolled to by one of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place starts at its top, with the drawer closed
  useLayoutEffect(() => {
    setDrawerOpen(false);
    scrollTo(0, 0);
  }, [pathname]);

  const navigation = <Navigation places={places} aside={aside} />;
  return (
    <Box>
      <SkipLink />
      <Box
        component="header"
        sx={({ palette, zIndex }) => ({
          position: 'sticky',
          top: 0,
          zIndex: zIndex.appBar,
          height: headerHeight,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: { xs: 3, sm: 5 },
          backgroundColor: palette.background.default,
          borderBottom: `1px solid ${palette.line}`,
          '@media print': { display: 'none' },
        })}
      >
        {isSmall && (
          <IconButton
            aria-label={t('layout.menu.open')}
            aria-expanded={drawerOpen}
            onClick={() => setDrawerOpen(true)}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Logo to={home} />
        <Box sx={{ flex: 1 }} />
        {tools}
        <ThemeSwitch />
        <UserMenu hasSettings={hasSettings} {...userMenu} />
      </Box>
      <Box sx={{ display: 'flex' }}>
        {isSmall ? (
          <Drawer
            open={drawerOpen}
            onClose={() => setDrawerOpen(false)}
            slotProps={{
              paper: {
                sx: { width: 280, maxWidth: '85vw' },
                'aria-label': t('layout.menu.name'),
                role: 'dialog',
              },
            }}
          >
            <Box
              sx={{ height: headerHeight, pl: 5, pr: 3, display: 'flex', alignItems: 'center', flex: 'none' }}
            >
              <Logo to={home} />
              <Box sx={{ flex: 1 }} />
              <IconButton aria-label={t('layout.menu.close')} onClick={() => setDrawerOpen(false)}>
                <CloseIcon />
              </IconButton>
            </Box>
            {navigation}
          </Drawer>
        ) : (
          <Box
            sx={({ palette }) => ({
              position: 'sticky',
              top: headerHeight,
              height: `calc(100dvh - ${headerHeight}px)`,
              width: sidebarWidth,
              flex: 'none',
              borderRight: `1px solid ${palette.line}`,
              '@media print': { display: 'none' },
            })}
          >
            {navigation}
          </Box>
        )}
        <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
          {banner}
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}
