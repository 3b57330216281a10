import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import { Box, Button, InputLabel, Popover, Skeleton, Typography } from '@mui/material';
import { lazy, Suspense, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { type Filters, filterOf, presets, type Range, rangeOf, rangeText } from './rangeModel.ts';

const RangeCalendar = lazy(() => import('./RangeCalendar.tsx').then((m) => ({ default: m.RangeCalendar })));

export function DateRangeFilter() {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const { filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isShown, setIsShown] = useState(false);
  // A new calendar each time, so that its focus begins on today.
  const [opening, setOpening] = useState(0);
  const now = new Date();
  const range = rangeOf(filterValues as Filters, now);

  function choose(next: Range | null): void {
    setFilters({ ...filterValues, ...filterOf(next) }, undefined, false);
    setAnchor(null);
  }

  return (
    <Box sx={{ minWidth: 0 }}>
      <InputLabel id={`${id}label`} htmlFor={id}>
        {t('comments.filters.dates')}
      </InputLabel>
      <Button
        id={id}
        variant="outlined"
        fullWidth
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-labelledby={`${id}label ${id}`}
        startIcon={<CalendarMonthOutlined />}
        onClick={({ currentTarget }) => {
          setIsShown(false);
          setOpening(opening + 1);
          setAnchor(currentTarget);
        }}
        sx={field}
      >
        <Box component="span" className="tabular" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {range ? rangeText(range, language) : t('comments.filters.anyDate')}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          transition: { onEntered: () => setIsShown(true) },
          paper: { role: 'dialog', 'aria-label': t('comments.range.title'), sx: paper },
        }}
      >
        <Box role="group" aria-label={t('comments.range.title')} sx={shortcuts}>
          <Button size="small" onClick={() => choose(null)}>
            {t('comments.range.clear')}
          </Button>
          {presets.map((preset) => (
            <Button key={preset.label} size="small" onClick={() => choose(preset.range(now))}>
              {t(preset.label)}
            </Button>
          ))}
        </Box>
        <Box sx={{ p: 4, minWidth: 0 }}>
          <Suspense fallback={<Skeleton variant="rounded" width={284} height={300} />}>
            <RangeCalendar key={opening} range={range} isShown={isShown} onRange={choose} />
          </Suspense>
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
            {t('comments.range.hint')}
          </Typography>
        </Box>
      </Popover>
    </Box>
  );
}

const field = {
  justifyContent: 'flex-start',
  fontWeight: 400,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  px: 3,
} as const;
const paper = {
  mt: 1,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  maxWidth: 'calc(100vw - 32px)',
} as const;
const shortcuts = {
  display: 'flex',
  flexDirection: { sm: 'column' },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 1,
  p: 3,
  '& .MuiButton-root': { justifyContent: 'flex-start', color: 'text.primary', fontWeight: 400 },
} as const;
