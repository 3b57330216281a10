import type { Theme } from '@mui/material/styles';

const cell = 40;

/** react-day-picker's parts in our tokens; its own style sheet is not loaded. */
export const calendarStyles = ({ palette, shape }: Theme) => ({
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
