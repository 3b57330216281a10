import type { Translated } from '../../i18n/area.ts';
import type { componentsEnglish } from './en.ts';

export const componentsGerman: Translated<typeof componentsEnglish> = {
  overlay: {
    loading: 'WIRD GELADEN ...',
  },
  loading: 'Wird geladen',
  language: {
    choose: 'Sprache',
    failed: 'Die Sprache konnte nicht gewechselt werden',
  },
  error: {
    page: 'Auf dieser Seite ist etwas schiefgegangen',
    retry: 'Erneut versuchen',
  },
  password: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    common: 'Dieses Passwort gehört zu den häufigsten. Wählen Sie eines, das nur Sie kennen.',
    weak: 'Dieses Passwort ist leicht zu erraten. Verwenden Sie ein längeres, zum Beispiel aus mehreren Wörtern.',
  },
  unproved: 'Es wurde nichts geändert, weil Sie nicht bestätigt haben, dass Sie es sind.',
  connection: {
    offline: 'Chime In ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
    timed_out: 'Chime In hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es gleich noch einmal.',
    unreadable_answer: 'Die Antwort des Servers war nicht lesbar. Bitte versuchen Sie es gleich noch einmal.',
  },
};
