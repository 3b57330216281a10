import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../components/LanguageChoice.tsx';
import { useTitle } from '../components/useTitle.ts';
import { Logo } from '../layout/Logo.tsx';
import { Illustration } from './Illustration.tsx';

type Props = { title: string; lead?: ReactNode; children: ReactNode /** Below the card. */; footer?: ReactNode };

/** The frame of the pages for visitors: one card, one thing to do. */
export function PublicFrame({ title, lead, children, footer }: Props) {
  useTitle(title);
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 400px)',
        justifyContent: 'center',
        alignContent: { xs: 'start', sm: 'safe center' },
        gap: 5,
        px: 4,
        py: { xs: 8, sm: 12 },
        position: 'relative',
        isolation: 'isolate',
      }}
    >
      <Illustration />
      <Box component="header" sx={{ display: 'flex', justifyContent: 'center' }}>
        <Logo to="/login" />
      </Box>
      <Card component="main" sx={{ p: { xs: 5, sm: 8 }, boxShadow: ({ palette }) => palette.shadow1 }}>
        <Typography variant="h1">{title}</Typography>
        {lead && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 1 }}>
            {lead}
          </Typography>
        )}
        <Box sx={{ mt: 6 }}>{children}</Box>
      </Card>
      <Box component="footer" sx={{ display: 'grid', gap: 5 }}>
        {footer && <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>{footer}</Typography>}
        <LanguageChoice />
      </Box>
    </Box>
  );
}
