/** The customers' own servers. */
export const webhooks = {
  addressMustHoldNo: 'The address must hold no name and no password',
  addressMustOnePublic: 'The address must be one of the public internet',
  isTest: 'This is a test',
  noAddress: '%{quote} has no address',
  noSuccess: '%{status}: no success',
  notAddressPublicInternet: '%{quote} is not an address of the public internet',
  redirect: '%{status}: a redirect, which is not followed',
  secretCantReadAny: "The secret can't be read any more. Make a new one",
  webhookDisabledEnableFirst: 'This webhook is disabled. Enable it first',
  webhooksRemoveOneFirst: 'You have %{most} webhooks. Please remove one first',
} as const;
