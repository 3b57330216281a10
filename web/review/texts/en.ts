export const reviewEnglish = {} as const;
