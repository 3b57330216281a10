// Apart from the schemas, which would load zod in the browser.

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Limits within a field. A field's own limit is in `fields.ts`. */
export const limits = { intervals: 100, intervalMinutes: 1440, url: 2048, fact: 200 } as const;

/** Spec section 5: contains the network's content-search path, in any case. */
export const isSearchUrl = (text: string): boolean =>
  /\/search\/results\/content/i.test(text) && hostKind(text) !== 'other' && !holdsControl(text);

export const isProfileUrl = (text: string): boolean =>
  parseProfileUrl(text) !== null && hostKind(text) !== 'other';

/** Percent-encoded or not. Decoded, `%00` is U+0000, which no text of Postgres holds. */
const holdsControl = (address: string): boolean =>
  /\p{Cc}|%(?:[01][\da-f]|7f|c2%[89][\da-f])/iu.test(address.trim());

const profilePath = /(?:^|\/)(in|company)\/([^/?#\s]+)/i;

/** A name that holds such a character is no address. */
export const isUnusableProfileUrl = (text: string): boolean => profilePath.test(text) && holdsControl(text);

/** Where an address leads: `loopback` is a local sandbox. A bare path is LinkedIn's. */
export function hostKind(address: string): 'linkedin' | 'loopback' | 'other' {
  const text = address.trim();
  if (/^\/?(in|company|search)\//i.test(text)) return 'linkedin';
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return 'other';
  const { protocol, hostname } = new URL(whole);
  if (protocol !== 'https:' && protocol !== 'http:') return 'other';
  if (/(^|\.)linkedin\.com\.?$/.test(hostname)) return 'linkedin';
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) ? 'loopback' : 'other';
}

/** Parameters of a search link that don't affect the search. */
const origins = new Set(['origin', 'sid', 'searchid', 'trk']);

/**
 * Equal for links to the same search: ignores case of host and path, scheme, `www.`, a closing slash, the
 * order of the parameters and the origin.
 */
export function searchKey(link: string): string {
  const [address = '', query = ''] = link.trim().replace(/#.*$/, '').split('?', 2);
  const page = address
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');
  const looksFor = [...new URLSearchParams(query)].filter(([name]) => !origins.has(name.toLowerCase()));
  return `${page}?${new URLSearchParams(looksFor.sort(([a], [b]) => (a < b ? -1 : Number(a > b))))}`;
}

export function profileKey(link: string): string {
  const profile = parseProfileUrl(link);
  return profile ? `${profile.kind}/${profile.identifier.toLowerCase()}` : link;
}

/** On any host; null for anything else. */
export function parseProfileUrl(text: string): { kind: 'person' | 'company'; identifier: string } | null {
  const match = profilePath.exec(text.trim());
  if (!match?.[1] || !match[2] || holdsControl(text)) return null;
  try {
    const identifier = decodeURIComponent(match[2]);
    if (/^\.+$/.test(identifier)) return null;
    return { kind: match[1].toLowerCase() === 'in' ? 'person' : 'company', identifier };
  } catch {
    return null;
  }
}

export const storedProfileKey = ({ kind, identifier }: { kind: string; identifier: string }): string =>
  `${kind}:${identifier.toLowerCase()}`;
