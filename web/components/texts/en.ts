export const componentsEnglish = {
  overlay: {
    loading: 'LOADING...',
  },
  loading: 'Loading',
  language: {
    choose: 'Language',
    failed: 'Failed to change the language',
  },
  error: {
    page: 'Something went wrong on this page',
    retry: 'Try again',
  },
  password: {
    show: 'Show password',
    hide: 'Hide password',
    common: 'This is one of the most common passwords. Choose one that only you know.',
    weak: 'This password is easy to guess. Make it longer, for example with several words.',
  },
  unproved: 'Nothing was changed because you didn’t confirm that it’s you.',
  connection: {
    offline: 'Chime In can’t be reached. Check your connection.',
    timed_out: 'Chime In took too long to answer. Try again in a moment.',
    unreadable_answer: 'The server’s response couldn’t be read. Try again in a moment.',
  },
} as const;
