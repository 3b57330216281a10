export const billingEnglish = {} as const;
