import type { SettingsValues } from '../../server/settings/schemas.ts';

export const steps = ['verify', 'connect', 'sources', 'prompt', 'preview', 'start'] as const;
export type Step = (typeof steps)[number];

export interface Known {
  /** The account that is open; null when there is none. */
  account: { connected: boolean; running: boolean } | null;
  saved: SettingsValues;
  previewed: boolean;
  /** Whether the account has ever said something: it was started then. */
  hasCommented: boolean;
}

/** Which steps are done. Whoever reads this has a verified e-mail: nobody else gets past the sign-in. */
export function doneSteps({ account, saved, previewed, hasCommented }: Known): Record<Step, boolean> {
  const { searchUrls, searchProfiles, dailySearchComments, dailyMonitorComments, prompt } = saved;
  return {
    verify: true,
    connect: account?.connected ?? false,
    sources:
      (searchUrls.length > 0 && dailySearchComments > 0) ||
      (searchProfiles.length > 0 && dailyMonitorComments > 0),
    prompt: prompt.trim() !== '',
    preview: previewed,
    start: (account?.running ?? false) || hasCommented,
  };
}
