import type { TextsOf } from '../textsOf.ts';

export const doctor: TextsOf<'doctor'> = {
  addEndpointAnewStripes:
    'Fügen Sie den Endpunkt im Dashboard von Stripe mit der API-Version %{one} neu hinzu, und setzen Sie STRIPE_WEBHOOK_SECRET auf dessen Signaturgeheimnis',
  addEndpointStripesDashboard:
    'Fügen Sie im Dashboard von Stripe den Endpunkt %{url} hinzu (Developers, Webhooks), und setzen Sie STRIPE_WEBHOOK_SECRET auf dessen Signaturgeheimnis',
  addTheseEventsEndpoint:
    'Fügen Sie dem Endpunkt im Dashboard von Stripe diese Ereignisse hinzu (Developers, Webhooks)',
  allowUnsignedPublicDelivery:
    'Erlauben Sie im Dashboard des Bilderdienstes die öffentliche Auslieferung ohne Signatur (Settings, Images)',
  answeredNotServer: '%{url} wird mit %{status} beantwortet, und nicht von diesem Server',
  appendCallersAddressX:
    'Lassen Sie es die Adresse des Aufrufers an X-Forwarded-For anhängen, setzen Sie TRUST_PROXY=x-forwarded-for, und starten Sie neu',
  backupOnSameDisk:
    'Die letzte Sicherung ist %{age} alt: %{file} (%{size}), auf derselben Platte wie die Datenbank',
  backupTaken: 'Die letzte Sicherung ist %{age} alt: %{file} (%{size})',
  callsComeStraightServer: 'Aufrufe kommen unmittelbar zu diesem Server',
  callsComeWithoutHeader: 'Die Aufrufe kommen ohne den Header %{quote}, den TRUST_PROXY nennt',
  cantWritten: 'In %{folder} lässt sich nicht schreiben: %{quote}',
  checkAddress:
    'Prüfen Sie, ob %{address} stimmt und von hier aus erreichbar ist; sehen Sie auf die Statusseite des Anbieters',
  checkAddressBecause:
    'Prüfen Sie, ob %{address} stimmt und von hier aus erreichbar ist (%{quote}); sehen Sie auf die Statusseite des Anbieters',
  checkHostPortSmtp:
    'Prüfen Sie Host und Port in SMTP_URL, und ob diese Maschine sich damit verbinden darf (Port 587 ist selten gesperrt)',
  checkImageHostsUrl: 'Prüfen Sie den URL-Endpunkt des Bilderdienstes in dessen Dashboard',
  checkUnipileDsnCopy:
    'Prüfen Sie UNIPILE_DSN: Kopieren Sie sie mit ihrem Port oben rechts aus dem Dashboard von Unipile, und starten Sie neu',
  chooseCancelSubscriptionWhen:
    'Wählen Sie in Stripes Dashboard (Settings, Billing, Subscriptions), dass das Abonnement gekündigt wird, wenn alle Versuche fehlschlagen',
  clockAhead: 'Die Uhr dieser Maschine geht um %{count} Sekunden vor',
  clockBehind: 'Die Uhr dieser Maschine geht um %{count} Sekunden nach',
  clockRightWithinSeconds: 'Die Uhr stimmt auf %{count} Sekunden',
  databaseDamaged: 'Die Datenbank ist beschädigt: %{quote}',
  databaseTakesWritesToo: 'Die Datenbank nimmt Änderungen an (%{size}, zu groß, um jede Seite anzusehen)',
  databaseTakesWritesWhole: 'Die Datenbank nimmt Änderungen an und ist unversehrt (%{size})',
  days: '%{count} Tage',
  deleteWebhooksAddressDashboard:
    'Löschen Sie die Webhooks für diese Adresse im Dashboard des Netzwerks, und prüfen Sie noch einmal',
  demoPeopleCanSign: 'Die Demo-Personen können sich mit veröffentlichten Passwörtern anmelden',
  demoPeopleCanSignMachine: 'Die Demo-Personen können sich nur auf diesem Rechner anmelden',
  eachCallerCountsAddress: 'Jeder Aufrufer zählt unter der Adresse, die der Reverse Proxy gesehen hat',
  endpointPaymentsProviderApi:
    'Der Endpunkt beim Zahlungsanbieter hat die API-Version %{one}, dieser Server %{other}',
  endpointPaymentsProviderDoes: 'Der Endpunkt beim Zahlungsanbieter meldet %{quote} nicht',
  firstBackupBeingTaken: 'Die erste Sicherung läuft',
  gbFree: '%{size} GB sind frei bei %{folder}',
  hintAndWords: '%{hint} (er sagte: %{quote})',
  hours: '%{count} Stunden',
  latestBackupFailed: 'Die letzte Sicherung ist fehlgeschlagen: %{quote}',
  latestBackupOld: 'Die letzte Sicherung ist %{age} alt',
  leadsHere: '%{url} führt hierher',
  letUserServerWrite:
    'Lassen Sie den Benutzer des Servers in %{folder} schreiben, und sehen Sie nach, ob die Platte voll ist',
  lookLogServerBackup:
    'Suchen Sie im Protokoll des Servers nach „backup“, und sorgen Sie dafür, dass immer ein Server läuft',
  lookLogServerWhat: 'Sehen Sie im Protokoll des Servers nach, was dahintersteckt',
  machineSetClockItself: 'Lassen Sie die Maschine ihre Uhr selbst stellen: timedatectl set-ntp true',
  mailServerDidNot: 'Der Mailserver hat es nicht angenommen: %{quote}',
  mailServerTakesOur: 'Der Mailserver nimmt unsere Anmeldung an',
  mailWay: 'Eine Mail ist unterwegs an %{quote}',
  makeRoomDiskOr:
    'Schaffen Sie Platz auf der Platte von %{folder}, oder legen Sie den Ordner auf eine größere (DATA_DIR)',
  makeRoomLetUser:
    'Schaffen Sie Platz in %{folder} und lassen Sie den Benutzer des Servers dort schreiben, oder setzen Sie BACKUP_DIR auf einen anderen Ordner',
  mendPublicAddress: 'Bringen Sie zuerst die öffentliche Adresse in Ordnung',
  mendPublicAddressFirst:
    'Bringen Sie zuerst die öffentliche Adresse in Ordnung: Eine Benachrichtigung nimmt denselben Weg wie die Menschen',
  mendPublicAddressFirstRun:
    'Bringen Sie zuerst die öffentliche Adresse in Ordnung, und rufen Sie die Prüfung mit den Einstellungen des Servers auf, auch AUTH_SECRET',
  networkAnswersAccountsConnected: 'Das Netzwerk antwortet, und Konten sind verbunden',
  networkAnswersNoAccount: 'Das Netzwerk antwortet; noch ist kein Konto verbunden',
  networkKnowsWhereNotices: 'Das Netzwerk weiß, wohin seine Benachrichtigungen gehen, und sie kommen an',
  networkListsNoWebhook: 'Das Netzwerk führt keinen Webhook für %{url} mit dem Geheimnis dieses Servers',
  networkNoWorkspaceAddress: 'Unter dieser Adresse hat das Netzwerk keinen Arbeitsbereich',
  noBackupBeenTaken:
    'Noch wurde nicht gesichert: Die erste Sicherung kommt zehn Minuten nach dem Start des Servers',
  noBackupComeAbout: 'Noch ist keine Sicherung gelungen',
  backupsOfPostgres:
    'Die Datenbank liegt auf Postgres: Sichern Sie sie dort, der Server macht keine Sicherungen',
  installLaterVersion:
    'Installieren Sie auf diesem Server die Version, die die Datenbank aktualisiert hat, oder eine spätere',
  postgresClockAhead: 'Die Uhr von Postgres geht %{seconds} Sekunden vor gegenüber der dieser Maschine',
  postgresClockBehind: 'Die Uhr von Postgres geht %{seconds} Sekunden nach gegenüber der dieser Maschine',
  postgresConnectionsLeft: 'Postgres nimmt nur noch %{left} Verbindungen an',
  postgresFsyncOff:
    'Postgres wartet nicht auf seine Platte (fsync ist aus): Ein Stromausfall verliert, was es bestätigt hat',
  postgresReadOnly: 'Die Datenbank auf Postgres lässt sich nur lesen, wie bei einer Kopie (Replica)',
  postgresSchemaNewer: 'Eine spätere Version von Chime In hat die Datenbank aktualisiert',
  postgresSchemaOlder: 'Die Datenbank hat das Schema einer früheren Version von Chime In',
  postgresTakesWrites:
    'Postgres %{version} nimmt Änderungen an (%{size}) und noch %{left} Verbindungen. Die Verbindung ist nicht verschlüsselt',
  postgresTakesWritesEncrypted:
    'Postgres %{version} nimmt Änderungen an (%{size}) und noch %{left} Verbindungen. Die Verbindung ist verschlüsselt, aber das Zertifikat ist nicht geprüft',
  postgresTakesWritesVerified:
    'Postgres %{version} nimmt Änderungen an (%{size}) und noch %{left} Verbindungen. Die Verbindung ist verschlüsselt, und das Zertifikat ist geprüft',
  raiseMaxConnections:
    'Erhöhen Sie max_connections, oder beenden Sie, was die Verbindungen belegt: Jeder Server braucht bis zu %{needed}',
  setBothClocks: 'Schalten Sie auf beiden Maschinen die Zeitsynchronisierung ein: timedatectl set-ntp true',
  setDatabaseUrlPrimary: 'Setzen Sie DATABASE_URL auf den Primärserver, und starten Sie alle Server neu',
  setFsyncOn: 'Setzen Sie fsync = on in postgresql.conf, und laden Sie die Datei neu',
  noBackupsTakenClock: 'Nach der Uhr wird nicht gesichert',
  noBackupsTakenClockAs: 'Nach der Uhr wird nicht gesichert, wie es außerhalb des Betriebs üblich ist',
  nobodyPublishedDemoPassword: 'Niemand hat ein veröffentlichtes Demo-Passwort',
  noProviderRefusesWhat: 'Kein Anbieter lehnt ab, worum die Automatisierung bittet',
  noStarttls:
    'Der Mailserver bietet kein STARTTLS an, dem diese Maschine traut, und bekommt deshalb kein Passwort: Setzen Sie SMTP_URL auf seinen Port mit STARTTLS (oft 587) oder auf smtps:// (oft Port 465) und starten Sie neu. Nur in einem Netz, das Ihnen allein gehört, ergänzen Sie ?requireTLS=false',
  noSuchJudgeModel:
    'Der Server hat kein solches Modell: Setzen Sie OPENAI_JUDGE_MODEL auf eines, das er anbietet, oder auf off, und starten Sie neu',
  noSuchModel: 'Kein solches Modell: %{quote}',
  noSuchModelOffered: 'Kein solches Modell: %{model}; der Server bietet an: %{quote}',
  notEncrypted: '%{url} ist nicht verschlüsselt',
  noticeAnswered: 'Eine Benachrichtigung an %{url} wird mit %{status} beantwortet',
  notSetUpProduction: 'Es ist nicht eingerichtet, und im Betrieb springt nichts dafür ein',
  openPlansMakesPrices: 'Öffnen Sie „Tarife“: Dabei entstehen die Preise, die fehlen',
  paymentsAnswer: 'Der Zahlungsanbieter antwortet',
  paymentsAnswerInMode: 'Der Zahlungsanbieter antwortet, im Modus %{one}',
  paymentsProviderOurAddress:
    'Der Zahlungsanbieter hat unsere Adresse, und signierte Benachrichtigungen kommen an',
  pictureUploadedShown: 'Ein Bild wurde hochgeladen und wird angezeigt',
  providerDoesNotSay: 'Der Anbieter sagt nicht, wie spät es ist',
  putReverseProxyCertificate:
    'Stellen Sie einen Reverse Proxy mit Zertifikat davor, und lassen Sie PUBLIC_URL mit https:// beginnen',
  raiseOpenaiMaxTokens:
    'Erhöhen Sie OPENAI_MAX_TOKENS oder setzen Sie OPENAI_REASONING_EFFORT=low, wenn das Modell vor dem Schreiben nachdenkt; setzen Sie sonst %{setting} auf eines, das Chats ganz beantwortet: %{quote} tut das nicht',
  refusesEveryCommentSince: '%{who} lehnt seit %{time} jeden Kommentar ab: %{quote}',
  reverseProxyAppendCallers:
    'Lassen Sie den Reverse Proxy die Adresse des Aufrufers an %{quote} anhängen, oder nehmen Sie TRUST_PROXY heraus, wenn es keinen gibt',
  reverseProxyAppendCallersAddress:
    'Lassen Sie den Reverse Proxy die Adresse des Aufrufers an %{quote} anhängen',
  reverseProxyPassesCalls:
    'Ein Reverse Proxy gibt Aufrufe mit %{quote} weiter, und TRUST_PROXY nennt keinen Header: Alle Aufrufer zählen als einer, oder keiner nach seiner Adresse',
  reverseProxyPassEverything:
    'Lassen Sie den Reverse Proxy alles unter PUBLIC_URL mit unverändertem Pfad an diesen Server weitergeben',
  reverseProxyPassWebhooks:
    'Lassen Sie den Reverse Proxy /webhooks/ samt Kopfzeilen an diesen Server weitergeben, und geben Sie allen Servern dasselbe DATA_DIR',
  reverseProxyPassWebhooksServer:
    'Lassen Sie den Reverse Proxy /webhooks/ mit unverändertem Inhalt und der Kopfzeile Stripe-Signature an diesen Server weitergeben',
  run: 'Führen Sie aus: %{command}',
  secretKeyModePublishable:
    'Der geheime Schlüssel ist für den Modus %{one}, der öffentliche für den Modus %{other}',
  serverBehindDoesNot: 'Der Server hinter %{url} kennt diese Prüfung nicht (%{status})',
  setBackupEveryHours:
    'Setzen Sie BACKUP_EVERY_HOURS=24 und starten Sie neu, wenn nichts anderes dies sichert',
  setKeyProviderStill:
    'Setzen Sie %{key} auf einen Schlüssel, den der Anbieter noch annimmt (er sagte: %{quote}), und starten Sie neu',
  setMailFrom:
    'Setzen Sie MAIL_FROM auf eine Adresse, von der Ihr Mailanbieter Sie senden lässt, oder bestätigen Sie sie dort, und starten Sie neu',
  setNames: 'Setzen Sie %{names}',
  setSmtpPassword:
    'Setzen Sie Benutzer und Passwort in SMTP_URL auf die Ihres Mailanbieters, und starten Sie neu',
  setStripePublishableKey:
    'Setzen Sie STRIPE_PUBLISHABLE_KEY auf den Schlüssel für %{one} desselben Kontos, und starten Sie neu',
  setTrustProxyX:
    'Setzen Sie TRUST_PROXY=x-forwarded-for, oder auf den Header, den der Reverse Proxy schreibt, und starten Sie neu',
  setUnipileApiKey:
    'Setzen Sie UNIPILE_API_KEY auf ein Zugriffstoken eines Arbeitsbereichs der API v1, denn ein Schlüssel von v2 geht nicht (er sagte: %{quote}), und starten Sie neu',
  signedNoticeAnswered: 'Eine signierte Benachrichtigung an %{url} wird mit %{status} beantwortet',
  signedNoticesComeThrough: 'Signierte Benachrichtigungen kommen an, aber der Anbieter schickt keine hierher',
  signedNoticesComeThroughSome: 'Signierte Benachrichtigungen kommen an, und einige kamen schon vom Anbieter',
  somethingBeforeServerTakes:
    'Etwas vor diesem Server nimmt die Verschlüsselung ab und sagt nicht, wer aufruft: Alle Aufrufer zählen als einer, oder keiner nach seiner Adresse',
  startServerSetPublic:
    'Starten Sie den Server, setzen Sie PUBLIC_URL auf die Adresse, die man im Browser öffnet, und prüfen Sie ihren DNS-Eintrag, ihr Zertifikat und den Reverse Proxy',
  stopServerPutLatest:
    'Halten Sie den Server an und setzen Sie die letzte Sicherung an die Stelle von %{path}',
  subscriptionPaymentsProviderUnpaid:
    'Ein Abonnement beim Zahlungsanbieter ist unbezahlt: Es läuft dort weiter, und der Kunde erhält nichts',
  testNetworkAboveLook:
    'Prüfen Sie oben das Netzwerk und sehen Sie auf dessen Statusseite; die Konten versuchen es von selbst wieder',
  testWriterAboveNames:
    'Prüfen Sie oben den Kommentarschreiber, dann sehen Sie, was zu setzen ist; die Konten versuchen es von selbst wieder',
  thesePlansNoPrice: 'Diese Tarife haben beim Anbieter noch keinen Preis: %{quote}',
  unreachable: '%{url} ist von hier aus nicht erreichbar',
  unreachableBecause: '%{url} ist von hier aus nicht erreichbar: %{quote}',
  waitFewMinutesTest:
    'Warten Sie ein paar Minuten und prüfen Sie noch einmal: Der Anbieter bittet um eine Pause',
  webhookNetworkHadAnother:
    'Der Webhook beim Netzwerk hatte ein anderes Geheimnis, war abgeschaltet oder sandte zu wenig und wurde ersetzt; Benachrichtigungen kommen an',
  whatUploadedAnswered: 'Was hochgeladen wurde, wird mit %{status} beantwortet',
  whatUploadedCantFetched: 'Was hochgeladen wurde, ist unter %{url} nicht abrufbar',
  whoeverCallsCanChoose: 'Wer aufruft, kann sich aussuchen, unter welcher Adresse er zählt',
  writerAnswers: 'Der Textdienst antwortet: %{quote}',
  writerAnswersWithoutWord: 'Der Textdienst antwortet ohne ein Wort',
};
