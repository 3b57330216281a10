import type { Translated } from '../../i18n/area.ts';
import type { optOutEnglish } from './en.ts';

export const optOutGerman: Translated<typeof optOutEnglish> = {
  title: 'Keine Kommentare erhalten',
  lead: 'Schreiben Sie Beiträge auf LinkedIn? Verlangen Sie, dass kein Konto auf dieser Website Ihre Beiträge kommentiert. Sie brauchen dafür kein Konto.',
  profile: 'Adresse Ihres LinkedIn-Profils',
  submit: 'Weiter',
  failed: 'Etwas ist schiefgelaufen',
  prove:
    'Schreiben Sie diesen Code in den Slogan oder den Infobereich von %{profile}, damit niemand anderes das für Sie verlangt. Danach können Sie ihn entfernen.',
  code: 'Ihr Code',
  check: 'Mein Profil prüfen',
  ask: 'Stattdessen den Betreiber fragen',
  notYet:
    'Der Code steht noch nicht im Profil. Noch %{smart_count} Prüfung. |||| Der Code steht noch nicht im Profil. Noch %{smart_count} Prüfungen.',
  kept: 'Kommen Sie innerhalb von 24 Stunden zum Prüfen auf diese Seite zurück.',
  onlyOperator:
    'Wir können %{profile} nicht selbst prüfen. Bitten Sie den Betreiber dieser Website um eine Entscheidung.',
  toOperator: 'Den Betreiber fragen',
  waitingTitle: 'Anfrage gesendet',
  waiting:
    'Der Betreiber dieser Website entscheidet über %{profile}. Lassen Sie den Code bis dahin im Profil: %{code}. Diese Seite zeigt die Entscheidung.',
  activeTitle: 'Sie erhalten keine Kommentare mehr',
  active:
    'Ab jetzt kommentiert kein Konto auf dieser Website die Beiträge von %{profile}. Sie können den Code entfernen. Frühere Kommentare bleiben stehen.',
  rejectedTitle: 'Anfrage abgelehnt',
  rejected: 'Der Betreiber dieser Website hat die Anfrage für %{profile} abgelehnt.',
  goneTitle: 'Anfrage nicht gefunden',
  gone: 'Anfragen werden nach 24 Stunden ohne Prüfung gelöscht, und nach 30 Tagen ohne Entscheidung.',
  again: 'Von vorn beginnen',
  privacy: 'Wir speichern nur die Adresse des Profils. Siehe %{privacyNotice}.',
  privacyNotice: 'Datenschutzerklärung',
};
