export const headerEnglish = {
  startCampaign: 'Start new campaign',
  notifications: 'Notifications',
  unread: 'Notifications: %{smart_count} unread |||| Notifications: %{smart_count} unread',
  none: 'Nothing has happened yet that you would want to know of.',
  new: 'New',
  layout: 'Layout',
  standard: 'Standard',
  classic: 'Classic',
  providers: { network: 'LinkedIn', writer: 'The comment writer' },
  kinds: {
    user_new: '%{user} is a new customer',
    account_stopped: 'The LinkedIn account %{account} of %{user} was signed out and has stopped',
    payment_failed: 'A payment of %{user} failed',
    provider_refuses: '%{provider} refuses every comment. Run the checks to see why',
    backup_failed: 'A backup could not be taken',
    billing_difference: 'What %{user} pays at the payments provider is not what is held here',
  },
} as const;
