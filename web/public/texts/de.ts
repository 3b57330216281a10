import type { Translated } from '../../i18n/area.ts';
import type { publicEnglish } from './en.ts';

export const publicGerman: Translated<typeof publicEnglish> = {
  login: {
    title: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    newHere: 'Neu hier?',
    register: 'Registrieren',
    tryIt: 'und 14 Tage kostenlos testen.',
    sessionEnded: 'Die Sitzung ist beendet. Nach dem Anmelden geht es dort weiter, wo Sie waren.',
    success: 'Anmeldung erfolgreich!',
    failed: 'Anmeldung fehlgeschlagen',
  },
};
