import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { Mark } from './timelineModel.ts';

type Props = Pick<Mark, 'category' | 'kind'> & { count?: number };

/** A circle for searches, a diamond for monitors, filled once posted. Drawn around 0, 0. */
export function MarkShape({ category, kind, count = 1 }: Props) {
  const { palette } = useTheme();
  const isPosted = kind === 'posted';
  const radius = count > 1 ? 8 : 4;
  const tip = radius * 1.2;
  const look = {
    stroke: 'currentColor',
    strokeWidth: 2,
    fill: isPosted ? 'currentColor' : palette.background.paper,
  };
  return (
    <>
      {category === 'Search' ? (
        <circle r={radius} {...look} />
      ) : (
        <path d={`M0 ${-tip} L${tip} 0 L0 ${tip} L${-tip} 0 Z`} {...look} />
      )}
      {count > 1 && (
        <text
          fill={isPosted ? palette.primary.contrastText : palette.primary.main}
          fontSize={10}
          fontWeight={600}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {count}
        </text>
      )}
    </>
  );
}

export const MarkIcon = (mark: Props) => (
  <Box
    component="svg"
    aria-hidden="true"
    width={12}
    height={12}
    viewBox="-6 -6 12 12"
    sx={{ flex: 'none', color: 'primary.main' }}
  >
    <MarkShape {...mark} />
  </Box>
);
