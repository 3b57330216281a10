/** In a file of its own, because the schemas would load zod in the browser. */
export const passwordMinimum = 6;
export const adminPasswordMinimum = 12;
export const roles = ['user', 'admin'] as const;
export const userStatuses = ['Paid', 'Expired', 'Trial', 'None'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** With Expired or None, users can see everything but can't change anything that costs money. */
export const isSubscribed = (status: UserStatus): boolean => status === 'Paid' || status === 'Trial';

/** The CLI's user agent. Sessions that begin with it last longer: no browser holds their token. */
export const cliUserAgent = 'chimein (command line)';

export const languages = ['en', 'de', 'es'] as const;
export type Language = (typeof languages)[number];
