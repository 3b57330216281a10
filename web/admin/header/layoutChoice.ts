import { createKept } from '../../store.ts';

/** `classic` is the specification's older layout: a badge that says 5, the name and role in the header, two places in the menu. */
export const adminLayouts = ['standard', 'classic'] as const;
export type AdminLayout = (typeof adminLayouts)[number];

const kept = createKept('adminLayout');

export function useAdminLayout(): [AdminLayout, (layout: AdminLayout) => void] {
  const chosen = kept.use();
  return [adminLayouts.find((layout) => layout === chosen) ?? 'standard', kept.set];
}
