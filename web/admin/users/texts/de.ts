import type { Translated } from '../../../i18n/area.ts';
import type { usersEnglish } from './en.ts';

export const usersGerman: Translated<typeof usersEnglish> = {
  title: 'Kunden',
  empty: 'Noch keine Kunden',
  emptyText: 'Wer sich registriert, erscheint hier.',
  failed: 'Die Kunden konnten nicht geladen werden',
  none: 'Kein Kunde passt dazu',
  noneText: 'Ändern Sie oben die Suche oder die Filter.',
  cancel: 'Abbrechen',
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
    search: 'Kunden suchen',
    searchHint: 'Name, Firma oder E-Mail',
    status: 'Status',
    anyStatus: 'Jeder Status',
    role: 'Rolle',
    anyRole: 'Jede Rolle',
    seatsFrom: 'Plätze, von',
    seatsTo: 'Plätze, bis',
  },
  export: {
    failed: 'Die Tabelle konnte nicht geholt werden',
  },
  form: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma (freiwillig)',
    email: 'E-Mail',
    password: 'Passwort',
    passwordHint: 'Mindestens %{least} Zeichen. Dazu kommt ein Link für ein eigenes.',
    passwordOptional: 'Leer bleibt es, wie es ist. Sonst mindestens %{least} Zeichen.',
    currentPassword: 'Ihr aktuelles Passwort',
    currentPasswordHint: 'Die Anmeldung eines Admins ändert sich nur mit Ihrem eigenen Passwort.',
    seats: 'Plätze',
    trialDays: 'Testtage',
  },
  create: {
    title: 'Neuer Kunde',
    text: 'Tragen Sie unten ein, wer dazukommt',
    submit: 'Kunden anlegen',
    done: '%{name} kann sich jetzt anmelden; eine Begrüßung ist unterwegs',
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
    consequence:
      'Alles von ihm wird gelöscht, ein Konto getrennt und ein Abonnement gekündigt. |||| Alles von ihm wird gelöscht, %{smart_count} Konten werden getrennt, und ein Abonnement wird gekündigt.',
    confirm: 'Kunden entfernen',
    done: '%{name} wurde entfernt',
    failed: 'Der Kunde konnte nicht entfernt werden',
  },
  billingDate: {
    of: 'Abrechnungsdatum von %{name} ändern',
    title: 'Abrechnungsdatum ändern',
    text: 'Bis zum Ende welches Tages darf %{name} das Produkt nutzen?',
    label: 'Abrechnungsdatum',
    submit: 'Speichern',
    done: 'Das Abrechnungsdatum von %{name} wurde gespeichert',
  },
  effect: {
    title: 'Was sich dadurch ändert',
    asking: 'Die Auswirkungen werden geprüft …',
    nothing: 'Nichts an Status, Plätzen oder Abrechnungsdatum.',
    date: 'Abrechnungsdatum: aus %{before} wird %{after}',
    seats: 'Plätze: aus %{before} werden %{after}',
    stops: 'Ein laufendes Konto hält sofort an. |||| %{smart_count} laufende Konten halten sofort an.',
    lapses: 'Am %{date} läuft der Status ab, wenn vorher kein Abonnement beginnt.',
    subscription:
      'Das laufende Abonnement besteht beim Zahlungsanbieter weiter. Seine nächste Änderung oder Verlängerung setzt dies neu.',
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
      'Alles von ihnen wird gelöscht, ihre Konten werden getrennt und ihre Abonnements gekündigt. 5 Sekunden lang lässt es sich zurücknehmen.',
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
};
