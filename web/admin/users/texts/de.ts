import type { Translated } from '../../../i18n/area.ts';
import type { usersEnglish } from './en.ts';

export const usersGerman: Translated<typeof usersEnglish> = {
  title: 'Kunden',
  empty: 'Noch keine Kunden',
  emptyText: 'Kunden erscheinen hier, sobald sie sich registrieren.',
  failed: 'Die Kunden konnten nicht geladen werden',
  none: 'Kein Kunde passt dazu',
  noneText: 'Ändern Sie oben die Suche oder die Filter.',
  statuses: {
    Paid: 'Bezahlt',
    Expired: 'Abgelaufen',
    Trial: 'Testphase',
    None: 'Keiner',
  },
  roles: {
    user: 'Kunde',
    admin: 'Administrator',
  },
  filters: {
    searchHint: 'Name, Firma oder E-Mail',
    status: 'Status',
    anyStatus: 'Jeder Status',
    role: 'Rolle',
    anyRole: 'Jede Rolle',
  },
  export: {
    failed: 'Die Kunden konnten nicht exportiert werden',
  },
  form: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma (freiwillig)',
    email: 'E-Mail',
    password: 'Passwort',
    passwordHint:
      'Mindestens %{least} Zeichen. Der Kunde erhält außerdem einen Link, um selbst eines zu wählen.',
    passwordOptional: 'Leer lassen, um das Passwort zu behalten. Sonst mindestens %{least} Zeichen.',
    currentPassword: 'Ihr aktuelles Passwort',
    currentPasswordHint:
      'Um E-Mail oder Passwort eines Administrators zu ändern, geben Sie Ihr eigenes Passwort ein.',
    seats: 'Plätze',
    trialDays: 'Testtage',
  },
  create: {
    title: 'Neuer Kunde',
    text: 'Füllen Sie die Angaben unten aus, um einen neuen Kunden anzulegen',
    submit: 'Kunden anlegen',
    done: '%{name} kann sich jetzt anmelden. Eine Begrüßungs-E-Mail ist unterwegs.',
    failed: 'Der Kunde konnte nicht angelegt werden',
  },
  edit: {
    of: '%{name} bearbeiten',
    title: 'Kundendaten bearbeiten',
    submit: 'Speichern',
    done: '%{name} wurde gespeichert',
    failed: 'Der Kunde konnte nicht geändert werden',
  },
  remove: {
    of: '%{name} entfernen',
    title: 'Kunden entfernen',
    text: 'Möchten Sie diesen Kunden wirklich aus der Liste entfernen?',
    onlyData: 'Alle ihre Daten werden gelöscht, ein Abonnement wird gekündigt.',
    consequence:
      'Die Daten werden gelöscht, 1 Konto wird getrennt und ein laufendes Abonnement gekündigt. |||| Die Daten werden gelöscht, %{smart_count} Konten werden getrennt und ein laufendes Abonnement gekündigt.',
    confirm: 'Kunden entfernen',
    done: '%{name} wurde entfernt',
    failed: 'Der Kunde konnte nicht entfernt werden',
  },
  billingDate: {
    of: 'Abrechnungsdatum von %{name} ändern',
    title: 'Abrechnungsdatum ändern',
    text: 'Bis zum Ende dieses Tages kann %{name} Chime In nutzen.',
    label: 'Abrechnungsdatum',
    submit: 'Speichern',
    done: 'Das Abrechnungsdatum von %{name} wurde gespeichert',
  },
  effect: {
    title: 'Auswirkung',
    asking: 'Die Auswirkung wird geprüft …',
    nothing: 'Status, Plätze und Abrechnungsdatum ändern sich nicht.',
    date: 'Abrechnungsdatum: %{before} → %{after}',
    seats: 'Plätze: %{before} → %{after}',
    stops: '1 laufendes Konto hält sofort an. |||| %{smart_count} laufende Konten halten sofort an.',
    lapses: 'Am %{date} wird der Status „Abgelaufen“, wenn bis dahin kein Abonnement beginnt.',
    subscription:
      'Das Abonnement beim Zahlungsanbieter läuft weiter. Seine nächste Änderung oder Verlängerung überschreibt diese Werte.',
  },
  bulk: {
    seats: 'Plätze ändern',
    seatsTitle: 'Plätze eines Kunden ändern |||| Plätze von %{smart_count} Kunden ändern',
    seatsHint: 'Eine ganze Zahl von 1 bis %{most}',
    seatsConfirm: 'Plätze ändern',
    seatsDone: 'Ein Kunde hat jetzt %{seats} Plätze |||| %{smart_count} Kunden haben jetzt %{seats} Plätze',
    remove: 'Entfernen',
    removeTitle: 'Einen Kunden entfernen |||| %{smart_count} Kunden entfernen',
    removeText:
      'Ihre Daten werden gelöscht, ihre Konten getrennt und ihre Abonnements gekündigt. Das lässt sich 5 Sekunden lang rückgängig machen.',
    removeConfirm: 'Entfernen',
    removed: 'Ein Kunde entfernt |||| %{smart_count} Kunden entfernt',
  },
};

/** By the name of the field: react-admin finds its labels by `resources.users.fields`. */
export const userFieldsGerman = {
  firstName: 'Kunden',
  companyName: 'Firma',
  email: 'E-Mail',
  password: 'Passwort',
  seats: 'Plätze',
  createdAt: 'Beginn',
  status: 'Status',
  subscriptionEndsAt: 'Abrechnungsdatum',
  role: 'Rolle',
  q: 'Kunden suchen',
  seats_gte: 'Plätze, von',
  seats_lte: 'Plätze, bis',
};
