import { locale } from '../i18n/locale.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Null within two minutes, because the server stores minutes. */
export function ago(time: string, now: number): string | null {
  const passed = now - Date.parse(time);
  if (passed < 120_000) return null;
  const [unit, size] = steps.find(([, length]) => passed >= length) ?? steps[2];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-Math.floor(passed / size), unit);
}
