export const settingsParts = ['profile', 'security', 'api', 'preferences', 'data'] as const;
export type PartName = (typeof settingsParts)[number];

export const pathOf = (part: PartName): string => (part === 'profile' ? '/settings' : `/settings/${part}`);

/** Mails link to these: all was one page before. */
const places: Record<string, PartName> = {
  '#password': 'security',
  '#sessions': 'security',
  '#tokens': 'api',
  '#webhooks': 'api',
  '#appearance': 'preferences',
  '#data': 'data',
};
export const placeOfHash = (hash: string): PartName | undefined => places[hash];
