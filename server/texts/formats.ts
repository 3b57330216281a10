/*
 * Dates and numbers for people: in the web app, in sentences of the server, and in e-mails. Creating a format
 * takes a hundred times as long as using it, so each is kept.
 */

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dates.set(key, format);
  return format;
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options);
  numbers.set(key, format);
  return format;
}

export type Clock = '12' | '24';

/** The clock of a language, unless its reader has chosen one. */
export const usualClock = { en: '12', de: '24', es: '24' } as const satisfies Record<string, Clock>;

/** '14:05', or '02:05 PM'. Without a zone, in that of the machine. */
export function clockTime(
  at: number | Date,
  clock: Clock,
  { timeZone, seconds = false }: { timeZone?: string | undefined; seconds?: boolean } = {},
): string {
  const is12 = clock === '12';
  const text = dateFormat(is12 ? 'en-US' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds && { second: '2-digit' as const }),
    hourCycle: is12 ? 'h12' : 'h23',
    ...(timeZone && { timeZone }),
  }).format(at);
  // Some runtimes put a narrow space before AM and PM.
  return text.replace(/\s/g, ' ');
}

/**
 * A value of a sentence that its reader formats. `at` is in ISO 8601; without a zone, the reader's is used.
 */
export type Moment = { at: string; zone: string | null; form: 'time' | 'weekday' | 'date' | 'moment' };

/** dd/MM/yyyy in English, '05.03.2026' in German. Without a zone, in that of the machine. */
export const dayIn = (at: number | Date, locale: string, timeZone?: string): string =>
  dateFormat(locale, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    ...(timeZone && { timeZone }),
  }).format(at);

/** '02:05 PM', 'Mon 02:05 PM', '3 March 2026' or '03/03/2026, 02:05 PM', in the moment's zone. */
export function momentIn({ at, zone: own, form }: Moment, locale: string, clock: Clock): string {
  const date = new Date(at);
  const zone = own ?? undefined;
  if (form === 'date')
    return dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone }).format(
      date,
    );
  const time = clockTime(date, clock, { timeZone: zone });
  if (form === 'moment') return `${dayIn(date, locale, zone)}, ${time}`;
  return form === 'time'
    ? time
    : `${dateFormat(locale, { weekday: 'short', timeZone: zone }).format(date)} ${time}`;
}

const billingLocales = { en: 'en-US', de: 'de-DE', es: 'es-ES' } as const;

/** 'Mar 02, 2026' or '2. März 2026'; without a zone, in that of the machine. */
export const billingDay = (at: Date, language: keyof typeof billingLocales, timeZone?: string): string =>
  dateFormat(billingLocales[language], {
    day: language === 'en' ? '2-digit' : 'numeric',
    month: language === 'en' ? 'short' : 'long',
    year: 'numeric',
    ...(timeZone && { timeZone }),
  }).format(at);

/** '$49.00', '49,00 $'. @param currency such as `usd` */
export const moneyIn = (cents: number, currency: string, language: keyof typeof billingLocales): string =>
  numberFormat(billingLocales[language], { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  );
