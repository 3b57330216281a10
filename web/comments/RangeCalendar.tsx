import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import { useLanguage } from '../i18n/useTranslate.ts';
import type { Range } from './rangeModel.ts';

type Props = {
  range: Range | null;
  /** It is in sight, so that the day which Tab would reach can take the focus: the keys move from there. */
  isShown: boolean;
  onRange: (range: Range) => void;
};

const locales = { en: enGB, de, es };
const between = (one: Date, other: Date): Range =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** The first day that is chosen begins a range, the second ends it, in either order; until then it follows the pointer and the keys. */
export function RangeCalendar({ range, isShown, onRange }: Props) {
  const calendar = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  const [first, setFirst] = useState<Date | null>(null);
  const [last, setLast] = useState<Date | null>(null);
  const today = new Date();
  const months = wide ? 2 : 1;
  const shown = range?.to ?? today;

  useEffect(() => {
    if (isShown) calendar.current?.querySelector<HTMLElement>('.rdp-day button[tabindex="0"]')?.focus();
  }, [isShown]);

  function choose(day: Date): void {
    if (first) {
      onRange(between(first, day));
    } else {
      setFirst(day);
      setLast(day);
    }
  }

  return (
    <Box ref={calendar} sx={calendarStyles}>
      <DayPicker
        mode="range"
        locale={locales[language]}
        numberOfMonths={months}
        defaultMonth={new Date(shown.getFullYear(), shown.getMonth() - (months - 1), 1)}
        endMonth={today}
        disabled={{ after: today }}
        selected={first && last ? between(first, last) : (range ?? undefined)}
        onSelect={(_, day) => choose(day)}
        onDayMouseEnter={(day) => setLast(day)}
        onDayFocus={(day) => setLast(day)}
      />
    </Box>
  );
}

const cell = 40;

/** react-day-picker's parts in our tokens; its own style sheet is not loaded. */
const calendarStyles = ({ palette, shape }: Theme) => ({
  '& .rdp-root': { position: 'relative' },
  '& .rdp-months': { display: 'flex', gap: 6 },
  '& .rdp-month_caption': {
    height: 36,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    mb: 1,
  },
  '& .rdp-caption_label': {
    fontWeight: 600,
    textTransform: 'none',
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& .rdp-nav': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 36,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    pointerEvents: 'none',
  },
  '& .rdp-button_next, & .rdp-button_previous': {
    width: 32,
    height: 32,
    border: 0,
    borderRadius: '8px',
    background: 'none',
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    pointerEvents: 'auto',
    '&:hover:not([aria-disabled=true])': { backgroundColor: palette.action.hover },
    '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
  },
  '& .rdp-chevron': { width: 18, height: 18, fill: palette.text.secondary },
  '& .rdp-month_grid': { borderCollapse: 'collapse' },
  '& .rdp-weekday': {
    width: cell,
    height: 28,
    fontSize: 12,
    fontWeight: 500,
    color: palette.text.secondary,
    p: 0,
  },
  '& .rdp-day': { width: cell, height: cell, p: 0, textAlign: 'center' },
  '& .rdp-day_button': {
    width: cell - 2,
    height: cell - 2,
    border: 0,
    borderRadius: '8px',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&:hover:not(:disabled)': { backgroundColor: palette.action.hover },
    '&:disabled': { cursor: 'default' },
  },
  '& .rdp-button_next:focus-visible, & .rdp-button_previous:focus-visible, & .rdp-day_button:focus-visible': {
    outline: `2px solid ${palette.primary.main}`,
    outlineOffset: 1,
  },
  '& .rdp-today .rdp-day_button': { fontWeight: 600, color: palette.primary.main },
  '& .rdp-disabled': { color: palette.text.disabled },
  '& .rdp-range_middle': { backgroundColor: palette.action.selected },
  '& .rdp-range_start': { borderRadius: `${shape.borderRadius}px 0 0 ${shape.borderRadius}px` },
  '& .rdp-range_end': { borderRadius: `0 ${shape.borderRadius}px ${shape.borderRadius}px 0` },
  '& .rdp-range_start:not(.rdp-range_end), & .rdp-range_end:not(.rdp-range_start)': {
    backgroundColor: palette.action.selected,
  },
  '& .rdp-range_start .rdp-day_button, & .rdp-range_end .rdp-day_button': {
    '&, &:hover:not(:disabled)': {
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
    },
  },
});
