import type { Sentences } from '../../sentences.ts';

/** What an operator is told: plans, webhooks, providers, mails. */
export const operations: Sentences = {
  // Plans
  'There are %{most} plans, which is the most': 'Hay %{most} planes, que es el máximo',
  'The order must name every plan once': 'El orden debe nombrar cada plan una vez',
  'The price must be a whole number of dollars from 1 to %{most}':
    'El precio debe ser un número entero de dólares de 1 a %{most}',
  'The name': 'El nombre',
  'The type': 'El tipo',
  'A feature': 'Una característica',
  'A plan has at most %{most} features': 'Un plan tiene como máximo %{most} características',
  '%{what} must be yes or no': '%{what} debe ser sí o no',
  Included: 'Incluido',
  Archived: 'Archivado',
};
