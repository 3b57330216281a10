export const unsubscribeEnglish = {
  title: 'Turn off the daily digest',
  lead: 'You get no more daily e-mails from Chime In about results, replies, drafts and accounts. Other e-mails, such as receipts, still reach you.',
  confirm: 'Turn it off',
  doneTitle: 'The daily digest is off',
  done: 'You can turn it on again in the settings, under Profile.',
  toSettings: 'Open the settings',
  failed: 'Failed to turn the daily digest off',
} as const;
