import type { Translated } from '../../i18n/area.ts';
import type { helpEnglish } from './en.ts';

export const helpGerman: Translated<typeof helpEnglish> = {
  name: 'Hilfe',
  contents: 'Inhalt',
  legal: 'Bedingungen und Datenschutz',
  before: 'Zurück',
  after: 'Weiter',
  toApp: 'Zurück zur Anwendung',
  toSignIn: 'Anmelden',
  missing: 'Seite nicht gefunden',
  toStart: 'Zum Anfang der Anleitung',
  pages: {
    'getting-started': 'Erste Schritte',
    'connecting-an-account': 'Ein Konto verbinden',
    'what-to-comment-on': 'Was kommentiert wird',
    'writing-a-prompt': 'Einen Prompt schreiben',
    'reviewing-drafts': 'Entwürfe prüfen',
    'results-and-replies': 'Ergebnisse und Antworten',
    'limits-and-safety': 'Grenzen und Sicherheit',
    billing: 'Abrechnung',
    'second-factor': 'Zweiter Faktor',
    'command-line': 'Befehlszeile',
    webhooks: 'Webhooks',
    terms: 'Bedingungen',
    privacy: 'Datenschutzhinweise',
  },
};
