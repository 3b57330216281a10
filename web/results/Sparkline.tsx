import { Box } from '@mui/material';

const height = 24;

/** The course by week without labels: the panel below has the figures. Null leaves a gap. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const highest = Math.max(0, ...values.map((value) => value ?? 0));
  if (highest === 0 || values.length < 2) return null;
  const xOf = (at: number) => (100 * at) / (values.length - 1);
  const yOf = (value: number) => height - 2 - ((height - 4) * value) / highest;
  return (
    <Box component="dd" aria-hidden sx={{ mt: 'auto !important', pt: 3, color: 'primary.main' }}>
      <Box component="svg" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" sx={drawing}>
        {values.map((value, at) => {
          const next = values[at + 1];
          if (value === null || next === null || next === undefined) return null;
          return (
            <line key={xOf(at)} x1={xOf(at)} x2={xOf(at + 1)} y1={yOf(value)} y2={yOf(next)} {...stroke} />
          );
        })}
      </Box>
    </Box>
  );
}

const stroke = {
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;
const drawing = { display: 'block', width: '100%', height, overflow: 'visible' } as const;
