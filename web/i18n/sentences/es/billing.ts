import type { Sentences } from '../../sentences.ts';

/** Plans, seats, cards, and the providers that are asked for something. */
export const billing: Sentences = {
  // Plans
  'Comments from searches and profiles': 'Comentarios de búsquedas y perfiles',
  'Drafts to approve before they are posted': 'Borradores que aprueba antes de publicarlos',
  'The command line and the API': 'La línea de comandos y la API',
  'Answers within one working day': 'Respuestas en un día laborable',
  'A call to set everything up': 'Una llamada para configurarlo todo',
  'There is no such plan': 'Ese plan no existe',
  'The plan': 'el plan',
  'This is your current plan': 'Este es su plan actual',
  'You have a subscription already. Change its plan instead': 'Ya tiene una suscripción. Cambie su plan',
  'You have no subscription yet. Please choose a plan': 'Aún no tiene suscripción. Elija un plan',
  'Your subscription has ended. Please choose a plan': 'Su suscripción ha terminado. Elija un plan',
  'A subscription is cancelled at the end of its period': 'Una suscripción se cancela al final de su período',
  'Another change to your billing is still being worked on':
    'Aún se está procesando otro cambio en su facturación',
  'Your last invoice is not paid yet. Please update your payment method first':
    'Su última factura aún no está pagada. Actualice primero su método de pago',

  // Seats
  'Reached the seats limit': 'Se ha alcanzado el límite de plazas',
  'Give the seats, the plan or both': 'Indique las plazas, el plan o ambos',
  '%{are} connected. Please disconnect %{accounts} first': '%{are}. Desconecte primero %{accounts}',
  '1 account is': 'Hay 1 cuenta conectada',
  '%{count} accounts are': 'Hay %{count} cuentas conectadas',
  '1 account': '1 cuenta',
  '%{count} accounts': '%{count} cuentas',
  '%{what} must be a whole number from 1 to %{most}': 'Debe ser un número entero de 1 a %{most}: %{what}',
  'The page': 'la página',
  'The limit': 'el límite',

  // Cards
  'The payment method': 'el método de pago',
  'The payment method is not valid': 'El método de pago no es válido',
  'Please add a payment method before subscribing to a plan':
    'Añada un método de pago antes de suscribirse a un plan',
  'This is the only card of your subscription. Please add another one first':
    'Esta es la única tarjeta de su suscripción. Añada otra primero',
  'Your card has insufficient funds': 'Su tarjeta no tiene fondos suficientes',
  'Your card was used too often in a short time, or is over its limit':
    'Su tarjeta se ha usado demasiadas veces en poco tiempo o ha superado su límite',
  'Your card is over its limit': 'Su tarjeta ha superado su límite',
  'Your card is past its expiry date': 'Su tarjeta está caducada',
  "Your card's expiry month is not right": 'El mes de caducidad de su tarjeta no es correcto',
  "Your card's expiry year is not right": 'El año de caducidad de su tarjeta no es correcto',
  "Your card's number is not right": 'El número de su tarjeta no es correcto',
  "Your card's security code is not right": 'El código de seguridad de su tarjeta no es correcto',
  'Your card does not take this kind of payment': 'Su tarjeta no admite este tipo de pago',
  'Your card does not take payments in this currency': 'Su tarjeta no admite pagos en esta moneda',
  'Your card could not be processed. Please try again in a little while':
    'No se pudo procesar su tarjeta. Inténtelo de nuevo dentro de un rato',
  'Your bank wants to be asked about this payment. Please add the card anew, or use another one':
    'Su banco pide confirmar este pago. Vuelva a añadir la tarjeta o use otra',
  'Your bank asks you to confirm this payment. Please open %{url} and confirm it there':
    'Su banco le pide que confirme este pago. Abra %{url} y confírmelo allí',
  'This payment was made meanwhile. Please reload the page':
    'Este pago se ha hecho entretanto. Vuelva a cargar la página',
  'Please add a payment method, then confirm the payment with it':
    'Añada un método de pago y confirme el pago con él',
  'Your card was declined': 'Su tarjeta ha sido rechazada',
  'The signature of this notice is not right, or too old':
    'La firma de este aviso no es correcta o es demasiado antigua',

  // Providers
  LinkedIn: 'LinkedIn',
  'The payments provider': 'El proveedor de pagos',
  'The image host': 'El servicio de imágenes',
  'The writer': 'El redactor',
  "%{provider} can't be reached at the moment": 'No se puede acceder en este momento: %{provider}',
  '%{provider} does not answer at the moment': '%{provider} no responde en este momento',
  '%{provider} does not answer properly at the moment': '%{provider} no responde bien en este momento',
  '%{provider} gave an answer that makes no sense': '%{provider} ha dado una respuesta que no se entiende',
  '%{provider} asks for a pause': '%{provider} pide una pausa',
  '%{provider} refused this': '%{provider} lo ha rechazado',
  '%{provider} refused the request': '%{provider} ha rechazado la petición',
  '%{provider} refused the photo': '%{provider} ha rechazado la foto',
  '%{provider} does not know this any more': '%{provider} ya no lo conoce',
  '%{provider} does not know this customer any more': '%{provider} ya no conoce a este cliente',
  'The payments of this installation are not set up correctly':
    'Los pagos de esta instalación no están bien configurados',
  'The image host of this installation is not set up correctly':
    'El servicio de imágenes de esta instalación no está bien configurado',
  'The writer of this installation is not set up correctly':
    'El redactor de esta instalación no está bien configurado',
  'The %{provider} connection of this installation is not set up correctly':
    'La conexión de esta instalación con %{provider} no está bien configurada',
  "Today's reading limit at LinkedIn is reached": 'Se alcanzó el límite de lectura de hoy en LinkedIn',
  'LinkedIn allows no more comments for this account today':
    'LinkedIn no permite más comentarios de esta cuenta hoy',
  'LinkedIn no longer has this': 'LinkedIn ya no lo tiene',
  'LinkedIn does not allow this here': 'LinkedIn no lo permite aquí',
};
