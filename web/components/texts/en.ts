export const componentsEnglish = {
  overlay: {
    loading: 'LOADING...',
  },
} as const;
