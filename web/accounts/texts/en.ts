export const accountsEnglish = {} as const;
