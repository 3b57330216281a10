const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
  2;

/** Minor units: `$20.00`, `¥500`. */
export function money(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 10 ** digits);
}

/** Half of a major unit. Below that Stripe charges no card, but adds the amount to the customer's balance. */
export const smallestCharge = (currency: string): number =>
  digitsOf(currency) === 0 ? 50 : 10 ** digitsOf(currency) / 2;

/** `18 Nov 2026` */
export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(seconds * 1000);
