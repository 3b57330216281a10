import { Box } from '@mui/material';
import { Link } from 'react-router-dom';

/** The mark: something said, and its sound. Kept like mark.svg, which the browser tab shows. */
export function Logo({ to, size = 26 }: { to: string; size?: number }) {
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2.5,
        color: 'text.primary',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden
        sx={{ width: size, height: size, display: 'block', color: 'primary.main' }}
      >
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <Box
          component="path"
          sx={{ fill: ({ palette }) => palette.primary.contrastText }}
          d="M9 8.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-7.2L11 25.6v-4.1H9A2.5 2.5 0 0 1 6.5 19v-8A2.5 2.5 0 0 1 9 8.5Z"
        />
        <path d="M12 13.2v3.6M16 11.6v6.8M20 13.2v3.6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </Box>
      <Box component="span" sx={{ fontSize: 16, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.01em' }}>
        Chime In
      </Box>
    </Box>
  );
}
