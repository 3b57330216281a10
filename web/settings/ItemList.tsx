import { Box } from '@mui/material';
import type { ReactNode, Ref } from 'react';

type Props = { label: string; ref?: Ref<HTMLUListElement>; children: ReactNode };

export function ItemList({ label, ref, children }: Props) {
  return (
    <Box
      component="ul"
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, mx: -4, mb: -4, p: 0, outline: 'none' }}
    >
      {children}
    </Box>
  );
}
