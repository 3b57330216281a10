const urn = /urn:li:(activity|ugcPost|share):(\d{1,25})(?!\d)/i;
/** `…/posts/ada-okafor_three-steps-activity-7300000000000000000-x1Yz` */
const slug = /[-_](activity|ugcPost|share)-(\d{1,25})(?!\d)/i;

const kinds = { activity: 'activity', ugcpost: 'ugcPost', share: 'share' } as const;

/**
 * A post's ID from its address, in the network's format; null without one. An activity is requested by its
 * number, others by their URN; the answer says which of its IDs counts
 * (https://developer.unipile.com/docs/posts-and-comments).
 */
export function parsePostAddress(address: string): string | null {
  const text = decoded(address.trim());
  const [, kind = '', number = ''] = urn.exec(text) ?? slug.exec(text) ?? [];
  if (!number) return null;
  const name = kinds[kind.toLowerCase() as keyof typeof kinds];
  return name === 'activity' ? number : `urn:li:${name}:${number}`;
}

/** Colons are often escaped in addresses. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
