/**
 * Masks a webhook address, which may itself be a secret, as Slack's and Zapier's are.
 * @returns the host and the last 4 characters; only the host if there are no more
 */
export function maskAddress(address: string): string {
  const { protocol, host, pathname, search } = new URL(address);
  const rest = pathname + search;
  return `${protocol}//${host}/${rest.length > 5 ? `…${rest.slice(-4)}` : ''}`;
}
