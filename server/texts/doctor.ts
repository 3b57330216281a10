export const doctor = {
  addEndpointAnewStripes:
    "Create a new endpoint in Stripe's dashboard with API version %{one}, and set STRIPE_WEBHOOK_SECRET to its signing secret",
  addEndpointStripesDashboard:
    "Add the endpoint %{url} in Stripe's dashboard (Developers, Webhooks) and set STRIPE_WEBHOOK_SECRET to its signing secret",
  addTheseEventsEndpoint: "Add these events to the endpoint in Stripe's dashboard (Developers, Webhooks)",
  allowUnsignedPublicDelivery:
    "Allow unsigned, public delivery in the image host's dashboard (Settings, Images)",
  answeredNotServer: '%{url} answers %{status}, but not from this server',
  appendCallersAddressX:
    "Configure it to append the client's address to X-Forwarded-For, set TRUST_PROXY=x-forwarded-for, and restart",
  backupOnSameDisk: 'The latest backup is %{age} old: %{file} (%{size}), on the same disk as the database',
  backupTaken: 'The latest backup is %{age} old: %{file} (%{size})',
  callsComeStraightServer: 'Clients connect directly to this server',
  callsComeWithoutHeader: 'Requests have no header %{quote}, but TRUST_PROXY is set to it',
  cantWritten: "%{folder} can't be written: %{quote}",
  checkAddress:
    "Check that %{address} is correct and that this machine can reach it, and check the provider's status page",
  checkAddressBecause:
    "Check that %{address} is correct and that this machine can reach it (%{quote}), and check the provider's status page",
  checkHostPortSmtp:
    'Check the host and port in SMTP_URL, and that this machine can connect to them (port 587 is rarely blocked)',
  checkImageHostsUrl: "Check the image host's URL endpoint in its dashboard",
  checkUnipileDsnCopy:
    "Check UNIPILE_DSN: copy it with its port from the top right of Unipile's dashboard, and restart",
  chooseCancelSubscriptionWhen:
    "Choose to cancel the subscription when all retries fail, in Stripe's dashboard (Settings, Billing, Subscriptions)",
  clockAhead: 'The clock of this machine is %{count} seconds ahead',
  clockBehind: 'The clock of this machine is %{count} seconds behind',
  clockRightWithinSeconds: 'The clock is accurate to %{count} s',
  databaseDamaged: 'The database is damaged: %{quote}',
  databaseTakesWritesToo: 'The database is writable (%{size}, too large to check every page)',
  databaseTakesWritesWhole: 'The database is writable and intact (%{size})',
  days: '%{count} days',
  deleteWebhooksAddressDashboard:
    "Delete the webhooks for this address in the network's dashboard and run the check again",
  demoPeopleCanSign: 'The demo users can sign in with published passwords',
  demoPeopleCanSignMachine: 'The demo users can sign in on this machine only',
  eachCallerCountsAddress: 'Rate limits use the client address from the reverse proxy',
  endpointPaymentsProviderApi:
    "Stripe's webhook endpoint uses API version %{one}, but this server needs %{other}",
  endpointPaymentsProviderDoes: "Stripe's webhook endpoint does not send %{quote}",
  firstBackupBeingTaken: 'The first backup is in progress',
  gbFree: '%{size} GB are free at %{folder}',
  hintAndWords: '%{hint} (answer: %{quote})',
  hours: '%{count} hours',
  latestBackupFailed: 'The latest backup failed: %{quote}',
  latestBackupOld: 'The latest backup is %{age} old',
  leadsHere: '%{url} reaches this server',
  letUserServerWrite: "Allow the server's user to write to %{folder}, and check that the disk is not full",
  lookLogServerBackup: 'Search the server\'s log for "backup", and check that the server runs all the time',
  lookLogServerWhat: "Check the server's log for the cause",
  machineSetClockItself: 'Turn on time synchronization: timedatectl set-ntp true',
  mailServerDidNot: 'The mail server rejected the e-mail: %{quote}',
  mailServerTakesOur: 'The mail server accepts the login',
  mailWay: 'Sent an e-mail to %{quote}',
  makeRoomDiskOr: 'Free space on the disk of %{folder}, or move the folder to a larger disk (DATA_DIR)',
  makeRoomLetUser:
    "Free space in %{folder} and allow the server's user to write to it, or set BACKUP_DIR to another folder",
  mendPublicAddress: 'Fix the public address first',
  mendPublicAddressFirst: 'Fix the public address first: webhooks use the same address',
  mendPublicAddressFirstRun:
    "Fix the public address first, and run the doctor with the server's settings, including AUTH_SECRET",
  networkAnswersAccountsConnected: 'The network answers, and accounts are connected',
  networkAnswersNoAccount: 'The network answers, but no account is connected yet',
  networkKnowsWhereNotices: "The network's webhook is set up and arrives",
  networkListsNoWebhook: "The network has no webhook for %{url} with this server's secret",
  networkNoWorkspaceAddress: 'The network has no workspace at this address',
  noBackupBeenTaken: 'No backup yet: the first one runs ten minutes after the server starts',
  noBackupComeAbout: 'No backup has succeeded yet',
  backupsOfPostgres: 'The database is on Postgres: back it up there, the server takes no backups',
  installLaterVersion: 'Install the version that upgraded the database, or a later one, on this server',
  postgresClockAhead: 'The clock of Postgres is %{seconds} seconds ahead of the clock of this machine',
  postgresClockBehind: 'The clock of Postgres is %{seconds} seconds behind the clock of this machine',
  postgresConnectionsLeft: 'Postgres accepts only %{left} more connections',
  postgresFsyncOff:
    'Postgres does not wait for its disk (fsync is off), so a power cut loses what it has confirmed',
  postgresReadOnly: 'The database on Postgres is read-only, as a replica is',
  postgresSchemaNewer: 'A later version of Chime In has upgraded the database',
  postgresSchemaOlder: 'The database has the schema of an earlier version of Chime In',
  postgresTakesWrites:
    'Postgres %{version} is writable (%{size}) and accepts %{left} more connections. The connection is not encrypted',
  postgresTakesWritesEncrypted:
    'Postgres %{version} is writable (%{size}) and accepts %{left} more connections. The connection is encrypted, but the certificate is not verified',
  postgresTakesWritesVerified:
    'Postgres %{version} is writable (%{size}) and accepts %{left} more connections. The connection is encrypted, and the certificate is verified',
  raiseMaxConnections:
    'Raise max_connections or stop what uses the connections: each server takes up to %{needed}',
  setBothClocks: 'Turn on time synchronization on both machines: timedatectl set-ntp true',
  setDatabaseUrlPrimary: 'Set DATABASE_URL to the primary, and restart all servers',
  setFsyncOn: 'Set fsync = on in postgresql.conf and reload it',
  noBackupsTakenClock: 'Scheduled backups are off',
  noBackupsTakenClockAs: 'Scheduled backups are off, which is normal outside production',
  nobodyPublishedDemoPassword: 'No user has a published demo password',
  noProviderRefusesWhat: "No provider rejects the automation's calls",
  noStarttls:
    'The mail server offers no trusted STARTTLS, so the password was not sent: set SMTP_URL to its STARTTLS port (often 587) or to smtps:// (often port 465), and restart. Only in your own private network, add ?requireTLS=false',
  noSuchJudgeModel:
    'The server has no such model: set OPENAI_JUDGE_MODEL to one that it offers, or to off, and restart',
  noSuchModel: 'No such model: %{quote}',
  noSuchModelOffered: 'No such model: %{model}; the server offers: %{quote}',
  notEncrypted: '%{url} is not encrypted',
  noticeAnswered: 'A webhook to %{url} is answered with %{status}',
  notSetUpProduction: 'Not set up, and production has no sandbox',
  openPlansMakesPrices: 'Open Plans, which creates the missing prices',
  paymentsAnswer: 'Stripe answers',
  paymentsAnswerInMode: 'Stripe answers, in %{one} mode',
  paymentsProviderOurAddress: "Stripe's webhook is set up, and signed events arrive",
  pictureUploadedShown: 'Uploaded and downloaded a test picture',
  providerDoesNotSay: "The provider's answer has no date",
  putReverseProxyCertificate:
    'Put a reverse proxy with a certificate in front of the server and start PUBLIC_URL with https://',
  raiseOpenaiMaxTokens:
    'Raise OPENAI_MAX_TOKENS or set OPENAI_REASONING_EFFORT=low if %{quote} is a reasoning model. Otherwise set %{setting} to another model',
  refusesEveryCommentSince: '%{who} has rejected every comment since %{time}: %{quote}',
  reverseProxyAppendCallers:
    "Configure the reverse proxy to append the client's address to %{quote}, or remove TRUST_PROXY if there is no proxy",
  reverseProxyAppendCallersAddress: "Configure the reverse proxy to append the client's address to %{quote}",
  reverseProxyPassesCalls:
    'A reverse proxy sends %{quote}, but TRUST_PROXY is not set, so limits by address do not work',
  reverseProxyPassEverything:
    'Configure the reverse proxy to forward every path under PUBLIC_URL to this server unchanged',
  reverseProxyPassWebhooks:
    'Configure the reverse proxy to forward /webhooks/ with its headers to this server, and give every server the same DATA_DIR',
  reverseProxyPassWebhooksServer:
    'Configure the reverse proxy to forward /webhooks/ to this server with the unmodified body and the header Stripe-Signature',
  run: 'Run: %{command}',
  secretKeyModePublishable: 'The secret key is for %{one} mode, the publishable key for %{other} mode',
  serverBehindDoesNot: 'The server at %{url} does not accept this doctor (%{status})',
  setBackupEveryHours: 'Set BACKUP_EVERY_HOURS=24 and restart, unless you back it up in another way',
  setKeyProviderStill: 'Set %{key} to a valid key (answer: %{quote}), and restart',
  setMailFrom:
    'Set MAIL_FROM to an address that your mail provider lets you send from, or verify it there, and restart',
  setNames: 'Set %{names}',
  setSmtpPassword: 'Set the user and password in SMTP_URL to those of your mail provider, and restart',
  setStripePublishableKey: 'Set STRIPE_PUBLISHABLE_KEY to the %{one} key of the same account, and restart',
  setTrustProxyX: 'Set TRUST_PROXY=x-forwarded-for, or the header that your reverse proxy sets, and restart',
  setUnipileApiKey:
    'Set UNIPILE_API_KEY to an access token of an API v1 workspace; a key of v2 does not work (answer: %{quote}). Then restart',
  signedNoticeAnswered: 'A signed event to %{url} is answered with %{status}',
  signedNoticesComeThrough: 'Signed events arrive, but Stripe has no endpoint for this address',
  signedNoticesComeThroughSome: 'Signed events arrive, including some from Stripe',
  somethingBeforeServerTakes:
    "A proxy in front of this server ends TLS and does not forward the client's address, so limits by address do not work",
  startServerSetPublic:
    'Start the server, set PUBLIC_URL to the address that people open, and check its DNS record, certificate and reverse proxy',
  stopServerPutLatest: 'Stop the server and restore the latest backup to %{path}',
  subscriptionPaymentsProviderUnpaid:
    'A Stripe subscription is unpaid: it continues there, but the customer has no service',
  testNetworkAboveLook:
    "Run the network check and look at the network's status page. Accounts retry by themselves",
  testWriterAboveNames: 'Run the writer check, which names the setting. Accounts retry by themselves',
  thesePlansNoPrice: 'These plans have no price at Stripe yet: %{quote}',
  unreachable: "%{url} can't be reached from here",
  unreachableBecause: "%{url} can't be reached from here: %{quote}",
  waitFewMinutesTest: "The provider's rate limit is reached: wait a few minutes and run the check again",
  webhookNetworkHadAnother:
    "The network's webhook had another secret, was disabled or lacked events. It was replaced and now arrives",
  whatUploadedAnswered: 'The uploaded picture is answered with %{status}',
  whatUploadedCantFetched: "The uploaded picture can't be downloaded from %{url}",
  whoeverCallsCanChoose: 'Clients can choose their own address for rate limits',
  writerAnswers: 'The writer answers: %{quote}',
  writerAnswersWithoutWord: 'The writer returned an empty answer',
} as const;
