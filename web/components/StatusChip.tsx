import type { Tone } from '../theme.ts';
import css from './StatusChip.module.css';

/** Without MUI, because each row of a list has one. */
export const StatusChip = ({ tone, label }: { tone: Tone; label: string }) => (
  <span className={css.chip} data-tone={tone}>
    <span>{label}</span>
  </span>
);
