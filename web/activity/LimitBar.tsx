import { Box, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';

type Props = { label: string; used: number; limit: number; loaded: boolean };

export function LimitBar({ label, used, limit, loaded }: Props) {
  const id = useId();
  const reached = limit > 0 && used >= limit;
  const text = limit === 0 ? (used === 0 ? 'Off' : `${used}, now off`) : `${used} of ${limit}${reached ? ', limit reached' : ''}`;
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 1.5 }}>
        <Typography id={id} variant="body2">
          {label}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {loaded ? text : '–'}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        aria-valuetext={text}
        value={loaded && limit > 0 ? Math.min(100, (used / limit) * 100) : 0}
        sx={{ height: 4 }}
      />
    </Box>
  );
}
