import type { Translated } from '../../i18n/area.ts';
import type { layoutEnglish } from './en.ts';

export const layoutGerman: Translated<typeof layoutEnglish> = {
  places: {
    dashboard: 'Übersicht',
    accounts: 'LinkedIn-Konten',
    comments: 'Kommentarverlauf',
    billing: 'Abrechnung',
    settings: 'Einstellungen',
  },
  userMenu: {
    open: 'Benutzermenü',
    admin: 'Administration',
    settings: 'Einstellungen',
    logout: 'Abmelden',
    language: 'Sprache',
  },
};
