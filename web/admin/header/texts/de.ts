import type { Translated } from '../../../i18n/area.ts';
import type { headerEnglish } from './en.ts';

export const headerGerman: Translated<typeof headerEnglish> = {
  startCampaign: 'Neue Kampagne starten',
  layout: 'Layout',
  standard: 'Standard',
  classic: 'Klassisch',
  providers: { network: 'LinkedIn', writer: 'Der Kommentarschreiber' },
  kinds: {
    user_new: '%{user} ist neu dabei',
    account_stopped: 'Das LinkedIn-Konto %{account} von %{user} wurde abgemeldet und steht still',
    payment_failed: 'Eine Zahlung von %{user} ist fehlgeschlagen',
    provider_refuses: '%{provider} lehnt jeden Kommentar ab. Die Prüfungen zeigen, warum.',
    cost_cap_near: '80 % des monatlichen Kostenlimits sind verbraucht. %{user}',
    cost_cap_reached: 'Das monatliche Kostenlimit ist erreicht, es wird nicht mehr kommentiert. %{user}',
    opt_out_waiting: 'Ein Autor möchte keine Kommentare und wartet auf Ihre Entscheidung',
    backup_failed: 'Eine Sicherung ist fehlgeschlagen',
    billing_difference: 'Die Abrechnungsdaten von %{user} weichen von denen des Zahlungsanbieters ab',
  },
  factorBy:
    'Richten Sie bis %{when} einen zweiten Faktor ein. Danach können Sie keine andere Seite mehr öffnen, bis das geschehen ist.',
  factorNow:
    'Richten Sie einen zweiten Faktor ein, um fortzufahren. Vorher können Sie keine andere Seite öffnen.',
  setUpFactor: 'Einrichten',
};
