import type { Translated } from '../../i18n/area.ts';
import type { firstRunEnglish } from './en.ts';

export const firstRunGerman: Translated<typeof firstRunEnglish> = {
  title: 'Erste Schritte',
  progress: '%{done} von %{total} erledigt',
  fold: 'Ausblenden',
  unfold: 'Anzeigen',
  dismiss: 'Erste Schritte ausblenden',
  done: 'Erledigt',
  open: 'Zu tun',
  verify: {
    title: 'E-Mail bestätigen',
    text: 'Der Code, den wir Ihnen geschickt haben, bestätigt Ihre Adresse.',
    action: 'Code eingeben',
  },
  connect: {
    title: 'Konto verbinden',
    text: 'Melden Sie Ihr LinkedIn-Konto auf einer Seite des Verbindungsdienstes Unipile an.',
    action: 'Konto verbinden',
  },
  sources: {
    title: 'Festlegen, was kommentiert wird',
    text: 'Fügen Sie eine Suche oder ein Profil hinzu und setzen Sie die Kommentare pro Tag dafür über 0.',
    action: 'Suche hinzufügen',
  },
  prompt: {
    title: 'Prompt schreiben',
    text: 'Beschreiben Sie, wer kommentiert, in welchem Ton und worüber.',
    action: 'Prompt schreiben',
  },
  preview: {
    title: 'Einen Kommentar ansehen',
    text: 'Sehen Sie, was zum nächsten Beitrag gesagt würde. Veröffentlicht wird nichts.',
    action: 'Zur Vorschau',
  },
  start: {
    title: 'Starten',
    text: 'Speichern Sie die Einstellungen und starten Sie. Pausieren können Sie jederzeit.',
    action: 'Zum Starten',
  },
};
