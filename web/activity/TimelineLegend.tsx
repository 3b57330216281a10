import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { MarkShape } from './MarkShape.tsx';

/** The shape shows the source of the post, the filling whether the comment is posted. */
export function TimelineLegend() {
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
      <Key text={t('activity.timeline.planned')}>
        <Shape category="Search" kind="planned" />
        <Shape category="Monitor" kind="planned" />
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
