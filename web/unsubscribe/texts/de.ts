import type { Translated } from '../../i18n/area.ts';
import type { unsubscribeEnglish } from './en.ts';

export const unsubscribeGerman: Translated<typeof unsubscribeEnglish> = {
  title: 'Tägliche Zusammenfassung ausschalten',
  lead: 'Sie erhalten von Chime In keine täglichen E-Mails mehr zu Ergebnissen, Antworten, Entwürfen und Konten. Andere E-Mails, zum Beispiel Quittungen, kommen weiter an.',
  confirm: 'Ausschalten',
  doneTitle: 'Die tägliche Zusammenfassung ist aus',
  done: 'In den Einstellungen unter „Profil“ können Sie sie wieder einschalten.',
  toSettings: 'Einstellungen öffnen',
  failed: 'Die tägliche Zusammenfassung konnte nicht ausgeschaltet werden',
};
