export const firstRunEnglish = {
  title: 'First steps',
  progress: '%{done} of %{total} done',
  fold: 'Fold',
  unfold: 'Show',
  dismiss: 'Dismiss the first steps',
  done: 'Done',
  open: 'To do',
  verify: {
    title: 'Verify your e-mail',
    text: 'A code by e-mail shows that the address is yours.',
    action: 'Enter the code',
  },
  connect: {
    title: 'Connect an account',
    text: 'Sign in to the LinkedIn account that is to comment.',
    action: 'Connect account',
  },
  sources: {
    title: 'Say what to comment on',
    text: 'Add a search or a profile, and set its comments per day above 0.',
    action: 'Add a search',
  },
  prompt: {
    title: 'Write the prompt',
    text: 'Who is commenting, in what tone, about what.',
    action: 'Write the prompt',
  },
  preview: {
    title: 'Preview a comment',
    text: 'See what would be said to the next post. Nothing is posted.',
    action: 'Have a look',
  },
  start: { title: 'Start', text: 'Save and start. Pause whenever you like.', action: 'To the button' },
} as const;
