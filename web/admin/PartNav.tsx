import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

type Props = { label: string; links: readonly { to: string; text: string }[] };

/** Links that look like tabs, because each section has its own address. */
export function PartNav({ label, links }: Props) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // Where there is no room for all, the one that is shown is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another part
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [pathname]);
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={label}
      sx={({ palette }) => ({
        borderBottom: `1px solid ${palette.line}`,
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
          color: palette.text.secondary,
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          borderBottom: '2px solid transparent',
          '&:hover': { color: palette.text.primary },
          '&[aria-current]': { color: palette.primary.main, borderColor: palette.primary.main },
          '&:focus-visible': { outlineOffset: -2 },
        },
      })}
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
