import { Box, Button, type ButtonProps, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { Changes } from '../viewAs/Changes.tsx';
import { dotted } from './dotted.ts';

type ListProps = { label: string; ref?: Ref<HTMLUListElement> | undefined; children: ReactNode };

export function ItemList({ label, ref, children }: ListProps) {
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

type RowProps = {
  icon: ReactNode;
  title: ReactNode;
  chip?: ReactNode;
  facts: readonly ReactNode[];
  action?: ReactNode;
  children?: ReactNode;
};

export function ItemRow({ icon, title, chip, facts, action, children }: RowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        px: 4,
        py: 3,
        borderTop: 1,
        borderColor: 'line',
      }}
    >
      <Box sx={{ display: 'flex', color: 'text.secondary', '& svg': { fontSize: 20 } }}>{icon}</Box>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, rowGap: 1, flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{title}</Typography>
          {chip}
        </Box>
        <Box sx={{ ...dotted, color: 'text.secondary' }}>
          {facts.filter(Boolean).map((fact, at) => (
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

export const RowButton = (props: ButtonProps) => (
  <Button
    size="small"
    variant={props.color === 'error' ? 'text' : 'outlined'}
    sx={{ flex: 'none' }}
    {...props}
  />
);
