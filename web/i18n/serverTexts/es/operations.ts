import type { TextsOf } from '../textsOf.ts';

export const operations: TextsOf<'operations'> = {
  restored: 'Restaurado desde una copia de seguridad que no sabe nada posterior a %{time}',
  textMailNotKept:
    'El texto de este correo no se guardó, porque contenía un código o un enlace o es demasiado antiguo',
};
