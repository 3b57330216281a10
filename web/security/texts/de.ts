import type { Translated } from '../../i18n/area.ts';
import type { securityEnglish } from './en.ts';

export const securityGerman: Translated<typeof securityEnglish> = {
  title: 'Bestätigen Sie, dass Sie es sind',
  signInLead: 'Ihr Konto ist mit einem zweiten Faktor geschützt.',
  proofLead: 'Das ist eine sensible Änderung. Bestätigen Sie, dass Sie es sind, um fortzufahren.',
  usePasskey: 'Passkey verwenden',
  passkeyUnused:
    'Der Passkey wurde nicht verwendet. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
  noPasskeyHere: 'Passkeys funktionieren in diesem Browser unter dieser Adresse nicht.',
  or: 'oder',
  signIn: 'Anmelden',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  password: {
    label: 'Passwort',
    instead: 'Passwort verwenden',
  },
  code: {
    label: 'Code aus Ihrer Authenticator-App',
    hint: '6 Ziffern, alle 30 Sekunden ein neuer Code.',
    instead: 'Code aus der App verwenden',
  },
  recovery: {
    label: 'Wiederherstellungscode',
    hint: 'Einer der Codes, die Sie gespeichert haben. Jeder gilt einmal.',
    instead: 'Wiederherstellungscode verwenden',
  },
  cli: {
    title: 'Anmeldung bestätigen',
    lead: 'Ein Terminal möchte sich in Ihrem Namen anmelden. Wenn es nicht Ihres ist, schließen Sie diese Seite.',
    program: 'Programm',
    address: 'Adresse',
    asked: 'Angefragt',
    code: 'Code, den das Terminal zeigt',
    hint: '8 Buchstaben und Ziffern, etwa ABCD-EFGH.',
    over: 'Diese Anfrage ist abgelaufen oder gehört einem anderen Benutzer. Führen Sie chimein login noch einmal aus.',
    done: 'Sie sind angemeldet. Gehen Sie zurück zum Terminal; diese Seite können Sie schließen.',
  },
};
