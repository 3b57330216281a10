import type { SettingsValues } from '../../server/accounts/settings/schemas.ts';

export const steps = ['verify', 'connect', 'sources', 'prompt', 'preview', 'start'] as const;
export type Step = (typeof steps)[number];

export interface Known {
  account: { connected: boolean; running: boolean; hasStarted: boolean } | null;
  saved: SettingsValues;
  previewed: boolean;
  hasCommented: boolean;
}

export function doneSteps({ account, saved, previewed, hasCommented }: Known): Record<Step, boolean> {
  const { searchUrls, searchProfiles, dailySearchComments, dailyMonitorComments, prompt } = saved;
  // Before the first start, its panel gives the limits.
  const hasSource = searchUrls.length + searchProfiles.length > 0 && account?.hasStarted === false;
  const sources =
    hasSource ||
    (searchUrls.length > 0 && dailySearchComments > 0) ||
    (searchProfiles.length > 0 && dailyMonitorComments > 0);
  return {
    verify: true,
    connect: account?.connected ?? false,
    sources,
    prompt: prompt.trim() !== '',
    // The first start writes drafts.
    preview: previewed || hasCommented || (account?.hasStarted ?? false),
    // Without sources, a started account does nothing.
    start: ((account?.running ?? false) && sources) || hasCommented,
  };
}

export const fitsOneLine = (done: Record<Step, boolean>, hasCommented: boolean): boolean =>
  hasCommented || steps.filter((step) => !done[step]).length === 1;
