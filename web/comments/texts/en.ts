export const commentsEnglish = {} as const;
