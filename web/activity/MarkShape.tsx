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

/** Several comments at one place: the shape of one, larger, with their number. */
export function CountShape({ category, kind, count }: Pick<Mark, 'category' | 'kind'> & { count: number }) {
  const isPosted = kind === 'posted';
  const look = ({ palette }: Theme) => ({
    '& .shape': { fill: isPosted ? 'currentColor' : palette.background.paper },
    '& text': {
      fill: isPosted ? palette.primary.contrastText : palette.primary.main,
      fontSize: 10,
      fontWeight: 600,
      textAnchor: 'middle',
      dominantBaseline: 'central',
    },
  });
  return (
    <Box component="g" sx={look}>
      {category === 'Search' ? (
        <circle className="shape" r={8} stroke="currentColor" strokeWidth={2} />
      ) : (
        <path className="shape" d="M0 -10 L10 0 L0 10 L-10 0 Z" stroke="currentColor" strokeWidth={2} />
      )}
      <text>{count}</text>
    </Box>
  );
}
