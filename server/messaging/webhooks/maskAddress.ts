/**
 * Hides the secret that the address of a webhook may be, as Slack's and Zapier's are.
 * @returns the host and the last 4 characters; the host alone where there is no more than that
 */
export function maskAddress(address: string): string {
  const { protocol, host, pathname, search } = new URL(address);
  const rest = pathname + search;
  return `${protocol}//${host}/${rest.length > 5 ? `…${rest.slice(-4)}` : ''}`;
}
