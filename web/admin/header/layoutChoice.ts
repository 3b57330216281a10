import { useSyncExternalStore } from 'react';

/** `classic` is the specification's older layout: a badge that says 5, the name and role in the header, two places in the menu. */
export const adminLayouts = ['standard', 'classic'] as const;
export type AdminLayout = (typeof adminLayouts)[number];

const key = 'adminLayout';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = (): AdminLayout =>
  adminLayouts.find((layout) => layout === localStorage.getItem(key)) ?? 'standard';

function choose(layout: AdminLayout): void {
  localStorage.setItem(key, layout);
  for (const listener of listeners) listener();
}

/** The layout of the admins' area, kept in this browser. */
export const useAdminLayout = (): [AdminLayout, (layout: AdminLayout) => void] => [
  useSyncExternalStore(subscribe, read),
  choose,
];
