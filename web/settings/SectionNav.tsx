import { Box, Link } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate.ts';
import { headerHeight } from '../theme.ts';

const names = [
  'profile',
  'password',
  'sessions',
  'tokens',
  'webhooks',
  'appearance',
  'subscription',
  'data',
] as const;
type Name = (typeof names)[number];

/** A part of the page with an address of its own: `/settings#tokens`. */
export function Section({ name, children }: { name: Name; children: ReactNode }) {
  const { hash, key } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again
  useEffect(() => {
    if (hash === `#${name}`) place.current?.scrollIntoView({ block: 'start' });
  }, [hash, key, name]);
  return (
    <Box id={name} ref={place} sx={{ minWidth: 0 }}>
      {children}
    </Box>
  );
}

/** Where what stands on the page, beside it where there is room. */
export function SectionNav() {
  const t = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={t('settings.sections.label')}
      sx={{
        display: { xs: 'none', md: 'block' },
        position: 'sticky',
        top: headerHeight + 28,
        flex: '0 0 180px',
      }}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {names.map((name) => (
          <li key={name}>
            <Link
              component={RouterLink}
              to={`#${name}`}
              underline="none"
              sx={({ palette }) => ({
                display: 'block',
                px: 3,
                py: 1.5,
                borderRadius: '8px',
                color: 'text.secondary',
                '&:hover': { backgroundColor: palette.action.hover },
              })}
            >
              {t(`settings.sections.${name}`)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
