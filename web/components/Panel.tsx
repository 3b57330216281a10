import { Box, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type Props = {
  title?: ReactNode;
  actions?: ReactNode;
  description?: ReactNode;
  children: ReactNode;
};

export function Panel({ title, actions, description, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={{ p: 4, minWidth: 0, overflow: 'visible' }}
    >
      {(title || actions) && (
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            rowGap: 2,
            mb: description ? 1 : 3,
          }}
        >
          <Typography id={id} variant="h2" sx={{ flex: '1 1 auto', minWidth: 0 }}>
            {title}
          </Typography>
          {actions}
        </Stack>
      )}
      {description && <Box sx={{ color: 'text.secondary', mb: 4 }}>{description}</Box>}
      {children}
    </Card>
  );
}
