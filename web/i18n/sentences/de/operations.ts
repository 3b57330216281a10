import type { Sentences } from '../../sentences.ts';

/** What an operator is told: plans, webhooks, providers, mails. */
export const operations: Sentences = {
  // Plans
  'There are %{most} plans, which is the most': 'Es gibt %{most} Tarife, mehr sind nicht möglich',
  'The order must name every plan once': 'Die Reihenfolge muss jeden Tarif einmal nennen',
  'The price must be a whole number of dollars from 1 to %{most}':
    'Der Preis muss eine ganze Zahl von Dollar von 1 bis %{most} sein',
  'The name': 'Der Name',
  'The type': 'Die Art',
  'A feature': 'Ein Merkmal',
  'A plan has at most %{most} features': 'Ein Tarif hat höchstens %{most} Merkmale',
  '%{what} must be yes or no': '%{what} muss Ja oder Nein sein',
  Included: 'Enthalten',
  Archived: 'Archiviert',

  // Webhooks
  Webhook: 'Webhook',
  Message: 'Nachricht',
  'The address must begin with https://': 'Die Adresse muss mit https:// beginnen',
  'The address must hold no name and no password':
    'Die Adresse darf keinen Namen und kein Passwort enthalten',
  'The address must be one of the public internet': 'Die Adresse muss im öffentlichen Internet liegen',
  'The address is required': 'Die Adresse fehlt',
  'The address is too long': 'Die Adresse ist zu lang',
  'There is no such kind of event': 'Diese Art von Ereignis gibt es nicht',
  'Events must be a list': 'Ereignisse müssen eine Liste sein',
  'Choose at least one kind of event': 'Wählen Sie mindestens eine Art von Ereignis',
  'Name each kind of event once': 'Nennen Sie jede Art von Ereignis einmal',
  Enabled: 'Eingeschaltet',
  'You have %{most} webhooks. Please remove one first':
    'Sie haben %{most} Webhooks. Bitte entfernen Sie zuerst einen',
  'This webhook is disabled. Enable it first':
    'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein',
  'This is a test': 'Dies ist ein Test',
  "The secret can't be read any more. Make a new one":
    'Das Geheimnis ist nicht mehr lesbar. Erzeugen Sie ein neues',
  '%{status}: no success': '%{status}: kein Erfolg',
  '%{status}: a redirect, which is not followed': '%{status}: eine Weiterleitung, der nicht gefolgt wird',
  '%{quote} has no address': '%{quote} hat keine Adresse',
  '%{quote} is not an address of the public internet':
    '%{quote} ist keine Adresse des öffentlichen Internets',

  // What comes in and goes out
  Notice: 'Benachrichtigung',
  Mail: 'Mail',
  'There is no such check': 'Diese Prüfung gibt es nicht',
  'Hours must be 24 or 168': 'Stunden: 24 oder 168',
  'The text of this mail was not kept, because it held a code or a link, or is too old':
    'Der Text dieser Mail wurde nicht aufbewahrt, weil er einen Code oder einen Link enthielt oder zu alt ist',
};
