export const webhooks = {
  addressMustHoldNo: "The URL can't contain a user name or password",
  addressMustOnePublic: 'The URL must be on the public internet',
  isTest: 'This is a test',
  noAddress: '%{quote} has no IP address',
  noSuccess: '%{status}: not a success',
  notAddressPublicInternet: '%{quote} is not on the public internet',
  redirect: '%{status}: redirects are not followed',
  secretCantReadAny: 'The secret can no longer be read. Create a new one',
  webhookDisabledEnableFirst: 'This webhook is disabled. Enable it first',
  webhooksRemoveOneFirst: 'You have %{most} webhooks. Please remove one first',
} as const;
