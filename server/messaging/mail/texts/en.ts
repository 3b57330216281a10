/** The mails in English. A greeting ends with a comma, so the first paragraph goes on in lower case. */
export const english = {
  layout: {
    greeting: 'Hi %{name},',
    greetingWithoutName: 'Hi,',
    orOpen: 'Or open this address: %{url}',
  },
  verificationCode: {
    title: 'Your Chime In verification code',
    body: 'enter this code in Chime In to confirm your e-mail address. It works for %{minutes} minutes.',
    hadTrial:
      'This e-mail address has already had its free trial, so your account starts without one. To begin, choose a plan on the Billing page.',
    closing:
      'Nobody from Chime In will ever ask you for this code. If you did not ask for it, you can ignore this mail.',
  },
  resetLink: {
    title: 'Choose a new Chime In password',
    body: 'somebody, hopefully you, asked for a new password. This link lets you choose one. It works once, for %{minutes} minutes.',
    action: 'Choose a new password',
    closing: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
  },
  welcome: {
    title: 'Welcome to Chime In',
    body: 'an account was made for you. You sign in with %{email}.',
    link: 'Choose a password that only you know: this link works once, for %{days} days. After that, "Forgot Password?" on the sign-in page sends another.',
    action: 'Choose your password',
    closing: 'If you know nothing about this, you can ignore this mail.',
  },
  emailChanged: {
    title: 'Your Chime In e-mail address was changed',
    body: 'you now sign in with %{email}. This address no longer belongs to your account.',
    closing: 'If it was not you who changed it, please answer this mail at once.',
  },
  passwordChanged: {
    title: 'Your Chime In password was changed',
    body: 'your password was changed just now, and every other device was signed out.',
    closing: 'If it was not you, choose a new password at once with "Forgot Password?" on the sign-in page.',
  },
  secondFactor: {
    title: 'The second factor of your Chime In account',
    passkeyAdded: 'a passkey was added to your Chime In account.',
    passkeyRemoved: 'a passkey was removed from your Chime In account.',
    totpAdded:
      'an authenticator app was connected to your Chime In account. From now on, signing in asks for its code.',
    totpRemoved: 'the authenticator app was removed from your Chime In account.',
    recoveryCodesReplaced:
      'new recovery codes were made for your Chime In account. The earlier ones no longer work.',
    reset:
      'the second factor of your Chime In account was removed: its passkeys, its authenticator app and its recovery codes. You are signed out everywhere, and your password alone signs you in until you add a factor again.',
    recoveryCodeUsed:
      'somebody, hopefully you, used a recovery code of your Chime In account. It does not work again.',
    closing:
      'If this was not you, choose a new password at once and sign out everywhere, in the settings. Then answer this mail.',
  },
  accountDeleted: {
    title: 'Your Chime In account was deleted',
    body: 'your account was deleted just now, with its settings and its history. Nothing runs in your name any more, and your LinkedIn accounts are being disconnected.',
    comments: 'The comments that were posted stay on LinkedIn. There you can delete them yourself.',
    closing: 'If it was not you who wanted this, please answer this mail.',
  },
  webhookDisabled: {
    title: 'A webhook of yours in Chime In was disabled',
    gone: 'your server at %{host} said that this webhook is gone, so nothing is sent to it any more.',
    failing:
      'nothing has got through to your server at %{host} for five days, so nothing is sent to it any more.',
    again:
      'Once it answers again, enable the webhook in your settings. What was not delivered can be sent again from its log.',
    action: 'Open the settings',
    closing: 'You get this mail because you set up a webhook in Chime In.',
  },
  trialEnding: {
    title: 'Your Chime In trial ends soon',
    body: 'your trial ends on %{date}. Your subscription then starts by itself, and your card is charged %{amount}.',
    cancel: 'If you would rather not go on, cancel before that day: then nothing is charged.',
    action: 'Open billing',
    closing: 'You get this mail because you chose a plan of Chime In.',
  },
  ownTrialEnding: {
    title: 'Your Chime In trial ends soon',
    body: 'your trial ends on %{date}. Choose a plan before that day if you want your accounts to go on. Otherwise they stop, and nothing is charged.',
    action: 'Choose a plan',
    closing: 'You get this mail because you are trying Chime In.',
  },
  paymentFailed: {
    title: 'A payment for Chime In did not go through',
    body: 'we could not collect %{amount} for invoice %{invoice}. Your bank declined your card.',
    update: 'Please update your payment method: we then try again at once, and your accounts do not stop.',
    action: 'Update the payment method',
    closing: 'You get this mail because you have a subscription to Chime In.',
  },
  cancelled: {
    title: 'Your Chime In subscription is cancelled',
    ended: 'your subscription ended on %{date}. Nothing is charged any more, and your accounts have stopped.',
    until: 'your subscription is cancelled. It goes on until %{date}, and nothing is charged after that.',
    reactivate: 'If you change your mind before that day, you can reactivate it with one click.',
    action: 'Open billing',
    closing: 'Your settings and your history stay. You can choose a plan again at any time.',
  },
  receipt: {
    title: 'Your receipt for Chime In, %{amount}',
    body: 'thank you. We received %{amount} for invoice %{invoice} on %{date}.',
    openInvoice: 'Open the invoice',
    openBilling: 'Open billing',
    closing: 'You get this mail because a payment for Chime In was made with your card.',
  },
  test: {
    title: 'A test of Chime In',
    body: 'Mail from %{url} reaches you. Somebody, hopefully you, tested it just now.',
  },
};
export type MailTexts = typeof english;
