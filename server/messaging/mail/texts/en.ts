export const english = {
  layout: {
    greeting: 'Hi %{name},',
    greetingWithoutName: 'Hi,',
    orOpen: 'Or open this link: %{url}',
  },
  verificationCode: {
    title: 'Your Chime In verification code',
    body: 'Enter this code in Chime In to verify your e-mail address. It works for %{minutes} minutes.',
    hadTrial:
      'This e-mail address has already had a free trial, so your account starts without one. To get started, choose a plan on the Billing page.',
    closing:
      'Nobody from Chime In will ever ask you for this code. If you didn’t request it, you can ignore this e-mail.',
  },
  resetLink: {
    title: 'Choose a new Chime In password',
    body: 'Somebody, hopefully you, requested a new password. Choose one with this link. It works once, for %{minutes} minutes.',
    action: 'Choose a new password',
    closing: 'If you didn’t request this, you can ignore this e-mail. Your password stays the same.',
  },
  welcome: {
    title: 'Welcome to Chime In',
    body: 'An account was created for you. Sign in with %{email}.',
    link: 'Choose a password that only you know. This link works once, for %{days} days. After that, use "Forgot Password?" on the sign-in page to get a new one.',
    action: 'Choose your password',
    closing: 'If you weren’t expecting this, you can ignore this e-mail.',
  },
  invitation: {
    title: 'An invitation to Chime In',
    body: '%{owner} (%{ownerEmail}) invites you to their workspace in Chime In, to review comments before they are posted.',
    bodyWithoutName:
      '%{ownerEmail} invites you to their workspace in Chime In, to review comments before they are posted.',
    link: 'Accept the invitation with this link. It works once, for %{days} days, and only for this e-mail address. You pay nothing.',
    action: 'See the invitation',
    closing: 'If you don’t know this person, you can ignore this e-mail.',
  },
  memberJoined: {
    title: 'Somebody joined your Chime In workspace',
    body: '%{email} accepted your invitation and now has access to your workspace.',
    action: 'Open People',
    closing: 'If you didn’t expect this, remove them on the People page.',
  },
  emailChanged: {
    title: 'Your Chime In e-mail address was changed',
    body: 'You now sign in with %{email}. This address no longer belongs to your account.',
    closing: 'If you didn’t make this change, please reply to this e-mail immediately.',
  },
  passwordChanged: {
    title: 'Your Chime In password was changed',
    body: 'Your password was just changed, and every other device was signed out.',
    closing:
      'If this wasn’t you, choose a new password immediately with "Forgot Password?" on the sign-in page.',
  },
  secondFactor: {
    title: 'The second factor of your Chime In account',
    passkeyAdded: 'A passkey was added to your Chime In account.',
    passkeyRemoved: 'A passkey was removed from your Chime In account.',
    totpAdded:
      'An authenticator app was connected to your Chime In account. From now on, you need its code to sign in.',
    totpRemoved: 'The authenticator app was removed from your Chime In account.',
    recoveryCodesReplaced:
      'New recovery codes were created for your Chime In account. The old ones no longer work.',
    reset:
      'The second factor of your Chime In account was removed: its passkeys, authenticator app and recovery codes. You are signed out everywhere. Until you add a new factor, your password alone signs you in.',
    recoveryCodeUsed:
      'Somebody, hopefully you, used a recovery code of your Chime In account. This code no longer works.',
    closing:
      'If this wasn’t you, choose a new password immediately and sign out everywhere in the settings. Then reply to this e-mail.',
  },
  digest: {
    title: 'Your daily Chime In digest',
    workspace: 'In the workspace of %{name}:',
    workspaceWithoutName: 'In a workspace you’ve joined:',
    posted: '1 comment was posted. |||| %{smart_count} comments were posted.',
    read: 'We checked 1 comment. With a reaction or a reply: %{answered}. |||| We checked %{smart_count} comments. With a reaction or a reply: %{answered}.',
    replies: '1 new reply to your comments. |||| %{smart_count} new replies to your comments.',
    drafts: '1 draft is waiting for your review. |||| %{smart_count} drafts are waiting for your review.',
    lapsed:
      '1 approved comment expired before it could be posted. |||| %{smart_count} approved comments expired before they could be posted.',
    faults: '1 account needs your attention. |||| %{smart_count} accounts need your attention.',
    action: 'Open Chime In',
    closing: 'You receive this e-mail because you turned on the daily digest in Chime In.',
    unsubscribe: 'Turn the daily digest off',
  },
  accountDeleted: {
    title: 'Your Chime In account was deleted',
    body: 'Your account was just deleted, with its settings and history. All automation has stopped, and your LinkedIn accounts are being disconnected.',
    comments: 'Comments already posted stay on LinkedIn. You can delete them there.',
    closing: 'If you didn’t request this, please reply to this e-mail.',
  },
  webhookDisabled: {
    title: 'One of your Chime In webhooks was turned off',
    gone: 'Your server at %{host} answered that this webhook no longer exists, so we stopped sending to it.',
    failing: 'No message has reached your server at %{host} for five days, so we stopped sending to it.',
    again:
      'Once your server works again, turn the webhook on in your settings. You can resend missed messages from its delivery log.',
    action: 'Open the settings',
    closing: 'You receive this e-mail because you set up a webhook in Chime In.',
  },
  trialEnding: {
    title: 'Your Chime In trial ends soon',
    body: 'Your trial ends on %{date}. Your subscription then starts automatically, and we charge %{amount} to your card.',
    cancel: 'If you don’t want to continue, cancel before that date and you won’t be charged.',
    action: 'Open billing',
    closing: 'You receive this e-mail because you chose a Chime In plan.',
  },
  ownTrialEnding: {
    title: 'Your Chime In trial ends soon',
    body: 'Your trial ends on %{date}. Choose a plan before that date to keep your accounts running. Otherwise they stop, and you won’t be charged.',
    action: 'Choose a plan',
    closing: 'You receive this e-mail because you are trying Chime In.',
  },
  paymentFailed: {
    title: 'Your Chime In payment failed',
    body: 'We couldn’t collect %{amount} for invoice %{invoice}. Your bank declined your card.',
    update: 'Please update your payment method. We’ll retry right away, and your accounts keep running.',
    action: 'Update payment method',
    closing: 'You receive this e-mail because you have a Chime In subscription.',
  },
  cancelled: {
    title: 'Your Chime In subscription is canceled',
    ended: 'Your subscription ended on %{date}. You won’t be charged again, and your accounts have stopped.',
    until:
      'Your subscription is canceled. It stays active until %{date}, and you won’t be charged after that.',
    reactivate: 'If you change your mind before then, you can reactivate it with one click.',
    action: 'Open billing',
    closing: 'We keep your settings and history. You can choose a plan again at any time.',
  },
  receipt: {
    title: 'Your Chime In receipt for %{amount}',
    body: 'Thank you. We received %{amount} for invoice %{invoice} on %{date}.',
    openInvoice: 'Open invoice',
    openBilling: 'Open billing',
    closing: 'You receive this e-mail because a Chime In payment was made with your card.',
  },
  test: {
    title: 'Chime In test e-mail',
    body: 'E-mails from %{url} reach you. Somebody, hopefully you, just ran this test.',
  },
};
export type MailTexts = typeof english;
