export const fieldNames = [
  'engineering',
  'sales',
  'people',
  'design',
  'finance',
  'health',
  'sustainability',
  'marketing',
  'product',
  'education',
] as const;
export type FieldName = (typeof fieldNames)[number];

export const languageCodes = ['en', 'de', 'es'] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** Topics fit after "about": plural or with their article. */
type FieldWords = { topics: string[]; roles: string[]; tags: string[] };

/**
 * Placeholders: {topic} {other} (another topic) {n} (2-12) {pct} {weeks} {company}. The topic is never a
 * subject, so that no verb has to agree with it.
 */
export type LanguageWords = {
  fields: Record<FieldName, FieldWords>;
  hooks: string[];
  stories: string[];
  insights: string[];
  listHeads: string[];
  listItems: string[];
  closers: string[];
  replies: string[];
  firstNames: string[];
  lastNames: string[];
  places: string[];
};
