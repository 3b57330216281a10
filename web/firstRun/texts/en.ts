export const firstRunEnglish = {
  title: 'First steps',
  progress: '%{done} of %{total} done',
  fold: 'Hide',
  unfold: 'Show',
  dismiss: 'Dismiss first steps',
  done: 'Done',
  open: 'To do',
  verify: {
    title: 'Verify your e-mail',
    text: 'The code we sent you confirms your address.',
    action: 'Enter code',
  },
  connect: {
    title: 'Connect an account',
    text: 'Sign in to your LinkedIn account on a page of Unipile, the connection service.',
    action: 'Connect account',
  },
  sources: {
    title: 'Choose what to comment on',
    text: 'Add a search or a profile, and set its comments per day above 0.',
    action: 'Add a search',
  },
  prompt: {
    title: 'Write the prompt',
    text: 'Describe the author, the tone and the topics.',
    action: 'Write prompt',
  },
  preview: {
    title: 'Preview a comment',
    text: 'See the comment for the next post. Nothing is posted.',
    action: 'Go to Preview',
  },
  start: {
    title: 'Start',
    text: 'Save your settings and start. You can pause at any time.',
    action: 'Go to Start',
  },
} as const;
