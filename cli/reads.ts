import type { ReadsOfDay } from '../server/automation/engine/readSchemas.ts';

export const readsLeft = ({ searchRows, profiles, others }: ReadsOfDay): string =>
  `${searchRows.left} rows · ${profiles.left} profiles · ${others.left} other`;
