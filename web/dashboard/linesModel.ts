import { isSearchUrl, limits, messages, parseProfileUrl, SearchUrl } from '../../server/settings/schemas.ts';

export type Verdict = 'added' | 'duplicate' | 'invalid' | 'full';
export interface Line {
  text: string;
  verdict: Verdict;
}
export interface LineKind {
  maximum: number;
  /** Two lines with the same key are the same source. */
  key: (text: string) => string;
  possible: (text: string) => boolean;
  invalid: string;
}

export const searchLines: LineKind = {
  maximum: limits.searchUrls,
  key: (text) => text,
  possible: (text) => SearchUrl.safeParse(text).success,
  invalid: messages.searchUrl,
};

export const profileLines: LineKind = {
  maximum: limits.searchProfiles,
  key: (text) => {
    const profile = parseProfileUrl(text);
    return profile ? `${profile.kind}/${profile.identifier.toLowerCase()}` : text;
  },
  possible: (text) => text.length <= 2048 && parseProfileUrl(text) !== null,
  invalid: messages.profileUrl,
};

export const linesIn = (text: string): string[] =>
  text
    .split(/\s*[\r\n]+\s*/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What becomes of one line, given what is in the list already. */
export function judge(kind: LineKind, list: readonly string[], line: string): Verdict {
  if (!kind.possible(line)) return 'invalid';
  if (list.some((other) => kind.key(other) === kind.key(line))) return 'duplicate';
  return list.length >= kind.maximum ? 'full' : 'added';
}

/** Adds every line that may be added, and says of each what became of it. */
export function addLines(kind: LineKind, list: readonly string[], lines: readonly string[]): { list: string[]; lines: Line[] } {
  const grown = [...list];
  const judged = lines.map((text) => {
    const verdict = judge(kind, grown, text);
    if (verdict === 'added') grown.push(text);
    return { text, verdict };
  });
  return { list: grown, lines: judged };
}

export function verdictText(kind: LineKind, verdict: Verdict): string {
  return {
    added: 'Added',
    duplicate: 'Already in the list',
    invalid: kind.invalid,
    full: `The list is full (${kind.maximum})`,
  }[verdict];
}

/** The words that a search link looks for, where it says so. */
export function searchWords(url: string): string | null {
  if (!isSearchUrl(url)) return null;
  const query = url.split('?')[1]?.split('#')[0];
  const words = new URLSearchParams(query).get('keywords')?.trim();
  return words ? words : null;
}

/** A link as people read it: without scheme, `www.` and a closing slash. */
export const shortUrl = (url: string): string =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');

/** Only a web address may become a link; anything else that passed validation is shown as text. */
export function safeHref(url: string): string | undefined {
  if (/^https?:\/\//i.test(url)) return url;
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? undefined : `https://${url}`;
}
