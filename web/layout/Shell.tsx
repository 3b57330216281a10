import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import { Box, Drawer, IconButton, Link, useMediaQuery } from '@mui/material';
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../components/ErrorBoundary.tsx';
import { Loading } from '../components/Loading.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { headerHeight, sidebarWidth } from '../theme.ts';
import { Logo } from './Logo.tsx';
import { Navigation, type Place } from './Navigation.tsx';
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

export function Shell({ home, places, aside, hasSettings = false, userMenu, ...rest }: Props) {
  const { tools, banner, children } = rest;
  const t = useTranslate('layout.menu');
  const { pathname } = useLocation();
  const isSmall = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  const [drawerOpen, setDrawerOpen] = useState(false);

  // A layout effect, because an effect of the page may then scroll to its hash.
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
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          height: headerHeight,
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: { xs: 3, sm: 5 },
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'line',
          '@media print': { display: 'none' },
        }}
      >
        {isSmall && (
          <IconButton aria-label={t('open')} aria-expanded={drawerOpen} onClick={() => setDrawerOpen(true)}>
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
                'aria-label': t('name'),
                role: 'dialog',
              },
            }}
          >
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                flex: 'none',
                height: headerHeight,
                pl: 5,
                pr: 3,
              }}
            >
              <Logo to={home} />
              <IconButton aria-label={t('close')} onClick={() => setDrawerOpen(false)}>
                <CloseIcon />
              </IconButton>
            </Box>
            {navigation}
          </Drawer>
        ) : (
          <Box
            sx={{
              position: 'sticky',
              top: headerHeight,
              height: `calc(100dvh - ${headerHeight}px)`,
              width: sidebarWidth,
              flex: 'none',
              borderRight: 1,
              borderColor: 'line',
              '@media print': { display: 'none' },
            }}
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

function SkipLink() {
  const t = useTranslate();
  return (
    <Link
      href="#content"
      // Following the link would add a history entry that the router doesn't know.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 4,
        py: 2,
        borderRadius: '8px',
        bgcolor: 'raised',
        '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
      }}
    >
      {t('layout.menu.skip')}
    </Link>
  );
}
