export const settingsEnglish = {} as const;
