import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

type Props = { label: string; links: readonly { to: string; text: string }[] };

export function PartNav({ label, links }: Props) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen the links scroll sideways.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path has another current link
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={label}
      sx={{
        borderBottom: 1,
        borderColor: 'line',
        mb: 5,
        mx: { xs: -4, sm: 0 },
        px: { xs: 2, sm: 0 },
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '& ul': { listStyle: 'none', display: 'flex', m: 0, p: 0 },
        '& a': {
          display: 'block',
          px: 3,
          py: 2.5,
          fontWeight: 500,
          color: 'text.secondary',
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          borderBottom: '2px solid transparent',
          '&:hover': { color: 'text.primary' },
          '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
          '&:focus-visible': { outlineOffset: -2 },
        },
      }}
    >
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <NavLink to={to} end>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}
