import type { TextsOf } from '../textsOf.ts';

export const webhooks: TextsOf<'webhooks'> = {
  addressMustHoldNo: 'La URL no puede contener usuario ni contraseña',
  addressMustOnePublic: 'La URL debe estar en la internet pública',
  isTest: 'Esto es una prueba',
  noAddress: '%{quote} no tiene dirección IP',
  noSuccess: '%{status}: sin éxito',
  notAddressPublicInternet: '%{quote} no está en la internet pública',
  redirect: '%{status}: no se siguen las redirecciones',
  secretCantReadAny: 'El secreto ya no se puede leer. Cree uno nuevo',
  webhookDisabledEnableFirst: 'Este webhook está desactivado. Actívelo primero',
  webhooksRemoveOneFirst: 'Tiene %{most} webhooks. Quite uno primero',
};
