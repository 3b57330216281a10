import type { MailTexts } from './en.ts';

export const german: MailTexts = {
  layout: {
    greeting: 'Guten Tag %{name},',
    greetingWithoutName: 'Guten Tag,',
    orOpen: 'Oder öffnen Sie diesen Link: %{url}',
  },
  verificationCode: {
    title: 'Ihr Bestätigungscode für Chime In',
    body: 'geben Sie diesen Code in Chime In ein, um Ihre E-Mail-Adresse zu bestätigen. Er gilt %{minutes} Minuten lang.',
    hadTrial:
      'Für diese E-Mail-Adresse gab es schon eine kostenlose Testphase, deshalb beginnt Ihr Konto ohne eine. Wählen Sie einen Tarif auf der Seite „Abrechnung“, um loszulegen.',
    closing:
      'Niemand von Chime In fragt Sie jemals nach diesem Code. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  resetLink: {
    title: 'Wählen Sie ein neues Passwort für Chime In',
    body: 'jemand, hoffentlich Sie, hat ein neues Passwort angefordert. Mit diesem Link können Sie eines wählen. Er funktioniert einmal und gilt %{minutes} Minuten lang.',
    action: 'Neues Passwort wählen',
    closing:
      'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
  },
  welcome: {
    title: 'Willkommen bei Chime In',
    body: 'für Sie wurde ein Konto angelegt. Sie melden sich mit %{email} an.',
    link: 'Wählen Sie ein Passwort, das nur Sie kennen: Dieser Link funktioniert einmal und gilt %{days} Tage lang. Danach erhalten Sie über „Passwort vergessen?“ auf der Anmeldeseite einen neuen.',
    action: 'Passwort wählen',
    closing: 'Wenn Sie das nicht erwartet haben, können Sie diese E-Mail ignorieren.',
  },
  invitation: {
    title: 'Eine Einladung zu Chime In',
    body: '%{owner} (%{ownerEmail}) lädt Sie in den eigenen Arbeitsbereich in Chime In ein. Dort prüfen Sie Kommentare, bevor sie veröffentlicht werden.',
    bodyWithoutName:
      '%{ownerEmail} lädt Sie in den eigenen Arbeitsbereich in Chime In ein. Dort prüfen Sie Kommentare, bevor sie veröffentlicht werden.',
    link: 'Mit diesem Link nehmen Sie die Einladung an. Er funktioniert einmal, gilt %{days} Tage lang und nur für diese E-Mail-Adresse. Sie bezahlen nichts.',
    action: 'Einladung ansehen',
    closing: 'Wenn Sie diese Person nicht kennen, können Sie diese E-Mail ignorieren.',
  },
  memberJoined: {
    title: 'Ihr Arbeitsbereich in Chime In hat ein neues Mitglied',
    body: '%{email} hat Ihre Einladung angenommen und hat jetzt Zugriff auf Ihren Arbeitsbereich.',
    action: 'Personen öffnen',
    closing: 'Wenn Sie das nicht erwartet haben, entfernen Sie das Mitglied auf der Seite „Personen“.',
  },
  emailChanged: {
    title: 'Ihre E-Mail-Adresse bei Chime In wurde geändert',
    body: 'Sie melden sich jetzt mit %{email} an. Diese Adresse gehört nicht mehr zu Ihrem Konto.',
    closing: 'Wenn Sie das nicht waren, antworten Sie bitte sofort auf diese E-Mail.',
  },
  passwordChanged: {
    title: 'Ihr Passwort für Chime In wurde geändert',
    body: 'Ihr Passwort wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
    closing:
      'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort über „Passwort vergessen?“ auf der Anmeldeseite.',
  },
  secondFactor: {
    title: 'Der zweite Faktor Ihres Kontos bei Chime In',
    passkeyAdded: 'Ihrem Konto bei Chime In wurde ein Passkey hinzugefügt.',
    passkeyRemoved: 'Aus Ihrem Konto bei Chime In wurde ein Passkey entfernt.',
    totpAdded:
      'Mit Ihrem Konto bei Chime In wurde eine Authenticator-App verbunden. Ab jetzt brauchen Sie zum Anmelden ihren Code.',
    totpRemoved: 'Die Authenticator-App wurde aus Ihrem Konto bei Chime In entfernt.',
    recoveryCodesReplaced:
      'Für Ihr Konto bei Chime In wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
    reset:
      'Der zweite Faktor Ihres Kontos bei Chime In wurde entfernt: Passkeys, Authenticator-App und Wiederherstellungscodes. Sie sind überall abgemeldet, und zur Anmeldung reicht Ihr Passwort, bis Sie wieder einen Faktor hinzufügen.',
    recoveryCodeUsed:
      'Jemand, hoffentlich Sie, hat einen Wiederherstellungscode Ihres Kontos bei Chime In verwendet. Er gilt kein zweites Mal.',
    closing:
      'Wenn Sie das nicht waren, wählen Sie in den Einstellungen sofort ein neues Passwort und melden Sie sich überall ab. Antworten Sie dann auf diese E-Mail.',
  },
  digest: {
    title: 'Ihre tägliche Zusammenfassung von Chime In',
    workspace: 'im Arbeitsbereich von %{name}:',
    workspaceWithoutName: 'in einem Arbeitsbereich, in dem Sie Mitglied sind:',
    posted: '1 Kommentar wurde veröffentlicht. |||| %{smart_count} Kommentare wurden veröffentlicht.',
    read: 'Zu 1 Kommentar wurden Ergebnisse abgerufen; mit Reaktion oder Antwort: %{answered}. |||| Zu %{smart_count} Kommentaren wurden Ergebnisse abgerufen; mit Reaktion oder Antwort: %{answered}.',
    replies: '1 neue Antwort auf Ihre Kommentare. |||| %{smart_count} neue Antworten auf Ihre Kommentare.',
    drafts: '1 Entwurf wartet auf eine Prüfung. |||| %{smart_count} Entwürfe warten auf eine Prüfung.',
    lapsed:
      '1 freigegebener Kommentar ist abgelaufen, bevor er veröffentlicht werden konnte. |||| %{smart_count} freigegebene Kommentare sind abgelaufen, bevor sie veröffentlicht werden konnten.',
    faults: '1 Konto braucht Sie. |||| %{smart_count} Konten brauchen Sie.',
    action: 'Chime In öffnen',
    closing:
      'Sie erhalten diese E-Mail, weil Sie in Chime In die tägliche Zusammenfassung eingeschaltet haben.',
    unsubscribe: 'Tägliche Zusammenfassung ausschalten',
  },
  accountDeleted: {
    title: 'Ihr Konto bei Chime In wurde gelöscht',
    body: 'Ihr Konto wurde gerade gelöscht, mit seinen Einstellungen und seinem Verlauf. Die Automatik hat angehalten, und Ihre LinkedIn-Konten werden getrennt.',
    comments: 'Veröffentlichte Kommentare bleiben auf LinkedIn. Dort können Sie sie selbst löschen.',
    closing: 'Wenn Sie das nicht veranlasst haben, antworten Sie bitte auf diese E-Mail.',
  },
  webhookDisabled: {
    title: 'Einer Ihrer Webhooks in Chime In wurde ausgeschaltet',
    gone: 'Ihr Server unter %{host} hat gemeldet, dass es diesen Webhook nicht mehr gibt. Deshalb wird nichts mehr an ihn gesendet.',
    failing:
      'seit fünf Tagen kommt bei Ihrem Server unter %{host} nichts an. Deshalb wird nichts mehr an ihn gesendet.',
    again:
      'Sobald er wieder antwortet, schalten Sie den Webhook in Ihren Einstellungen ein. Nicht zugestellte Nachrichten können Sie aus seinem Protokoll erneut senden.',
    action: 'Einstellungen öffnen',
    closing: 'Sie erhalten diese E-Mail, weil Sie in Chime In einen Webhook eingerichtet haben.',
  },
  trialEnding: {
    title: 'Ihre Testphase bei Chime In endet bald',
    body: 'Ihre Testphase endet am %{date}. Danach beginnt Ihr Abonnement von selbst, und Ihre Karte wird mit %{amount} belastet.',
    cancel: 'Wenn Sie nicht weitermachen möchten, kündigen Sie vor diesem Tag: Dann wird nichts berechnet.',
    action: 'Abrechnung öffnen',
    closing: 'Sie erhalten diese E-Mail, weil Sie einen Tarif von Chime In gewählt haben.',
  },
  ownTrialEnding: {
    title: 'Ihre Testphase bei Chime In endet bald',
    body: 'Ihre Testphase endet am %{date}. Wählen Sie vor diesem Tag einen Tarif, wenn Ihre Konten weiterlaufen sollen. Sonst halten sie an, und nichts wird berechnet.',
    action: 'Tarif wählen',
    closing: 'Sie erhalten diese E-Mail, weil Sie Chime In testen.',
  },
  paymentFailed: {
    title: 'Ihre Zahlung für Chime In ist fehlgeschlagen',
    body: 'wir konnten %{amount} für die Rechnung %{invoice} nicht einziehen. Ihre Bank hat Ihre Karte abgelehnt.',
    update:
      'Bitte aktualisieren Sie Ihre Zahlungsmethode. Wir versuchen es dann sofort erneut, und Ihre Konten laufen weiter.',
    action: 'Zahlungsmethode aktualisieren',
    closing: 'Sie erhalten diese E-Mail, weil Sie ein Abonnement von Chime In haben.',
  },
  cancelled: {
    title: 'Ihr Abonnement von Chime In ist gekündigt',
    ended:
      'Ihr Abonnement endete am %{date}. Es wird nichts mehr berechnet, und Ihre Konten haben angehalten.',
    until: 'Ihr Abonnement ist gekündigt. Es läuft noch bis %{date}, danach wird nichts mehr berechnet.',
    reactivate:
      'Wenn Sie es sich vor diesem Tag anders überlegen, können Sie es mit einem Klick reaktivieren.',
    action: 'Abrechnung öffnen',
    closing:
      'Ihre Einstellungen und Ihr Verlauf bleiben erhalten. Sie können jederzeit wieder einen Tarif wählen.',
  },
  receipt: {
    title: 'Ihre Quittung von Chime In, %{amount}',
    body: 'vielen Dank. Wir haben am %{date} %{amount} für die Rechnung %{invoice} erhalten.',
    openInvoice: 'Rechnung öffnen',
    openBilling: 'Abrechnung öffnen',
    closing: 'Sie erhalten diese E-Mail, weil mit Ihrer Karte eine Zahlung an Chime In geleistet wurde.',
  },
  test: {
    title: 'Test-E-Mail von Chime In',
    body: 'E-Mails von %{url} erreichen Sie. Jemand, hoffentlich Sie, hat das gerade getestet.',
  },
};
