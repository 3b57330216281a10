import type { TextsOf } from '../textsOf.ts';

export const operations: TextsOf<'operations'> = {
  restored: 'Die wiederhergestellte Sicherung enthält keine Daten nach %{time}',
  standbyPromoted: 'Die Datenbank wurde auf einen Standby umgeschaltet, dem Daten nach %{time} fehlen können',
  otherPostgres:
    'Die Datenbank liegt auf einem anderen Server als zuvor, dem Daten nach %{time} fehlen können',
  textMailNotKept:
    'Der Text dieser E-Mail wurde nicht aufbewahrt, weil er einen Code oder Link enthielt oder zu alt ist',
  capNeedsPrice:
    'Ein Kostenlimit braucht den Preis des verwendeten Modells (%{model}). Tragen Sie ihn zuerst ein',
  priceNotInPast: 'Ein Preis gilt ab jetzt oder später',
};
