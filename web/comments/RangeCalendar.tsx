import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { es } from 'react-day-picker/locale/es';
import 'react-day-picker/style.css';
import { useLanguage } from '../i18n/useTranslate.ts';
import type { Range } from './rangeModel.ts';

type Props = {
  range: Range | null;
  /** The popover has opened, so a day can take the focus. */
  isShown: boolean;
  onRange: (range: Range) => void;
};

const locales = { en: enGB, de, es };
const between = (a: Date, b: Date): Range => (a <= b ? { from: a, to: b } : { from: b, to: a });

/**
 * Two chosen days are the ends of the range, in either order. After the first one, a preview follows the
 * pointer and the keys.
 */
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
    if (first) onRange(between(first, day));
    setFirst(day);
    setLast(day);
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

const calendarStyles = ({ palette }: Theme) => ({
  '& .rdp-root': {
    '--rdp-accent-color': palette.primary.main,
    '--rdp-accent-background-color': palette.action.selected,
    '--rdp-range_start-color': palette.primary.contrastText,
    '--rdp-day-width': '40px',
    '--rdp-day-height': '40px',
    '--rdp-day_button-width': '38px',
    '--rdp-day_button-height': '38px',
    '--rdp-day_button-border-radius': '8px',
    '--rdp-weekday-opacity': 1,
  },
  '& .rdp-month_caption': { typography: 'h2', alignItems: 'center', pl: 3 },
  '& .rdp-selected': { font: 'inherit' },
  '& button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
});
