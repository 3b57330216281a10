import type { Tone } from '../theme.ts';
import css from './StatusChip.module.css';

/** A status is always a word; the colour only helps. Plain, since a list has one in each row. */
export const StatusChip = ({ tone, label }: { tone: Tone; label: string }) => (
  <span className={css.chip} data-tone={tone}>
    <span>{label}</span>
  </span>
);
