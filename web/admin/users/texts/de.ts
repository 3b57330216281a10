import type { Translated } from '../../../i18n/area.ts';
import type { usersEnglish } from './en.ts';

export const usersGerman: Translated<typeof usersEnglish> = {
  title: 'Kunden',
  empty: 'Noch keine Kunden',
  emptyText: 'Wer sich registriert, erscheint hier.',
  failed: 'Die Kunden konnten nicht geladen werden',
  none: 'Kein Kunde passt dazu',
  noneText: 'Ändern Sie oben die Suche oder die Filter.',
  search: 'Kunden suchen',
  searchHint: 'Name, Firma oder E-Mail',
  status: 'Status',
  anyStatus: 'Jeder Status',
};
