import type { TextsOf } from '../textsOf.ts';

export const operations: TextsOf<'operations'> = {
  restored: 'La copia restaurada no contiene datos posteriores a %{time}',
  textMailNotKept:
    'El texto de este correo no se guardó porque contenía un código o un enlace, o es demasiado antiguo',
};
