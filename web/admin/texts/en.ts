export const adminEnglish = {} as const;
