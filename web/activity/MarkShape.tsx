import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Mark } from './timelineModel.ts';

/** Half of a mark's size, in pixels. */
export const reach = 5;

/** A comment on the timeline: a circle for searches, a diamond for monitors; filled once it is posted. Drawn around 0, 0. */
export function MarkShape({ category, kind }: Pick<Mark, 'category' | 'kind'>) {
  const look = {
    fill: kind === 'posted' ? 'currentColor' : undefined,
    stroke: 'currentColor',
    strokeWidth: 2,
    sx: kind === 'posted' ? {} : { fill: ({ palette }: Theme) => palette.background.paper },
  };
  const half = reach - 1;
  if (category === 'Search') return <Box component="circle" r={half} {...look} />;
  return (
    <Box
      component="path"
      d={`M0 ${-half - 0.5} L${half + 0.5} 0 L0 ${half + 0.5} L${-half - 0.5} 0 Z`}
      {...look}
    />
  );
}
