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
  menu: {
    name: 'Menü',
    main: 'Hauptmenü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    skip: 'Zum Inhalt springen',
  },
  userMenu: {
    open: 'Benutzermenü',
    admin: 'Administrator',
    user: 'Benutzer',
    settings: 'Einstellungen',
    security: 'Sicherheit',
    logout: 'Abmelden',
  },
  bell: {
    name: 'Mitteilungen',
    markAll: 'Alle als gelesen markieren',
    markFailed: 'Markieren als gelesen fehlgeschlagen',
    unread: 'Mitteilungen: %{smart_count} ungelesen |||| Mitteilungen: %{smart_count} ungelesen',
    none: 'Noch keine Mitteilungen.',
    new: 'Neu',
    workspace: 'Arbeitsbereich von %{name}',
    kinds: {
      approved_lapsed:
        'Ein freigegebener Kommentar zum Beitrag von %{author} ist abgelaufen, bevor er veröffentlicht werden konnte. Konto: %{account}',
    },
  },
  workspace: {
    title: 'Arbeitsbereiche',
    people: 'Personen',
    banner: 'Sie sind im Arbeitsbereich von %{name}.',
    reviewer: 'Sie können Entwürfe freigeben, bearbeiten, zurückstellen und verwerfen.',
    viewer: 'Sie sehen Entwürfe und Verlauf, können aber nichts ändern.',
    leave: 'Zurück zum eigenen',
  },
  view: {
    banner: 'Sie sehen die Ansicht von %{name} — nur lesen',
    left: 'Noch %{smart_count} Minute |||| Noch %{smart_count} Minuten',
    leave: 'Verlassen',
  },
  theme: {
    name: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'Wie das System',
  },
  help: {
    title: 'Brauchen Sie Hilfe?',
    text: 'Kurze Anleitungen mit Bildern.',
    open: 'Zur Dokumentation',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    lead: 'Unter dieser Adresse gibt es nichts',
    text: 'Vielleicht ist sie falsch geschrieben, oder die Seite ist umgezogen.',
    home: 'Zur Übersicht',
  },
};
