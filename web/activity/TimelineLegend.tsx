import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { MarkShape } from './MarkShape.tsx';

/** What the timeline's shapes stand for: the row and the shape say by what a post was found, the filling whether it is posted. */
export function TimelineLegend({ now }: { now: string }) {
  const t = useTranslate();
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 5,
        rowGap: 1,
        mt: 2.5,
        color: 'text.secondary',
        fontSize: 12,
        lineHeight: '16px',
      }}
    >
      <Key text={t('activity.categories.Searches')}>
        <Shape category="Search" kind="posted" />
      </Key>
      <Key text={t('activity.categories.Monitors')}>
        <Shape category="Monitor" kind="posted" />
      </Key>
      <Key text={t('activity.timeline.posted')}>
        <Shape category="Search" kind="posted" />
        <Shape category="Monitor" kind="posted" />
      </Key>
      <Key text={t('activity.timeline.planned')}>
        <Shape category="Search" kind="planned" />
        <Shape category="Monitor" kind="planned" />
      </Key>
      <Key text={t('activity.timeline.workingHours')}>
        <Box
          component="span"
          sx={({ palette }) => ({
            width: 16,
            height: 10,
            borderRadius: '3px',
            backgroundColor: palette.tint.info,
          })}
        />
      </Key>
      <Key text={t('activity.timeline.now', { time: now })}>
        <Box
          component="span"
          sx={{ width: 2, height: 12, borderRadius: 1, backgroundColor: 'text.primary' }}
        />
      </Key>
    </Box>
  );
}

const Key = ({ children, text }: { children: ReactNode; text: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
    {children}
    {text}
  </Box>
);

const Shape = ({ category, kind }: { category: 'Search' | 'Monitor'; kind: 'posted' | 'planned' }) => (
  <Box component="svg" width={12} height={12} viewBox="-6 -6 12 12" sx={{ color: 'primary.main' }}>
    <MarkShape category={category} kind={kind} />
  </Box>
);
