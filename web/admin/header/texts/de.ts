import type { Translated } from '../../../i18n/area.ts';
import type { headerEnglish } from './en.ts';

export const headerGerman: Translated<typeof headerEnglish> = {
  startCampaign: 'Neue Kampagne starten',
  notifications: 'Mitteilungen',
  unread: 'Mitteilungen: %{smart_count} ungelesen |||| Mitteilungen: %{smart_count} ungelesen',
  none: 'Noch ist nichts geschehen, was Sie wissen müssten.',
  new: 'Neu',
  layout: 'Layout',
  standard: 'Standard',
  classic: 'Klassisch',
  providers: { network: 'LinkedIn', writer: 'Der Kommentarschreiber' },
  kinds: {
    user_new: '%{user} ist neu dabei',
    account_stopped: 'Das LinkedIn-Konto %{account} von %{user} wurde abgemeldet und steht still',
    payment_failed: 'Eine Zahlung von %{user} ist fehlgeschlagen',
    provider_refuses: '%{provider} lehnt jeden Kommentar ab. Die Prüfungen zeigen, warum',
    backup_failed: 'Eine Sicherung ist fehlgeschlagen',
    billing_difference: 'Was %{user} beim Zahlungsanbieter bezahlt, weicht von dem ab, was hier steht',
  },
  factorBy: 'Richten Sie bis %{when} einen zweiten Faktor ein. Danach öffnet sich nichts anderes mehr.',
  factorNow: 'Richten Sie einen zweiten Faktor ein, um fortzufahren. Bis dahin öffnet sich nichts anderes.',
  setUpFactor: 'Einrichten',
};
