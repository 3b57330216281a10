import type { Client } from 'oidc-provider';

const mostNameChars = 80;
/** Control and formatting characters, which could make a name look like another text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The name as a client gives it, made harmless for a page. */
export function nameOf({ clientName, clientId }: Client): string {
  const name = (clientName ?? '').replace(invisible, '').replace(/\s+/g, ' ').trim();
  return [...(name || hostOf(clientId) || clientId)].slice(0, mostNameChars).join('');
}

/** The host that published the client's metadata document; null for a client that registered itself. */
export const publisherOf = ({ clientId }: Client): string | null =>
  clientId.startsWith('https://') ? hostOf(clientId) : null;

const hostOf = (url: string): string | null => URL.parse(url)?.host || null;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where a code goes: a host, or the scheme of an app such as `cursor:`. */
export function destinationOf(redirectUri: string): { redirectTo: string; isLocal: boolean } {
  const { protocol, hostname, host } = new URL(redirectUri);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return {
    redirectTo: isWeb ? host : protocol,
    isLocal: !isWeb || loopback.has(hostname),
  };
}
