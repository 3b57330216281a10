export const optOutEnglish = {
  title: 'Opt out of comments',
  lead: 'Do you write posts on LinkedIn? You can ask that no account on this site comments on them. You don’t need an account here.',
  profile: 'Address of your LinkedIn profile',
  submit: 'Continue',
  failed: 'Something went wrong',
  prove:
    'Put this code into the headline or the About section of %{profile}, so that nobody else can opt you out. You can remove it afterwards.',
  code: 'Your code',
  check: 'Check my profile',
  ask: 'Ask the operator instead',
  notYet:
    'The code is not in the profile yet. %{smart_count} check left. |||| The code is not in the profile yet. %{smart_count} checks left.',
  kept: 'Come back to this page within 24 hours to run the check.',
  onlyOperator: 'We can’t check %{profile} ourselves. Ask the operator of this site to decide.',
  toOperator: 'Ask the operator',
  waitingTitle: 'Request sent',
  waiting:
    'The operator of this site will decide about %{profile}. Until then, keep the code in the profile: %{code}. This page will show the decision.',
  activeTitle: 'You have opted out',
  active:
    'From now on, no account on this site will comment on posts by %{profile}. You can remove the code. Earlier comments stay.',
  rejectedTitle: 'Request declined',
  rejected: 'The operator of this site declined the request for %{profile}.',
  goneTitle: 'Request not found',
  gone: 'Requests are deleted after 24 hours without a check, and after 30 days without a decision.',
  again: 'Start again',
  privacy: 'We keep only the address of the profile. See the %{privacyNotice}.',
  privacyNotice: 'privacy notice',
} as const;
