import { Box } from '@mui/material';
import type { ResultRow } from '../../server/history/results/schemas.ts';

type Props = { share: number; interval: NonNullable<ResultRow['interval']>; most: number };

/**
 * The interval on a scale that all rows share, with a line at the share. The text beside it says the same.
 * @param most the end of the scale, a rate
 */
export function IntervalBar({ share, interval, most }: Props) {
  const at = (rate: number) => (100 * rate) / most;
  return (
    <Box component="svg" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" sx={drawing}>
      <rect x="0" y="3" width="100" height="2" opacity="0.15" />
      <rect
        x={at(interval.least)}
        y="2"
        width={at(interval.most - interval.least)}
        height="4"
        opacity="0.5"
      />
      <rect x={Math.min(99, at(share))} y="0" width="1" height="8" />
    </Box>
  );
}

const drawing = {
  display: 'block',
  width: '100%',
  minWidth: 64,
  height: 8,
  mt: 1,
  fill: 'currentColor',
} as const;
