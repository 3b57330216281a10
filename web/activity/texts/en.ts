export const activityEnglish = {} as const;
