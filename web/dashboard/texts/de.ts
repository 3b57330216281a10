import type { Translated } from '../../i18n/area.ts';
import type { dashboardEnglish } from './en.ts';
import { settingsGerman } from './settings.de.ts';

export const dashboardGerman: Translated<typeof dashboardEnglish> = {
  title: 'Übersicht',
  banner: {
    title: 'Abonnement erforderlich',
    text: 'Ihre Einstellungen und Ihr Verlauf bleiben hier. Um Änderungen zu speichern, die Automatisierung zu starten oder Konten zu verbinden, brauchen Sie ein Abonnement.',
    action: 'Jetzt abonnieren',
  },
  accounts: {
    loginAgain: 'Erneut anmelden',
    signedOut:
      '%{names} wurde von LinkedIn abgemeldet und kommentiert nicht mehr. |||| %{names} wurden von LinkedIn abgemeldet und kommentieren nicht mehr.',
    failed: 'Ihre Konten konnten nicht geladen werden',
    none: 'Noch keine Konten',
    noneText:
      'Verbinden Sie zuerst ein LinkedIn-Konto. Legen Sie dann hier fest, wann es kommentiert, worüber und in welchem Ton.',
    noneAction: 'Konto verbinden',
  },
  loading: 'Wird geladen',
  defaults: {
    text: 'Die Einstellungen dieses Kontos konnten nicht geladen werden. Sie sehen die Vorgaben; beim Speichern ersetzen sie die früheren Einstellungen.',
    retry: 'Erneut versuchen',
  },
  tabs: { activity: 'Aktivität', settings: 'Einstellungen', unsaved: 'Einstellungen (ungespeichert)' },
  actions: {
    reset: 'Zurücksetzen',
    pause: 'Anhalten',
    start: 'Starten',
    save: 'Speichern',
    undo: 'Rückgängig',
    unsaved: 'Nicht gespeicherte Änderungen',
  },
  toasts: {
    saved: 'Einstellungen gespeichert!',
    started: 'Automatisierung gestartet!',
    paused: 'Automatisierung angehalten!',
    reset: 'Automatisierung zurückgesetzt!',
    saveFailed: 'Die Einstellungen konnten nicht gespeichert werden',
    startFailed: 'Die Automatisierung konnte nicht gestartet werden',
    pauseFailed: 'Die Automatisierung konnte nicht angehalten werden',
  },
  upgrade: {
    save: 'Um Einstellungen zu speichern, brauchen Sie ein Abonnement',
    start: 'Um die Automatisierung zu starten, brauchen Sie ein Abonnement',
    reset: 'Um Einstellungen zurückzusetzen, brauchen Sie ein Abonnement',
  },
  leave: {
    title: 'Ohne Speichern verlassen?',
    text: 'Ihre Änderungen an %{name} sind nicht gespeichert.',
    thisAccount: 'dieses Konto',
    discard: 'Änderungen verwerfen',
    save: 'Speichern und verlassen',
    stay: 'Weiter bearbeiten',
  },
  ...settingsGerman,
};
