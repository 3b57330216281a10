export const dashboardEnglish = {} as const;
