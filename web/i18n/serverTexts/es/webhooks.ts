import type { TextsOf } from '../textsOf.ts';

export const webhooks: TextsOf<'webhooks'> = {
  addressMustHoldNo: 'La dirección no debe contener nombre ni contraseña',
  addressMustOnePublic: 'La dirección debe ser del internet público',
  isTest: 'Esto es una prueba',
  noAddress: '%{quote} no tiene dirección',
  noSuccess: '%{status}: sin éxito',
  notAddressPublicInternet: '%{quote} no es una dirección del internet público',
  redirect: '%{status}: una redirección, que no se sigue',
  secretCantReadAny: 'El secreto ya no se puede leer. Cree uno nuevo',
  webhookDisabledEnableFirst: 'Este webhook está desactivado. Actívelo primero',
  webhooksRemoveOneFirst: 'Tiene %{most} webhooks. Quite uno primero',
};
