/** What the operator's checks find, and how to fix it. */
export const doctor = {
  addEndpointAnewStripes:
    "Add the endpoint anew in Stripe's dashboard with API version %{one}, and set STRIPE_WEBHOOK_SECRET to its signing secret",
  addEndpointStripesDashboard:
    "Add the endpoint %{url} in Stripe's dashboard (Developers, Webhooks) and set STRIPE_WEBHOOK_SECRET to its signing secret",
  addTheseEventsEndpoint: "Add these events to the endpoint in Stripe's dashboard (Developers, Webhooks)",
  allowUnsignedPublicDelivery:
    "Allow unsigned, public delivery in the image host's dashboard (Settings, Images)",
  answeredNotServer: '%{url} is answered with %{status}, and not by this server',
  appendCallersAddressX:
    "Have it append the caller's address to X-Forwarded-For, set TRUST_PROXY=x-forwarded-for, and restart",
  backupOnSameDisk: 'The latest backup is %{age} old: %{file} (%{size}), on the same disk as the database',
  backupTaken: 'The latest backup is %{age} old: %{file} (%{size})',
  callsComeStraightServer: 'Calls come straight to this server',
  callsComeWithoutHeader: 'Calls come without the header %{quote}, which TRUST_PROXY names',
  cantWritten: "%{folder} can't be written: %{quote}",
  checkAddress:
    "Check that %{address} is right and that this machine reaches it; look at the provider's status page",
  checkAddressBecause:
    "Check that %{address} is right and that this machine reaches it (%{quote}); look at the provider's status page",
  checkHostPortSmtp:
    'Check the host and the port in SMTP_URL, and that this machine may connect to them (port 587 is seldom blocked)',
  checkImageHostsUrl: "Check the image host's URL endpoint in its dashboard",
  checkUnipileDsnCopy:
    "Check UNIPILE_DSN: copy it with its port from the top right of Unipile's dashboard, and restart",
  chooseCancelSubscriptionWhen:
    "Choose to cancel the subscription when all retries fail, in Stripe's dashboard (Settings, Billing, Subscriptions)",
  clockAhead: 'The clock of this machine is %{count} seconds ahead',
  clockBehind: 'The clock of this machine is %{count} seconds behind',
  clockRightWithinSeconds: 'The clock is right to within %{count} seconds',
  databaseDamaged: 'The database is damaged: %{quote}',
  databaseTakesWritesToo: 'The database takes writes (%{size}, too large to look at every page)',
  databaseTakesWritesWhole: 'The database takes writes and is whole (%{size})',
  days: '%{count} days',
  deleteWebhooksAddressDashboard:
    'Delete the webhooks for this address in the dashboard of the network and test again',
  demoPeopleCanSign: 'The demo people can sign in with published passwords',
  demoPeopleCanSignMachine: 'The demo people can sign in on this machine only',
  eachCallerCountsAddress: 'Each caller counts by the address that the reverse proxy saw',
  endpointPaymentsProviderApi:
    'The endpoint at the payments provider is of API version %{one}, and this server of %{other}',
  endpointPaymentsProviderDoes: 'The endpoint at the payments provider does not tell of %{quote}',
  firstBackupBeingTaken: 'The first backup is being taken',
  gbFree: '%{size} GB are free at %{folder}',
  hintAndWords: '%{hint} (it said: %{quote})',
  hours: '%{count} hours',
  latestBackupFailed: 'The latest backup failed: %{quote}',
  latestBackupOld: 'The latest backup is %{age} old',
  leadsHere: '%{url} leads here',
  letUserServerWrite: 'Let the user of the server write to %{folder}, and look whether the disk is full',
  lookLogServerBackup: 'Look at the log of the server for "backup", and see that a server runs all the time',
  lookLogServerWhat: 'Look at the log of the server for what is behind this',
  machineSetClockItself: 'Have the machine set its clock by itself: timedatectl set-ntp true',
  mailServerDidNot: 'The mail server did not take it: %{quote}',
  mailServerTakesOur: 'The mail server takes our sign-in',
  mailWay: 'A mail is on its way to %{quote}',
  makeRoomDiskOr: 'Make room on the disk of %{folder}, or move the folder to a larger one (DATA_DIR)',
  makeRoomLetUser:
    'Make room in %{folder} and let the user of the server write to it, or set BACKUP_DIR to another folder',
  mendPublicAddress: 'Mend the public address first',
  mendPublicAddressFirst: 'Mend the public address first: a notice comes the same way as people do',
  mendPublicAddressFirstRun:
    'Mend the public address first, and run the doctor with the settings of the server, AUTH_SECRET among them',
  networkAnswersAccountsConnected: 'The network answers, and accounts are connected',
  networkAnswersNoAccount: 'The network answers; no account is connected yet',
  networkKnowsWhereNotices: 'The network knows where its notices go, and they come through',
  networkListsNoWebhook: 'The network lists no webhook for %{url} with the secret of this server',
  networkNoWorkspaceAddress: 'The network has no workspace at this address',
  noBackupBeenTaken:
    'No backup has been taken yet: the first comes ten minutes after the start of the server',
  noBackupComeAbout: 'No backup has come about yet',
  noBackupsTakenClock: 'No backups are taken by the clock',
  noBackupsTakenClockAs: 'No backups are taken by the clock, as is usual outside of production',
  nobodyPublishedDemoPassword: 'Nobody has a published demo password',
  noProviderRefusesWhat: 'No provider refuses what the automation asks',
  noStarttls:
    'The mail server offers no STARTTLS that this machine trusts, so it gets no password: set SMTP_URL to its port with STARTTLS (often 587) or to smtps:// (often port 465), and restart. Only in a network that is yours alone, add ?requireTLS=false',
  noSuchModel: 'No such model: %{quote}',
  noSuchModelOffered: 'No such model: %{model}; the server offers: %{quote}',
  notEncrypted: '%{url} is not encrypted',
  noticeAnswered: 'A notice to %{url} is answered with %{status}',
  notSetUpProduction: 'It is not set up, and in production nothing stands in for it',
  openPlansMakesPrices: 'Open Plans, which makes the prices that are missing',
  paymentsAnswer: 'The payments provider answers',
  paymentsAnswerInMode: 'The payments provider answers, in %{one} mode',
  paymentsProviderOurAddress: 'The payments provider has our address, and signed notices come through',
  pictureUploadedShown: 'A picture was uploaded and is shown',
  providerDoesNotSay: 'The provider does not say what time it is',
  putReverseProxyCertificate:
    'Put a reverse proxy with a certificate before it and begin PUBLIC_URL with https://',
  raiseOpenaiMaxTokens:
    'Raise OPENAI_MAX_TOKENS or set OPENAI_REASONING_EFFORT=low if the model thinks before it writes; else set OPENAI_MODEL to one that answers chats in full: %{quote} does not',
  refusesEveryCommentSince: '%{who} refuses every comment since %{time}: %{quote}',
  reverseProxyAppendCallers:
    "Have the reverse proxy append the caller's address to %{quote}, or take TRUST_PROXY out where there is none",
  reverseProxyAppendCallersAddress: "Have the reverse proxy append the caller's address to %{quote}",
  reverseProxyPassesCalls:
    'A reverse proxy passes calls on with %{quote}, and TRUST_PROXY names no header: all callers count as one, or none by address',
  reverseProxyPassEverything:
    'Have the reverse proxy pass everything below PUBLIC_URL on to this server, with its path unchanged',
  reverseProxyPassWebhooks:
    'Have the reverse proxy pass /webhooks/ on to this server with its headers, and give every server the same DATA_DIR',
  reverseProxyPassWebhooksServer:
    'Have the reverse proxy pass /webhooks/ on to this server with the body untouched and the header Stripe-Signature',
  run: 'Run: %{command}',
  secretKeyModePublishable: 'The secret key is for %{one} mode, the publishable key for %{other} mode',
  serverBehindDoesNot: 'The server behind %{url} does not know this doctor (%{status})',
  setBackupEveryHours: 'Set BACKUP_EVERY_HOURS=24 and restart, unless something else backs this up',
  setKeyProviderStill: 'Set %{key} to a key that the provider still takes (it said: %{quote}), and restart',
  setMailFrom:
    'Set MAIL_FROM to an address that your mail provider lets you send from, or verify it there, and restart',
  setNames: 'Set %{names}',
  setSmtpPassword: 'Set the user and the password in SMTP_URL to those of your mail provider, and restart',
  setStripePublishableKey: 'Set STRIPE_PUBLISHABLE_KEY to the %{one} key of the same account, and restart',
  setTrustProxyX:
    'Set TRUST_PROXY=x-forwarded-for, or to the header that the reverse proxy writes, and restart',
  setUnipileApiKey:
    'Set UNIPILE_API_KEY to an access token of a workspace of API v1, because a key of v2 does not work (it said: %{quote}), and restart',
  signedNoticeAnswered: 'A signed notice to %{url} is answered with %{status}',
  signedNoticesComeThrough: 'Signed notices come through, but the provider does not send any here',
  signedNoticesComeThroughSome: 'Signed notices come through, and some have come from the provider',
  somethingBeforeServerTakes:
    'Something before this server takes the encryption off and does not say who calls: all callers count as one, or none by address',
  startServerSetPublic:
    'Start the server, set PUBLIC_URL to the address that people open, and check its DNS record, certificate and reverse proxy',
  stopServerPutLatest: 'Stop the server and put the latest backup in the place of %{path}',
  subscriptionPaymentsProviderUnpaid:
    'A subscription at the payments provider is unpaid: it continues there, and the customer gets nothing',
  testNetworkAboveLook:
    'Test the network above and look at its status page; accounts try again by themselves',
  testWriterAboveNames: 'Test the writer above, which names what to set; accounts try again by themselves',
  thesePlansNoPrice: 'These plans have no price at the provider yet: %{quote}',
  unreachable: "%{url} can't be reached from here",
  unreachableBecause: "%{url} can't be reached from here: %{quote}",
  waitFewMinutesTest: 'Wait a few minutes and test again: the provider asks for a pause',
  webhookNetworkHadAnother:
    'The webhook at the network had another secret, was disabled or sent too little, and was replaced; notices come through',
  whatUploadedAnswered: 'What was uploaded is answered with %{status}',
  whatUploadedCantFetched: "What was uploaded can't be fetched from %{url}",
  whoeverCallsCanChoose: 'Whoever calls can choose the address that they count by',
  writerAnswers: 'The writer answers: %{quote}',
  writerAnswersWithoutWord: 'The writer answers without a word',
} as const;
