const days = new Intl.DateTimeFormat('en-US', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day as people read it, `Mar 02, 2026`. In UTC, as the provider counts its periods. */
export const dayOf = (at: number): string => days.format(at);

/** An amount of cents as people read it, `$49.00`. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);
