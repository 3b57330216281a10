import type { TextsOf } from '../textsOf.ts';

export const webhooks: TextsOf<'webhooks'> = {
  addressMustHoldNo: 'Die URL darf keinen Benutzernamen und kein Passwort enthalten',
  addressMustOnePublic: 'Die URL muss im öffentlichen Internet liegen',
  isTest: 'Dies ist ein Test',
  noAddress: '%{quote} hat keine IP-Adresse',
  noSuccess: '%{status}: kein Erfolg',
  notAddressPublicInternet: '%{quote} liegt nicht im öffentlichen Internet',
  redirect: '%{status}: Weiterleitungen werden nicht befolgt',
  secretCantReadAny: 'Das Geheimnis ist nicht mehr lesbar. Erzeugen Sie ein neues',
  webhookDisabledEnableFirst: 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein',
  webhooksRemoveOneFirst: 'Sie haben %{most} Webhooks. Bitte entfernen Sie zuerst einen',
};
