import { useNow } from '../activity/engineClock.ts';
import { locale } from '../i18n/locale.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `5 minutes ago`; null within two minutes, because the server stores minutes. */
export function useAgo(time: string | null): string | null {
  const passed = useNow(60_000) - Date.parse(time ?? '');
  if (Number.isNaN(passed) || passed < 120_000) return null;
  const [unit, size] = steps.find(([, length]) => passed >= length) ?? steps[2];
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-Math.floor(passed / size), unit);
}

export function useLastUsed(texts: 'tokens' | 'security', time: string | null): string {
  const t = useTranslate('settings');
  const when = useAgo(time);
  if (when) return t(`${texts}.used`, { when });
  return t(`${texts}.${time === null ? 'usedNever' : 'usedNow'}`);
}
