import type { TextsOf } from '../textsOf.ts';

export const webhooks: TextsOf<'webhooks'> = {
  addressMustHoldNo: 'Die Adresse darf keinen Namen und kein Passwort enthalten',
  addressMustOnePublic: 'Die Adresse muss im öffentlichen Internet liegen',
  isTest: 'Dies ist ein Test',
  noAddress: '%{quote} hat keine Adresse',
  noSuccess: '%{status}: kein Erfolg',
  notAddressPublicInternet: '%{quote} ist keine Adresse des öffentlichen Internets',
  redirect: '%{status}: eine Weiterleitung, der nicht gefolgt wird',
  secretCantReadAny: 'Das Geheimnis ist nicht mehr lesbar. Erzeugen Sie ein neues',
  webhookDisabledEnableFirst: 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein',
  webhooksRemoveOneFirst: 'Sie haben %{most} Webhooks. Bitte entfernen Sie zuerst einen',
};
