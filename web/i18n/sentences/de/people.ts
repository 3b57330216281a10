import type { Sentences } from '../../sentences.ts';

/** Signing in, people, tokens, and what is said of any call. */
export const people: Sentences = {
  // Signing in
  'Please sign in': 'Bitte melden Sie sich an',
  'Your sign-in has ended. Please sign in again':
    'Ihre Anmeldung ist beendet. Bitte melden Sie sich erneut an',
  'This token does not work. Please make a new one':
    'Dieses Token funktioniert nicht. Bitte erstellen Sie ein neues',
  'Please verify your e-mail': 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  'Wrong e-mail or password': 'E-Mail oder Passwort ist falsch',
  'This link is no longer valid. Please ask for a new one':
    'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an',
  'This link is no longer valid': 'Dieser Link ist nicht mehr gültig',
  'This code is not right. Please check it and try again':
    'Dieser Code stimmt nicht. Bitte prüfen Sie ihn und versuchen Sie es erneut',
  'This code is no longer valid': 'Dieser Code ist nicht mehr gültig',
  'This e-mail is already registered': 'Diese E-Mail-Adresse ist schon registriert',
  'Please enter your current password': 'Bitte geben Sie Ihr jetziges Passwort ein',
  'The password of an admin must be at least %{count} characters':
    'Das Passwort eines Admins muss mindestens %{count} Zeichen haben',
  'This password is too common. Please choose another one':
    'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes',
  'Please change your own e-mail and password in the settings':
    'Bitte ändern Sie Ihre eigene E-Mail und Ihr Passwort in den Einstellungen',
  'This is not your current password': 'Das ist nicht Ihr jetziges Passwort',
  'This is not your password': 'Das ist nicht Ihr Passwort',
  'Too many attempts. Please try again in %{time}':
    'Zu viele Versuche. Bitte versuchen Sie es in %{time} erneut',
  'a minute': 'einer Minute',
  '%{count} minutes': '%{count} Minuten',
  '%{count} hours': '%{count} Stunden',
  'You are signed out': 'Sie sind abgemeldet',
  'You are signed out everywhere': 'Sie sind überall abgemeldet',
  'Please check your mailbox': 'Bitte sehen Sie in Ihrem Postfach nach',
  'Password reset successful!': 'Passwort erfolgreich zurückgesetzt!',

  // Fields
  '%{what} is required': '%{what} fehlt',
  '%{what} must be text': '%{what} muss Text sein',
  '%{what} is too long': '%{what} ist zu lang',
  '%{what} must not contain line breaks or invisible characters':
    '%{what} darf keine Zeilenumbrüche oder unsichtbaren Zeichen enthalten',
  'First name': 'Vorname',
  'Last name': 'Nachname',
  Company: 'Firma',
  'E-mail': 'E-Mail',
  Password: 'Passwort',
  Link: 'Link',
  Name: 'Name',
  Account: 'Konto',
  Post: 'Beitrag',
  'E-mail must be a valid e-mail address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Password must be at least %{count} characters': 'Das Passwort muss mindestens %{count} Zeichen haben',
  'Photo is not valid base64': 'Das Foto ist kein gültiges Base64',
  'Photo must be a PNG, JPEG, GIF or WebP image':
    'Das Foto muss ein Bild im Format PNG, JPEG, GIF oder WebP sein',
  'Photo must not be larger than 700 KB': 'Das Foto darf nicht größer als 700 KB sein',
  'Photo must be an image address': 'Das Foto muss die Adresse eines Bildes sein',
  'Photo must be an image address or an image as a base64 data URL':
    'Das Foto muss die Adresse eines Bildes oder ein Bild als Base64-Daten-URL sein',
  'Photo address': 'Die Adresse des Fotos',
  Photo: 'Das Foto',

  // Users, for admins
  'There is no such status': 'Diesen Status gibt es nicht',
  'Seats must be a whole number from 1 to %{most}': 'Plätze: eine ganze Zahl von 1 bis %{most}',
  'Trial days must be a whole number from %{least} to %{most}':
    'Testtage: eine ganze Zahl von %{least} bis %{most}',
  'The billing date must be a date, such as 2027-01-31T00:00:00Z':
    'Das Abrechnungsdatum muss ein Datum sein, zum Beispiel 2027-01-31T00:00:00Z',
  'Give the trial days or the billing date, not both':
    'Geben Sie die Testtage oder das Abrechnungsdatum an, nicht beides',
  "%{count} %{are} connected, so there can't be fewer seats than that":
    '%{count} %{are} verbunden; weniger Plätze sind nicht möglich',
  'account is': 'Konto ist',
  'accounts are': 'Konten sind',
  "The last admin can't be deleted": 'Der letzte Administrator kann nicht gelöscht werden',
  "A personal access token can't do this to an admin. Please sign in":
    'Ein persönliches Zugriffstoken darf das bei einem Administrator nicht. Bitte melden Sie sich an',

  "This is a view of a customer's account: nothing can be changed or taken away in it":
    'Das ist die Ansicht eines Kundenkontos: Darin kann nichts geändert oder mitgenommen werden',
  "Only a customer's account can be viewed": 'Nur Konten von Kunden können angesehen werden',
  'This customer has not verified the e-mail yet':
    'Dieser Kunde hat seine E-Mail-Adresse noch nicht bestätigt',
  'A reason is required': 'Bitte geben Sie einen Grund an',
  'A reason is at most %{count} characters': 'Ein Grund hat höchstens %{count} Zeichen',
  'Only its author can change a note': 'Nur wer eine Notiz verfasst hat, kann sie ändern',
  'A note needs words': 'Eine Notiz braucht Text',
  'A note is at most %{count} characters': 'Eine Notiz hat höchstens %{count} Zeichen',
  View: 'Ansicht',
  Note: 'Notiz',

  // Campaigns and notifications
  'A campaign sets at least one thing': 'Eine Kampagne legt mindestens eines fest',
  'Choose at least one user': 'Wählen Sie mindestens einen Kunden',
  'At most %{count} users at once': 'Höchstens %{count} Kunden auf einmal',
  'Look at what changes first': 'Sehen Sie sich zuerst an, was sich ändert',
  'Something has changed since you looked. Please look at the changes again':
    'Seit Sie nachgesehen haben, hat sich etwas geändert. Bitte sehen Sie sich die Änderungen erneut an',
  'There is nothing to change': 'Es gibt nichts zu ändern',
  'Their subscription does not allow to save settings':
    'Ihr Abonnement erlaubt kein Speichern von Einstellungen',
  'These settings were changed since, so they stay as they are':
    'Diese Einstellungen wurden seither geändert und bleiben, wie sie sind',
  Campaign: 'Kampagne',
  Run: 'Durchlauf',
  'It must be a date and time, such as 2027-01-31T00:00:00Z':
    'Es muss Datum und Uhrzeit sein, zum Beispiel 2027-01-31T00:00:00Z',

  // Tokens and sessions
  'Scope must be read or write': 'Der Umfang muss „read“ oder „write“ sein',
  'The end must be a date and time, such as 2027-01-31T00:00:00Z':
    'Das Ende muss Datum und Uhrzeit sein, zum Beispiel 2027-01-31T00:00:00Z',
  'The end must lie in the future': 'Das Ende muss in der Zukunft liegen',
  'You have %{count} tokens. Please revoke one first':
    'Sie haben %{count} Tokens. Bitte widerrufen Sie zuerst eines',
  'This token may only read': 'Dieses Token darf nur lesen',
  "A personal access token can't do this. Please sign in":
    'Ein persönliches Zugriffstoken darf das nicht. Bitte melden Sie sich an',
  'This is not open to your role': 'Dafür hat Ihre Rolle keine Rechte',

  // Any call
  '%{what} not found': '%{what} nicht gefunden',
  'LinkedIn account': 'LinkedIn-Konto',
  'Payment method': 'Zahlungsmittel',
  User: 'Benutzer',
  Session: 'Sitzung',
  Token: 'Token',
  Draft: 'Entwurf',
  'There is no such call': 'Diesen Aufruf gibt es nicht',
  'This is not a notice': 'Das ist keine Benachrichtigung',
  'The server is starting': 'Der Server startet gerade',
  'The engine does not work': 'Die Automatisierung arbeitet nicht',
  'The address or the Host of this request is not valid':
    'Die Adresse oder der Host dieses Aufrufs ist nicht gültig',
  "Unknown field '%{quote}'": 'Unbekanntes Feld „%{quote}“',
  'The input is not valid': 'Die Eingabe ist nicht gültig',
  "'%{quote}' is not valid JSON": '„%{quote}“ ist kein gültiges JSON',
  'Not valid JSON': 'Kein gültiges JSON',
  'A range ends at or after its start': 'Ein Bereich endet nicht vor seinem Anfang',
  'The body is larger than 1 MB': 'Der Inhalt ist größer als 1 MB',
  'The body is larger than 16 KB': 'Der Inhalt ist größer als 16 KB',
  'The body is larger than 256 KB': 'Der Inhalt ist größer als 256 KB',
  'The body is nested more than 50 levels deep': 'Der Inhalt ist tiefer als 50 Ebenen verschachtelt',
  'The body has more than 1,000 keys': 'Der Inhalt hat mehr als 1.000 Schlüssel',
  'The body has more than 10,000 values': 'Der Inhalt hat mehr als 10.000 Werte',
  'The body must be application/json': 'Der Inhalt muss application/json sein',
  'The body is not valid JSON': 'Der Inhalt ist kein gültiges JSON',
  'The text is not valid Unicode': 'Der Text ist kein gültiges Unicode',
  '%{header} must be 1 to 255 visible ASCII characters':
    '%{header} muss aus 1 bis 255 sichtbaren ASCII-Zeichen bestehen',
  'This %{header} was used for another call': 'Dieser %{header} wurde für einen anderen Aufruf verwendet',
  'This call was done before. Its answer was too large to keep':
    'Dieser Aufruf wurde bereits ausgeführt. Seine Antwort war zu groß zum Aufbewahren',
  'A call with this %{header} is still being worked on':
    'Ein Aufruf mit diesem %{header} wird noch bearbeitet',
  // The second factor
  'Second factor': 'Zweiter Faktor',
  'Only the operator can reset the second factor of an admin':
    'Nur der Betreiber kann den zweiten Faktor eines Admins zurücksetzen',
  'Authenticator app': 'Authenticator-App',
  'Recovery code': 'Wiederherstellungscode',
  "Confirm that it's you to continue": 'Bitte bestätigen Sie, dass Sie es sind, um fortzufahren',
  'Please confirm with your second factor': 'Bitte bestätigen Sie mit Ihrem zweiten Faktor',
  'This passkey could not be verified. Please try again':
    'Dieser Passkey konnte nicht geprüft werden. Bitte versuchen Sie es erneut',
  'This passkey is already in use': 'Dieser Passkey wird schon verwendet',
  'You have %{count} passkeys. Please remove one first':
    'Sie haben %{count} Passkeys. Bitte entfernen Sie zuerst einen',
  'Please sign in again': 'Bitte melden Sie sich erneut an',
  'An authenticator app is already connected. Please remove it first':
    'Eine Authenticator-App ist schon verbunden. Bitte entfernen Sie sie zuerst',
  'Please add a passkey or an authenticator app first':
    'Bitte fügen Sie zuerst einen Passkey oder eine Authenticator-App hinzu',
  'Admins need a second factor here. Please add a passkey or an authenticator app in the settings':
    'Admins brauchen hier einen zweiten Faktor. Bitte fügen Sie in den Einstellungen einen Passkey oder eine Authenticator-App hinzu',
  'Give one of code, recoveryCode and passkey': 'Geben Sie eines von code, recoveryCode und passkey an',
  'Give one of password, code, recoveryCode and passkey':
    'Geben Sie eines von password, code, recoveryCode und passkey an',
  'Recovery code is required': 'Wiederherstellungscode fehlt',
};
