import type { TextsOf } from '../textsOf.ts';

export const operations: TextsOf<'operations'> = {
  restored: 'La copia restaurada no contiene datos posteriores a %{time}',
  standbyPromoted:
    'La base de datos pasó a un servidor en espera al que pueden faltarle datos posteriores a %{time}',
  otherPostgres:
    'La base de datos está en otro servidor que antes, al que pueden faltarle datos posteriores a %{time}',
  textMailNotKept:
    'El texto de este correo no se guardó porque contenía un código o un enlace, o es demasiado antiguo',
  capNeedsPrice: 'Un límite necesita el precio del modelo en uso (%{model}). Añádalo primero',
  priceNotInPast: 'Un precio se aplica desde ahora o más tarde',
};
