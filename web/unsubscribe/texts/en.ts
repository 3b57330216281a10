export const unsubscribeEnglish = {
  title: 'Turn off the daily digest',
  lead: 'You won’t get any more daily e-mails about results, replies, drafts and accounts. You will still get other e-mails, such as receipts.',
  confirm: 'Turn it off',
  doneTitle: 'The daily digest is off',
  done: 'You can turn it on again in the settings, under Profile.',
  toSettings: 'Open the settings',
  failed: 'Failed to turn off the daily digest',
} as const;
