import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', px: 4, py: 10 }}>
      {icon && (
        <Box sx={{ color: 'text.secondary', mb: 3, '& svg': { fontSize: 24, display: 'block' } }}>{icon}</Box>
      )}
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {text && (
        <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '44ch', textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 4 }}>{action}</Box>}
    </Box>
  );
}
