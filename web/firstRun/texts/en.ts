export const firstRunEnglish = {} as const;
