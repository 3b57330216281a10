import dayjs from 'dayjs';
import type { Tone } from '../../theme.ts';

/** Spec section 2: anything but these is gray. */
const tones: Record<string, Tone> = { Paid: 'good', Expired: 'bad', Trial: 'warning' };

export const statusTone = (status: string): Tone => tones[status] ?? 'neutral';

/** dd-MM-yyyy in the time zone of the browser. */
export const dateOrDash = (time: string | null): string => (time === null ? '-' : dayjs(time).format('DD-MM-YYYY'));
