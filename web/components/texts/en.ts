export const componentsEnglish = {
  overlay: {
    loading: 'LOADING...',
  },
  loading: 'Loading',
  language: {
    choose: 'Language',
    failed: 'The language could not be changed',
  },
  error: {
    page: 'This page could not be shown',
    retry: 'Try again',
  },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    common: 'This password is among the most common ones. Choose one that only you know.',
    weak: 'This password is easy to guess. Make it longer, with several words.',
  },
  unproved: 'You did not confirm that it’s you, so nothing was changed.',
  connection: {
    offline: "Chime In can't be reached. Check your connection.",
    timed_out: 'Chime In took too long to answer. Try again in a moment.',
    unreadable_answer: 'Chime In gave an answer that makes no sense. Try again in a moment.',
  },
} as const;
