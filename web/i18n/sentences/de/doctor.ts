import type { Sentences } from '../../sentences.ts';

/** What the doctor tells an operator, on the page as in the terminal. Names of settings, and of what a provider's dashboard has, stay. */
export const doctor: Sentences = {
  // What to do
  'Wait a few minutes and test again: the provider asks for a pause':
    'Warten Sie ein paar Minuten und prüfen Sie noch einmal: Der Anbieter bittet um eine Pause',
  'Look at the log of the server for what is behind this':
    'Sehen Sie im Protokoll des Servers nach, was dahintersteckt',
  'It is not set up, and in production nothing stands in for it':
    'Es ist nicht eingerichtet, und im Betrieb springt nichts dafür ein',
  'Set %{names}': 'Setzen Sie %{names}',
  'Set %{key} to a key that the provider still takes (it said: %{quote}), and restart':
    'Setzen Sie %{key} auf einen Schlüssel, den der Anbieter noch annimmt (er sagte: %{quote}), und starten Sie neu',
  "Check that %{address} is right and that this machine reaches it; look at the provider's status page":
    'Prüfen Sie, ob %{address} stimmt und von hier aus erreichbar ist; sehen Sie auf die Statusseite des Anbieters',
  "Check that %{address} is right and that this machine reaches it (%{quote}); look at the provider's status page":
    'Prüfen Sie, ob %{address} stimmt und von hier aus erreichbar ist (%{quote}); sehen Sie auf die Statusseite des Anbieters',

  // Refusals
  'No provider refuses what the automation asks': 'Kein Anbieter lehnt ab, worum die Automatisierung bittet',
  '%{who} refuses every comment since %{time}: %{quote}':
    '%{who} lehnt seit %{time} jeden Kommentar ab: %{quote}',
  'Test the network above and look at its status page; accounts try again by themselves':
    'Prüfen Sie oben das Netzwerk und sehen Sie auf dessen Statusseite; die Konten versuchen es von selbst wieder',
  'Test the writer above, which names what to set; accounts try again by themselves':
    'Prüfen Sie oben den Kommentarschreiber, dann sehen Sie, was zu setzen ist; die Konten versuchen es von selbst wieder',

  // Backups
  'No backups are taken by the clock, as is usual outside of production':
    'Nach der Uhr wird nicht gesichert, wie es außerhalb des Betriebs üblich ist',
  'No backups are taken by the clock': 'Nach der Uhr wird nicht gesichert',
  'Set BACKUP_EVERY_HOURS=24 and restart, unless something else backs this up':
    'Setzen Sie BACKUP_EVERY_HOURS=24 und starten Sie neu, wenn nichts anderes dies sichert',
  'No backup has been taken yet: the first comes ten minutes after the start of the server':
    'Noch wurde nicht gesichert: Die erste Sicherung kommt zehn Minuten nach dem Start des Servers',
  'The latest backup failed: %{quote}': 'Die letzte Sicherung ist fehlgeschlagen: %{quote}',
  'The latest backup is %{age} old': 'Die letzte Sicherung ist %{age} alt',
  'The latest backup is %{age} old: %{file} (%{size})':
    'Die letzte Sicherung ist %{age} alt: %{file} (%{size})',
  'The latest backup is %{age} old: %{file} (%{size}), on the same disk as the database':
    'Die letzte Sicherung ist %{age} alt: %{file} (%{size}), auf derselben Platte wie die Datenbank',
  '%{count} hours': '%{count} Stunden',
  '%{count} days': '%{count} Tage',
  'No backup has come about yet': 'Noch ist keine Sicherung gelungen',
  'The first backup is being taken': 'Die erste Sicherung läuft',
  'Look at the log of the server for "backup", and see that a server runs all the time':
    'Suchen Sie im Protokoll des Servers nach „backup“, und sorgen Sie dafür, dass immer ein Server läuft',
  'Make room in %{folder} and let the user of the server write to it, or set BACKUP_DIR to another folder':
    'Schaffen Sie Platz in %{folder} und lassen Sie den Benutzer des Servers dort schreiben, oder setzen Sie BACKUP_DIR auf einen anderen Ordner',

  // Demo people
  'Nobody has a published demo password': 'Niemand hat ein veröffentlichtes Demo-Passwort',
  'The demo people can sign in on this machine only':
    'Die Demo-Personen können sich nur auf diesem Rechner anmelden',
  'The demo people can sign in with published passwords':
    'Die Demo-Personen können sich mit veröffentlichten Passwörtern anmelden',
  'Run: %{command}': 'Führen Sie aus: %{command}',

  // The way here
  "%{url} can't be reached from here": '%{url} ist von hier aus nicht erreichbar',
  "%{url} can't be reached from here: %{quote}": '%{url} ist von hier aus nicht erreichbar: %{quote}',
  'Mend the public address first: a notice comes the same way as people do':
    'Bringen Sie zuerst die öffentliche Adresse in Ordnung: Eine Benachrichtigung nimmt denselben Weg wie die Menschen',
  'Start the server, set PUBLIC_URL to the address that people open, and check its DNS record, certificate and reverse proxy':
    'Starten Sie den Server, setzen Sie PUBLIC_URL auf die Adresse, die man im Browser öffnet, und prüfen Sie ihren DNS-Eintrag, ihr Zertifikat und den Reverse Proxy',
  '%{url} is answered with %{status}, and not by this server':
    '%{url} wird mit %{status} beantwortet, und nicht von diesem Server',
  'Have the reverse proxy pass everything below PUBLIC_URL on to this server, with its path unchanged':
    'Lassen Sie den Reverse Proxy alles unter PUBLIC_URL mit unverändertem Pfad an diesen Server weitergeben',
  '%{url} is not encrypted': '%{url} ist nicht verschlüsselt',
  'Put a reverse proxy with a certificate before it and begin PUBLIC_URL with https://':
    'Stellen Sie einen Reverse Proxy mit Zertifikat davor, und lassen Sie PUBLIC_URL mit https:// beginnen',
  '%{url} leads here': '%{url} führt hierher',

  // Who calls
  'Mend the public address first': 'Bringen Sie zuerst die öffentliche Adresse in Ordnung',
  'The server behind %{url} does not know this doctor (%{status})':
    'Der Server hinter %{url} kennt diese Prüfung nicht (%{status})',
  'Mend the public address first, and run the doctor with the settings of the server, AUTH_SECRET among them':
    'Bringen Sie zuerst die öffentliche Adresse in Ordnung, und rufen Sie die Prüfung mit den Einstellungen des Servers auf, auch AUTH_SECRET',
  'Calls come without the header %{quote}, which TRUST_PROXY names':
    'Die Aufrufe kommen ohne den Header %{quote}, den TRUST_PROXY nennt',
  "Have the reverse proxy append the caller's address to %{quote}":
    'Lassen Sie den Reverse Proxy die Adresse des Aufrufers an %{quote} anhängen',
  'Whoever calls can choose the address that they count by':
    'Wer aufruft, kann sich aussuchen, unter welcher Adresse er zählt',
  "Have the reverse proxy append the caller's address to %{quote}, or take TRUST_PROXY out where there is none":
    'Lassen Sie den Reverse Proxy die Adresse des Aufrufers an %{quote} anhängen, oder nehmen Sie TRUST_PROXY heraus, wenn es keinen gibt',
  'Each caller counts by the address that the reverse proxy saw':
    'Jeder Aufrufer zählt unter der Adresse, die der Reverse Proxy gesehen hat',
  'A reverse proxy passes calls on with %{quote}, and TRUST_PROXY names no header: all callers count as one, or none by address':
    'Ein Reverse Proxy gibt Aufrufe mit %{quote} weiter, und TRUST_PROXY nennt keinen Header: Alle Aufrufer zählen als einer, oder keiner nach seiner Adresse',
  'Set TRUST_PROXY=x-forwarded-for, or to the header that the reverse proxy writes, and restart':
    'Setzen Sie TRUST_PROXY=x-forwarded-for, oder auf den Header, den der Reverse Proxy schreibt, und starten Sie neu',
  'Something before this server takes the encryption off and does not say who calls: all callers count as one, or none by address':
    'Etwas vor diesem Server nimmt die Verschlüsselung ab und sagt nicht, wer aufruft: Alle Aufrufer zählen als einer, oder keiner nach seiner Adresse',
  "Have it append the caller's address to X-Forwarded-For, set TRUST_PROXY=x-forwarded-for, and restart":
    'Lassen Sie es die Adresse des Aufrufers an X-Forwarded-For anhängen, setzen Sie TRUST_PROXY=x-forwarded-for, und starten Sie neu',
  'Calls come straight to this server': 'Aufrufe kommen unmittelbar zu diesem Server',

  // The machine
  'The provider does not say what time it is': 'Der Anbieter sagt nicht, wie spät es ist',
  'The clock is right to within %{count} seconds': 'Die Uhr stimmt auf %{count} Sekunden',
  'The clock of this machine is %{count} seconds %{side}':
    'Die Uhr dieser Maschine geht um %{count} Sekunden %{side}',
  ahead: 'vor',
  behind: 'nach',
  'Have the machine set its clock by itself: timedatectl set-ntp true':
    'Lassen Sie die Maschine ihre Uhr selbst stellen: timedatectl set-ntp true',
  'The database is damaged: %{quote}': 'Die Datenbank ist beschädigt: %{quote}',
  'Stop the server and put the latest backup in the place of %{path}':
    'Halten Sie den Server an und setzen Sie die letzte Sicherung an die Stelle von %{path}',
  'The database takes writes and is whole (%{size})':
    'Die Datenbank nimmt Änderungen an und ist unversehrt (%{size})',
  'The database takes writes (%{size}, too large to look at every page)':
    'Die Datenbank nimmt Änderungen an (%{size}, zu groß, um jede Seite anzusehen)',
  "%{folder} can't be written: %{quote}": 'In %{folder} lässt sich nicht schreiben: %{quote}',
  'Let the user of the server write to %{folder}, and look whether the disk is full':
    'Lassen Sie den Benutzer des Servers in %{folder} schreiben, und sehen Sie nach, ob die Platte voll ist',
  '%{size} GB are free at %{folder}': '%{size} GB sind frei bei %{folder}',
  'Make room on the disk of %{folder}, or move the folder to a larger one (DATA_DIR)':
    'Schaffen Sie Platz auf der Platte von %{folder}, oder legen Sie den Ordner auf eine größere (DATA_DIR)',

  // Pictures and mail
  "What was uploaded can't be fetched from %{url}": 'Was hochgeladen wurde, ist unter %{url} nicht abrufbar',
  "Check the image host's URL endpoint in its dashboard":
    'Prüfen Sie den URL-Endpunkt des Bilderdienstes in dessen Dashboard',
  'A picture was uploaded and is shown': 'Ein Bild wurde hochgeladen und wird angezeigt',
  'What was uploaded is answered with %{status}': 'Was hochgeladen wurde, wird mit %{status} beantwortet',
  "Allow unsigned, public delivery in the image host's dashboard (Settings, Images)":
    'Erlauben Sie im Dashboard des Bilderdienstes die öffentliche Auslieferung ohne Signatur (Settings, Images)',
  'The mail server did not take it: %{quote}': 'Der Mailserver hat es nicht angenommen: %{quote}',
  'A mail is on its way to %{quote}': 'Eine Mail ist unterwegs an %{quote}',
  'The mail server takes our sign-in': 'Der Mailserver nimmt unsere Anmeldung an',
  'Set the user and the password in SMTP_URL to those of your mail provider, and restart':
    'Setzen Sie Benutzer und Passwort in SMTP_URL auf die Ihres Mailanbieters, und starten Sie neu',
  'Set MAIL_FROM to an address that your mail provider lets you send from, and restart':
    'Setzen Sie MAIL_FROM auf eine Adresse, von der Ihr Mailanbieter Sie senden lässt, und starten Sie neu',
  'Check the host and the port in SMTP_URL, and that this machine may connect to them (port 587 is seldom blocked)':
    'Prüfen Sie Host und Port in SMTP_URL, und ob diese Maschine sich damit verbinden darf (Port 587 ist selten gesperrt)',

  // Network and payments
  'The network answers, and accounts are connected': 'Das Netzwerk antwortet, und Konten sind verbunden',
  'The network answers; no account is connected yet': 'Das Netzwerk antwortet; noch ist kein Konto verbunden',
  'The webhook at the network had another secret, was disabled or sent too little, and was replaced; notices come through':
    'Der Webhook beim Netzwerk hatte ein anderes Geheimnis, war abgeschaltet oder sandte zu wenig und wurde ersetzt; Benachrichtigungen kommen an',
  'The network lists no webhook for %{url} with the secret of this server':
    'Das Netzwerk führt keinen Webhook für %{url} mit dem Geheimnis dieses Servers',
  'Delete the webhooks for this address in the dashboard of the network and test again':
    'Löschen Sie die Webhooks für diese Adresse im Dashboard des Netzwerks, und prüfen Sie noch einmal',
  'The network has no workspace at this address':
    'Unter dieser Adresse hat das Netzwerk keinen Arbeitsbereich',
  "Check UNIPILE_DSN: copy it with its port from the top right of Unipile's dashboard, and restart":
    'Prüfen Sie UNIPILE_DSN: Kopieren Sie sie mit ihrem Port oben rechts aus dem Dashboard von Unipile, und starten Sie neu',
  'Set UNIPILE_API_KEY to an access token of a workspace of API v1, because a key of v2 does not work (it said: %{quote}), and restart':
    'Setzen Sie UNIPILE_API_KEY auf ein Zugriffstoken eines Arbeitsbereichs der API v1, denn ein Schlüssel von v2 geht nicht (er sagte: %{quote}), und starten Sie neu',
  'The network knows where its notices go, and they come through':
    'Das Netzwerk weiß, wohin seine Benachrichtigungen gehen, und sie kommen an',
  'A notice to %{url} is answered with %{status}':
    'Eine Benachrichtigung an %{url} wird mit %{status} beantwortet',
  'Have the reverse proxy pass /webhooks/ on to this server with its headers, and give every server the same DATA_DIR':
    'Lassen Sie den Reverse Proxy /webhooks/ samt Kopfzeilen an diesen Server weitergeben, und geben Sie allen Servern dasselbe DATA_DIR',
  'The secret key is for %{one} mode, the publishable key for %{other} mode':
    'Der geheime Schlüssel ist für den Modus %{one}, der öffentliche für den Modus %{other}',
  'Set STRIPE_PUBLISHABLE_KEY to the %{one} key of the same account, and restart':
    'Setzen Sie STRIPE_PUBLISHABLE_KEY auf den Schlüssel für %{one} desselben Kontos, und starten Sie neu',
  'These plans have no price at the provider yet: %{quote}':
    'Diese Tarife haben beim Anbieter noch keinen Preis: %{quote}',
  'A subscription at the payments provider is unpaid: it continues there, and the customer gets nothing':
    'Ein Abonnement beim Zahlungsanbieter ist unbezahlt: Es läuft dort weiter, und der Kunde erhält nichts',
  "Choose to cancel the subscription when all retries fail, in Stripe's dashboard (Settings, Billing, Subscriptions)":
    'Wählen Sie in Stripes Dashboard (Settings, Billing, Subscriptions), dass das Abonnement gekündigt wird, wenn alle Versuche fehlschlagen',
  'Open Plans, which makes the prices that are missing':
    'Öffnen Sie „Tarife“: Dabei entstehen die Preise, die fehlen',
  'The payments provider answers': 'Der Zahlungsanbieter antwortet',
  'The payments provider answers, in %{one} mode': 'Der Zahlungsanbieter antwortet, im Modus %{one}',
  'A signed notice to %{url} is answered with %{status}':
    'Eine signierte Benachrichtigung an %{url} wird mit %{status} beantwortet',
  'Have the reverse proxy pass /webhooks/ on to this server with the body untouched and the header Stripe-Signature':
    'Lassen Sie den Reverse Proxy /webhooks/ mit unverändertem Inhalt und der Kopfzeile Stripe-Signature an diesen Server weitergeben',
  'Signed notices come through, and some have come from the provider':
    'Signierte Benachrichtigungen kommen an, und einige kamen schon vom Anbieter',
  'Signed notices come through, but the provider does not send any here':
    'Signierte Benachrichtigungen kommen an, aber der Anbieter schickt keine hierher',
  "Add the endpoint %{url} in Stripe's dashboard (Developers, Webhooks) and set STRIPE_WEBHOOK_SECRET to its signing secret":
    'Fügen Sie im Dashboard von Stripe den Endpunkt %{url} hinzu (Developers, Webhooks), und setzen Sie STRIPE_WEBHOOK_SECRET auf dessen Signaturgeheimnis',
  'The endpoint at the payments provider is of API version %{one}, and this server of %{other}':
    'Der Endpunkt beim Zahlungsanbieter hat die API-Version %{one}, dieser Server %{other}',
  "Add the endpoint anew in Stripe's dashboard with API version %{one}, and set STRIPE_WEBHOOK_SECRET to its signing secret":
    'Fügen Sie den Endpunkt im Dashboard von Stripe mit der API-Version %{one} neu hinzu, und setzen Sie STRIPE_WEBHOOK_SECRET auf dessen Signaturgeheimnis',
  'The endpoint at the payments provider does not tell of %{quote}':
    'Der Endpunkt beim Zahlungsanbieter meldet %{quote} nicht',
  "Add these events to the endpoint in Stripe's dashboard (Developers, Webhooks)":
    'Fügen Sie dem Endpunkt im Dashboard von Stripe diese Ereignisse hinzu (Developers, Webhooks)',
  'The payments provider has our address, and signed notices come through':
    'Der Zahlungsanbieter hat unsere Adresse, und signierte Benachrichtigungen kommen an',
  'The writer answers: %{quote}': 'Der Textdienst antwortet: %{quote}',
  'The writer answers without a word': 'Der Textdienst antwortet ohne ein Wort',
  'No such model: %{model}; the server offers: %{quote}':
    'Kein solches Modell: %{model}; der Server bietet an: %{quote}',
  'No such model: %{quote}': 'Kein solches Modell: %{quote}',
  'Raise OPENAI_MAX_TOKENS or set OPENAI_REASONING_EFFORT=low if the model thinks before it writes; else set OPENAI_MODEL to one that answers chats in full: %{quote} does not':
    'Erhöhen Sie OPENAI_MAX_TOKENS oder setzen Sie OPENAI_REASONING_EFFORT=low, wenn das Modell vor dem Schreiben nachdenkt; setzen Sie sonst OPENAI_MODEL auf eines, das Chats ganz beantwortet: %{quote} tut das nicht',
  '%{hint} (it said: %{quote})': '%{hint} (er sagte: %{quote})',
  'The key was refused: set OPENAI_API_KEY to a key that the provider accepts, and restart':
    'Der Schlüssel wurde abgelehnt: Setzen Sie OPENAI_API_KEY auf einen, den der Anbieter annimmt, und starten Sie neu',
  'This key has no credit: add credit or raise the spending limit at the provider':
    'Dieser Schlüssel hat kein Guthaben: Laden Sie es beim Anbieter auf, oder erhöhen Sie dort das Ausgabenlimit',
  'The server has no such model: set OPENAI_MODEL to one that it offers, and restart':
    'Der Server hat kein solches Modell: Setzen Sie OPENAI_MODEL auf eines, das er anbietet, und starten Sie neu',
  'Nothing answers chat completions at this address: set OPENAI_BASE_URL to the one that ends before /chat/completions':
    'Unter dieser Adresse antwortet nichts auf Chat Completions: Setzen Sie OPENAI_BASE_URL auf die, die vor /chat/completions endet',
  'The model does not accept this reasoning effort: change OPENAI_REASONING_EFFORT or remove it, and restart':
    'Das Modell nimmt diesen Denkaufwand nicht an: Ändern oder entfernen Sie OPENAI_REASONING_EFFORT, und starten Sie neu',
  'The model allows fewer tokens: lower OPENAI_MAX_TOKENS or give the model a longer context, and restart':
    'Das Modell erlaubt weniger Token: Verringern Sie OPENAI_MAX_TOKENS oder geben Sie dem Modell einen längeren Kontext, und starten Sie neu',
  'The key may not use this model from here: check the rights of OPENAI_API_KEY at the provider':
    'Der Schlüssel darf dieses Modell von hier aus nicht verwenden: Prüfen Sie beim Anbieter die Rechte von OPENAI_API_KEY',
};
