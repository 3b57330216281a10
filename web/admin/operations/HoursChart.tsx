import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { Activity } from '../../../server/operations/schemas.ts';
import { hourText, topOf } from './operationsModel.ts';

const height = 160;
const width = 1000;

/** The hours as bars, comments below and faults on top of them. A table says the same to those who read it. */
export function HoursChart({ hours }: Pick<Activity, 'hours'>) {
  const { palette } = useTheme();
  const top = topOf(hours);
  const step = width / hours.length;
  const bar = Math.max(1, step * 0.72);
  const y = (n: number) => height - (n / top) * height;
  const labelled = hours.filter((_, at) => (hours.length - 1 - at) % (hours.length / 4) === 0).slice(-4);
  return (
    <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2 }}>
      <Box
        className="tabular"
        sx={{
          height,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          fontSize: 12,
          lineHeight: 1,
          color: 'text.secondary',
          textAlign: 'right',
        }}
      >
        <span>{top}</span>
        <span>{top / 2}</span>
        <span>0</span>
      </Box>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        width="100%"
        height={height}
        style={{ display: 'block' }}
        role="presentation"
      >
        {[0, height / 2, height].map((at) => (
          <line
            key={at}
            x1={0}
            x2={width}
            y1={at}
            y2={at}
            stroke={palette.line}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {hours.map(({ at, posted, faults }, n) => (
          <g key={at}>
            <title>{`${hourText(at, true)}: ${posted} / ${faults}`}</title>
            <rect
              x={n * step + (step - bar) / 2}
              y={y(posted)}
              width={bar}
              height={height - y(posted)}
              fill={palette.primary.main}
            />
            <rect
              x={n * step + (step - bar) / 2}
              y={y(posted + faults)}
              width={bar}
              height={height - y(faults)}
              fill={palette.tone.bad}
            />
          </g>
        ))}
      </svg>
      <span />
      <Box
        className="tabular"
        sx={{ display: 'flex', justifyContent: 'flex-end', fontSize: 12, color: 'text.secondary', mt: 1.5 }}
      >
        {labelled.map(({ at }) => (
          <Box component="span" key={at} sx={{ flex: 1, textAlign: 'right' }}>
            {hourText(at, hours.length > 24)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
