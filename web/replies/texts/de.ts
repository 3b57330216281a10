import type { Translated } from '../../i18n/area.ts';
import type { repliesEnglish } from './en.ts';

export const repliesGerman: Translated<typeof repliesEnglish> = {
  title: 'Antworten',
  lead: 'Wer auf Ihre Kommentare geantwortet hat. Chime In antwortet nie für Sie.',
  failed: 'Die Antworten konnten nicht geladen werden',
  show: 'Anzeigen',
  open: 'Offen',
  handled: 'Erledigt',
  none: 'Keine offenen Antworten',
  noneHandled: 'Keine erledigten Antworten',
  noneText:
    'Antworten werden mit den Ergebnissen abgerufen: 1 Stunde sowie 1, 3 und 7 Tage nach einem Kommentar.',
  yours: 'Ihr Kommentar zu einem Beitrag von %{name}',
  thread: 'Verlauf anzeigen',
  threadFailed: 'Der Verlauf konnte nicht geladen werden',
  you: 'Sie',
  visit: 'Auf LinkedIn öffnen',
  visitOf: 'Auf LinkedIn öffnen: Antwort von %{name}',
  handle: 'Als erledigt markieren',
  reopen: 'Als offen markieren',
  changeFailed: 'Die Antwort konnte nicht geändert werden',
  more: 'Mehr laden',
};
