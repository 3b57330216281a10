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
};
