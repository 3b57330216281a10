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

  // Webhooks
  Webhook: 'Webhook',
  Message: 'Mensaje',
  'The address must begin with https://': 'La dirección debe empezar por https://',
  'The address must hold no name and no password': 'La dirección no debe contener nombre ni contraseña',
  'The address must be one of the public internet': 'La dirección debe ser del internet público',
  'The address is required': 'Falta la dirección',
  'The address is too long': 'La dirección es demasiado larga',
  'There is no such kind of event': 'No existe ese tipo de evento',
  'Events must be a list': 'Los eventos deben ser una lista',
  'Choose at least one kind of event': 'Elija al menos un tipo de evento',
  'Name each kind of event once': 'Nombre cada tipo de evento una sola vez',
  Enabled: 'Activado',
  'You have %{most} webhooks. Please remove one first': 'Tiene %{most} webhooks. Quite uno primero',
  'This webhook is disabled. Enable it first': 'Este webhook está desactivado. Actívelo primero',
  'This is a test': 'Esto es una prueba',
  "The secret can't be read any more. Make a new one": 'El secreto ya no se puede leer. Cree uno nuevo',
  '%{status}: no success': '%{status}: sin éxito',
  '%{status}: a redirect, which is not followed': '%{status}: una redirección, que no se sigue',
  '%{quote} has no address': '%{quote} no tiene dirección',
  '%{quote} is not an address of the public internet': '%{quote} no es una dirección del internet público',

  // What comes in and goes out
  Notice: 'Aviso',
  Mail: 'Correo',
  'There is no such check': 'No existe esa comprobación',
  'Hours must be 24 or 168': 'Horas: 24 o 168',
  'The text of this mail was not kept, because it held a code or a link, or is too old':
    'El texto de este correo no se guardó, porque contenía un código o un enlace o es demasiado antiguo',
};
