export const helpEnglish = {
  name: 'Help',
  contents: 'Contents',
  legal: 'Terms and privacy',
  before: 'Previous',
  after: 'Next',
  toApp: 'Back to the app',
  toSignIn: 'Sign In',
  missing: 'There is no such page',
  failed: 'This page could not be loaded',
  toStart: 'Getting started',
} as const;
