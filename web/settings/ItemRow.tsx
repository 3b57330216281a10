import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { dotted } from '../components/dotted.ts';
import { Changes } from '../viewAs/Changes.tsx';

type Props = {
  icon: ReactNode;
  title: ReactNode;
  chip?: ReactNode;
  facts: readonly ReactNode[];
  action?: ReactNode;
  children?: ReactNode;
};

export function ItemRow({ icon, title, chip, facts, action, children }: Props) {
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 4,
        px: 4,
        py: 3,
        borderTop: `1px solid ${palette.line}`,
      })}
    >
      <Box sx={{ display: 'flex', color: 'text.secondary', '& svg': { fontSize: 20 } }}>{icon}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, rowGap: 1, flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{title}</Typography>
          {chip}
        </Box>
        <Box sx={{ ...dotted, color: 'text.secondary' }}>
          {facts.map((fact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same facts in the same order
            <Typography key={at} variant="body2" component="span" className="tabular">
              {fact}
            </Typography>
          ))}
        </Box>
        {children}
      </Box>
      <Changes>{action}</Changes>
    </Box>
  );
}
