export const componentsEnglish = {} as const;
