import type { TextsOf } from '../textsOf.ts';

export const providers: TextsOf<'providers'> = {
  asksPause: '%{provider} pide ir más despacio',
  bankWantsAskedAbout: 'Su banco pide confirmar este pago. Vuelva a añadir la tarjeta o use otra',
  cantReachedMoment: 'No se puede acceder en este momento: %{provider}',
  cardCouldNotProcessed: 'No se pudo procesar su tarjeta. Inténtelo de nuevo dentro de un rato',
  cardDeclined: 'Su tarjeta ha sido rechazada',
  cardDoesNotTake: 'Su tarjeta no admite pagos en esta moneda',
  cardDoesNotTakeKind: 'Su tarjeta no admite este tipo de pago',
  cardInsufficientFunds: 'Su tarjeta no tiene fondos suficientes',
  cardOverLimit: 'Su tarjeta ha superado su límite',
  cardPastExpiryDate: 'Su tarjeta está caducada',
  cardsExpiryMonthNot: 'El mes de caducidad de su tarjeta no es correcto',
  cardsExpiryYearNot: 'El año de caducidad de su tarjeta no es correcto',
  cardsNumberNotRight: 'El número de su tarjeta no es correcto',
  cardsSecurityCodeNot: 'El código de seguridad de su tarjeta no es correcto',
  cardUsedTooOften: 'Su tarjeta se ha usado demasiadas veces en poco tiempo o ha superado su límite',
  connectionNotSetUp: 'La conexión con %{provider} no está bien configurada en este servidor',
  doesNotKnowAny: '%{provider} ya no lo conoce',
  imageHostInstallationNot: 'El servicio de imágenes no está bien configurado en este servidor',
  keyMayNotUse:
    'La clave no puede usar este modelo desde aquí: revise en el proveedor los permisos de OPENAI_API_KEY',
  keyNoCreditAdd: 'Esta clave no tiene saldo: añada saldo o aumente el límite de gasto en el proveedor',
  keyRefusedSetOpenai:
    'La clave fue rechazada: ponga en OPENAI_API_KEY una que el proveedor acepte y reinicie',
  linkedinAllowsNoMore: 'LinkedIn no permite más comentarios de esta cuenta hoy',
  linkedinDoesNotAllow: 'LinkedIn no lo permite',
  linkedinNoLonger: 'LinkedIn ya no lo tiene',
  linkedinSignedAccountOut: 'LinkedIn ha cerrado la sesión de esta cuenta. Iníciela de nuevo',
  modelAllowsFewerTokens:
    'El modelo permite menos tokens: reduzca OPENAI_MAX_TOKENS o dé al modelo un contexto más largo y reinicie',
  modelDoesNotAccept:
    'El modelo no acepta este esfuerzo de razonamiento: cambie o quite OPENAI_REASONING_EFFORT y reinicie',
  nothingAnswersChatCompletions:
    'En esta dirección nada responde a chat completions: ponga en OPENAI_BASE_URL la que termina antes de /chat/completions',
  paymentsInstallationNotSet: 'Los pagos no están bien configurados en este servidor',
  refused: '%{provider} lo ha rechazado',
  refusedPhoto: '%{provider} ha rechazado la foto',
  refusedRequest: '%{provider} ha rechazado la petición',
  senseless: '%{provider} ha devuelto una respuesta ilegible',
  serverNoSuchModel: 'El servidor no tiene ese modelo: ponga en OPENAI_MODEL uno que ofrezca y reinicie',
  silent: '%{provider} no responde en este momento',
  todaysReadingLimitLinkedin: 'Se alcanzó el límite de lectura de hoy en LinkedIn',
  unclear: '%{provider} no responde bien en este momento',
  unknownCustomer: '%{provider} ya no conoce a este cliente',
  writerInstallationNotSet: 'El redactor de IA no está bien configurado en este servidor',
};
